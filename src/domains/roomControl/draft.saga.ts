import { put } from 'typed-redux-saga'
import * as v from 'valibot'
import { persist } from '../../core/persistence.ts'
import { service } from '../../core/services.ts'
import { scheduleOpened, selectStoredDraft } from './slice.ts'

const draftKey = 'room-control-schedule'
const Draft = v.object({
  area: v.string(),
  id: v.string(),
  isUniform: v.boolean(),
  days: v.array(v.object({ weekday: v.number(), start: v.string(), end: v.string() })),
})

/** Persists the schedule in the editor, so that it survives the reload after a lost channel. */
export function* draftSaga() {
  const drafts = yield* service('drafts')
  const saved = drafts.read(draftKey, Draft)
  if (saved) yield* put(scheduleOpened({ source: 'hotel', draft: saved }))
  yield* persist(selectStoredDraft, (draft) => {
    if (draft) drafts.save(draftKey, draft)
    else drafts.clear(draftKey)
  })
}
