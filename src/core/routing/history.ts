import { createOverlayEntries } from './overlayEntries.ts'
import {
  type EntryState,
  encoded,
  entriesBelow,
  entryState,
  isFirstEntry,
  presentAddress,
  presentPlace,
} from './presentEntry.ts'
import { isSameAddress, mergeSessionParams } from './query.ts'
import type { Navigation, Place } from './slice.ts'

export interface GoOptions {
  replace?: boolean
  /** Only adds the session's query parameters: no navigation of the guest, and the entry keeps its state. */
  paramsOnly?: boolean
  /** The path that the guest leaves. The call does nothing if the guest is at another path by then. */
  from?: string
  /** The place that the navigation was decided for. The call does nothing if the guest is at another place by then. */
  at?: Place
  /** The address gets the session's query parameters before the navigation, as those of links do. */
  withSessionParams?: boolean
  state?: EntryState
}

/** An in-app address (below the base path, with its query) and the state of its entry. */
export interface HistoryEntry {
  to: string
  state: EntryState
}

/** The router's `navigate`, as far as the history uses it. */
type Navigate = (to: string, options: { replace: boolean; state: EntryState | null }) => unknown

interface HistoryOptions {
  /** The session's query parameters, which every address carries (RULE-04). */
  sessionParams: () => Record<string, string>
}

/** Limit of remembered earlier addresses: more than an entry can have before the store is notified of the change. */
const maxNames = 10

/** The tab's history: entries of screens and of overlays above them. It mediates between the router and the store. */
export type AppHistory = ReturnType<typeof createHistory>

export function createHistory({ sessionParams }: HistoryOptions) {
  const overlays = createOverlayEntries()
  let navigate: Navigate | null = null
  const waiting: ((navigate: Navigate) => void)[] = []

  /** Runs the callback once the router is connected and the app's own steps back are done. */
  const whenReady = (run: (navigate: Navigate) => void) =>
    overlays.afterStep(() => {
      if (navigate) run(navigate)
      else waiting.push(run)
    })

  const withSessionParams = (to: string) => {
    const [pathname = '/', search = ''] = to.split('?')
    return pathname + mergeSessionParams(search, sessionParams())
  }

  /** True for the current address, also if it becomes that only with the session's query parameters (NAV-04). */
  const isPresent = (to: string) =>
    [to, withSessionParams(to)].some((address) => isSameAddress(encoded(address), presentAddress()))

  /** Earlier addresses of the current entry, which the app has replaced: the store may not know the new address yet. */
  let renamed = { now: '', earlier: [] as string[] }

  const isAt = ({ pathname, search }: Place) => {
    const here = presentAddress()
    const there = encoded(pathname + search)
    return isSameAddress(there, here) || (renamed.now === here && renamed.earlier.includes(there))
  }

  function rename(replace: () => void) {
    const before = presentAddress()
    const earlier = renamed.now === before ? renamed.earlier : []
    replace()
    renamed = { now: presentAddress(), earlier: [...earlier, before].slice(-maxNames) }
  }

  return {
    /** Connects the router's `navigate`, and runs the navigations that were requested before. */
    connect(routerNavigate: Navigate) {
      navigate = routerNavigate
      for (const run of waiting.splice(0)) run(routerNavigate)
    },
    go(to: string, options: GoOptions = {}) {
      const { replace = false, paramsOnly = false, from, at, state } = options
      whenReady((run) => {
        // If the guest has moved on meanwhile, a navigation of the previous screen must not replace the next one.
        const expectedPath = paramsOnly ? to.split('?')[0] : from
        if (expectedPath !== undefined && encoded(expectedPath) !== presentPlace().pathname) return
        if (isPresent(to) || (at && !isAt(at))) return
        const kept = paramsOnly ? { ...entryState(), paramsOnly: true } : null
        const address = options.withSessionParams ? withSessionParams(to) : to
        const step = () => run(address, { replace, state: state || kept ? { ...kept, ...state } : null })
        if (replace) void overlays.beneath(() => rename(step))
        else step()
      })
    },
    /** Goes back as the browser's Back button does: closes the topmost overlay, if there is one. */
    back: overlays.back,
    /**
     * Goes back by this number of screen entries, past the entry of an open overlay. Resolves when the browser has
     * arrived; navigations that the app requests meanwhile wait.
     */
    backBy: overlays.stepBackBy,
    /**
     * Goes back to the app's first entry in the tab. If that entry belongs to an earlier page load, the browser loads
     * it, and code after this call does not run: the loaded page must do that work.
     */
    async backToFirst(): Promise<void> {
      await overlays.settled()
      const entries = entriesBelow()
      if (entries > 0) await overlays.stepBack(entries)
    },
    /** Inserts entries below the current one, the lowest first, for a guest who opened the current address directly. */
    insertBelow(entries: readonly HistoryEntry[], state: EntryState) {
      whenReady((run) => {
        const here = presentAddress()
        const all = [
          ...entries.map((entry) => ({ ...entry, to: withSessionParams(entry.to) })),
          { to: here, state: { ...entryState(), ...state } },
        ]
        for (const [at, entry] of all.entries())
          run(entry.to, { replace: at === 0, state: { ...entry.state, paramsOnly: true } })
      })
    },
    entryState,
    isFirstEntry,
    presentPlace,
    pushOverlayEntry: overlays.pushOverlayEntry,
    /**
     * Resolves when no entry of a closed overlay is left to remove and no step back is pending; a pending step would
     * bring back a guest who leaves the app at the same moment.
     */
    settled: overlays.settled,
    afterStep: overlays.afterStep,
    /** Removes the listeners. */
    stop: overlays.stop,
  }
}

const navigationKinds = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const

interface RouterLocation extends Place {
  state: unknown
}

/** The navigation that brought the router to a location; null if the guest is at that address already (NAV-04). */
export function navigationTo(
  { pathname, search, state }: RouterLocation,
  action: keyof typeof navigationKinds,
  present: Place | null,
): Navigation | null {
  if (present?.pathname === pathname && present.search === search) return null
  // An entry keeps its `paramsOnly` state, but returning to the entry is a real navigation.
  const paramsOnly = action !== 'POP' && (state as { paramsOnly?: boolean } | null)?.paramsOnly === true
  return { pathname, search, how: navigationKinds[action], paramsOnly }
}
