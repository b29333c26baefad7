// The built app below /ONEapp/, and the skins of the properties below /ONEapp/skins/.
import { extname, join } from 'node:path'
import { type Context, Hono } from 'hono'
import { anHour, cachingOf, never } from '../../../src/build/hosting/caching.ts'
import { base } from '../../../src/build/hosting/paths.ts'
import { pathInside, sendFile } from './files.ts'
import { isOwnOrigin } from './origin.ts'
import { HttpRefusal } from './visitor.ts'

const skinsBase = '/ONEapp/skins/'
const missing = () => new HttpRefusal(404, 'not_found', 'There is nothing here.')

/** True if the request opens a page, as opposed to loading a script or a picture. */
function opensPage(request: Request, path: string): boolean {
  if (path.startsWith('assets/')) return false
  if (request.headers.get('sec-fetch-mode') === 'navigate') return true
  return (request.headers.get('accept') ?? '').includes('text/html') || extname(path) === ''
}

/** Pictures and media are cached for an hour; documents that the property writes are revalidated each time. */
const skinCaching = (path: string) =>
  ['.json', '.js', '.css', '.html'].includes(extname(path)) ? never : anHour

/**
 * True for a page of this host that leads to the address: what it says of a guest counts only if a person opened it. Old
 * browsers name the page alone.
 */
function isOwnPage({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referer = headers.get('referer')
  return referer !== null && isOwnOrigin(referer, new URL(url).host)
}

const rest = (context: Context, prefix: string) => new URL(context.req.url).pathname.slice(prefix.length)

export function appFiles({ dist, skins }: { dist: string; skins: string }): Hono {
  const app = new Hono()
  for (const path of ['/', '/ONEapp'])
    app.get(path, ({ req, redirect }) => redirect(base + (isOwnPage(req.raw) ? '' : new URL(req.url).search)))

  app.get(`${skinsBase}*`, async (context) => {
    const path = pathInside(skins, rest(context, skinsBase))
    const response = path && (await sendFile(path, context.req.raw, skinCaching(path)))
    if (!response) throw missing()
    return response
  })

  app.get(`${base}*`, async (context) => {
    const asked = rest(context, base)
    const path = pathInside(dist, asked)
    const found = path && asked !== '' && (await sendFile(path, context.req.raw, cachingOf(asked)))
    if (found) return found
    const page =
      opensPage(context.req.raw, asked) && (await sendFile(join(dist, 'index.html'), context.req.raw, never))
    if (!page) throw missing()
    return page
  })
  return app
}
