// What every web server in front of guests sends with the app's files. The simulated hotel uses it, and the build writes
// it down for other servers.
import { createHash } from 'node:crypto'

/** For each inline script of a page, the source expression that allows exactly this script. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** Headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Same-origin requests carry the full referrer: the server derives the property from the page's address.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(self), payment=()',
}

/**
 * The policy of the app's page (`Content-Security-Policy`).
 * @param scripts source expressions of the page's inline scripts
 * @param sockets addresses of the host's websocket with a blank before each, because old televisions do not count it as
 *   `'self'`; or a server's variable for them
 */
export function pagePolicy(scripts: readonly string[], sockets: string): string {
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
