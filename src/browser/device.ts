/** The device that the app runs on: its kind and the guest's input. */
import { type DeviceKind, deviceKind } from './deviceKind.ts'
import type { TelevisionFacts, TelevisionWindow } from './television.ts'

export interface Device {
  readonly kind: DeviceKind
  /** How many simultaneous touches the screen supports. */
  readonly touchPoints: number
  /** Calls the listener with every key press, touch and wheel event. Returns the unsubscribe function. */
  onInput: (listener: (event: Event) => void) => () => void
  /** Reads the facts of a TV. Returns null at once on any other device; never rejects. */
  ask: () => Promise<TelevisionFacts | null> | null
  /** The facts read last. */
  facts: () => TelevisionFacts | null
}

type DeviceWindow = Pick<Window, 'navigator' | 'addEventListener' | 'removeEventListener'>

const inputEvents = ['keydown', 'pointerdown', 'wheel'] as const

/** True if one of the TV makers' APIs exists; only then the code that reads a TV is loaded. */
const hasTelevisionApi = (window: object): window is TelevisionWindow =>
  ['webapis', 'tizen', 'webOS'].some((name) => name in window)

export function createDevice(window: DeviceWindow = globalThis.window): Device {
  const { navigator } = window
  const { userAgent } = navigator
  const touchPoints = navigator.maxTouchPoints ?? 0
  let facts: TelevisionFacts | null = null

  return {
    kind: deviceKind(userAgent, touchPoints),
    touchPoints,
    onInput(listener) {
      for (const name of inputEvents) window.addEventListener(name, listener, true)
      return () => {
        for (const name of inputEvents) window.removeEventListener(name, listener, true)
      }
    },
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
