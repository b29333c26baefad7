// Determines who an HTTP request comes from, by its URL, the page it came from and its cookies.
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { GuestOnDevice } from '../channel/channels.ts'
import { propertyOf } from '../currentProperty.ts'
import type { PropertyId } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import { cookieOf, type DeviceMark, deviceOf } from './device.ts'

/** What the handler of a route knows about the client. */
export interface HttpVisitor extends HttpAddress {
  /** The client's device, the guests who are signed in on it, and their rooms. */
  device: DeviceMark
  guests: readonly GuestOnDevice[]
  rooms: readonly string[]
  /** What makes a repetition of the request known: its header `Idempotency-Key`. Null if it has none. */
  intentKey: string | null
  /** IP address of the client. */
  address: string
}

/** What the URL, the referrer and the cookies say; a client can forge all of these. */
interface HttpAddress {
  params: Record<string, string>
  property: PropertyId
  room: string | null
  /** Language of the guest, if the request names it. */
  language: string | null
  /** Origin of the hotel, as the client addressed it. */
  origin: string
  bearer: string | null
}

/** A refused request: its status, a code for programs, and a message for people. */
export class HttpRefusal extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string

  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

function saidByCookie(request: Request, name: string): string | null {
  const value = cookieOf(request.headers.get('cookie'), name)
  return value === null ? null : safelyDecoded(value)
}

function safelyDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function refererQuery(request: Request): URLSearchParams {
  const referer = request.headers.get('referer')
  return referer && URL.canParse(referer) ? new URL(referer).searchParams : new URLSearchParams()
}

/** Reads a value from the URL, else from the referrer, else from a cookie: the app's order (QRY-19). */
function said(request: Request, name: string): string | null {
  return (
    new URL(request.url).searchParams.get(name) ??
    refererQuery(request).get(name) ??
    saidByCookie(request, name)
  )
}

export function visitorOf(request: Request, params: Record<string, string> = {}): HttpAddress {
  return {
    params,
    property: propertyOf(said(request, 'property')) ?? '1',
    room: said(request, 'roomNr') ?? said(request, 'room'),
    language: said(request, 'lang'),
    origin: new URL(request.url).origin,
    bearer: /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
  }
}

/** The room that the request names, if its guest is signed in on the device: the desk takes nobody's word for it. */
export function provedRoom({ channels }: Pick<HotelServices, 'channels'>, request: Request): string | null {
  const { room } = visitorOf(request)
  const guests = channels.guestsOf(deviceOf(request.headers.get('cookie')))
  return guests.some((guest) => guest.room === room) ? room : null
}

/** Maximum length of a key, as of a message's id. */
const longestKey = 100

export function intentKeyOf({ headers }: Request): string | null {
  const key = headers.get('idempotency-key')
  if (key !== null && (key === '' || key.length > longestKey))
    throw new HttpRefusal(400, 'invalid', `Idempotency-Key has 1 to ${longestKey} characters.`)
  return key
}

/** Returns the room that the request names, and throws unless its guest is signed in on this device. */
export function ownRoom({ room, rooms }: HttpVisitor): string {
  if (room === null) throw new HttpRefusal(400, 'no_room', 'Which room?')
  if (rooms.includes(room)) return room
  throw rooms.length === 0
    ? new HttpRefusal(401, 'not_signed_in', 'No guest is signed in on this device.')
    : new HttpRefusal(403, 'not_your_room', 'This is the room of another guest.')
}
