import { combineSlices, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../../src/browser/storage.ts'
import { clockCorrected, clockSlice } from '../../../src/core/time/slice.ts'
import { remindSaga } from '../../../src/domains/epg/saga.ts'
import {
  epgRemindersSlice,
  reminderEnded,
  reminderSet,
  selectReminders,
} from '../../../src/domains/epg/television.ts'
import { noticesSlice } from '../../../src/domains/notices/slice.ts'
import { remoteTvSlice, tvsLoaded } from '../../../src/domains/remoteTv/slice.ts'
import { registered, sessionSlice } from '../../../src/domains/session/slice.ts'
import { aDevice } from '../shop/services.ts'

const now = Date.parse('2026-11-21T18:00:00Z')
const minute = 60_000
const channel = { id: '3', number: 3, name: 'ORF 3', image: '', group: '', category_id: 0 }
/** A programme that begins this many minutes from now, by the hotel's clock. */
const inMinutes = (minutes: number, title = 'News') => ({
  title,
  startsAt: (now + minutes * minute) / 1000,
  channel,
})

const ends: (() => void)[] = []
beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

/** Opens the guide's saga on a device, for the guest of this stay; `offsetMs` is how far the hotel's clock is ahead. */
function open({ device = aDevice(), stay = '501', offsetMs = 1 } = {}) {
  const saga = createSagaMiddleware({
    context: { now: () => Date.now(), storage: createStorage(device), log: () => undefined },
  })
  const store = configureStore({
    reducer: combineSlices(clockSlice, epgRemindersSlice, noticesSlice, remoteTvSlice, sessionSlice),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  })
  const checkin = {
    id: stay,
    name: 'Anna',
    last_name: 'Berger',
    room: '101',
    permanent: false,
    reservation_nr: '',
    checkout: null,
    residents: [],
  }
  const loginData = { room: '101', name: 'Berger', checkin: '', userId: stay }
  const result = { content: undefined, skin: null, language: null, checkin: [checkin] }
  store.dispatch(registered({ result, checkin, residents: [], loginData, by: 'app' }))
  const tvs = [{ id: 17, ip: '10.0.1.17', name: 'TV', description: '' }]
  store.dispatch(tvsLoaded({ tvs, savedId: '', isThisSet: false }))
  if (offsetMs) store.dispatch(clockCorrected(offsetMs))
  const task = saga.run(remindSaga)
  const close = () => task.cancel()
  ends.push(close)
  return {
    device,
    close,
    dispatch: store.dispatch,
    told: () => noticesSlice.selectSlice(store.getState()).queue.map(({ values }) => values?.title),
    titles: () => selectReminders(store.getState()).reminders.map(({ title }) => title),
  }
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute)

it('reminds of each programme when it begins, the earliest first, and once', async () => {
  const guide = open()
  guide.dispatch(reminderSet(inMinutes(30, 'Film')))
  guide.dispatch(reminderSet(inMinutes(10, 'News')))
  guide.dispatch(reminderSet(inMinutes(20, 'Taken back')))
  guide.dispatch(reminderEnded(inMinutes(20)))
  await pass(9)
  expect(guide.told()).toEqual([])
  await pass(1)
  expect(guide.told()).toEqual(['News'])
  await pass(19)
  expect(guide.told()).toEqual(['News'])
  await pass(1)
  expect(guide.told()).toContain('Film')
  expect(guide.titles()).toEqual([])
})

it('a reminder outlives the page, for the guest who set it alone', async () => {
  const first = open()
  first.dispatch(reminderSet(inMinutes(10)))
  first.close()
  const again = open({ device: first.device })
  expect(again.titles()).toEqual(['News'])
  again.close()
  const next = open({ device: first.device, stay: '502' })
  expect(next.titles()).toEqual([])
  await pass(10)
  expect(next.told()).toEqual([])
})

it('a device whose clock turns out to be slow reminds when the programme begins by the hotel’s', async () => {
  const guide = open()
  guide.dispatch(reminderSet(inMinutes(10)))
  await pass(1)
  guide.dispatch(clockCorrected(5 * minute))
  await pass(3)
  expect(guide.told()).toEqual([])
  await pass(1)
  expect(guide.told()).toEqual(['News'])
})

it('a programme to come is not taken for one long gone before the hotel has told its time', async () => {
  const first = open()
  first.dispatch(reminderSet(inMinutes(10)))
  first.close()
  // The device has lost its clock.
  vi.setSystemTime(now + 24 * 60 * minute)
  const guide = open({ device: first.device, offsetMs: 0 })
  await vi.advanceTimersByTimeAsync(1000)
  guide.dispatch(clockCorrected(-24 * 60 * minute))
  await pass(11)
  expect(guide.told()).toEqual(['News'])
})

it('what began more than a quarter of an hour ago, while the device was off, is not announced any more', async () => {
  const first = open()
  first.dispatch(reminderSet(inMinutes(10, 'Long gone')))
  first.dispatch(reminderSet(inMinutes(26, 'Just begun')))
  first.close()
  vi.setSystemTime(now + 40 * minute)
  const guide = open({ device: first.device })
  await pass(1)
  expect(guide.told()).toEqual(['Just begun'])
  expect(guide.titles()).toEqual([])
})
