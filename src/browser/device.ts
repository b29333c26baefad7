/** The device that the app runs on: its kind, its screen size and the guest's input. */
import { type DeviceKind, deviceKind } from './deviceKind.ts'
import type { TelevisionFacts, TelevisionWindow } from './television.ts'

export interface ScreenSize {
  width: number
  height: number
}

export interface Device {
  readonly kind: DeviceKind
  /** How many simultaneous touches the screen supports. */
  readonly touchPoints: number
  /** CSS pixels of the window. */
  screen: () => ScreenSize
  /** Calls the listener whenever the size of the window changes. Returns the unsubscribe function. */
  onResize: (listener: () => void) => () => void
  /** Calls the listener with every key press, touch and wheel event. Returns the unsubscribe function. */
  onInput: (listener: (event: Event) => void) => () => void
  /** Reads the facts of a TV. Returns null at once on any other device; never rejects. */
  ask: () => Promise<TelevisionFacts | null> | null
  /** The facts read last. */
  facts: () => TelevisionFacts | null
}

type DeviceWindow = Pick<
  Window,
  'navigator' | 'innerWidth' | 'innerHeight' | 'addEventListener' | 'removeEventListener'
>

/** True if one of the TV makers' APIs exists; only then the code that reads a TV is loaded. */
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
      // The chunk failed to load; the next refresh tries again.
    }
    return facts
  }
}
