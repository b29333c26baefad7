import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { destinationTypes, getDestination } from '../../contract/destination.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { hotelReturned } from '../../core/offlineCache/slice.ts'
import { log, request, service } from '../../core/services.ts'
import { parseJson } from '../../http/parse.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { selectPropertyId } from '../session/slice.ts'
import {
  destinationSlice,
  entryFailed,
  entryLoaded,
  entryOpened,
  filterOpened,
  isEntry,
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
  yield* takeEvery([filterOpened, listRetried, contentReset, hotelReturned], startList)
  yield* takeEvery(pageWanted, ({ payload }) => loadPage(payload))
  yield* takeLatest([entryOpened, contentReset], loadEntry)
}

function* startList() {
  if (!(yield* select(selectPages))[1]) yield* call(loadPage, 1)
}

const keptPrefix = 'destination/'

function* ask(query: object) {
  const params = { propertyId: yield* select(selectPropertyId) }
  const lang = yield* select(selectLanguage)
  const asked = { lang, ...query }
  const keep = keptPrefix + new URLSearchParams(asked)
  return yield* request(getDestination, { params, query: asked, keep })
}

/** Loads a page of the list, once (DEST-04, DEST-06). */
function* loadPage(page: number) {
  const filter = yield* select(selectFilter)
  const known = (yield* select(selectPages))[page]?.status
  if (!filter || known === 'fetching' || known === 'success') return
  const list = yield* select(selectList)
  yield* put(pageRequested(page))
  const { types, q, area, date } = filter
  const outcome = yield* call(ask, { type: types.join(','), q, area, date, page, limit: pageSize })
  if (outcome.kind === 'ok') return yield* put(pageLoaded({ list, page, ...outcome.answer }))
  yield* log('error', 'destination', `page ${page} did not load: ${outcome.kind}`)
  yield* put(pageFailed({ list, page }))
}

/** Upper limit for the pages of a type, so that a hotel whose list never ends does not cause endless requests. */
const maxPages = 100

/** Loads an entry by its URL. The API has only lists, so the list of its type is searched (DEST-04). */
function* loadEntry() {
  const { type, id, value } = yield* select(selectEntry)
  if (!id || value) return
  const filter = { type: destinationTypes.find((known) => known === type) ?? '', q: '', area: '', date: '' }
  for (let page = 1; page <= maxPages; page += 1) {
    const outcome = yield* call(ask, { ...filter, page, limit: pageSize })
    if (outcome.kind !== 'ok') return yield* call(loadKeptEntry, type, id, outcome.kind)
    const { items, amount } = outcome.answer
    const entry = items.find((item) => isEntry(item, type, id))
    const isLast = items.length === 0 || page * pageSize >= amount
    if (entry || isLast) return yield* put(entryLoaded({ id, entry: entry ?? null }))
  }
  yield* put(entryLoaded({ id, entry: null }))
}

/** Fallback while the hotel is unreachable: looks for the entry in all cached lists (RT-25). */
function* loadKeptEntry(type: string, id: string, kind: string) {
  const offlineCache = yield* service('offlineCache')
  const { findByPrefix } = yield* call(offlineCache.load)
  const lang = yield* select(selectLanguage)
  const read = parseJson(getDestination.answer)
  const entry = findByPrefix(`${keptPrefix}lang=${lang}&`, (text) => {
    const outcome = read(String(text), 200)
    return outcome.kind === 'ok' ? outcome.answer.items.find((item) => isEntry(item, type, id)) : undefined
  })
  if (entry) return yield* put(entryLoaded({ id, entry }))
  yield* log('error', 'destination', `an entry did not load: ${kind}`)
  yield* put(entryFailed(id))
}

export const destinationState: DomainState = { slices: [destinationSlice], saga: destinationSaga }
