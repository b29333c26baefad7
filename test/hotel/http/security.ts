// Security headers and limits: pages may load everything from the hotel itself, and little from elsewhere.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { commonHeaders, inlineScripts, pagePolicy } from '../../../src/build/hosting/headers.ts'
import { fileAt } from './files.ts'
import { HttpRefusal } from './visitor.ts'

/** Reads the page again only after a new build. */
function scriptsOf(page: string): () => Promise<string[]> {
  let known = { at: -1, scripts: [] as string[] }
  return async () => {
    const at = (await fileAt(page))?.mtimeMs ?? 0
    if (at !== known.at) known = { at, scripts: at ? inlineScripts(await readFile(page, 'utf8')) : [] }
    return known.scripts
  }
}

/** The host's websocket, for the policy. */
const socketsOf = (host: string) => (/^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '')

export function securityHeaders(dist: string): MiddlewareHandler {
  const scripts = scriptsOf(join(dist, 'index.html'))
  return async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value)
    if (headers.get('content-type')?.startsWith('text/html'))
      headers.set(
        'content-security-policy',
        pagePolicy(await scripts(), socketsOf(new URL(context.req.url).host)),
      )
  }
}

/** Maximum size of a body in bytes, far more than any call needs. */
const largest = 256 * 1024

/** Refuses bodies without a stated length, and bodies that are too large. */
export const modestBody: MiddlewareHandler = async ({ req }, next) => {
  if (req.header('transfer-encoding') !== undefined)
    throw new HttpRefusal(411, 'length_required', 'Say how long the body is.')
  if (Number(req.header('content-length') ?? 0) > largest)
    throw new HttpRefusal(413, 'too_large', 'That is too much.')
  return next()
}
