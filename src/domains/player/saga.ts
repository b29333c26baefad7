import { put, select, takeEvery } from 'typed-redux-saga'
import * as v from 'valibot'
import { log, world } from '../world.ts'
import { playbackFailed, positionsRead, progressNoted, selectPositions } from './slice.ts'

const form = 'player'
const Positions = v.record(v.string(), v.object({ src: v.string(), seconds: v.number() }))

export function* playerSaga() {
  const drafts = yield* world('drafts')
  const kept = drafts.read(form, Positions)
  if (kept) yield* put(positionsRead(kept))
  yield* takeEvery(progressNoted, keepPositions)
  yield* takeEvery(playbackFailed, onFailed)
}

/** Where films were left outlives a reload of the page (DLG-03). */
function* keepPositions() {
  const drafts = yield* world('drafts')
  drafts.save(form, yield* select(selectPositions))
}

function* onFailed({ payload: { id, code } }: ReturnType<typeof playbackFailed>) {
  yield* log('warn', 'player', `${id} did not play: media error ${code}`)
}
