// Handles the frames of a channel one after the other, each in a turn of the event loop of its own: a device that sends
// many at once keeps nobody else waiting, and its answers do not pile up before the first one is sent. Nor does a caller
// with many channels: `callers.ts`.
import type { Callers } from './callers.ts'

interface Reading {
  pause?: () => void
  resume?: () => void
}

/** Whose frames these are, and when they are handled. */
interface Place {
  callers: Callers
  caller: () => string
  /** What the channel has asked of late. */
  taken: () => number
  /** How long the next frame has to wait, because the device has sent too many. */
  waitMs: () => number
}

/** Numbers of waiting frames at which the channel is no longer read, and is read again. */
const mostWaiting = 50
const fewWaiting = 10

export class Turns {
  readonly #handle: (text: string) => void
  readonly #reading: Reading
  readonly #place: Place
  #waiting: string[] = []
  #isTaken = false
  #isPaused = false

  constructor(handle: (text: string) => void, reading: Reading, place: Place) {
    this.#handle = handle
    this.#place = place
    this.#reading = reading
  }

  /** Handles the frame at once if it is the first of its channel and caller in this turn. */
  take(text: string): void {
    if (this.#isTaken) {
      this.#waiting.push(text)
      if (this.#waiting.length >= mostWaiting) this.#pause(true)
      return
    }
    this.#isTaken = true
    const { callers, caller, taken } = this.#place
    const handle = () => {
      setImmediate(() => this.#next())
      this.#handle(text)
    }
    callers.take(caller(), { taken: taken(), handle })
  }

  #next() {
    const waitMs = this.#place.waitMs()
    if (waitMs > 0) return void setTimeout(() => this.#next(), waitMs).unref()
    this.#isTaken = false
    const text = this.#waiting.shift()
    if (this.#waiting.length <= fewWaiting) this.#pause(false)
    if (text !== undefined) this.take(text)
  }

  #pause(isPaused: boolean) {
    if (isPaused === this.#isPaused) return
    this.#isPaused = isPaused
    if (isPaused) this.#reading.pause?.()
    else this.#reading.resume?.()
  }
}
