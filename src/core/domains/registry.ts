import { matchRoutes } from 'react-router-dom'
import type { pushes } from '../../contract/pushes.ts'
import type { LazyModule } from '../lazyModule.ts'
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
  /** Registers domains and starts those with an eager state. */
  add: (definitions: readonly DomainDefinition[]) => void
  all: () => readonly DomainDefinition[]
  /** The screen of that name, or null. */
  get: (screen: string) => Screen | null
  /**
   * Loads and starts a domain with a lazy state; resolves at once if it has started. Rejects if its chunk fails to
   * load; a later call tries again.
   */
  start: (domain: DomainDefinition) => Promise<void>
  /** Is the domain's state in the store? Also true for domains without a state. */
  isStarted: (domain: DomainDefinition) => boolean
  /** Starts the domains whose `startsOn` names this event of the hotel. */
  startOn: (push: string) => Promise<void>
}

/**
 * The domains that the app knows so far: the open ones from the start, those of a guest after sign-in. Addresses, menu
 * actions and navigation items are resolved against it.
 * @param startStates adds slices to the store, then runs their sagas
 */
export function createDomainRegistry(startStates: (states: readonly DomainState[]) => void): DomainRegistry {
  const domains: DomainDefinition[] = []
  const screens = new Map<string, Screen>()
  const actions = new Map<string, MenuAction>()
  const pendingStarts = new Map<DomainDefinition, Promise<void>>()
  const started = new Set<DomainDefinition>()
  let routes: { id: string; path: string }[] = []

  const isStarted = (domain: DomainDefinition) => !isLazy(domain) || started.has(domain)

  async function loadAndStart(domain: LazyDomain) {
    startStates([await domain.state()])
    started.add(domain)
  }

  async function start(domain: DomainDefinition): Promise<void> {
    if (!isLazy(domain) || started.has(domain)) return
    // Removed when it has settled: after a failure the next call loads again.
    const pending =
      pendingStarts.get(domain) ?? loadAndStart(domain).finally(() => pendingStarts.delete(domain))
    pendingStarts.set(domain, pending)
    return pending
  }

  function addDomain(domain: DomainDefinition) {
    domains.push(domain)
    for (const [name, definition] of Object.entries(domain.screens ?? {})) {
      const module = isLazy(domain) ? withStart(definition.module, domain) : definition.module
      screens.set(name, { ...definition, name, domain, module })
    }
    for (const [name, action] of Object.entries(domain.actions ?? {})) actions.set(name, action)
  }

  /** The screen of a lazy domain is ready once its own chunk is loaded and the domain has started. */
  const withStart = <Part>(module: LazyModule<Part>, domain: DomainDefinition): LazyModule<Part> => ({
    name: module.name,
    peek: () => (isStarted(domain) ? module.peek() : null),
    load: async () => (await Promise.all([module.load(), start(domain)]))[0],
  })

  return {
    add(definitions) {
      for (const domain of definitions) addDomain(domain)
      routes = Array.from(screens, ([id, { path }]) => ({ id, path }))
      startStates(definitions.flatMap(({ state }) => (state && typeof state !== 'function' ? [state] : [])))
    },
    all: () => domains,
    actions,
    get: (name) => screens.get(name) ?? null,
    pathOf(name) {
      const path = screens.get(name)?.path
      return path && !path.includes(':') ? path : null
    },
    match(pathname) {
      const found = matchRoutes(routes, pathname)?.[0]
      const screen = found && screens.get(found.route.id)
      return screen ? { screen, params: definedParams(found.params) } : null
    },
    start,
    isStarted,
    async startOn(push) {
      const listeners = domains.filter(({ startsOn }) => startsOn?.includes(push as keyof typeof pushes))
      await Promise.all(listeners.map(start))
    },
  }
}

type LazyDomain = DomainDefinition & { state: () => Promise<DomainState> }

const isLazy = (domain: DomainDefinition): domain is LazyDomain => typeof domain.state === 'function'

/** Without the optional parameters that the path does not have. */
const definedParams = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
