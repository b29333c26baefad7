import { basePath, homePath } from '../../core/routing/paths.ts'
import { actionOf, directionOf } from '../../ui/focus/keys.ts'

/** How long keys wait at most. */
const waitLimitMs = 2500

/** Whether the address has changed, but the screen before it is still shown, because the next one loads. */
export function isScreenPending(): boolean {
  const path = document.getElementById('content')?.dataset.path
  const { pathname } = window.location
  return path !== undefined && (pathname.slice(basePath.length) || homePath) !== path
}

/**
 * Keeps the arrow keys that the guest presses while nothing can act on them, and an OK that follows them, in their
 * order. An OK alone is dropped: the guest has not seen what it would press.
 * @param isWaiting whether nothing can act
 * @param early keys that were pressed before the code was there
 */
export function keepWaitingKeys(isWaiting: () => boolean, early: readonly KeyboardEvent[]) {
  const kept: string[] = []
  let isReplaying = false
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function keep(event: KeyboardEvent): boolean {
    const direction = directionOf(event)
    if (direction) kept.push(`Arrow${direction[0]?.toUpperCase()}${direction.slice(1)}`)
    else if (actionOf(event) !== 'ok') return false
    else if (kept.length > 0) kept.push('Enter')
    timer ??= setTimeout(replay, waitLimitMs)
    return true
  }
  function replay() {
    clearTimeout(timer)
    timer = undefined
    const key = kept.shift()
    if (key === undefined) return
    const active = document.activeElement ?? document.body
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    isReplaying = true
    if (active.dispatchEvent(event) && key === 'Enter' && active instanceof HTMLElement) active.click()
    isReplaying = false
    settle()
  }
  /** Replays the keys, one in a frame, as soon as something can act on them. */
  function settle() {
    if (kept.length === 0 || isWaiting()) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => isWaiting() || replay())
  }
  function handleKey(event: KeyboardEvent) {
    if (isReplaying || event.defaultPrevented || event.repeat) return
    if (kept.length === 0 && !isWaiting()) return
    if (!keep(event)) {
      // Back or a colour key leads elsewhere: those before it were for the screen that it leaves.
      kept.length = 0
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const event of early) keep(event)
  document.addEventListener('keydown', handleKey, true)
  return {
    settle,
    stop() {
      document.removeEventListener('keydown', handleKey, true)
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    },
  }
}
