/** The tab's current history entry, as the browser has it. */
import { basePath } from './paths.ts'
import { withIdentityOf } from './query.ts'
import type { Place } from './slice.ts'

/** State that the app stores in a history entry. It survives a reload. */
export type EntryState = Readonly<Record<string, unknown>>

/** The state object that react-router stores in a history entry. */
interface RouterEntry {
  /** The state that `navigate` was given. */
  usr?: EntryState | null
  /** Index of the entry among the app's entries in the tab, from 0. */
  idx?: number
}

const routerEntry = () => window.history.state as RouterEntry | null

export const entryState = (): EntryState => routerEntry()?.usr ?? {}

/** True for the first entry of the app in the tab. */
export const isFirstEntry = (): boolean => routerEntry()?.idx === 0

/** Browser APIs that TypeScript's DOM types do not include yet. */
interface NavigationWindow {
  navigation?: { currentEntry?: { index: number } | null }
}

/** Number of the app's entries below the current one; older engines count only those of the router. */
export function entriesBelow(): number {
  const index = (window as NavigationWindow).navigation?.currentEntry?.index
  if (index !== undefined && index >= 0) return index
  return routerEntry()?.idx ?? 0
}

/** The browser's current place. The router renders in the background and may still show the previous one. */
export function presentPlace(): Place {
  const { pathname, search } = window.location
  return { pathname: withoutBase(pathname), search }
}

/**
 * The place of a page load. One that the app has led to, in this tab or a new one, is about the guest of the page that it
 * comes from, whatever its own address says: only a person's own address, as that of a QR code, changes who the guest is
 * (TRUST-13).
 */
export function openedPlace(): Place {
  const place = presentPlace()
  const { pathname, search } = place
  // A reload, and Back: the app has written the address of an entry with a state itself.
  if (!document.referrer || window.history.state !== null) return place
  const from = new URL(document.referrer)
  const isApp = from.pathname === '/' || from.pathname.startsWith(basePath)
  if (!isApp || from.origin !== window.location.origin) return place
  return { pathname, search: withIdentityOf(from.search, search) }
}

const addressOf = ({ pathname, search }: Place): string => withoutBase(pathname) + search

export const presentAddress = () => addressOf(window.location)

/** The address as the browser percent-encodes it. */
export const encoded = (to: string) => addressOf(new URL(basePath + to, window.location.origin))

const withoutBase = (pathname: string): string =>
  (pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname) || '/'
