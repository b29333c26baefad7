import { createOverlayEntries } from './overlayEntries.ts'
import { basePath } from './paths.ts'
import { isSameAddress, mergeSessionParams } from './query.ts'
import type { Navigation, Place } from './slice.ts'

/** What the app notes on an entry of the tab's history. It survives a reload. */
export type EntryState = Readonly<Record<string, unknown>>

export interface GoOptions {
  replace?: boolean
  /** The address only gets the session's values: nobody went anywhere, and the entry keeps its state. */
  paramsOnly?: boolean
  /** The path that the guest leaves: nothing happens where the guest has gone elsewhere meanwhile. */
  from?: string
  /** The place that it was decided for: nothing happens where the guest is at another one by now. */
  at?: Place
  /** The address gets the session's values at once, as links have them. */
  withSessionParams?: boolean
  state?: EntryState
}

/** An in-app address (below the base path, with its query) and the state of its entry. */
export interface HistoryEntry {
  to: string
  state: EntryState
}

/** What the history needs of the router: react-router's own `navigate`. */
type Navigate = (to: string, options: { replace: boolean; state: EntryState | null }) => unknown

interface HistoryOptions {
  /** The values of the session that every address carries (RULE-04). */
  sessionParams: () => Record<string, string>
}

/** More than are given to an entry before the store hears of one. */
const maxNames = 10

/** The tab's history: screens, the overlays above them, and the way between the router and the store. */
export type AppHistory = ReturnType<typeof createHistory>

export function createHistory({ sessionParams }: HistoryOptions) {
  const overlays = createOverlayEntries()
  let navigate: Navigate | null = null
  const waiting: ((navigate: Navigate) => void)[] = []

  /** Runs once the router is there and the app's own steps back are done. */
  const whenReady = (run: (navigate: Navigate) => void) =>
    overlays.afterStep(() => {
      if (navigate) run(navigate)
      else waiting.push(run)
    })

  const withSessionParams = (to: string) => {
    const [pathname = '/', search = ''] = to.split('?')
    return pathname + mergeSessionParams(search, sessionParams())
  }

  /** An address that becomes the present one once it has the session's values is the present one (NAV-04). */
  const isPresent = (to: string) =>
    [to, withSessionParams(to)].some((address) => isSameAddress(encoded(address), presentAddress()))

  /** What the app has called the present entry before it replaced the address: the store may know no newer one yet. */
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
    /** Called with the router's `navigate`. What was asked for before happens now. */
    connect(routerNavigate: Navigate) {
      navigate = routerNavigate
      for (const run of waiting.splice(0)) run(routerNavigate)
    },
    go(to: string, options: GoOptions = {}) {
      const { replace = false, paramsOnly = false, from, at, state } = options
      whenReady((run) => {
        // The guest has moved on meanwhile: what belongs to one screen must not bring it back over the next.
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
    /** The guest's own Back: it closes an overlay, if there is one. */
    back() {
      window.history.back()
    },
    /**
     * Goes back by entries of screens, past the entry of an open overlay. Resolves when the browser is there; what
     * the app asks for meanwhile waits.
     */
    backBy: overlays.stepBackBy,
    /**
     * Goes back to the app's first entry in the tab. One that belongs to an earlier load is loaded, and what was to
     * follow must be done there.
     */
    async backToFirst(): Promise<void> {
      await overlays.settled()
      const entries = entriesBelow()
      if (entries > 0) await overlays.stepBack(entries)
    },
    /** Puts entries below the present one, the lowest first, for a guest who came straight to the present address. */
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
     * Resolves when no entry of a closed overlay is left to remove and no step back is under way, which would return a
     * guest who leaves the app at the same moment.
     */
    settled: overlays.settled,
    afterStep: overlays.afterStep,
    /** Ends what listens to the browser. */
    stop: overlays.stop,
  }
}

/** What react-router keeps in the browser's entry. */
interface RouterEntry {
  /** The state that `navigate` was given. */
  usr?: EntryState | null
  /** Number of the entry among those of this app in the tab, from 0. */
  idx?: number
}

const routerEntry = () => window.history.state as RouterEntry | null

const entryState = (): EntryState => routerEntry()?.usr ?? {}

/** Would Back lead out of the app? */
const isFirstEntry = (): boolean => routerEntry()?.idx === 0

/** What TypeScript does not know yet of the browser. */
interface NavigationWindow {
  navigation?: { currentEntry?: { index: number } | null }
}

/** How many entries of the app lie below the present one; older engines know those of the router alone. */
function entriesBelow(): number {
  const index = (window as NavigationWindow).navigation?.currentEntry?.index
  if (index !== undefined && index >= 0) return index
  return routerEntry()?.idx ?? 0
}

/** Where the browser is. The router, which renders in the background, may still be on its way there. */
function presentPlace(): Place {
  const { pathname, search } = window.location
  return { pathname: withoutBase(pathname), search }
}

const addressOf = ({ pathname, search }: Place): string => withoutBase(pathname) + search

const presentAddress = () => addressOf(window.location)

/** As the browser writes the address. */
const encoded = (to: string) => addressOf(new URL(basePath + to, window.location.origin))

const withoutBase = (pathname: string): string =>
  (pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname) || '/'

const navigationKinds = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const

interface RouterLocation extends Place {
  state: unknown
}

/** The navigation that has brought the router to a location; null where the guest is at that address already (NAV-04). */
export function navigationTo(
  { pathname, search, state }: RouterLocation,
  action: keyof typeof navigationKinds,
  present: Place | null,
): Navigation | null {
  if (present?.pathname === pathname && present.search === search) return null
  // An entry keeps its state: coming back to it is a navigation all the same.
  const paramsOnly = action !== 'POP' && (state as { paramsOnly?: boolean } | null)?.paramsOnly === true
  return { pathname, search, how: navigationKinds[action], paramsOnly }
}
