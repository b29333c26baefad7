import { hotelDate } from '../../core/time/clock.ts'

const dayMs = 24 * 60 * 60_000

/** ISO 8601 UTC without fractions, as in the key's requests. */
const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

/**
 * Returns when the key expires: 18:00 UTC on the date of the checkout by the hotel's calendar, or 24 hours
 * from now if the checkout is unknown (KEY-06, KEY-07).
 */
export function expiryOf(checkout: string | null, now: number, timezone: string | null): string {
  const date = dateOf(checkout ?? '', timezone)
  return date ? `${date}T18:00:00Z` : iso(now + dayMs)
}

function dateOf(checkout: string, timezone: string | null): string | null {
  // A date without a time, or a time without a zone, is already by the hotel's calendar.
  const local = /^(\d{4}-\d\d-\d\d)(?:[ T][\d:.]+)?$/.exec(checkout)?.[1]
  if (local) return Number.isNaN(Date.parse(local)) ? null : local
  const at = Date.parse(checkout)
  return Number.isNaN(at) ? null : hotelDate(at, timezone)
}

export const isExpired = (expireAt: string, now: number): boolean => !(now < Date.parse(expireAt))

/** Returns the platform of the key's app for a kind of device (KEY-18). */
export const keyDeviceOf = (kind: string): 'ios' | 'android' => (kind === 'applemobile' ? 'ios' : 'android')

/** Schemes that the browser handles itself: none of them opens an app. */
const blockedSchemes =
  /^(javascript|data|vbscript|blob|file|filesystem|about|view-source|http|ftp|ws|wss|content|resource|jar|chrome|edge|ms-.*):$/

/**
 * Returns the URL of a key's link if it may be opened: `https:`, or the scheme of an app, `maker://…`.
 * `http:` is allowed for the app's own host, for test installations without a certificate. Null for all other
 * links (KEY-17).
 */
export function safeLink(link: string, ownHost: string): string | null {
  let url: URL
  try {
    url = new URL(link)
  } catch {
    return null
  }
  if (url.protocol === 'https:') return url.href
  if (url.protocol === 'http:') return url.host === ownHost ? url.href : null
  return blockedSchemes.test(url.protocol) || !/^[a-z][a-z\d+.-]*:\/\//i.test(url.href) ? null : url.href
}

export const isCode = (code: string): boolean => /^\d{6}$/.test(code)
