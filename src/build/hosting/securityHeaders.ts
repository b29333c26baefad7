// What a server says with its answers, so that a browser keeps the page to itself. One description for all servers: the
// simulated hotel uses it as it stands, and configurations of other servers are written from it.
import { createHash } from 'node:crypto'
import { contentPaths } from './paths.ts'

/**
 * `page`: the app's `index.html`. `frame`: the page in which a hotel's page runs its script. `shared`: files that the
 * frame loads, too. `content`: those of them that the hotel writes. `file`: everything else.
 */
export type AnswerKind = 'page' | 'frame' | 'shared' | 'content' | 'file'

/** Source expressions that allow exactly the inline scripts and style sheets of a page. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

interface Options {
  hashes?: InlineHashes
  /** The host as the browser names it, with its port; or the variable of a server's configuration that stands for it. */
  host?: string
  /** Origins of scripts that the hotel adds: its consent tool, `https://maps.googleapis.com`. */
  scriptOrigins?: readonly string[]
  /** Trusted Types policies of these scripts. */
  scriptPolicies?: readonly string[]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Style sheets begin empty and are filled through their object model, which needs no permission. */
const emptyStyle = hashOf('')

const hashesOf = (html: string, elements: RegExp) => [
  ...new Set([...html.matchAll(elements)].map(([, text = '']) => hashOf(text))),
]

/** A script with an address is no inline script, and one of another type is text. */
const scripts = /<script(?![^>]*\s(?:src=|type="text\/css"))[^>]*>([\s\S]*?)<\/script>/g
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g

export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, scripts),
  styles: hashesOf(html, styles),
})

/** Names the host's websocket explicitly, because old televisions do not count it as `'self'`. */
const sockets = (host: string | undefined) => (host ? [`ws://${host}`, `wss://${host}`] : [])

/** `dompurify` cleans the markup of the hotel, `bellhop` and `default` say which scripts may be loaded. */
const trustedTypes = ['dompurify', 'bellhop', 'default']

const noHashes: InlineHashes = { scripts: [], styles: [] }

function pagePolicy({ hashes = noHashes, host, scriptOrigins = [], scriptPolicies = [] }: Options) {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts, ...scriptOrigins],
    'style-src': ["'self'", emptyStyle, ...hashes.styles],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'https:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...sockets(host), ...scriptOrigins],
    'worker-src': ["'self'", 'blob:'],
    // The manifest that names the hotel is written by the page.
    'manifest-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...trustedTypes, ...scriptPolicies],
  }
}

/** Engines of televisions take `'self'` for the origin of a page in a sandbox, which is none: so the host is named, too. */
const hostOf = (host: string | undefined) => [
  "'self'",
  ...(host ? [`http://${host}`, `https://${host}`] : []),
]

/** The frame has an origin of its own, also if somebody opens its address: its scripts reach nothing of the app. */
const framePolicy = ({ host }: Options) => ({
  'default-src': ["'none'"],
  'script-src': hostOf(host),
  'style-src': [...hostOf(host), emptyStyle],
  'img-src': [...hostOf(host), 'data:', 'blob:', 'https:'],
  'media-src': [...hostOf(host), 'https:', 'blob:'],
  'font-src': [...hostOf(host), 'data:'],
  // The page is in a frame of the same address within, around which nothing has the app's origin.
  'frame-src': hostOf(host),
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  sandbox: ['allow-scripts'],
})

/**
 * Content stands on the app's origin. A file of it that somebody opens by its address, such as a drawing with a script,
 * has an origin of its own and runs nothing. Where a page uses the file, as a picture, this has no effect.
 */
const contentPolicy = { 'script-src': ["'none'"], sandbox: [] }

const written = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

const refused = [
  ...['accelerometer', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb'],
]
/** A sandboxed page has no `self`, so it gets nothing. */
const permissions = [
  'camera=(self)',
  'geolocation=(self)',
  ...refused.map((feature) => `${feature}=()`),
].join(', ')

/** Which answer a path of a server gets. Every path without a file of its own is a screen of the app. */
export function answerKind(path: string, isHtml: boolean): AnswerKind {
  // A browser's viewer refuses a document in a sandbox, and runs none of its scripts on the document's origin.
  if (contentPaths.some((folder) => path.startsWith(`${folder}/`)))
    return /\.pdf$/i.test(path) ? 'shared' : 'content'
  if (path === '/ONEapp/page-frame.html') return 'frame'
  if (isHtml) return 'page'
  return path === '/ONEapp/page-frame.js' ? 'shared' : 'file'
}

/** `Strict-Transport-Security` of every answer over https: browsers then ask for nothing of this host without it. */
export const transportSecurity = 'max-age=31536000'

/** The headers of an answer, by their names in lower case. */
export function securityHeaders(kind: AnswerKind, options: Options = {}): Record<string, string> {
  const policies = {
    page: () => pagePolicy(options),
    frame: () => framePolicy(options),
    content: () => contentPolicy,
  }
  const policy = kind === 'shared' || kind === 'file' ? null : policies[kind]
  return {
    'x-content-type-options': 'nosniff',
    // Same-origin requests carry the full referrer: the hotel derives the property from the page's address.
    'referrer-policy': 'same-origin',
    'permissions-policy': permissions,
    // The frame has no origin, so for it everything is of another site.
    'cross-origin-resource-policy': kind === 'file' || kind === 'page' ? 'same-origin' : 'cross-origin',
    ...(kind === 'page' && { 'cross-origin-opener-policy': 'same-origin' }),
    ...(policy && { 'content-security-policy': written(policy()) }),
  }
}

/** The headers of a page that the app is no part of, such as the front desk's: it has no scripts from elsewhere. */
export const foreignPageHeaders = (html: string): Record<string, string> => ({
  ...securityHeaders('page'),
  'content-security-policy': written({
    ...pagePolicy({ hashes: inlineHashes(html) }),
    'connect-src': ["'self'"],
    'trusted-types': ["'none'"],
  }),
})
