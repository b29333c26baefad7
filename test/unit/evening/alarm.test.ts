import { combineSlices, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pushed } from '../../../src/core/pushed.ts'
import { configSlice } from '../../../src/domains/config/slice.ts'
import { dialogClosed, dialogsSlice, selectDialog } from '../../../src/domains/dialogs/slice.ts'
import { languageSlice } from '../../../src/domains/language/slice.ts'
import { propertySlice } from '../../../src/domains/property/slice.ts'
import { remoteTvSlice } from '../../../src/domains/remoteTv/slice.ts'
import { sessionSlice, sessionValuesRead } from '../../../src/domains/session/slice.ts'
import { wakeUpSaga } from '../../../src/domains/wakeUp/saga.ts'
import { wakeUpSlice } from '../../../src/domains/wakeUp/slice.ts'

/** The alarms of the device that sound, with their volumes from 0 to 1. */
let sounding: AudioParam[] = []
const ends: (() => void)[] = []

class SilentContext {
  destination = {}
  #volume: AudioParam | null = null
  createGain() {
    const gain = { value: 0, setTargetAtTime: () => gain } as unknown as AudioParam
    // The first is the alarm's volume, the other one its pattern.
    this.#volume ??= gain
    return { gain, connect: (next: object) => next }
  }
  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: (next: object) => next,
      start: () => this.#volume && sounding.push(this.#volume),
      stop: () => undefined,
    }
  }
  async close() {
    sounding = sounding.filter((volume) => volume !== this.#volume)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', SilentContext)
  sounding = []
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Runs the wake-up's saga on a device of the room. */
function open(mode: 'tv' | '') {
  const saga = createSagaMiddleware({ context: { now: () => Date.now(), log: () => undefined } })
  const store = configureStore({
    reducer: combineSlices(
      configSlice,
      dialogsSlice,
      languageSlice,
      propertySlice,
      remoteTvSlice,
      sessionSlice,
      wakeUpSlice,
    ),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  })
  store.dispatch(sessionValuesRead({ mode }))
  const task = saga.run(wakeUpSaga)
  ends.push(() => task.cancel())
  return {
    ring: (id = 5) =>
      store.dispatch(pushed.getPopUpWakeUp({ wakeup: [{ id, time: '2026-11-22T06:30:00Z' }] })),
    /** Closes the dialog, as a press of any of its buttons does. */
    close: () => {
      const dialog = selectDialog(store.getState())
      if (!dialog?.closed) throw new Error('no dialog')
      store.dispatch(dialogClosed(dialog.id))
      store.dispatch(dialog.closed)
    },
  }
}

const volumes = () => sounding.map(({ value }) => Math.round(value * 100))

it('WAKE-08, WAKE-09 the television sounds, louder and louder, until the dialog is closed', async () => {
  const tv = open('tv')
  tv.ring()
  expect(volumes()).toEqual([40])
  await vi.advanceTimersByTimeAsync(4000)
  expect(volumes()).toEqual([50])
  tv.close()
  expect(volumes()).toEqual([])
})

it('WAKE-09 an alarm that rings while another one sounds takes its place, from its first volume on', async () => {
  const tv = open('tv')
  tv.ring()
  await vi.advanceTimersByTimeAsync(10_000)
  tv.ring(6)
  expect(volumes()).toEqual([40])
  tv.close()
  expect(volumes()).toEqual([])
})

it('WAKE-09 any other device of the room is silent', () => {
  const phone = open('')
  phone.ring()
  expect(volumes()).toEqual([])
})
