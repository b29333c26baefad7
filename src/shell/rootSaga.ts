import { call, delay, put, select, spawn, take } from 'typed-redux-saga'
import { isTelevision } from '../browser/deviceKind.ts'
import { channelSaga } from '../domains/channel/saga.ts'
import { codeSaga } from '../domains/code/saga.ts'
import { codeMissed } from '../domains/code/slice.ts'
import { configSaga } from '../domains/config/saga.ts'
import { installSaga } from '../domains/install/saga.ts'
import { languageSaga } from '../domains/language/saga.ts'
import { propertySaga } from '../domains/property/saga.ts'
import { sessionSaga } from '../domains/session/saga.ts'
import {
  authenticationFailed,
  authenticationStarted,
  demoEntered,
  selectMode,
  stayBegan,
  stayLoaded,
} from '../domains/session/slice.ts'
import { termsSaga } from '../domains/terms/saga.ts'
import { themeSaga } from '../domains/theme/saga.ts'
import { log, world } from '../domains/world.ts'

/**
 * What runs before anyone is signed in; the domains of a stay are in `stay.ts`. The order matters only where two
 * listen to the same event: the session reads an address before anyone acts on it, and the channel starts last.
 */
const firstSagas = [
  codeSaga,
  // Before the session, which writes the language that is chosen into the address.
  languageSaga,
  sessionSaga,
  configSaga,
  propertySaga,
  themeSaga,
  termsSaga,
  installSaga,
  channelSaga,
]

const restWait = 1000
const mostRestarts = 5

/** Each domain stands by itself: one that fell is logged and begins again, and takes no other with it. */
export function* rootSaga(loadStay: LoadStay) {
  yield* spawn(keepAlive, function* staySaga() {
    yield* waitForStay(loadStay)
  })
  for (const saga of firstSagas) yield* spawn(keepAlive, saga)
}

/** Adds the slices of a stay to the store and hands over the sagas. */
type LoadStay = () => Promise<readonly (() => Generator)[]>

/** The code of a stay is fetched while the hotel is asked who the guest is; what happened meanwhile is told again. */
function* waitForStay(loadStay: LoadStay) {
  yield* call(untilNeeded)
  const staySagas = yield* call(tryToLoad, loadStay)
  if (!staySagas) return
  yield* put(stayLoaded())
  for (const saga of staySagas) yield* spawn(keepAlive, saga)
  yield* put(stayBegan())
}

/** A television obeys the hotel and starts anew each day, whether a guest is in or not (DEV-02, DEV-16). */
function* untilNeeded() {
  const { kind } = yield* world('device')
  while (true) {
    const { type } = yield* take([authenticationStarted, demoEntered, authenticationFailed])
    if (type !== authenticationFailed.type) return
    if (isTelevision(kind) || (yield* select(selectMode)) === 'tv') return
  }
}

function* tryToLoad(loadStay: LoadStay) {
  try {
    return yield* call(loadStay)
  } catch (error) {
    yield* put(codeMissed({ part: 'stay', reason: String(error) }))
    return null
  }
}

function* keepAlive(saga: () => Generator) {
  for (let restarts = 0; restarts <= mostRestarts; restarts += 1) {
    try {
      return yield* call(saga)
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      yield* log('error', saga.name, reason)
      yield* delay(restWait)
    }
  }
}
