import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit'
import type { DomainState } from '../core/domains/domain.types.ts'
import { createDomainRegistry } from '../core/domains/registry.ts'
import { slicesInjected } from '../core/domains/slice.ts'
import { openDomains, platformSlices } from './platform.ts'
import { createSagaBuffer } from './sagaBuffer.ts'

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
