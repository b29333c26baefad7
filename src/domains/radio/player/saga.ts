import { eventChannel } from 'redux-saga'
import { call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { createAudioStream } from '../../../browser/audioStream.ts'
import { onPageSound } from '../../../browser/pageSound.ts'
import type { DomainState } from '../../../core/domains/domain.types.ts'
import { nextTask } from '../../../core/scheduler.ts'
import { remoteKeyPressed } from '../../device/slice.ts'
import { filmEnded, filmStarted, selectIsFilmSounding } from '../../player/slice.ts'
import {
  radioGivenBack,
  radioRestored,
  radioResumed,
  radioSilenced,
  radioSlice,
  selectIsRadioOn,
  selectRadioStatus,
  stationChosen,
} from '../slice.ts'
import { playStation } from './play.saga.ts'
import { restoreAfterReload } from './restoreAfterReload.saga.ts'

export function* radioPlayerSaga() {
  const starts = [stationChosen, radioResumed, radioGivenBack, radioRestored]
  yield* takeLatest(starts, playStation, createAudioStream())
  yield* takeEvery(filmStarted, silenceForFilm)
  yield* takeEvery(filmEnded, resumeAfterFilm)
  yield* takeEvery(
    eventChannel<boolean>((emit) => onPageSound(emit)),
    onPageSounding,
  )
  yield* takeEvery(remoteKeyPressed, onRemoteKey)
  yield* fork(restoreAfterReload)
}

/** Only one media element plays at a time (PLAY-07). */
function* silenceForFilm() {
  if (yield* select(selectIsRadioOn)) yield* put(radioSilenced())
}

/** Treats audible media in a content page like a film. */
function* onPageSounding(isSounding: boolean) {
  yield* put((isSounding ? filmStarted : filmEnded)({ id: 'page' }))
}

/** Resumes the station after the film has left the page. */
function* resumeAfterFilm() {
  if ((yield* select(selectRadioStatus)) !== 'silenced') return
  yield* call(nextTask)
  if (!(yield* select(selectIsFilmSounding))) yield* put(radioGivenBack())
}

/** A television's media keys pause media elements by themselves; only a paused station has to be resumed here. */
function* onRemoteKey({ payload: key }: ReturnType<typeof remoteKeyPressed>) {
  if (key !== 'play' && key !== 'playPause') return
  if ((yield* select(selectRadioStatus)) === 'paused') yield* put(radioResumed())
}

export const radioPlayerState: DomainState = { slices: [radioSlice], saga: radioPlayerSaga }
