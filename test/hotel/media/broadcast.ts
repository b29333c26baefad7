// A station on the air: its loop is sent at the pace at which it is heard, for as long as somebody listens.
import type { Stream } from '../radio.ts'

/** A listener, as the desk sees one. */
export interface Listener {
  station: string
  since: string
  bytes: number
}

/** 48 kbit/s. */
const bytesPerSecond = 6000
/** So much at once, that a player can begin; and no further ahead than that. */
const headSeconds = 8
const sendEveryMs = 1000
/** After how many seconds of sound a stream fails: late enough that a player has begun. */
const soundSeconds: Partial<Record<Stream, number>> = { ends: 5, stalls: 10 }

export class Broadcast {
  readonly #listeners = new Set<Listener>()

  listeners(): Listener[] {
    return [...this.#listeners].map((listener) => ({ ...listener }))
  }

  /** The sound from now on. It ends when the listener goes, or as the stream is said to fail. */
  listen(loop: Uint8Array<ArrayBuffer>, listener: Listener, stream: Stream): ReadableStream<Uint8Array> {
    const fails = soundSeconds[stream]
    const most = fails === undefined ? Number.POSITIVE_INFINITY : fails * bytesPerSecond
    let sending: NodeJS.Timeout | undefined
    const stop = () => {
      clearInterval(sending)
      this.#listeners.delete(listener)
    }
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#listeners.add(listener)
        const send = (bytes: number) => {
          for (let left = Math.min(bytes, most - listener.bytes); left > 0; ) {
            const from = listener.bytes % loop.length
            const chunk = loop.subarray(from, Math.min(loop.length, from + left))
            controller.enqueue(chunk)
            listener.bytes += chunk.length
            left -= chunk.length
          }
          if (stream === 'ends' && listener.bytes >= most) {
            stop()
            controller.close()
          }
        }
        send((fails ?? headSeconds) * bytesPerSecond)
        if (fails !== undefined) return
        sending = setInterval(() => {
          // One who does not take it gets no more for now.
          if ((controller.desiredSize ?? 0) > -64) send((sendEveryMs / 1000) * bytesPerSecond)
        }, sendEveryMs)
        sending.unref()
      },
      cancel: stop,
    })
  }
}
