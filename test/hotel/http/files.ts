// Serves the files of a folder: content types, caching, compression, and ranges for media.
import type { Stats } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.webm': 'video/webm',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.vtt': 'text/vtt; charset=utf-8',
}

export const typeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream'

/** The file that a request's path names inside the folder; null for a path that would lead out of it or is hidden. */
export function pathInside(folder: string, requested: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(requested)
  } catch {
    return null
  }
  const parts = path.split('/')
  // A file has one address: by another one it would have the headers of something else.
  if (parts.some((part) => part === '' || /^\.|[\\\0]/.test(part))) return null
  const file = join(folder, ...parts)
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? file : null
}

export async function fileAt(path: string): Promise<Stats | null> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? found : null
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const accepts = (request: Request, encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(
    request.headers.get('accept-encoding') ?? '',
  )

/** Finds the smallest precompressed copy of the file whose encoding the browser accepts. */
async function twinOf(path: string, request: Request) {
  for (const [encoding, ending] of encodings) {
    if (!accepts(request, encoding)) continue
    const stats = await fileAt(path + ending)
    if (stats) return { path: path + ending, stats, encoding }
  }
  return null
}

/** True for text of more than one packet, which is worth compressing on the fly if there is no precompressed copy. */
const isCompressible = (path: string, { size }: Stats) =>
  size > 1400 && /\.(json|svg|html|css|js)$/.test(path)
const compress = promisify(gzip)

/** Returns the first and last byte of a range, `beyond` if it cannot be satisfied, or null for the whole file. */
function rangeOf(request: Request, size: number): [number, number] | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last || first >= size ? 'beyond' : [first, last]
}

async function part(path: string, [first, last]: [number, number]): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path)
  try {
    const bytes = new Uint8Array(last - first + 1)
    await file.read(bytes, 0, bytes.length, first)
    return bytes
  } finally {
    await file.close()
  }
}

const tagOf = ({ size, mtimeMs }: Stats, kind: string) =>
  `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${kind}"`

/** True if the browser has this version: `If-None-Match` is a list of tags, weak or not, or `*` for any version. */
function hasVersion(request: Request, tag: string): boolean {
  const given = request.headers.get('if-none-match')?.trim() ?? ''
  // A tag may contain a comma, so the list is not split at commas.
  return given === '*' || [...given.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, one]) => one === tag)
}

/** Returns the response with this file, or null if the file does not exist. */
export async function sendFile(path: string, request: Request, caching: string): Promise<Response | null> {
  const stats = await fileAt(path)
  if (!stats) return null
  const ranged = rangeOf(request, stats.size)
  const twin = ranged ? null : await twinOf(path, request)
  const isZipped = !ranged && !twin && isCompressible(path, stats) && accepts(request, 'gzip')
  const encoding = twin?.encoding ?? (isZipped ? 'gzip' : null)
  const headers = new Headers({
    'content-type': typeOf(path),
    'cache-control': caching,
    etag: tagOf(twin?.stats ?? stats, encoding ?? ''),
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
  })
  if (encoding) headers.set('content-encoding', encoding)
  if (hasVersion(request, headers.get('etag') ?? '')) return new Response(null, { status: 304, headers })
  if (ranged === 'beyond') {
    headers.set('content-range', `bytes */${stats.size}`)
    return new Response(null, { status: 416, headers })
  }
  const size = ranged ? ranged[1] - ranged[0] + 1 : (twin?.stats ?? stats).size
  if (!isZipped) headers.set('content-length', String(size))
  if (ranged) headers.set('content-range', `bytes ${ranged[0]}-${ranged[1]}/${stats.size}`)
  const status = ranged ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = ranged ? await part(path, ranged) : new Uint8Array(await readFile(twin?.path ?? path))
  return new Response(isZipped ? new Uint8Array(await compress(body)) : body, { status, headers })
}
