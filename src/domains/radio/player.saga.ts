import { buffers, type EventChannel, eventChannel } from 'redux-saga'
import {
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga'
import * as v from 'valibot'
import {
  type AudioStream,
  createAudioStream,
  onPageSound,
  type StreamEvent,
} from '../../browser/audioStream.ts'
import { isPlaying, pauseSounding } from '../../browser/media.ts'
import { Station } from '../../contract/radio.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { persist } from '../../core/persistence.ts'
import { maxRetries } from '../../core/retries.ts'
import { nextTask } from '../../core/scheduler.ts'
import { log, service } from '../../core/services.ts'
import { selectConfig } from '../config/slice.ts'
import { remoteKeyPressed } from '../device/slice.ts'
import { filmEnded, filmStarted, selectIsFilmSounding } from '../player/slice.ts'
import { demoEntered, registered, selectIsRegistered, sessionEnds } from '../session/slice.ts'
import { radioDraft } from './paths.ts'
import {
  type RadioState,
  radioGivenBack,
  radioPaused,
  radioRestored,
  radioResumed,
  radioSilenced,
  radioSlice,
  radioStopped,
  selectIsRadioOn,
  selectRadio,
  selectRadioStatus,
  selectStation,
  soundBlocked,
  soundFailed,
  soundInterrupted,
  soundStarted,
  stationChosen,
} from './slice.ts'

/** Time-out of the first audio data; after that the try has failed. */
const connectLimitMs = 10_000
/** Time without audio data, after some was received, at which the stream counts as stalled. */
const stallLimitMs = 4000
/** A stream that was audible for this long counts as stable: the number of failures is reset. */
const stableAfterMs = 20_000

const firstDelayMs = 1000
const maxDelayMs = 15_000
const minDelayMs = 250

/** A station that was audible is retried more often; one that never was is most likely off the air. */
const maxTries = (wasHeard: boolean): number => 1 + (wasHeard ? maxRetries : 1)

/**
 * Exponential backoff with full jitter, so that not all listeners of a station reconnect at once.
 * @param failures so far, 1 or more
 * @param random 0 to 1
 */
function retryDelayMs(failures: number, random: number): number {
  const ceiling = Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1))
  return minDelayMs + Math.round(random * (ceiling - minDelayMs))
}

type Events = EventChannel<StreamEvent>

/** Actions that start a station. */
type Start = ReturnType<
  typeof stationChosen | typeof radioResumed | typeof radioGivenBack | typeof radioRestored
>

/** Plays the chosen station until an action ends it; then releases the stream (RAD-16). */
function* playStation(audio: AudioStream, start: Start) {
  if ((yield* select(selectRadioStatus)) !== 'connecting') return
  const events: Events = eventChannel((emit) => audio.onEvent(emit), buffers.expanding(4))
  try {
    // The stream is opened before any asynchronous step: browsers allow playback only within a user gesture.
    yield* race({
      play: call(keepPlaying, audio, events, start),
      end: take([radioStopped, radioPaused, radioSilenced, ...sessionEnds]),
    })
  } finally {
    audio.release()
    events.close()
  }
}

/** Returns the volume, 0 to 1. A station that resumes by itself during other media is background music (PLAY-06). */
function* volumeFor(start: Start) {
  if (stationChosen.match(start) || radioResumed.match(start)) {
    pauseSounding()
    return 1
  }
  const { background_music_volume } = yield* select(selectConfig)
  return isPlaying() ? Math.min(100, Math.max(0, background_music_volume)) / 100 : 1
}

/** Opens the stream, and reopens it each time it breaks, until the maximum of tries is reached. */
function* keepPlaying(audio: AudioStream, events: Events, start: Start) {
  const station = yield* select(selectStation)
  if (!station) return
  const volume = yield* call(volumeFor, start)
  let failures = 0
  let wasHeard = false
  while (true) {
    audio.open(station.stream_address, volume)
    const { outcome, heardMs } = yield* call(listen, events)
    if (outcome === 'blocked') return yield* put(soundBlocked())
    if (outcome === 'paused') return yield* put(radioPaused())
    wasHeard ||= heardMs > 0
    failures = heardMs >= stableAfterMs ? 1 : failures + 1
    yield* log('warn', 'radio', `${station.id} broke off: ${outcome}`)
    if (failures >= maxTries(wasHeard)) return yield* put(soundFailed())
    yield* put(soundInterrupted())
    audio.release()
    yield* call(waitToRetry, failures)
  }
}

interface Heard {
  /** Why playback ended. */
  outcome: string
  /** Time for which the stream was audible; 0 if it never was. */
  heardMs: number
}

/** Listens to the stream's events until it breaks. Returns why, and how long it was audible. */
function* listen(events: Events): SagaGenerator<Heard> {
  const now = yield* service('now')
  let heardSince: number | null = null
  let limitMs: number | null = connectLimitMs
  while (true) {
    const { event } = yield* race({
      event: take(events),
      ...(limitMs !== null && { late: delay(limitMs) }),
    })
    const heardMs: number = heardSince === null ? 0 : Math.max(1, now() - heardSince)
    if (!event) return { outcome: 'silence', heardMs }
    if (event.kind === 'broken') return { outcome: `media error ${event.code}`, heardMs }
    if (event.kind === 'blocked' || event.kind === 'paused') return { outcome: event.kind, heardMs }
    if (event.kind === 'sounding') {
      heardSince ??= now()
      limitMs = null
      if ((yield* select(selectRadioStatus)) !== 'playing') yield* put(soundStarted())
    } else if (heardSince !== null) {
      limitMs = stallLimitMs
      yield* put(soundInterrupted())
    }
  }
}

/** Waits for the retry delay, or until the device is online again. */
function* waitToRetry(failures: number) {
  const page = yield* service('page')
  const online = eventChannel<true>((emit) => page.onOnline(() => emit(true)))
  try {
    yield* race({ delay: delay(retryDelayMs(failures, Math.random())), online: take(online) })
  } finally {
    online.close()
  }
}

const Saved = v.object({ station: Station, isOn: v.boolean() })

/** Restores the playing station after a reload of the page, such as the reload after a lost channel (RT-27). */
function* restoreAfterReload() {
  const drafts = yield* service('drafts')
  const saved = drafts.read(radioDraft, Saved)
  yield* persist(selectRadio, ({ station, status }: RadioState) => {
    // A silenced station counts as on: the film does not survive the reload.
    if (station) drafts.save(radioDraft, { station, isOn: status !== 'paused' && status !== 'failed' })
    else drafts.clear(radioDraft)
  })
  if (!saved) return
  if (!(yield* select(selectIsRegistered))) yield* take([registered, demoEntered])
  yield* put(radioRestored(saved))
}

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
