import { type Action, combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit'
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

type Saga = () => Generator

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
  const domains = createDomainRegistry(startStates)
  // What waits for the code that runs sagas, which is loaded after the first screen: a press on "Sign in" is not lost.
  const early: { actions: Action[]; sagas: Saga[] } = { actions: [], sagas: [] }
  let tellSagas: (action: Action) => void = (action) => early.actions.push(action)
  let runSaga: (saga: Saga) => void = (saga) => early.sagas.push(saga)
  const sagaMiddleware: Middleware = () => (next) => (action) => {
    const result = next(action)
    tellSagas(action as Action)
    return result
  }
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ thunk: false }).concat(sagaMiddleware),
    // Enabled in production, too: for browser extensions, and for browser tests of the built app.
    devTools: true,
  })
  domains.add(openDomains)

  /** Adds all slices before it runs a saga, which may select the state of any slice added along with its own. */
  function startStates(states: readonly DomainState[]) {
    if (states.length === 0) return
    slices.push(...states.flatMap((state) => state.slices))
    // Replaces the reducer once: injecting slices one by one would combine and check all reducers each time.
    store.replaceReducer(combineSlices(...slices) as unknown as typeof reducer)
    store.dispatch(slicesInjected())
    for (const { saga } of states) if (saga) runSaga(saga)
  }

  return {
    store,
    domains,
    /** @param tell gets each action, first those of before; @param run runs the domains' sagas */
    attachSagas(tell: (action: Action) => void, run: (saga: Saga) => void) {
      // On a slow phone the platform's sagas have begun with a long task, so the rest runs in the next one.
      runInTask(() => {
        ;[tellSagas, runSaga] = [tell, run]
        for (const saga of early.sagas) run(saga)
        for (const action of early.actions) tell(action)
      })
    },
  }
}

export type AppStore = ReturnType<typeof createAppStore>['store']
