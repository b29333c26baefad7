// Who a request over HTTP comes from, as far as its address, the page it came from and its cookies tell.
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { propertyOf } from '../currentProperty.ts'
import type { PropertyId } from '../seed/properties.ts'
import { cookieOf, type DeviceMark } from './device.ts'

/** What a handler of a route knows of the one who asks. */
export interface HttpVisitor extends HttpAddress {
  /** The device that asks, and the rooms whose guests are signed in on it. */
  device: DeviceMark
  rooms: readonly string[]
  /** Where in the network the request comes from. */
  address: string
}

/** What the address, the page and the cookies say; anybody can write those. */
interface HttpAddress {
  params: Record<string, string>
  property: PropertyId
  room: string | null
  /** What the guest reads, where the page says so. */
  language: string | null
  /** The hotel's own address, as the visitor wrote it. */
  origin: string
  bearer: string | null
}

/** A request that is refused: its status, a code for the program, and words for the log. */
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

/** The address's own word counts first, then that of the page, then the cookie's: the order of the app (QRY-19). */
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

/** The room that the request names. It is told and switched for its own guest alone. */
export function ownRoom({ room, rooms }: HttpVisitor): string {
  if (room === null) throw new HttpRefusal(400, 'no_room', 'Which room?')
  if (rooms.includes(room)) return room
  throw rooms.length === 0
    ? new HttpRefusal(401, 'not_signed_in', 'No guest is signed in on this device.')
    : new HttpRefusal(403, 'not_your_room', 'This is the room of another guest.')
}
