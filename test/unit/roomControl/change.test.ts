import { combineSlices, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RoomItem } from '../../../src/contract/roomControl.ts'
import { pushed } from '../../../src/core/pushed.ts'
import { dialogsSlice, selectDialog } from '../../../src/domains/dialogs/slice.ts'
import { mailSlice } from '../../../src/domains/mail/slice.ts'
import { noticesSlice, selectNotice } from '../../../src/domains/notices/slice.ts'
import { changeSaga } from '../../../src/domains/roomControl/change.saga.ts'
import type { ControlSource } from '../../../src/domains/roomControl/controlsState.ts'
import {
  controlChanged,
  controlsLoaded,
  controlsRequested,
  roomControlSlice,
  selectSetStatus,
  selectValue,
} from '../../../src/domains/roomControl/slice.ts'
import { sessionReset, sessionSlice } from '../../../src/domains/session/slice.ts'
import { command } from './fixtures.ts'

interface Sent {
  body: { room: string; command: { id: string; value: unknown } }
  answer: (items?: RoomItem[]) => Promise<void>
  refuse: () => Promise<void>
}

const ends: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

/** Room control of a bedroom, with a hotel that answers when the test says so. */
function open() {
  const sent: Sent[] = []
  const log = vi.fn()
  const saga = createSagaMiddleware({
    context: {
      log,
      http: {
        request: (_: unknown, { body }: Pick<Sent, 'body'>) =>
          new Promise((resolve) => {
            const end = async (outcome: unknown) => {
              resolve(outcome)
              await settle()
            }
            sent.push({
              body,
              answer: (items = []) => end({ kind: 'ok', answer: { success: true, items, message: null } }),
              refuse: () => end({ kind: 'refused', status: 500, code: '', message: '', body: null }),
            })
          }),
      },
    },
  })
  const store = configureStore({
    reducer: combineSlices(roomControlSlice, sessionSlice, noticesSlice, dialogsSlice, mailSlice),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  })
  const task = saga.run(changeSaga)
  ends.push(() => task.cancel())
  store.dispatch(controlsRequested('1 101 en'))
  store.dispatch(
    controlsLoaded({
      assignments: [{ room: 'bedroom', assignedCommandIds: ['lamp', 'main', 'dnd'] }],
      commands: [command('lamp', 'light'), command('main', 'light', { max: 100 }), command('dnd', 'dnd')],
      groups: [],
      state: { bedroom: { lamp: false, main: 10, dnd: false } },
    }),
  )
  const refOf = (id: string, source: ControlSource = 'hotel') => ({ source, area: 'bedroom', id })
  return {
    store,
    sent,
    log,
    change: (id: string, value: unknown, isMoving = false) => {
      store.dispatch(controlChanged({ ...refOf(id), value, isMoving }))
    },
    shown: (id: string) => selectValue(store.getState(), refOf(id)),
    status: (id: string) => selectSetStatus(store.getState(), refOf(id)),
    notice: () => selectNotice(store.getState())?.text,
  }
}

it('ROOM-10 the value that the hotel answers with wins, for this and for other controls', async () => {
  const room = open()
  room.change('main', 40)
  await room.sent[0]?.answer([
    { room: 'bedroom', id: 'main', value: 35 },
    { room: 'bedroom', id: 'lamp', value: true },
  ])
  expect([room.shown('main'), room.shown('lamp')]).toEqual([35, true])
})

