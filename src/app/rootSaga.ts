import { call, delay, fork, put, select, take, takeEvery } from 'typed-redux-saga'
import { isTelevision } from '../browser/deviceKind.ts'
import { chunksSaga } from '../core/chunks/saga.ts'
import { chunkLoadFailed } from '../core/chunks/slice.ts'
import { guestDomainsFailed, guestDomainsLoaded, guestDomainsRequested } from '../core/domains/slice.ts'
import { isRetried } from '../core/retries.ts'
import { routeEntered } from '../core/routing/slice.ts'
import { nextTask } from '../core/scheduler.ts'
import { log, service } from '../core/services.ts'
import { storedElsewhere } from '../core/storedElsewhere.ts'
import { channelSaga } from '../domains/channel/saga.ts'
import { configSaga } from '../domains/config/saga.ts'
import { installSaga } from '../domains/install/saga.ts'
import { languageSaga } from '../domains/language/saga.ts'
import { navigationSaga } from '../domains/navigation/saga.ts'
import { propertySaga } from '../domains/property/saga.ts'
import { readLoginData } from '../domains/session/persistence.ts'
import { sessionSaga } from '../domains/session/saga.ts'
import {
  authenticationFailed,
  authenticationStarted,
  demoEntered,
  selectDeviceMode,
  selectIsRegistered,
  selectMode,
  selectUserId,
  sessionValuesRead,
} from '../domains/session/slice.ts'
import { themeSaga } from '../domains/theme/saga.ts'
import type { Start } from './start/decideStart.ts'

/**
 * The order matters, because sagas that take the same event run in the order in which they were started: the language
 * is chosen before the session writes it into the address, and the session reads the address before the navigation
 * decides whether the screen may be shown. The configuration listens before the property says whose values to load. The
 * channel starts last, when all of them listen.
 */
const platformSagas = [
  chunksSaga,
  languageSaga,
  sessionSaga,
  navigationSaga,
  configSaga,
  propertySaga,
  themeSaga,
  installSaga,
  channelSaga,
]

const restartDelayMs = 1000
/** A saga that has run for this long starts with a new count of failures: a kiosk's page may be open for weeks. */
const healthyRunMs = 60_000

export interface GuestDomains {
  /** Loads the code of the domains and of the screen at a path, without running it. */
  fetch: (pathname: string) => Promise<void>
  /** Adds the domains to the registry, which starts those with an eager state. */
  add: () => Promise<void>
}

/** Each saga runs by itself: one that throws is logged and restarted, without affecting the others. */
export function* rootSaga(domains: GuestDomains, start: Start) {
  yield* fork(keepAlive, function* guestDomains() {
    yield* startGuestDomains(domains)
  })
  for (const saga of platformSagas) yield* fork(keepAlive, saga)
  // The screen's code is loaded while the channel opens. A chunk that fails to load is requested again, and reported,
  // where it is needed.
  if (start.guest === 'restore') domains.fetch(start.place.pathname).catch(() => undefined)
}

/** Loads the guest's domains as soon as a sign-in begins, while the hotel authenticates the guest. */
function* startGuestDomains({ add }: GuestDomains) {
  yield* call(waitUntilNeeded)
  yield* put(guestDomainsRequested())
  try {
    yield* call(add)
    // The next step is long on a slow phone. It gets a task of its own if the guest is signed in, because then no
    // answer of the hotel can arrive in between.
    if (yield* select(selectIsRegistered)) yield* call(nextTask)
    yield* call(startDeviceDomains)
  } catch (error) {
    yield* put(guestDomainsFailed())
    return yield* put(chunkLoadFailed({ part: 'guestDomains', reason: String(error) }))
  }
  yield* put(guestDomainsLoaded())
  yield* fork(startKept)
  yield* takeEvery(storedElsewhere, onStoredElsewhere)
}

/** Ignores changes while another guest is signed in in another tab. */
function* onStoredElsewhere() {
  const storage = yield* service('storage')
  if (readLoginData({ storage }).userId === (yield* select(selectUserId))) yield* call(startKept)
}

/**
 * Starts the domains that have data in local or session storage (`startsOnKept`). A guest who goes on although they have
 * not loaded is told with the next screen what they tell, such as of an order that may have arrived (SENT-12).
 */
function* startKept() {
  const domains = yield* service('domains')
  const { local, session } = yield* service('storage')
  for (let isFirst = true; ; isFirst = false) {
    try {
      return yield* call(domains.startOnKept, [...local.keys(), ...session.keys()])
    } catch (error) {
      // The guest is told once: what they have closed does not come again with each screen.
      if (isFirst) yield* put(chunkLoadFailed({ part: 'kept', reason: String(error) }))
    }
    yield* take(routeEntered)
  }
}

function* startDeviceDomains() {
  const domains = yield* service('domains')
  const { kind } = yield* service('device')
  const device = (yield* select(selectDeviceMode)) || (isTelevision(kind) ? 'tv' : '')
  for (const domain of domains.all())
    if (device && domain.startsOnDevice === device) yield* call(domains.start, domain)
}

/**
 * Waits until a guest signs in or a demo begins, which it also does if the hotel is out of reach (RULE-08). A kiosk
 * needs the domains at once, for the domain that invites the guest. A TV needs them even if nobody is signed in: it
 * executes the hotel's commands and reboots each day (DEV-02, DEV-16).
 */
function* waitUntilNeeded() {
  const { kind } = yield* service('device')
  while (true) {
    const { type } = yield* take([
      authenticationStarted,
      demoEntered,
      authenticationFailed,
      sessionValuesRead,
    ])
    const deviceMode = yield* select(selectDeviceMode)
    if (deviceMode === 'kiosk') return
    if (type === sessionValuesRead.type) continue
    if (type !== authenticationFailed.type || (yield* select(selectMode)) === 'demo') return
    if (isTelevision(kind) || deviceMode === 'tv') return
  }
}

/** Runs a saga. If it throws, the error is logged and the saga restarted, up to `maxRetries` times in a row. */
export function* keepAlive(saga: () => Generator) {
  const now = yield* service('now')
  let failures = 0
  while (isRetried(failures)) {
    const startedAt = now()
    try {
      return yield* call(saga)
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      yield* log('error', saga.name, reason)
      failures = now() - startedAt > healthyRunMs ? 1 : failures + 1
      yield* delay(restartDelayMs)
    }
  }
}
