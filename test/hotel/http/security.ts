// What a browser may do with the hotel's pages: everything from here, little from elsewhere.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { fileAt } from './files.ts'
import { HttpRefusal } from './visitor.ts'

/** Inline scripts of a page, each as the source expression that allows exactly it. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** Read again only when the page has been built anew. */
function scriptsOf(page: string): () => Promise<string[]> {
  let known = { at: -1, scripts: [] as string[] }
  return async () => {
    const at = (await fileAt(page))?.mtimeMs ?? 0
    if (at !== known.at) known = { at, scripts: at ? inlineScripts(await readFile(page, 'utf8')) : [] }
    return known.scripts
  }
}

/** The old televisions do not count the websocket of this very host as `'self'`. */
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
    // Within the hotel the whole address is told: the configuration is that of the page's property.
    headers.set('referrer-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=(self), payment=()')
    if (headers.get('content-type')?.startsWith('text/html'))
      headers.set('content-security-policy', policy(new URL(context.req.url).host, await scripts()))
  }
}

/** Far more than any call needs. */
const largest = 256 * 1024

/** A body says how long it is, and is not long. */
export const modestBody: MiddlewareHandler = async ({ req }, next) => {
  if (req.header('transfer-encoding') !== undefined)
    throw new HttpRefusal(411, 'length_required', 'Say how long the body is.')
  if (Number(req.header('content-length') ?? 0) > largest)
    throw new HttpRefusal(413, 'too_large', 'That is too much.')
  return next()
}