it('ROOM-11 a slider is sent 300 ms after its last move, once', async () => {
  const room = open()
  for (const level of [20, 35, 50]) {
    room.change('main', level, true)
    expect(room.shown('main')).toBe(level)
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(room.sent).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(room.sent.map(({ body }) => body.command.value)).toEqual([50])
})

it('ROOM-11 quick changes end in the last one, and an older answer never overwrites a newer value', async () => {
  const room = open()
  room.change('lamp', true)
  room.change('lamp', false)
  room.change('lamp', true)
  const [first, second, third] = room.sent
  await second?.answer([{ room: 'bedroom', id: 'lamp', value: false }])
  expect(room.shown('lamp')).toBe(true)
  await third?.answer()
  await first?.answer([{ room: 'bedroom', id: 'lamp', value: false }])
  expect(room.shown('lamp')).toBe(true)
})

it('ROOM-11 nor does the older answer of another control', async () => {
  const room = open()
  room.change('main', 40)
  room.change('dnd', true)
  await room.sent[1]?.answer()
  await room.sent[0]?.answer([
    { room: 'bedroom', id: 'dnd', value: false },
    { room: 'bedroom', id: 'lamp', value: true },
  ])
  expect([room.shown('main'), room.shown('dnd'), room.shown('lamp')]).toEqual([40, true, true])
})

it('ROOM-11 a hotel that may have updatedSinceRequest the changes in another order hears the last one again', async () => {
  const room = open()
  room.change('main', 30)
  room.change('main', 60)
  await room.sent[1]?.answer()
  await room.sent[0]?.answer()
  expect(room.sent.map(({ body }) => body.command.value)).toEqual([30, 60, 60])
  await room.sent[2]?.answer()
  expect([room.shown('main'), room.status('main'), room.sent.length]).toEqual([60, 'success', 3])
})

it('ROOM-11 a refusal of an older change says nothing; that of the last goes back to what the hotel took', async () => {
  const room = open()
  room.change('main', 30)
  room.change('main', 60)
  room.change('main', 90)
  await room.sent[0]?.refuse()
  expect([room.shown('main'), room.notice()]).toEqual([90, undefined])
  await room.sent[1]?.answer()
  expect(room.shown('main')).toBe(90)
  await room.sent[2]?.refuse()
  expect([room.shown('main'), room.notice()]).toEqual([60, 'errors.request'])
})

it('ROOM-14 do-not-disturb is said for on and for off, once the hotel took it', async () => {
  const room = open()
  room.change('dnd', true)
  expect(room.notice()).toBeUndefined()
  await room.sent[0]?.answer()
  expect(room.notice()).toBe('roomControl.dnd.on')
  room.change('dnd', false)
  // The hotel's response takes precedence here, too.
  await room.sent[1]?.answer([{ room: 'bedroom', id: 'dnd', value: true }])
  expect(room.notice()).toBe('roomControl.dnd.on')
  room.change('lamp', true)
  await room.sent[2]?.answer()
  expect(selectDialog(room.store.getState())).toBeNull()
})

it('ROOM-07 a push shows what changed elsewhere, unless the guest is just changing it', async () => {
  const room = open()
  const push = (id: string, value: unknown) =>
    room.store.dispatch(pushed.roomControlChanged({ items: [{ room: 'bedroom', id, value }] }))
  push('lamp', true)
  expect(room.shown('lamp')).toBe(true)
  room.change('main', 70, true)
  push('main', 5)
  expect(room.shown('main')).toBe(70)
  await vi.advanceTimersByTimeAsync(300)
  await room.sent[0]?.refuse()
  expect(room.shown('main')).toBe(5)
})

it('ROOM-01, ROOM-10 a list that was asked for before a change does not undo it', async () => {
  const room = open()
  room.store.dispatch(controlsRequested('1 101 en'))
  room.change('lamp', true)
  await room.sent[0]?.answer()
  const state = { bedroom: { lamp: false, main: 25 } }
  room.store.dispatch(controlsLoaded({ assignments: [], commands: [], groups: [], state }))
  expect([room.shown('lamp'), room.shown('main')]).toEqual([true, 25])
})

it('ROOM-01 a list that was asked for after a change has the newest values', async () => {
  const room = open()
  room.change('lamp', true)
  await room.sent[0]?.answer()
  room.store.dispatch(pushed.roomControlChanged({ items: [{ room: 'bedroom', id: 'main', value: 70 }] }))
  room.store.dispatch(controlsRequested('1 101 en'))
  const state = { bedroom: { lamp: false, main: 25 } }
  room.store.dispatch(controlsLoaded({ assignments: [], commands: [], groups: [], state }))
  expect([room.shown('lamp'), room.shown('main')]).toEqual([false, 25])
})

it('ROOM-10 the next guest finds nothing of the one before, not even an answer under way', async () => {
  const room = open()
  room.change('lamp', true)
  room.store.dispatch(sessionReset())
  expect(room.shown('lamp')).toBeUndefined()
  await room.sent[0]?.answer()
  expect(room.shown('lamp')).toBeUndefined()
})

it('ROOM-11 an overtaken answer says nothing while the guest moves the control on: the last move is sent', async () => {
  const room = open()
  room.change('main', 20)
  room.change('main', 50)
  await room.sent[1]?.answer()
  room.change('main', 70, true)
  await room.sent[0]?.answer()
  await vi.advanceTimersByTimeAsync(300)
  expect(room.sent.map(({ body }) => body.command.value)).toEqual([20, 50, 70])
  expect(room.shown('main')).toBe(70)
})
