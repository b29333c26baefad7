import type { FormFactor } from '../formFactor.ts'
import { formFactor } from '../useFormFactor.ts'
import { directionOf, isBackKey, isTextInput } from './keys.ts'
import type { SpatialOptions } from './spatial.ts'

const remoteFormFactors: readonly FormFactor[] = ['tv', 'kiosk']

/**
 * Waits for the first key of a remote control and only then fetches the navigation by arrows. On phones and tablets
 * the keys keep their usual meaning. Returns what ends it.
 */
export function followArrowKeys(options: SpatialOptions = {}): () => void {
  let stopNavigation: (() => void) | undefined
  let isEnded = false
  const stopWaiting = () => document.removeEventListener('keydown', handleKey)
  const handleKey = (event: KeyboardEvent) => {
    const back = isBackKey(event)
    if (event.defaultPrevented || (!back && !directionOf(event)) || !hasRemoteControl()) return
    stopWaiting()
    // The first press must not be lost, nor scroll the page meanwhile.
    const isTaken = !isTextInput(event.target) && !(event.target instanceof HTMLInputElement)
    if (isTaken) event.preventDefault()
    import('./spatial.ts').then(
      ({ startSpatialNavigation, takeKey }) => {
        if (isEnded) return
        stopNavigation = startSpatialNavigation(options)
        if (isTaken) takeKey(event, options)
      },
      () => document.addEventListener('keydown', handleKey),
    )
  }
  document.addEventListener('keydown', handleKey)
  return () => {
    isEnded = true
    stopWaiting()
    stopNavigation?.()
  }
}

const hasRemoteControl = () => remoteFormFactors.includes(formFactor())
