import type { FormFactor } from '../formFactor.ts'
import { formFactor } from '../useFormFactor.ts'
import { directionOf, isBackKey, isTextInput } from './keys.ts'
import type { SpatialOptions } from './spatial.ts'

const remoteFormFactors: readonly FormFactor[] = ['tv', 'kiosk']

/**
 * Loads spatial navigation: on a television at once, on a kiosk with the first arrow or Back key. On phones and tablets
 * the keys keep their default action. Returns the function that stops it.
 */
export function followArrowKeys(options: SpatialOptions = {}): () => void {
  let stopNavigation: (() => void) | undefined
  let isEnded = false
  const stopWaiting = () => document.removeEventListener('keydown', handleKey)
  const load = (firstKey?: KeyboardEvent) =>
    import('./spatial.ts').then(
      ({ startSpatialNavigation, takeKey }) => {
        if (isEnded || stopNavigation) return
        stopWaiting()
        stopNavigation = startSpatialNavigation(options)
        if (firstKey) takeKey(firstKey, options)
      },
      // If the chunk failed to load, the next key press retries.
      () => document.addEventListener('keydown', handleKey),
    )
  const handleKey = (event: KeyboardEvent) => {
    const back = isBackKey(event)
    if (event.defaultPrevented || (!back && !directionOf(event)) || !hasRemoteControl()) return
    stopWaiting()
    // While it loads, the first key press must neither be lost nor scroll the page.
    const isTaken = !isTextInput(event.target) && !(event.target instanceof HTMLInputElement)
    if (isTaken) event.preventDefault()
    void load(isTaken ? event : undefined)
  }
  document.addEventListener('keydown', handleKey)
  if (options.isTelevision) void load()
  return () => {
    isEnded = true
    stopWaiting()
    stopNavigation?.()
  }
}

const hasRemoteControl = () => remoteFormFactors.includes(formFactor())
