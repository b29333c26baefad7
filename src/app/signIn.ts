/**
 * The code that signs a guest in and sends requests to the hotel: sagas, channel, requests and the schemas of the
 * answers. It is one chunk, loaded along with the first screen and run after its paint.
 */
import { runSaga, stdChannel, type Task } from 'redux-saga'
import { isTelevision } from '../browser/deviceKind.ts'
import { withPrefetched } from '../browser/prefetched.ts'
import { createUuid } from '../browser/uuid.ts'
import type { DomainDefinition } from '../core/domains/domain.types.ts'
import type { LazyModule } from '../core/lazyModule.ts'
import type { Mode } from '../core/mode.ts'
import { createOfflineCache } from '../core/offlineCache/offlineCache.ts'
import { isAt } from '../core/routing/buildPath.ts'
import { nextTask } from '../core/scheduler.ts'
import type { Services } from '../core/services.ts'
import { authTokenKey } from '../core/storageKeys.ts'
import { readLoginData } from '../domains/session/persistence.ts'
import { personalValues } from '../domains/session/sessionState.ts'
import { selectSession } from '../domains/session/slice.ts'
import { createRemoteLog, type LogLevel } from '../http/log.ts'
import { createHttp } from '../http/request.ts'
import { createRealtimeClient } from '../realtime/client.ts'
import { createReloadGuard } from '../realtime/reloadGuard.ts'
import { channelAddress } from '../realtime/socket.ts'
import type { PageServices } from './createServices.ts'
import { type GuestDomains, keepAlive, rootSaga } from './rootSaga.ts'
import type { Start } from './start/decideStart.ts'
import type { createAppStore } from './store.ts'
import type { Texts } from './texts.ts'

/** The session's values that the services need. */
interface SessionFacts {
  mode: Mode
  property: string
  /** Personal data of the guest, which must not appear in the hotel's log (HTTP-03). */
  personal: readonly string[]
  /** The id of the guest who is signed in, or empty. */
  guest: string
}

interface HotelServicesOptions {
  /** The hotel's origin. */
  origin: string
  sessionFacts: () => SessionFacts
  page: PageServices
}

/** Creates the services that send requests to the hotel. */
function createHotelServices({
  origin,
  sessionFacts,
  page: { storage, device, now, page },
}: HotelServicesOptions): Pick<Services, 'offlineCache' | 'hotel' | 'http' | 'log' | 'reloadGuard'> {
  const secrets = () => [...sessionFacts().personal, storage.local.get(authTokenKey) ?? '']
  const remoteLog = createRemoteLog({ origin, secrets })
  const log = (level: LogLevel, component: string, message: string) => {
    if (import.meta.env.MODE === 'development' && level !== 'info') console.warn(`[${component}] ${message}`)
    remoteLog(level, component, message)
  }
  const http = createHttp({
    origin,
    token: () => storage.local.get(authTokenKey),
    log: (level, message) => log(level, 'http', message),
    fetch: withPrefetched((...given) => globalThis.fetch(...given)),
  })
  const hotel = createRealtimeClient({
    url: () => {
      const { protocol, host } = new URL(origin)
      const { mode, property } = sessionFacts()
      return channelAddress({ protocol, host, mode, property, mac: device.facts()?.macAddress ?? '' })
    },
    uuid: () => createUuid(),
    log: (level, message) => log(level, 'channel', message),
    isSignInFirst: true,
  })
  // No answers are kept on a TV, because it stays in the room when the guest has left.
  const mayKeep = () => sessionFacts().mode === '' && !isTelevision(device.kind)
  const guest = () => (mayKeep() ? sessionFacts().guest : '')
  const offlineCache = createOfflineCache(storage.local, now, guest, async (early) => {
    const { createLoadedCache } = await import('../core/offlineCache/loadedCache.ts')
    const storedGuest = () => (mayKeep() ? readLoginData({ storage }).userId : '')
    return createLoadedCache(
      { area: storage.local, hotel, identity: 'session', now, guest, storedGuest },
      early,
    )
  })
  return {
    offlineCache,
    hotel,
    http,
    log,
    reloadGuard: createReloadGuard(() => window.sessionStorage, now, page.isOccupied),
  }
}

/**
 * Loads the code of the screen at a path, the state of its domain and of the domains that it needs, without starting anything.
 * Rejects if one of them fails to load; the code that needs it later tries again.
 */
async function fetchScreen(domains: readonly DomainDefinition[], pathname: string): Promise<void> {
  for (const { name, screens = {}, needs = [] } of domains)
    for (const { path, module } of Object.values(screens)) {
      if (!isAt(pathname, path)) continue
      const needed = domains.filter((domain) => [name, ...needs].includes(domain.name))
      const parts: LazyModule<unknown>[] = [module, ...needed.flatMap(({ lazyState }) => lazyState ?? [])]
      await Promise.all(parts.map((part) => part.load()))
    }
}

interface SignInOptions extends ReturnType<typeof createAppStore> {
  /** The hotel's origin. */
  origin: string
  page: PageServices
  start: Start
  loadRest: Texts['loadRest']
}

/** Starts the sagas and the services of the hotel. Sagas receive the actions that were dispatched before. */
export function startSignIn({ store, domains, attachSagas, origin, page, start, loadRest }: SignInOptions) {
  const hotelServices = createHotelServices({
    origin,
    page,
    sessionFacts: () => {
      const session = selectSession(store.getState())
      return {
        mode: session.deviceMode || session.mode,
        property: session.propertyId,
        personal: personalValues(session),
        guest: session.status === 'registered' ? session.loginData.userId : '',
      }
    },
  })
  const services: Services = { ...page, ...hotelServices, domains }
  const actions = stdChannel()
  const tasks: Task[] = []
  let isStopped = false
  /** Ignores sagas whose code arrives after the app has been stopped. */
  function run<Given extends unknown[]>(saga: (...given: Given) => Generator, ...given: Given) {
    if (isStopped) return
    const { dispatch, getState } = store
    const onError = (error: Error) => services.log('error', 'saga', `${error.name}: ${error.message}`)
    tasks.push(runSaga({ channel: actions, dispatch, getState, context: services, onError }, saga, ...given))
  }

  const guestDomains: GuestDomains = {
    async fetch(pathname) {
      const [definitions] = await loadGuestDomains()
      await fetchScreen(Object.values(definitions), pathname)
    },
    async add() {
      const [definitions] = await loadGuestDomains()
      // In a task of its own: it is long on a slow phone.
      await nextTask()
      domains.add(Object.values(definitions))
    },
  }
  const loadGuestDomains = () => Promise.all([import('./guestDomains.ts'), loadRest()])

  run(rootSaga, guestDomains, start)
  attachSagas(actions.put, (saga) => run(keepAlive, saga))

  return {
    services,
    stop() {
      isStopped = true
      for (const task of tasks) task.cancel()
      services.hotel.stop()
    },
  }
}
