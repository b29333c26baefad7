import { put, select, takeEvery } from 'typed-redux-saga'
import * as v from 'valibot'
import { world } from '../world.ts'
import { type ScheduleDraft, scheduleOpened, selectScheduleDraft } from './slice.ts'

const form = 'room-control-schedule'
const Draft = v.object({
  area: v.string(),
  id: v.string(),
  isUniform: v.boolean(),
  days: v.array(v.object({ weekday: v.number(), start: v.string(), end: v.string() })),
})

/** A schedule that is being written outlives the reload that a lost channel brings. */
export function* draftSaga() {
  const drafts = yield* world('drafts')
  const kept = drafts.read(form, Draft)
  if (kept) yield* put(scheduleOpened({ house: 'hotel', draft: kept }))
  let written: ScheduleDraft | null = yield* select(selectScheduleDraft, 'hotel')
  yield* takeEvery('*', function* keep() {
    const draft: ScheduleDraft | null = yield* select(selectScheduleDraft, 'hotel')
    if (draft === written) return
    written = draft
    if (draft) drafts.save(form, draft)
    else drafts.clear(form)
  })
}
