// Security headers and limits: pages may load everything from the hotel itself, and little from elsewhere.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { noStore } from '../../../src/build/hosting/caching.ts'
import {
  answerKind,
  foreignPageHeaders,
  securityHeaders as headersOf,
  type InlineHashes,
  inlineHashes,
} from '../../../src/build/hosting/securityHeaders.ts'
import { fileAt } from './files.ts'
import { HttpRefusal } from './visitor.ts'

/** Reads the page again only after a new build. */
function hashesOf(page: string): () => Promise<InlineHashes> {
  let known: { at: number; hashes: InlineHashes } = { at: -1, hashes: { scripts: [], styles: [] } }
  return async () => {
    const at = (await fileAt(page))?.mtimeMs ?? 0
    if (at !== known.at) known = { at, hashes: inlineHashes(at ? await readFile(page, 'utf8') : '') }
    return known.hashes
  }
}

export function securityHeaders(dist: string): MiddlewareHandler {
  const hashes = hashesOf(join(dist, 'index.html'))

  async function headersFor(path: string, response: Response, host: string) {
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
    // The pages of the desk, the web check-in and the keys are written for each request.
    if (isHtml && !path.startsWith('/ONEapp')) return foreignPageHeaders(await response.clone().text())
    const isName = /^[\w.:[\]-]+$/.test(host)
    return headersOf(answerKind(path, isHtml), { hashes: await hashes(), ...(isName && { host }) })
  }

  return async (context, next) => {
    await next()
    const { host } = new URL(context.req.url)
    const headers = await headersFor(context.req.path, context.res, host)
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
    // What is missing now may be there a moment later.
    if (context.res.status >= 400) context.res.headers.set('cache-control', noStore)
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
