import { call, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { CustomPage, PageList } from '../../contract/skin.ts'
import { pathOf } from '../addresses.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { routeEntered, selectProjectId } from '../session/slice.ts'
import { go, log, world } from '../world.ts'
import { readPage } from './readPage.ts'
import {
  pageFailed,
  pageLoaded,
  pageRequested,
  pageWanted,
  resolutionEnded,
  resolutionRequested,
  selectPageStatus,
} from './slice.ts'

export function* contentSaga() {
  yield* takeEvery(pageWanted, onWanted)
  yield* takeLatest([routeEntered, contentReset], resolve)
}

function* onWanted({ payload: cpId }: ReturnType<typeof pageWanted>) {
  if ((yield* select(selectPageStatus, cpId)) === 'fetching') return
  const projectId = yield* select(selectProjectId)
  const http = yield* world('http')
  const now = yield* world('now')
  yield* put(pageRequested(cpId))
  const path = `/ONEapp/skins/${encodeURIComponent(projectId)}/custom/Custom_${encodeURIComponent(cpId)}.json`
  const outcome = yield* call(() => http.file(`${path}?t=${now()}`, CustomPage))
  if (outcome.kind === 'ok') return yield* put(pageLoaded({ cpId, page: readPage(outcome.answer) }))
  yield* log('error', 'content', `page ${cpId} did not load: ${outcome.kind}`)
  yield* put(pageFailed(cpId))
}

const openDelay = 300

/** `/page/{pageId}` leads to the content page of the guest's language; left in the meantime, it does not open. */
function* resolve(event: ReturnType<typeof routeEntered> | ReturnType<typeof contentReset>) {
  if (!routeEntered.match(event) || event.payload.screen !== 'page') return
  const { pageId = '' } = event.payload.params
  const projectId = yield* select(selectProjectId)
  const language = yield* select(selectLanguage)
  const http = yield* world('http')
  const now = yield* world('now')
  yield* put(resolutionRequested())
  const path = `/ONEapp/skins/${encodeURIComponent(projectId)}/Page_${encodeURIComponent(pageId)}.json`
  const outcome = yield* call(() => http.file(`${path}?t=${now()}`, PageList))
  const cpId = outcome.kind === 'ok' ? (outcome.answer[language] ?? outcome.answer.default) : undefined
  if (cpId === undefined) {
    yield* log('error', 'content', `page id ${pageId} leads to no page`)
    return yield* put(resolutionEnded('failure'))
  }
  yield* put(resolutionEnded('success'))
  yield* delay(openDelay)
  yield* go(pathOf('contentpage', { cpId }), { replace: true })
}
