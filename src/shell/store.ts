import { combineSlices, configureStore, type Reducer } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { channelSlice } from '../domains/channel/slice.ts'
import { codeSlice } from '../domains/code/slice.ts'
import { configSlice } from '../domains/config/slice.ts'
import { dialogsSlice } from '../domains/dialogs/slice.ts'
import { languageSlice } from '../domains/language/slice.ts'
import { navigationSlice } from '../domains/navigation/slice.ts'
import { noticesSlice } from '../domains/notices/slice.ts'
import { promoSlice } from '../domains/promo/slice.ts'
import { propertySlice } from '../domains/property/slice.ts'
import { sessionSlice } from '../domains/session/slice.ts'
import { termsSlice } from '../domains/terms/slice.ts'
import { themeSlice } from '../domains/theme/slice.ts'
import type { World } from '../domains/world.ts'
import { rootSaga } from './rootSaga.ts'

/** One line for each domain that runs before anyone is signed in; those of a stay join later (`stay.ts`). */
const createReducer = () =>
  combineSlices(
    channelSlice,
    codeSlice,
    configSlice,
    dialogsSlice,
    languageSlice,
    navigationSlice,
    noticesSlice,
    promoSlice,
    propertySlice,
    sessionSlice,
    termsSlice,
    themeSlice,
  )

export type RootState = ReturnType<ReturnType<typeof createReducer>>

/** The one store. Sagas see the outside world through their context and nothing else. */
export function createAppStore(world: World, learnStay: () => Promise<void>) {
  const reducer = createReducer()
  const saga = createSagaMiddleware({
    context: { ...world },
    onError: (error) => world.log('error', 'saga', `${error.name}: ${error.message}`),
  })
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
    devTools: import.meta.env.DEV,
  })

  async function loadStay() {
    const [{ staySlices, staySagas }] = await Promise.all([import('./stay.ts'), learnStay()])
    for (const { reducerPath, reducer: own } of staySlices)
      reducer.inject({ reducerPath, reducer: own as Reducer })
    return staySagas
  }

  let stop = () => {}
  const start = () => {
    const task = saga.run(rootSaga, loadStay)
    stop = () => task.cancel()
  }
  return { store, start, stop: () => stop() }
}

export type AppStore = ReturnType<typeof createAppStore>['store']
