import { hotelDate } from '../../core/time/clock.ts'

const dayMs = 24 * 60 * 60_000

/** ISO 8601 UTC without fractions, as the key's messages carry it. */
const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

/**
 * Until when the key opens: 18:00 UTC on the date of the checkout as the hotel's calendar shows it, or 24 hours from
 * now where no checkout is known (KEY-06, KEY-07).
 */
export function expiryOf(checkout: string | null, now: number, timezone: string | null): string {
  const date = dateOf(checkout ?? '', timezone)
  return date ? `${date}T18:00:00Z` : iso(now + dayMs)
}

function dateOf(checkout: string, timezone: string | null): string | null {
  // A date alone, or a time without a zone, is by the hotel's calendar already.
  const local = /^(\d{4}-\d\d-\d\d)(?:[ T][\d:.]+)?$/.exec(checkout)?.[1]
  if (local) return Number.isNaN(Date.parse(local)) ? null : local
  const at = Date.parse(checkout)
  return Number.isNaN(at) ? null : hotelDate(at, timezone)
}

export const isExpired = (expireAt: string, now: number): boolean => !(now < Date.parse(expireAt))

/** The part of a device kind that the key's app comes in (KEY-18). */
export const keyDeviceOf = (kind: string): 'ios' | 'android' => (kind === 'applemobile' ? 'ios' : 'android')

/** Schemes that a browser runs, shows or fetches itself: none of them opens an app. */
const blockedSchemes =
  /^(javascript|data|vbscript|blob|file|filesystem|about|view-source|http|ftp|ws|wss|content|resource|jar|chrome|edge|ms-.*):$/

/**
 * The link of a key as it may be opened: over `https:`, or in an app, `maker://…`. In front of a hotel that is tried
 * without a certificate also that hotel's own address. Null for everything else (KEY-17).
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
