// Security headers and limits: pages may load everything from the hotel itself, and little from elsewhere.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { fileAt } from './files.ts'
import { HttpRefusal } from './visitor.ts'

/** Returns, for each inline script of a page, the source expression that allows exactly this script. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** Reads the page again only after a new build. */
function scriptsOf(page: string): () => Promise<string[]> {
  let known = { at: -1, scripts: [] as string[] }
  return async () => {
    const at = (await fileAt(page))?.mtimeMs ?? 0
    if (at !== known.at) known = { at, scripts: at ? inlineScripts(await readFile(page, 'utf8')) : [] }
    return known.scripts
  }
}

/** Names the host's websocket explicitly, because old televisions do not count it as `'self'`. */
function policy(host: string, scripts: string[]): string {
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

export function securityHeaders(dist: string): MiddlewareHandler {
  const scripts = scriptsOf(join(dist, 'index.html'))
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('x-content-type-options', 'nosniff')
    // Same-origin requests carry the full referrer: the server derives the property from the page's address.
    headers.set('referrer-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=(self), payment=()')
    if (headers.get('content-type')?.startsWith('text/html'))
      headers.set('content-security-policy', policy(new URL(context.req.url).host, await scripts()))
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
