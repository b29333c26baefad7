import { combineSlices, configureStore, type Reducer } from '@reduxjs/toolkit'
import createSagaMiddleware, { type Task } from 'redux-saga'
import type { DomainDefinition, DomainState } from '../core/domains/domain.types.ts'
import { createDomainRegistry } from '../core/domains/registry.ts'
import { slicesInjected } from '../core/domains/slice.ts'
import type { Services } from '../core/services.ts'
import { openDomains, platformSlices } from './platform.ts'
import { keepAlive, rootSaga } from './rootSaga.ts'

const createReducer = () => combineSlices(...platformSlices)

/**
 * Creates the store with the slices and sagas of the platform, and the registry that adds those of the domains.
 * @param loadGuestTexts loads the texts of the screens behind the sign-in
 */
export function createAppStore(services: Omit<Services, 'domains'>, loadGuestTexts: () => Promise<void>) {
  const reducer = createReducer()
  const domains = createDomainRegistry(startStates)
  const saga = createSagaMiddleware({
    context: { ...services, domains },
    onError: (error) => services.log('error', 'saga', `${error.name}: ${error.message}`),
  })
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
    // For the developer's tools of whoever has them, and for journeys in the built app.
    devTools: true,
  })
  const tasks: Task[] = []
  domains.add(openDomains)

  /** All slices come first: a saga may select the state of any slice that is added along with its own. */
  function startStates(states: readonly DomainState[]) {
    if (states.length === 0) return
    for (const { reducerPath, reducer: sliceReducer } of states.flatMap(({ slices }) => slices))
      reducer.inject({ reducerPath, reducer: sliceReducer as Reducer })
    store.dispatch(slicesInjected())
    for (const state of states) if (state.saga) tasks.push(saga.run(keepAlive, state.saga))
  }

  async function loadGuestDomains(): Promise<readonly DomainDefinition[]> {
    const [guestDomains] = await Promise.all([import('./guestDomains.ts'), loadGuestTexts()])
    return Object.values(guestDomains)
  }

  return {
    store,
    domains,
    start: () => {
      tasks.push(saga.run(rootSaga, loadGuestDomains))
    },
    stop: () => {
      for (const task of tasks) task.cancel()
    },
  }
}

export type AppStore = ReturnType<typeof createAppStore>['store']
