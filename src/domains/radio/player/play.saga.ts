import { buffers, type EventChannel, eventChannel } from 'redux-saga'
import { call, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga'
import type { AudioStream, StreamEvent } from '../../../browser/audioStream.ts'
import { isPlaying, pauseSounding } from '../../../browser/media.ts'
import { log, service } from '../../../core/services.ts'
import { selectConfig } from '../../config/slice.ts'
import { sessionEnds } from '../../session/slice.ts'
import {
  type radioGivenBack,
  radioPaused,
  type radioRestored,
  radioResumed,
  radioSilenced,
  radioStopped,
  selectRadioStatus,
  selectStation,
  soundBlocked,
  soundFailed,
  soundInterrupted,
  soundStarted,
  stationChosen,
} from '../slice.ts'
import { connectLimitMs, maxTries, retryDelayMs, stableAfterMs, stallLimitMs } from './recovery.ts'

type Events = EventChannel<StreamEvent>

/** Actions that start a station. */
export type Start = ReturnType<
  typeof stationChosen | typeof radioResumed | typeof radioGivenBack | typeof radioRestored
>

/** Plays the chosen station until an action ends it; then releases the stream (RAD-16). */
export function* playStation(audio: AudioStream, start: Start) {
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
