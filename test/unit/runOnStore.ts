/** Runs a saga on a store of its own, with a hotel that answers as the test says. */
import { combineSlices, configureStore, type Slice, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware, { type Saga } from 'redux-saga'
import { vi } from 'vitest'
import type { Services } from '../../src/core/services.ts'
import { atEnd } from '../app/atEnd.ts'
import { noOfflineCache } from './noOfflineCache.ts'

interface Given {
  saga: Saga
  slices: readonly Slice[]
  /** The root of the hotel's answer to a call of this name. */
  answer?: (name: string) => unknown
  services?: { [K in keyof Services]?: Partial<Services[K]> }
  /** What has happened before the saga starts. */
  before?: readonly UnknownAction[]
}

/** The saga ends with the test: a file that uses this awaits `endTest` after each of them. */
export function runOnStore({ saga, slices, answer = () => null, services = {}, before = [] }: Given) {
  const asked: [name: string, data: unknown][] = []
  const log = vi.fn()
  const middleware = createSagaMiddleware({
    context: {
      log,
      now: () => Date.now(),
      offlineCache: noOfflineCache(),
      hotel: {
        call: async (spec: { function: string }, data: unknown) => {
          asked.push([spec.function, data])
          return { kind: 'ok', answer: answer(spec.function) }
        },
      },
      ...services,
    },
  })
  const store = configureStore({
    reducer: combineSlices(...(slices as [Slice])),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(middleware),
  })
  for (const action of before) store.dispatch(action)
  const task = middleware.run(saga)
  atEnd(() => task.cancel())
  return {
    asked,
    log,
    dispatch: store.dispatch,
    root: store.getState,
    /** The answers are given in microtasks. */
    settle: () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve))),
    state: <State>(slice: { selectSlice: (root: never) => State }) =>
      slice.selectSlice(store.getState() as never),
  }
}
