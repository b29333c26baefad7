import { matchRoutes } from 'react-router-dom'
import type { pushes } from '../../contract/pushes.ts'
import type { LazyModule } from '../lazyModule.ts'
import { paramsAt } from '../routing/buildPath.ts'
import type { DomainDefinition, DomainState, MenuAction, ScreenDefinition } from './domain.types.ts'
import type { ActionSource } from './menuActions.ts'

export interface Screen extends ScreenDefinition {
  name: string
  domain: DomainDefinition
}

export interface ScreenMatch {
  screen: Screen
  /** The path's parameters, decoded. */
  params: Record<string, string>
}

export interface DomainRegistry extends ActionSource {
  /** Registers domains and starts their eager states. */
  add: (definitions: readonly DomainDefinition[]) => void
  all: () => readonly DomainDefinition[]
  /** All screens. The array is replaced when screens are added. */
  screens: () => readonly Screen[]
  /** The screen of that name, or null. */
  get: (screen: string) => Screen | null
  /**
   * Loads and starts the lazy state of a domain; resolves at once if it has started. Rejects if its chunk fails to
   * load; a later call tries again.
   */
  start: (domain: DomainDefinition) => Promise<void>
  /** True if the domain's lazy state is in the store, and for domains without one. */
  isStarted: (domain: DomainDefinition) => boolean
  /** Starts the domains whose `startsOn` names this event of the hotel. */
  startOn: (push: string) => Promise<void>
  /** Starts the domains whose `startsOnKept` names one of these keys. */
  startOnKept: (kept: readonly string[]) => Promise<void>
}

/**
 * The registered domains: the open ones from the start, the guest's after sign-in. Addresses, menu actions and
 * navigation items are resolved against this registry.
 * @param startStates adds slices to the store, then runs their sagas
 */
export function createDomainRegistry(startStates: (states: readonly DomainState[]) => void): DomainRegistry {
  const domains: DomainDefinition[] = []
  const screens = new Map<string, Screen>()
  const actions = new Map<string, MenuAction>()
  const started = new Set<DomainDefinition>()
  let all: readonly Screen[] = []
  /** Cached matches by pathname, because many components match the same addresses on every render. */
  const matches = new Map<string, ScreenMatch | null>()

  const isStarted = (domain: DomainDefinition) => !domain.lazyState || started.has(domain)

  const neededBy = (domain: DomainDefinition) => domains.filter(({ name }) => domain.needs?.includes(name))

  /** Starts the domain synchronously if all of its code is loaded; returns whether it is started. */
  function startAtOnce(domain: DomainDefinition): boolean {
    if (isStarted(domain)) return true
    const state = domain.lazyState?.peek()
    if (!state || !neededBy(domain).every(startAtOnce)) return false
    startStates([state])
    started.add(domain)
    return true
  }

  /** Starts a prefetched domain synchronously, so that it sends its requests before the page is painted. */
  async function start(domain: DomainDefinition): Promise<void> {
    if (startAtOnce(domain)) return
    await Promise.all([domain.lazyState?.load(), ...neededBy(domain).map(start)])
    startAtOnce(domain)
  }

  function addDomain(domain: DomainDefinition) {
    domains.push(domain)
    for (const [name, definition] of Object.entries(domain.screens ?? {}))
      screens.set(name, { ...definition, name, domain, module: withStart(definition.module, domain) })
    for (const [name, action] of Object.entries(domain.actions ?? {})) actions.set(name, action)
  }

  /** Wraps a screen's module, which is ready once its chunk is loaded and its domain is started. */
  const withStart = <Part>(module: LazyModule<Part>, domain: DomainDefinition): LazyModule<Part> => ({
    name: module.name,
    peek: () => (isStarted(domain) ? module.peek() : null),
    load: async () => (await Promise.all([module.load(), start(domain)]))[0],
  })

  function matchOf(pathname: string): ScreenMatch | null {
    const found = matchRoutes(
      all.map(({ name: id, path }) => ({ id, path })),
      pathname,
    )?.[0]
    const screen = found && screens.get(found.route.id)
    return screen ? { screen, params: paramsAt(pathname, screen.path) ?? {} } : null
  }

  return {
    add(definitions) {
      for (const domain of definitions) addDomain(domain)
      all = [...screens.values()]
      matches.clear()
      startStates(definitions.flatMap(({ state }) => state ?? []))
    },
    all: () => domains,
    screens: () => all,
    actions,
    get: (name) => screens.get(name) ?? null,
    pathOf(name) {
      const path = screens.get(name)?.path
      return path && !path.includes(':') ? path : null
    },
    match(pathname) {
      const known = matches.get(pathname)
      if (known !== undefined) return known
      const match = matchOf(pathname)
      matches.set(pathname, match)
      return match
    },
    start,
    isStarted,
    async startOn(push) {
      const listeners = domains.filter(({ startsOn }) => startsOn?.includes(push as keyof typeof pushes))
      await Promise.all(listeners.map(start))
    },
    async startOnKept(kept) {
      const keepers = domains.filter(({ startsOnKept }) => startsOnKept?.some((key) => kept.includes(key)))
      await Promise.all(keepers.map(start))
    },
  }
}
