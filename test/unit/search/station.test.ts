import { combineSlices, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, expect, it } from 'vitest'
import { filmStarted } from '../../../src/domains/player/slice.ts'
import { radioSlice, stationChosen } from '../../../src/domains/radio/slice.ts'
import { searchSaga } from '../../../src/domains/search/saga.ts'
import { searchSlice, stationPressed } from '../../../src/domains/search/slice.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))
const station = (id: string, stream_address: string) => ({ id, name: id, stream_address })

/** Runs the search's saga, with a hotel that tells where the station sounds when the test lets it. */
function open() {
  let tell = () => {}
  const saga = createSagaMiddleware({
    context: {
      offlineCache: {},
      log: () => undefined,
      hotel: {
        call: () =>
          new Promise((resolve) => {
            const radio_stations = [station('late', '/late'), station('later', '/later')]
            tell = () => resolve({ kind: 'ok', answer: [{ radio_stations }] })
          }),
      },
    },
  })
  const store = configureStore({
    reducer: combineSlices(radioSlice, searchSlice),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  })
  const task = saga.run(searchSaga)
  ends.push(() => task.cancel())
  const hit = (id: string) => ({ ...station(id, ''), image: '' }) as never
  return {
    press: (id: string) => store.dispatch(stationPressed(hit(id))),
    dispatch: store.dispatch,
    chosen: stationChosen(hit('other')),
    answer: async () => {
      tell()
      await settle()
    },
    plays: () => radioSlice.selectSlice(store.getState()).station?.id,
  }
}

it('SRCH-15 a station plays once the hotel has told where it sounds, the last of two', async () => {
  const app = open()
  app.press('late')
  app.press('later')
  await app.answer()
  expect(app.plays()).toBe('later')
})

it('SRCH-15 a station that is found late does not take the place of what the guest plays by then', async () => {
  const withFilm = open()
  withFilm.press('late')
  withFilm.dispatch(filmStarted({ id: '41' }))
  await withFilm.answer()
  expect(withFilm.plays()).toBeUndefined()
  const withStation = open()
  withStation.press('late')
  withStation.dispatch(withStation.chosen)
  await withStation.answer()
  expect(withStation.plays()).toBe('other')
})
