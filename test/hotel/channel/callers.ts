// Whose frame is handled next: one of each caller in a turn of the event loop, however many channels a caller has open.
interface Waiting {
  /** What the channel has asked of late. */
  taken: number
  handle: () => void
}

export class Callers {
  /** Callers of whom a frame was handled in this turn, with what else they have sent. */
  readonly #waiting = new Map<string, Waiting[]>()

  /** Handles a frame at once if it is the first of its caller in this turn; else later, a quiet channel's first. */
  take(caller: string, frame: Waiting): void {
    const waiting = this.#waiting.get(caller)
    if (waiting) return void waiting.push(frame)
    this.#waiting.set(caller, [])
    this.#handle(caller, frame)
  }

  #handle(caller: string, { handle }: Waiting) {
    setImmediate(() => this.#next(caller))
    handle()
  }

  #next(caller: string) {
    const waiting = this.#waiting.get(caller) ?? []
    const [first, ...others] = waiting
    if (!first) return void this.#waiting.delete(caller)
    const quietest = others.reduce((best, frame) => (frame.taken < best.taken ? frame : best), first)
    waiting.splice(waiting.indexOf(quietest), 1)
    this.#handle(caller, quietest)
  }
}
