import {
  type Action,
  combineSlices,
  configureStore,
  type Dispatch,
  type Middleware,
  type MiddlewareAPI,
} from '@reduxjs/toolkit'
import { chunksSlice } from '../core/chunks/slice.ts'
import type { DomainState } from '../core/domains/domain.types.ts'
import { createDomainRegistry } from '../core/domains/registry.ts'
import { domainsSlice, slicesInjected } from '../core/domains/slice.ts'
import { navigationSlice } from '../core/routing/slice.ts'
import { runInTask } from '../core/scheduler.ts'
import { clockSlice } from '../core/time/slice.ts'
import { channelSlice } from '../domains/channel/slice.ts'
import { configSlice } from '../domains/config/slice.ts'
import { dialogsSlice } from '../domains/dialogs/slice.ts'
import { languageSlice } from '../domains/language/slice.ts'
import { login } from '../domains/login/domain.ts'
import { noticesSlice } from '../domains/notices/slice.ts'
import { promoSlice } from '../domains/promo/slice.ts'
import { propertySlice } from '../domains/property/slice.ts'
import { sessionSlice } from '../domains/session/slice.ts'
import { terms } from '../domains/terms/domain.ts'
import { themeSlice } from '../domains/theme/slice.ts'

type Work = () => void

/**
 * A placeholder middleware for the saga middleware, whose code is loaded after the first screen. It records the actions
 * until then and replays them: a press on "Sign in" is never lost.
 */
function createSagaBuffer() {
  const missed: unknown[] = []
  const waiting: Work[] = []
  let store: MiddlewareAPI | null = null
  let reduce: Dispatch<Action> | null = null
  let handle: ((action: unknown) => unknown) | null = null

  const middleware: Middleware = (api) => (next) => {
    store = api
    reduce = next as Dispatch<Action>
    return (action) => {
      if (handle) return handle(action)
      missed.push(action)
      return next(action)
    }
  }

  return {
    middleware,
    /** Runs the callback once the saga middleware is attached. */
    whenAttached(work: Work) {
      if (handle) work()
      else waiting.push(work)
    },
    /** @param start starts the sagas that receive the recorded actions */
    attach(sagas: Middleware, start: Work) {
      if (!store || !reduce) throw new Error('The store is created first.')
      const next = reduce
      let past: unknown = null
      // Reducers have handled the replayed action already; actions that sagas dispatch in response to it are new.
      const handleBuffered = sagas(store)((action) => (action === past ? action : next(action as Action)))
      start()
      // On a slow phone `start` is a long task, so the rest runs in the next one. Actions until then are recorded, too.
      runInTask(() => {
        handle = handleBuffered
        for (const work of waiting.splice(0)) work()
        for (past of missed.splice(0)) handleBuffered(past)
        past = null
      })
    },
  }
}

/** The domains whose screens can be opened without signing in. */
export const openDomains = [login, terms]

/**
 * The state of the first screen, which is part of the first load: its size counts against the budget. `signIn.ts` has the
 * code that signs a guest in, `guestDomains.ts` all else.
 */
const platformSlices = [
  channelSlice,
  chunksSlice,
  clockSlice,
  configSlice,
  dialogsSlice,
  domainsSlice,
  languageSlice,
  navigationSlice,
  noticesSlice,
  promoSlice,
  propertySlice,
  sessionSlice,
  themeSlice,
] as const

/** Creates the store with the slices of the platform, and the registry that adds those of the domains. */
export function createAppStore() {
  const reducer = combineSlices(...platformSlices)
  const slices: DomainState['slices'][number][] = [...platformSlices]
  const sagas = createSagaBuffer()
  const domains = createDomainRegistry(startStates)
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ thunk: false }).concat(sagas.middleware),
    // Enabled in production, too: for browser extensions, and for browser tests of the built app.
    devTools: true,
  })
  let runSaga: (saga: () => Generator) => void = () => undefined
  domains.add(openDomains)

  /** Adds all slices before it runs a saga, which may select the state of any slice added along with its own. */
  function startStates(states: readonly DomainState[]) {
    if (states.length === 0) return
    slices.push(...states.flatMap((state) => state.slices))
    // Replaces the reducer once: injecting slices one by one would combine and check all reducers each time.
    store.replaceReducer(combineSlices(...slices) as unknown as typeof reducer)
    store.dispatch(slicesInjected())
    for (const { saga } of states) if (saga) sagas.whenAttached(() => runSaga(saga))
  }

  return {
    store,
    domains,
    /** Attaches the saga middleware and starts the platform's sagas; `run` runs those of the domains. */
    attachSagas(middleware: Middleware, start: () => void, run: (saga: () => Generator) => void) {
      runSaga = run
      sagas.attach(middleware, start)
    },
  }
}

export type AppStore = ReturnType<typeof createAppStore>['store']
