// The simulated hotel behind a fault: what it hears and says over channel and HTTP can be changed on the way.
import type { Channels, Line, OpenChannel } from '../../../hotel/channel/channels.ts'
import type { ChannelDevice } from '../../../hotel/channel/session.ts'
import { type Hotel, openHotel } from '../../../hotel/hotel.ts'
import { listen } from '../../../hotel/http/server.ts'

export interface Frame {
  dispatch: { module: string; function: string; message_id: string; [field: string]: unknown }
  payload: { status?: string; message?: string; root?: unknown; [field: string]: unknown }
}

/** A channel between a guest and the wrong hotel. */
export interface Wire {
  query: URLSearchParams
  /** Room that the guest on it has signed in with. */
  room: string
  /** Says something to the guest. */
  say: (frame: Frame) => void
  /** Lets the hotel hear something as if this guest had said it; the reply goes to this guest. */
  hear: (frame: Frame) => void
  drop: () => void
}

export interface Fault {
  /** Sees a request. Returns what the hotel hears, or null for nothing. */
  asked?: (frame: Frame, wire: Wire, all: readonly Wire[]) => Frame | null
  /** Sees a reply or an event. Returns what the guest hears, or null for nothing. */
  said?: (frame: Frame, wire: Wire, all: readonly Wire[]) => Frame | null
  /** Sees the text of each frame that the guest hears. */
  text?: (text: string) => string | null
  /** Sees a frame that is no message. */
  heardNoise?: (wire: Wire) => void
  /** Answers HTTP; `hotel` is what the right hotel does. */
  http?: (request: Request, hotel: (request: Request) => Promise<Response>) => Promise<Response>
}

const encode = (frame: Frame) => `\u0002${JSON.stringify(frame)}\u0003`

function decode(text: string): Frame | null {
  try {
    const frame: Frame = JSON.parse(text.slice(1, -1))
    return frame.dispatch?.message_id ? frame : null
  } catch {
    return null
  }
}

function faultyChannels(channels: Channels, fault: Fault): Pick<Channels, 'open'> {
  const all: Wire[] = []
  function open(line: Line, query: URLSearchParams, device?: ChannelDevice): OpenChannel {
    const write = (text: string) => {
      const changed = fault.text ? fault.text(text) : text
      if (changed !== null) line.send(changed)
    }
    const send = (text: string) => {
      const frame = decode(text)
      const changed = frame && fault.said ? fault.said(frame, wire, all) : frame
      if (frame === null) write(text)
      else if (changed) write(encode(changed))
    }
    const inner = channels.open({ send, drop: line.drop }, query, device)
    const wire: Wire = {
      query,
      room: '',
      say: (frame) => write(encode(frame)),
      hear: (frame) => inner.heard(encode(frame)),
      drop: line.drop,
    }
    all.push(wire)
    return {
      heard(text) {
        const frame = decode(text)
        if (!frame) {
          if (!text.includes('PONG')) fault.heardNoise?.(wire)
          return inner.heard(text)
        }
        const { room } = (frame.payload ?? {}) as { room?: string }
        if (frame.dispatch.function === 'authenticate' && room) wire.room = room
        const changed = fault.asked ? fault.asked(frame, wire, all) : frame
        if (changed) inner.heard(changed === frame ? text : encode(changed))
      },
      closed() {
        all.splice(all.indexOf(wire), 1)
        inner.closed()
      },
    }
  }
  return { open }
}

const noon = Date.parse('2026-11-19T11:00:00Z')

export interface WrongHotel {
  origin: string
  desk: Hotel['desk']
  close: () => Promise<void>
}

/** Several faults as one: each sees what the one before it has left. */
export const together = (faults: readonly Fault[]): Fault => ({
  asked: (first, wire, all) =>
    faults.reduce<Frame | null>(
      (frame, { asked }) => (frame && asked ? asked(frame, wire, all) : frame),
      first,
    ),
  said: (first, wire, all) =>
    faults.reduce<Frame | null>((frame, { said }) => (frame && said ? said(frame, wire, all) : frame), first),
  text: (first) =>
    faults.reduce<string | null>((text, fault) => (text && fault.text ? fault.text(text) : text), first),
  heardNoise: (wire) => {
    for (const { heardNoise } of faults) heardNoise?.(wire)
  },
  http: (request, hotel) =>
    faults.reduce<(asked: Request) => Promise<Response>>(
      (inner, { http }) => (http ? (asked) => http(asked, inner) : inner),
      hotel,
    )(request),
})

export async function startWrongHotel(fault: Fault = {}): Promise<WrongHotel> {
  // The clock goes on, so that wake-ups and keys have a future.
  const started = Date.now()
  const hotel = openHotel({ pingEvery: 500, now: () => noon + Date.now() - started })
  const wrong = {
    ...hotel,
    channels: faultyChannels(hotel.channels, fault),
    app: {
      fetch(request: Request, env: object) {
        const right = async (asked: Request) => hotel.app.fetch(asked, env)
        return fault.http ? fault.http(request, right) : right(request)
      },
    },
  }
  const door = await listen(wrong as unknown as Hotel, { port: 0, host: '127.0.0.1' })
  const close = async () => {
    hotel.channels.close()
    await door.close()
    hotel.close()
  }
  return { origin: door.origin, desk: hotel.desk, close }
}
