/** The device that the app runs on: what it is, how large its screen is, whether someone uses it. */
import { type DeviceKind, deviceKind } from './deviceKind.ts'
import type { TelevisionFacts, TelevisionWindow } from './television.ts'

export interface ScreenSize {
  width: number
  height: number
}

export interface Device {
  readonly kind: DeviceKind
  /** How many fingers its screen feels at once. */
  readonly touchPoints: number
  /** CSS pixels of the window. */
  screen: () => ScreenSize
  /** Calls the listener whenever the size of the window changes. Returns the unsubscribe function. */
  onResize: (listener: () => void) => () => void
  /** Calls the listener with every key press, touch and wheel event. Returns the unsubscribe function. */
  onInput: (listener: (event: Event) => void) => () => void
  /** Asks a television what it is; null at once on everything else. Never rejects. */
  ask: () => Promise<TelevisionFacts | null> | null
  /** What the television answered last. */
  facts: () => TelevisionFacts | null
}

type DeviceWindow = Pick<
  Window,
  'navigator' | 'innerWidth' | 'innerHeight' | 'addEventListener' | 'removeEventListener'
>

/** Is there anything to ask at all? Only then is the code that asks fetched. */
const hasTelevisionApi = (window: object): window is TelevisionWindow =>
  ['webapis', 'tizen', 'webOS'].some((name) => name in window)

export function createDevice(window: DeviceWindow = globalThis.window): Device {
  const { navigator } = window
  const { userAgent } = navigator
  const touchPoints = navigator.maxTouchPoints ?? 0
  let facts: TelevisionFacts | null = null

  function on(names: readonly string[], listener: (event: Event) => void) {
    for (const name of names) window.addEventListener(name, listener, true)
    return () => {
      for (const name of names) window.removeEventListener(name, listener, true)
    }
  }

  return {
    kind: deviceKind(userAgent, touchPoints),
    touchPoints,
    screen: () => ({ width: window.innerWidth, height: window.innerHeight }),
    onResize: (listener) => on(['resize'], listener),
    onInput: (listener) => on(['keydown', 'pointerdown', 'wheel'], listener),
    ask: () => (hasTelevisionApi(window) ? ask(window) : null),
    facts: () => facts,
  }

  async function ask(set: TelevisionWindow) {
    try {
      const { readTelevision } = await import('./television.ts')
      facts = await readTelevision(set)
    } catch {
      // Its code did not come; the next refresh asks again.
    }
    return facts
  }
}
