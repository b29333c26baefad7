// Which page a request comes from. A browser says so by itself; a page of somebody else gets nothing done here.
import type { MiddlewareHandler } from 'hono'
import { HttpRefusal } from './visitor.ts'

/** A page of this very host, or no page at all: what is no browser names none. */
export const isOwnOrigin = (origin: string | undefined, host: string | undefined): boolean =>
  origin === undefined ||
  (host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase())

/** The app's own files are no secret, and the frame of a page's script, which has no origin, asks for its own (PAGE-08). */
const isAppFile = (method: string, path: string) =>
  method === 'GET' && path.startsWith('/ONEapp/') && !path.startsWith('/ONEapp/api/')

/** Calls are made by the hotel's own pages alone, with a body that no plain form of another page could send. */
export const ownPagesOnly: MiddlewareHandler = async ({ req }, next) => {
  if (isAppFile(req.method, req.path)) return next()
  if (!isOwnOrigin(req.header('origin'), req.header('host') ?? new URL(req.url).host))
    throw new HttpRefusal(403, 'foreign_page', 'The hotel takes no calls from other pages.')
  return next()
}
