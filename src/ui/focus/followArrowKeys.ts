import type { FormFactor } from '../formFactor.ts'
import { formFactor } from '../useFormFactor.ts'
import { directionOf, isBackKey, isWriting } from './keys.ts'
import type { SpatialOptions } from './spatial.ts'

const byRemote: readonly FormFactor[] = ['tv', 'kiosk']

/**
 * Waits for the first key of a remote control and only then fetches the navigation by arrows. On phones and tablets
 * the keys keep their usual meaning. Returns what ends it.
 */
export function followArrowKeys(options: SpatialOptions = {}): () => void {
  let end: (() => void) | undefined
  let ended = false
  const stopWaiting = () => document.removeEventListener('keydown', handleKey)
  const handleKey = (event: KeyboardEvent) => {
    const back = isBackKey(event)
    if (event.defaultPrevented || (!back && !directionOf(event)) || !isByRemote()) return
    stopWaiting()
    // The first press must not be lost, nor scroll the page meanwhile.
    const held = !isWriting(event.target) && !(event.target instanceof HTMLInputElement)
    if (held) event.preventDefault()
    import('./spatial.ts').then(
      ({ startSpatialNavigation, takeKey }) => {
        if (ended) return
        end = startSpatialNavigation(options)
        if (held) takeKey(event, options)
      },
      () => document.addEventListener('keydown', handleKey),
    )
  }
  document.addEventListener('keydown', handleKey)
  return () => {
    ended = true
    stopWaiting()
    end?.()
  }
}

const isByRemote = () => byRemote.includes(formFactor())
