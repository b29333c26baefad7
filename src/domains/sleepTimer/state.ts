import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { delay, put, select, takeLatest } from 'typed-redux-saga'
import { getSleepTimer, setSleepTimer } from '../../contract/wakeUp.ts'
import { defineLoad, readAs, stateOf } from '../../core/load.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel, log } from '../../core/services.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectAlarmTv, tvSelected, tvsLoaded } from '../remoteTv/slice.ts'
import { sessionEnds } from '../session/slice.ts'
import { sleepTimerPath } from './paths.ts'

const until = [...sessionEnds, tvSelected]

/** Time at which the selected television switches off, in ms; null if no timer is set. */
export const timer = defineLoad({
  name: 'sleepTimer/timer',
  about: 'the sleep timer',
  initial: null as number | null,
  when: [isVisitOf('sleeptimer'), tvSelected, tvsLoaded],
  until,
  *ask() {
    const tv = yield* select(selectAlarmTv)
    if (!tv || !(yield* isScreenOpen(sleepTimerPath))) return null
    return readAs(callHotel(getSleepTimer, { room_id: tv.id }), ({ ends }) => instantOf(ends))
  },
})

interface State {
  /** The guest's choice, until the hotel has confirmed it; otherwise null. */
  pendingMinutes: number | null
}

const initialState: State = { pendingMinutes: null }

const slice = createSlice({
  name: 'sleepTimer',
  initialState,
  reducers: {
    /** Minutes from now; 0 leaves the television on. */
    durationChosen(state, { payload }: PayloadAction<number>) {
      state.pendingMinutes = payload
    },
    choiceSettled: () => initialState,
  },
  extraReducers: (builder) => {
    for (const event of until) builder.addCase(event, () => initialState)
  },
  selectors: { selectPendingMinutes: (state) => state.pendingMinutes },
})

export const { durationChosen } = slice.actions
export const { selectPendingMinutes } = slice.selectors
const { choiceSettled } = slice.actions

/** Several steps in a row are one choice. */
const stepsEndMs = 300

function* setTimer({ payload: minutes }: ReturnType<typeof durationChosen>) {
  yield* delay(stepsEndMs)
  const tv = yield* select(selectAlarmTv)
  if (!tv) return yield* put(choiceSettled())
  const outcome = yield* callHotel(setSleepTimer, { room_id: tv.id, minutes })
  if (outcome.kind === 'ok') {
    const endsAt = instantOf(outcome.answer.ends)
    yield* put(timer.loaded(endsAt))
    // The hotel has set the timer, but did not send its end.
    if (minutes > 0 && endsAt === null) yield* put(timer.wanted())
  } else {
    yield* log('warn', 'sleepTimer', `the sleep timer was not set: ${outcome.kind}`)
    yield* put(noticeRaised({ text: 'errors.request', isFailure: true }))
  }
  yield* put(choiceSettled())
}

/** Parses an ISO 8601 time to ms; null if it is missing. */
function instantOf(time: string | null): number | null {
  const instant = time ? Date.parse(time) : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

export const sleepTimerState = stateOf([timer], {
  slices: [slice],
  *saga() {
    // `takeLatest`: the last choice wins.
    yield* takeLatest(durationChosen, setTimer)
  },
})
