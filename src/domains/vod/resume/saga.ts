import { all, call, put, select, takeEvery } from 'typed-redux-saga'
import * as v from 'valibot'
import { type Id, idOf } from '../../../contract/looseId.ts'
import { addResumeTime } from '../../../contract/vod.ts'
import { persist } from '../../../core/persistence.ts'
import { callHotel, log, service } from '../../../core/services.ts'
import { progressReported } from '../../player/slice.ts'
import {
  selectIsRegistered,
  selectIsSignedInOnChannel,
  selectIsWalkin,
  selectUserId,
  signedInOnChannel,
} from '../../session/slice.ts'
import { resumeTimesKey } from '../kept.ts'
import { filmIdOf } from '../playback.ts'
import { resumeTimeChanged } from '../slice.ts'
import {
  resumeTimeReached,
  resumeTimeStored,
  resumeTimesRestored,
  selectResume,
  selectUnsent,
} from './slice.ts'

const Stored = v.object({ owner: v.string(), unsent: v.record(v.string(), v.number()) })

/**
 * Sends the playback positions to the hotel, which keeps them for all devices of the room (VOD-34). Those that it has
 * not confirmed are kept on this device, also over a reload, and sent again on each channel on which the guest is signed
 * in (SENT-08).
 */
export function* resumeSaga() {
  yield* call(restore)
  const { local } = yield* service('storage')
  yield* persist(selectResume, (resume) => {
    if (Object.keys(resume.unsent).length === 0) local.remove(resumeTimesKey)
    else local.write(resumeTimesKey, resume)
  })
  yield* takeEvery(progressReported, onProgress)
  yield* takeEvery(signedInOnChannel, sendAll)
  if (yield* select(selectIsSignedInOnChannel)) yield* call(sendAll)
}

function* restore() {
  const { local } = yield* service('storage')
  const owner = yield* select(selectUserId)
  const stored = local.read(resumeTimesKey, Stored)
  const isOwn = stored !== undefined && (owner === '' || stored.owner === owner)
  yield* put(resumeTimesRestored(isOwn ? stored : { unsent: {}, owner }))
}

function* onProgress({ payload }: ReturnType<typeof progressReported>) {
  const id = filmIdOf(payload.id)
  if (id === null) return
  // A film that was watched to its end starts from the beginning next time.
  const seconds = payload.why === 'ended' ? 0 : payload.seconds
  yield* put(resumeTimeChanged({ id, seconds }))
  if (!(yield* select(selectIsRegistered)) || (yield* select(selectIsWalkin))) return
  yield* put(resumeTimeReached({ id, seconds }))
  if (yield* select(selectIsSignedInOnChannel)) yield* call(send, id)
}

function* sendAll() {
  const ids = Object.keys(yield* select(selectUnsent))
  yield* all(ids.map((id) => call(send, idOf(id))))
}

function* send(id: Id) {
  const seconds = (yield* select(selectUnsent))[id]
  if (seconds === undefined) return
  // Not sent again by the channel, whose next guest may be another one: the sign-in sends what is unsent.
  const outcome = yield* callHotel(addResumeTime, { movie_id: id, resume_time: seconds }, { resend: false })
  if (outcome.kind === 'ok') return yield* put(resumeTimeStored({ id, seconds }))
  yield* log('warn', 'vod', `the place in film ${id} was not kept: ${outcome.kind}`)
}
