import { put, select, take, takeEvery } from 'typed-redux-saga'
import * as v from 'valibot'
import { service } from '../../core/services.ts'
import { openDraft } from './drafts.ts'
import { courseClosed, courseOpened, coursesLoaded, selectEntries, selectOpened } from './slice.ts'

/** Reopens a dialog that was open before a reload (RT-25). */
export function* keepOpenDialog() {
  const drafts = yield* service('drafts')
  yield* takeEvery(courseOpened, ({ payload }) => drafts.save(openDraft, payload.key))
  yield* takeEvery(courseClosed, () => drafts.clear(openDraft))
  const key = drafts.read(openDraft, v.string())
  if (key === undefined) return
  yield* take(coursesLoaded)
  const entry = (yield* select(selectEntries)).find((known) => known.key === key)
  if (!entry) drafts.clear(openDraft)
  else if (!(yield* select(selectOpened))) yield* put(courseOpened(entry))
}
