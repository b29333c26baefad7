import { call, put, select, takeEvery } from 'typed-redux-saga'
import { addResumeTime } from '../../contract/vod.ts'
import { callHotel, log } from '../../core/services.ts'
import { channelChanged, selectIsConnected } from '../channel/slice.ts'
import { progressReported } from '../player/slice.ts'
import { selectIsRegistered, selectIsWalkin } from '../session/slice.ts'
import { filmIdOf } from './playback.ts'
import { filmLeft } from './slice.ts'

type Reported = ReturnType<typeof progressReported>

/** Where the room is in its films, kept by the hotel for all devices of the room (VOD-34). */
export function* resumeSaga() {
  /** What the hotel has not taken yet, by film: the newest alone is worth telling. */
  const unsent = new Map<number, number>()

  yield* takeEvery(progressReported, function* onProgress({ payload }: Reported) {
    const id = filmIdOf(payload.id)
    if (id === null) return
    // A film that was seen to its end begins anew.
    const seconds = payload.why === 'ended' ? 0 : payload.seconds
    yield* put(filmLeft({ id, seconds }))
    if (!(yield* select(selectIsRegistered)) || (yield* select(selectIsWalkin))) return
    unsent.set(id, seconds)
    yield* call(send, id)
  })

  function* send(id: number) {
    const seconds = unsent.get(id)
    if (seconds === undefined) return
    const outcome = yield* callHotel(addResumeTime, { movie_id: id, resume_time: seconds })
    const isReceived = outcome.kind === 'ok' || outcome.kind === 'refused'
    // Meanwhile the film may have gone on.
    if (isReceived && unsent.get(id) === seconds) unsent.delete(id)
    if (outcome.kind !== 'ok')
      yield* log('warn', 'vod', `the place in film ${id} was not kept: ${outcome.kind}`)
  }

  yield* takeEvery(channelChanged, function* onChannel() {
    if (yield* select(selectIsConnected)) for (const id of [...unsent.keys()]) yield* call(send, id)
  })
}
