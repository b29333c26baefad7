import { put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { createAudioStream } from '../../../browser/audioStream.ts'
import { videoClosed, videoOpened } from '../../player/slice.ts'
import { radioResumed, radioSilenced, selectIsRadioOn, selectRadioStatus, stationChosen } from '../slice.ts'
import { playStation } from './play.saga.ts'

export function* radioPlayerSaga() {
  yield* takeLatest([stationChosen, radioResumed], playStation, createAudioStream())
  yield* takeEvery(videoOpened, giveWay)
  yield* takeEvery(videoClosed, comeBack)
}

/** Two sounds at once are never heard (PLAY-07). */
function* giveWay() {
  if (yield* select(selectIsRadioOn)) yield* put(radioSilenced())
}

function* comeBack() {
  if ((yield* select(selectRadioStatus)) === 'silenced') yield* put(radioResumed())
}
