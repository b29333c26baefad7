import { basePath, homePath } from './paths.ts'
import { searchOf } from './query.ts'

/** The registry's `match`, as far as addresses need it. */
export type ScreenAt = (
  pathname: string,
) => { screen: { name: string; domain: { query?: readonly string[] } } } | null

export type ContentAddress =
  /** `to` is the address within the app. */
  | { kind: 'screen'; screen: string; to: string }
  /** A file on the app's host. */
  | { kind: 'file'; url: string }
  /** A page of another host. */
  | { kind: 'outside'; url: string }
  /** A phone number or e-mail address. */
  | { kind: 'composer'; url: string }

/**
 * The address of a screen, with those parameters only that its domain understands: content of the hotel leads to
 * screens, and says nothing about guest, device or house (TRUST-13). Null if there is no such screen.
 */
export function screenAddress(address: string, match: ScreenAt): { screen: string; to: string } | null {
  const [, pathname = '', search] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? []
  const found = match(pathname)
  if (!found) return null
  const { name, domain } = found.screen
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const key of domain.query ?? []) if (given.has(key)) query.set(key, given.get(key) ?? '')
  return { screen: name, to: pathname + searchOf(query) }
}

/**
 * Where an address leads that stands in content of the hotel: markup, menus, entries, settings. Null if it may lead
 * nowhere: on the app's own host, whatever scheme, port or credentials are written, only screens and the hotel's files
 * may be reached, as everything else may act for the guest. A file is what a browser shows and does not run.
 * @param folder the folder of the file that it stands in; without one, only a complete address counts
 */
export function contentAddress(address: string, match: ScreenAt, folder?: URL): ContentAddress | null {
  const url = urlOf(address, folder)
  if (url && /^(tel|mailto):$/.test(url.protocol)) return { kind: 'composer', url: url.href }
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (hostOf(url) !== hostOf(window.location)) return { kind: 'outside', url: url.href }
  const { pathname, search } = url
  const isOfApp = `${pathname}/`.startsWith(`${basePath}/`)
  if (!isOfApp || pathname.startsWith(`${basePath}/skins/`)) {
    if (file.test(pathname)) return { kind: 'file', url: window.location.origin + pathname }
    if (pathname !== '/') return null
  }
  const screen = screenAddress((pathname.slice(basePath.length) || homePath) + search, match)
  return screen && { kind: 'screen', ...screen }
}

const file = /\.(pdf|png|jpe?g|webp|gif|mp[34])$/i

function urlOf(address: string, folder: URL | undefined): URL | null {
  try {
    return new URL(address, folder)
  } catch {
    return null
  }
}

/** Without the dot that may end the name of a host. */
const hostOf = ({ hostname }: URL | Location) => hostname.replace(/\.$/, '')
