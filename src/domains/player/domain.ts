import { put, select, takeEvery } from 'typed-redux-saga'
import * as v from 'valibot'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { persist } from '../../core/persistence.ts'
import { log, service } from '../../core/services.ts'
import { Player } from './Player.tsx'
import {
  languagesChosen,
  playbackFailed,
  playerSlice,
  positionsRestored,
  progressReported,
  selectLanguages,
  selectPositions,
} from './slice.ts'

const draftKey = 'player'
const languagesKey = 'player-languages'
const StoredLanguages = v.object({ subtitles: v.string(), audio: v.string() })
const Positions = v.record(v.string(), v.object({ src: v.string(), seconds: v.number() }))

function* playerSaga() {
  const drafts = yield* service('drafts')
  const stored = drafts.read(draftKey, Positions)
  if (stored) yield* put(positionsRestored(stored))
  const { local } = yield* service('storage')
  const languages = local.read(languagesKey, StoredLanguages)
  if (languages) yield* put(languagesChosen(languages))
  yield* persist(selectLanguages, (chosen) => local.write(languagesKey, chosen))
  yield* takeEvery(progressReported, savePositions)
  yield* takeEvery(playbackFailed, onPlaybackFailed)
}

/** Saves the positions, so that they survive a reload of the page (DLG-03). */
function* savePositions() {
  const drafts = yield* service('drafts')
  const positions = yield* select(selectPositions)
  if (Object.keys(positions).length > 0) drafts.save(draftKey, positions)
}

function* onPlaybackFailed({ payload: { id, code } }: ReturnType<typeof playbackFailed>) {
  yield* log('warn', 'player', `${id} did not play: media error ${code}`)
}

export const player = defineDomain({
  name: 'player',
  Overlay: Player,
  state: { slices: [playerSlice], saga: playerSaga },
})
