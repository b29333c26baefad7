// Streams a station: sends its loop at playback speed for as long as a listener is connected.
import type { Stream } from '../radio.ts'

/** A listener, as the desk's list shows it. */
export interface Listener {
  station: string
  since: string
  bytes: number
}

/** 48 kbit/s. */
const bytesPerSecond = 6000
/** Seconds of sound sent at once, so that a player can start; the stream stays no further ahead than this. */
const headSeconds = 8
const sendEveryMs = 1000
/** Seconds of sound after which a stream fails: late enough for a player to have started. */
const soundSeconds: Partial<Record<Stream, number>> = { ends: 5, stalls: 10 }

export class Broadcast {
  readonly #listeners = new Set<Listener>()

  listeners(): Listener[] {
    return [...this.#listeners].map((listener) => ({ ...listener }))
  }

  /** Returns the sound as a stream. It ends when the listener disconnects, or fails as `stream` specifies. */
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
          // Sends nothing while the listener does not read (backpressure).
          if ((controller.desiredSize ?? 0) > -64) send((sendEveryMs / 1000) * bytesPerSecond)
        }, sendEveryMs)
        sending.unref()
      },
      cancel: stop,
    })
  }
}
