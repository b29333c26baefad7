// Handles the frames of a channel one after the other, each in a turn of the event loop of its own: a device that sends
// many at once keeps nobody else waiting, and its answers do not pile up before the first one is sent.
interface Reading {
  pause?: () => void
  resume?: () => void
}

/** Numbers of waiting frames at which the channel is no longer read, and is read again. */
const mostWaiting = 50
const fewWaiting = 10

export class Turns {
  readonly #handle: (text: string) => void
  readonly #reading: Reading
  readonly #waitMs: () => number
  #waiting: string[] = []
  #isTaken = false
  #isPaused = false

  /** `waitMs`: how long the next frame has to wait, because the device has sent too many. */
  constructor(handle: (text: string) => void, reading: Reading, waitMs: () => number) {
    this.#handle = handle
    this.#waitMs = waitMs
    this.#reading = reading
  }

  /** Handles the frame at once if it is the first in this turn. */
  take(text: string): void {
    if (this.#isTaken) {
      this.#waiting.push(text)
      if (this.#waiting.length >= mostWaiting) this.#pause(true)
      return
    }
    this.#isTaken = true
    this.#handle(text)
    setImmediate(() => this.#next())
  }

  #next() {
    const waitMs = this.#waitMs()
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
