import { focusScope } from '../../ui/focus/reach.ts'
import { isInSight, reveal } from '../../ui/focus/reading.ts'
import { isPlaceholder } from './televisionStart.ts'

/** Time after the last change of the page at which it counts as at rest: its scroll position is restored by then. */
const restMs = 450
/** Within this time after a key, a scroll of the page is what the key does. */
const keyMs = 1000

/**
 * Keeps the focused control in view when the page moves by itself: its scroll position is restored, rows come above it,
 * a bar appears over it. A guest who scrolls on past the focused control, to read a text, is left alone.
 * @param onHidden called if a heading has the focus and is out of view
 * @returns the function that stops it
 */
export function keepInSight(onHidden: () => void): () => void {
  /** The guest has scrolled away from the focused control. */
  let isReading = false
  let pressed: { on: Element | null; at: number } = { on: null, at: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The control that is out of view although it was revealed. It is not revealed again. */
  let givenUp: Element | null = null

  const check = () => {
    const { activeElement } = document
    if (isReading || !(activeElement instanceof HTMLElement) || activeElement === givenUp) return
    if (activeElement === document.body || !focusScope().contains(activeElement) || isInSight(activeElement))
      return
    if (isPlaceholder(activeElement) && focusScope() === document.body) return onHidden()
    reveal(activeElement)
    if (!isInSight(activeElement)) givenUp = activeElement
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(check, restMs)
  }
  const handleScroll = () => {
    const isOfKey = document.activeElement === pressed.on && Date.now() - pressed.at < keyMs
    if (isOfKey) isReading = true
    schedule()
  }
  const handleKey = () => {
    pressed = { on: document.activeElement, at: Date.now() }
  }
  const handlePointer = () => {
    isReading = true
  }
  const handleFocus = () => {
    isReading = false
    givenUp = null
    schedule()
  }
  const observer = new MutationObserver(schedule)
  observer.observe(document.body, { childList: true, subtree: true })
  const passive = { passive: true, capture: true }
  document.addEventListener('scroll', handleScroll, passive)
  window.addEventListener('resize', schedule)
  document.addEventListener('keydown', handleKey, true)
  document.addEventListener('wheel', handlePointer, passive)
  document.addEventListener('pointerdown', handlePointer, true)
  document.addEventListener('focusin', handleFocus)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    document.removeEventListener('scroll', handleScroll, passive)
    window.removeEventListener('resize', schedule)
    document.removeEventListener('keydown', handleKey, true)
    document.removeEventListener('wheel', handlePointer, passive)
    document.removeEventListener('pointerdown', handlePointer, true)
    document.removeEventListener('focusin', handleFocus)
  }
}
