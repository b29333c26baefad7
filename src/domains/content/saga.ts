import { all, call, delay, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { copyText } from '../../browser/clipboard.ts'
import { getMultiImagesFromFolderPattern } from '../../contract/content.ts'
import { CustomPage, PageList } from '../../contract/skin.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { readFile, readText } from '../../core/files.ts'
import { buildPath, paramsAt } from '../../core/routing/buildPath.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { routeEntered, selectFrom, selectPlace } from '../../core/routing/slice.ts'
import { callHotel, go, log, service } from '../../core/services.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectProjectId } from '../session/slice.ts'
import { customFileAt, pageListAt } from './addresses.ts'
import { contentPaths, isPageNumber } from './paths.ts'
import { readPage } from './readPage.ts'
import {
  contentSlice,
  copyPressed,
  folderFailed,
  folderLoaded,
  folderRequested,
  folderWanted,
  pageFailed,
  pageLoaded,
  pageRequested,
  pageWanted,
  resolutionEnded,
  resolutionRequested,
  resolutionRetried,
  selectFolder,
  selectPage,
} from './slice.ts'

function* copyValue({ payload: text }: ReturnType<typeof copyPressed>) {
  const isCopied = yield* call(copyText, text)
  yield* put(
    noticeRaised({ text: isCopied ? 'content.wifi.copied' : 'content.wifi.notCopied', about: 'copy' }),
  )
}

export function* contentSaga() {
  yield* takeEvery(isVisitOf('contentpage'), onPageVisit)
  yield* takeEvery(contentReset, reloadOpenPage)
  yield* takeEvery(pageWanted, loadPage)
  yield* takeLatest([routeEntered, contentReset, resolutionRetried], onRouteOrRetry)
  yield* takeEvery(folderWanted, loadFolder)
  yield* takeEvery(copyPressed, copyValue)
}

/** Loads the page on each visit, but not on the way to one of its entries and back. */
function* onPageVisit({ payload }: ReturnType<typeof routeEntered>) {
  const { cpId = '' } = payload.params
  if (!isPageNumber(cpId)) return yield* log('warn', 'content', `${cpId} is no number of a page`)
  const place = yield* select(selectPlace)
  const isSamePage = place?.pathname === (yield* select(selectFrom))
  if (isSamePage && (yield* select(selectPage, cpId)).status === 'success') return
  yield* put(pageWanted(cpId))
}

/** Reloads the open page, which may have other texts in the new language. */
function* reloadOpenPage() {
  const place = yield* select(selectPlace)
  const { cpId = '' } = (place && paramsAt(place.pathname, contentPaths.contentpage)) ?? {}
  if (isPageNumber(cpId)) yield* put(pageWanted(cpId))
}

function* loadPage({ payload: cpId }: ReturnType<typeof pageWanted>) {
  if ((yield* select(selectPage, cpId)).status === 'fetching') return
  const projectId = yield* select(selectProjectId)
  const now = yield* service('now')
  yield* put(pageRequested(cpId))
  const address = customFileAt(projectId, 'data', cpId, now())
  const outcome = yield* readFile(address, CustomPage, { keep: `content/${cpId}` })
  if (outcome.kind === 'ok') {
    const extras = yield* call(loadExtras, cpId, outcome.answer)
    return yield* put(pageLoaded({ key: cpId, value: readPage(outcome.answer, extras) }))
  }
  yield* log('error', 'content', `page ${cpId} did not load: ${outcome.kind}`)
  yield* put(pageFailed(cpId))
}

/** Loads the page's markup and style. A file that fails to load is left out (PAGE-08 to PAGE-10). */
function* loadExtras(cpId: string, file: CustomPage): SagaGenerator<{ html: string; style: string }> {
  const projectId = yield* select(selectProjectId)
  const now = yield* service('now')
  return yield* all({ html: textOf('html'), style: textOf('style') })

  function* textOf(kind: 'html' | 'style'): SagaGenerator<string> {
    if (!file[kind]) return ''
    const address = customFileAt(projectId, kind, cpId, now())
    const outcome = yield* readText(address, { keep: `content/${cpId}/${kind}` })
    return outcome.kind === 'ok' ? outcome.answer : ''
  }
}

/** Resolves a page id. `takeLatest` cancels it when the guest leaves the screen or changes the language. */
function* onRouteOrRetry(event: { type: string; payload?: unknown }) {
  if (resolutionRetried.match(event)) return yield* call(resolvePageId, event.payload)
  if (!routeEntered.match(event)) return
  const { screen, params } = event.payload
  if (screen === 'page') yield* call(resolvePageId, params.pageId ?? '')
}

const openDelayMs = 300

/** Redirects `/page/{pageId}` to the content page of the guest's language. */
function* resolvePageId(pageId: string) {
  const projectId = yield* select(selectProjectId)
  const language = yield* select(selectLanguage)
  const now = yield* service('now')
  yield* put(resolutionRequested())
  const address = pageListAt(projectId, pageId, now())
  const outcome = yield* readFile(address, PageList, { keep: `content/list/${pageId}` })
  const cpId = outcome.kind === 'ok' ? (outcome.answer[language] ?? outcome.answer.default) : undefined
  if (cpId === undefined) {
    yield* log('error', 'content', `page id ${pageId} leads to no page`)
    return yield* put(resolutionEnded('failure'))
  }
  yield* put(resolutionEnded('success'))
  yield* delay(openDelayMs)
  yield* go(buildPath(contentPaths.contentpage, { cpId }), { replace: true })
}

/** Loads a folder's pictures: none without a pattern (PAGE-24), or if the request fails (PAGE-25). */
function* loadFolder({ payload: pattern }: ReturnType<typeof folderWanted>) {
  const { status } = yield* select(selectFolder, pattern)
  if (!pattern || status === 'fetching' || status === 'success') return
  yield* put(folderRequested(pattern))
  const outcome = yield* callHotel(getMultiImagesFromFolderPattern, {
    project_id: yield* select(selectProjectId),
    folder_pattern: pattern,
  })
  if (outcome.kind === 'ok')
    return yield* put(folderLoaded({ key: pattern, value: outcome.answer.images.filter(isPicture) }))
  yield* log('warn', 'content', `no pictures for ${pattern}: ${outcome.kind}`)
  yield* put(folderFailed(pattern))
}

const isPicture = (address: string) => address.trim() !== ''

export const contentState: DomainState = { slices: [contentSlice], saga: contentSaga }
