// Checks which site a request comes from, by the browser's `Origin` header, and refuses pages of other sites.
import type { MiddlewareHandler } from 'hono'
import { HttpRefusal } from './visitor.ts'

/** True for a page of this host, and without an origin: clients other than browsers send none. */
export const isOwnOrigin = (origin: string | undefined, host: string | undefined): boolean =>
  origin === undefined ||
  (host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase())

/** The app's files are public; the sandboxed frame of a page's script, which has no origin, loads them (PAGE-08). */
const isAppFile = (method: string, path: string) =>
  method === 'GET' && path.startsWith('/ONEapp/') && !path.startsWith('/ONEapp/api/')

/** Refuses requests from pages of other sites, except those for the app's files. */
export const ownPagesOnly: MiddlewareHandler = async ({ req }, next) => {
  if (isAppFile(req.method, req.path)) return next()
  if (!isOwnOrigin(req.header('origin'), req.header('host') ?? new URL(req.url).host))
    throw new HttpRefusal(403, 'foreign_page', 'The hotel takes no calls from other pages.')
  return next()
}
