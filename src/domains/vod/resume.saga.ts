import { call, put, select, takeEvery } from 'typed-redux-saga'
import { addResumeTime } from '../../contract/vod.ts'
import { callHotel, log } from '../../core/services.ts'
import { channelChanged, selectIsConnected } from '../channel/slice.ts'
import { progressReported } from '../player/slice.ts'
import { selectIsRegistered, selectIsWalkin } from '../session/slice.ts'
import { filmIdOf } from './playback.ts'
import { resumeTimeChanged } from './slice.ts'

type Reported = ReturnType<typeof progressReported>

/** Sends the playback positions to the hotel, which keeps them for all devices of the room (VOD-34). */
export function* resumeSaga() {
  /** Positions that the hotel has not received yet, by film; only the latest of each film is sent. */
  const unsent = new Map<number, number>()

  yield* takeEvery(progressReported, function* onProgress({ payload }: Reported) {
    const id = filmIdOf(payload.id)
    if (id === null) return
    // A film that was watched to its end starts from the beginning next time.
    const seconds = payload.why === 'ended' ? 0 : payload.seconds
    yield* put(resumeTimeChanged({ id, seconds }))
    if (!(yield* select(selectIsRegistered)) || (yield* select(selectIsWalkin))) return
    unsent.set(id, seconds)
    yield* call(send, id)
  })

  function* send(id: number) {
    const seconds = unsent.get(id)
    if (seconds === undefined) return
    const outcome = yield* callHotel(addResumeTime, { movie_id: id, resume_time: seconds })
    const isReceived = outcome.kind === 'ok' || outcome.kind === 'refused'
    // The film may have played on since; then the newer position stays to be sent.
    if (isReceived && unsent.get(id) === seconds) unsent.delete(id)
    if (outcome.kind !== 'ok')
      yield* log('warn', 'vod', `the place in film ${id} was not kept: ${outcome.kind}`)
  }

  yield* takeEvery(channelChanged, function* onChannel() {
    if (yield* select(selectIsConnected)) for (const id of [...unsent.keys()]) yield* call(send, id)
  })
}
