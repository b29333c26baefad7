// Who a request over HTTP comes from, as far as its address, the page it came from and its cookies tell.
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { propertyOf } from '../houses.ts'
import type { PropertyId } from '../seed/properties.ts'

/** What a handler of a route knows of the one who asks. */
export interface HttpVisitor {
  params: Record<string, string>
  property: PropertyId
  room: string | null
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

function cookieOf(request: Request, name: string): string | null {
  for (const pair of request.headers.get('cookie')?.split(';') ?? []) {
    const [key, value = ''] = pair.trim().split('=')
    if (key === name) return safelyDecoded(value)
  }
  return null
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
    new URL(request.url).searchParams.get(name) ?? refererQuery(request).get(name) ?? cookieOf(request, name)
  )
}

export function visitorOf(request: Request, params: Record<string, string> = {}): HttpVisitor {
  return {
    params,
    property: propertyOf(said(request, 'property')) ?? '1',
    room: said(request, 'roomNr') ?? said(request, 'room'),
  }
}
