import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { getDestination } from '../../contract/destination.ts'
import { log, request } from '../../core/services.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { selectPropertyId } from '../session/slice.ts'
import {
  entryFailed,
  entryLoaded,
  entryOpened,
  filterOpened,
  listRetried,
  pageFailed,
  pageLoaded,
  pageRequested,
  pageSize,
  pageWanted,
  selectEntry,
  selectFilter,
  selectList,
  selectPages,
} from './slice.ts'

export function* destinationSaga() {
  yield* takeEvery([filterOpened, listRetried, contentReset], startList)
  yield* takeEvery(pageWanted, ({ payload }) => loadPage(payload))
  yield* takeLatest([entryOpened, contentReset], loadEntry)
}

function* startList() {
  if (!(yield* select(selectPages))[1]) yield* call(loadPage, 1)
}

function* ask(query: object) {
  const params = { propertyId: yield* select(selectPropertyId) }
  const lang = yield* select(selectLanguage)
  return yield* request(getDestination, { params, query: { lang, ...query } })
}

/** A page of the list, once (DEST-04, DEST-06). */
function* loadPage(page: number) {
  const filter = yield* select(selectFilter)
  const known = (yield* select(selectPages))[page]?.status
  if (!filter || known === 'fetching' || known === 'success') return
  const list = yield* select(selectList)
  yield* put(pageRequested(page))
  const { types, q, area, date } = filter
  const outcome = yield* call(ask, { type: types.join(','), q, area, date, page, limit: pageSize })
  if (outcome.kind === 'ok') return yield* put(pageLoaded({ list, page, ...outcome.answer }))
  yield* log('warn', 'destination', `page ${page} did not load: ${outcome.kind}`)
  yield* put(pageFailed({ list, page }))
}

/** One entry, for a guest who comes straight to it. */
function* loadEntry() {
  const { id, value } = yield* select(selectEntry)
  if (!id || value) return
  const outcome = yield* call(ask, { id, page: 1, limit: pageSize })
  if (outcome.kind === 'ok') {
    const entry = outcome.answer.items.find((item) => item.id === id) ?? null
    return yield* put(entryLoaded({ id, entry }))
  }
  yield* log('warn', 'destination', `an entry did not load: ${outcome.kind}`)
  yield* put(entryFailed(id))
}
