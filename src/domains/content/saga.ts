import { call, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { copyText } from '../../browser/clipboard.ts'
import { PageList } from '../../contract/skin.ts'
import { readFile } from '../../core/files.ts'
import { stateOf } from '../../core/load.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { routeEntered } from '../../core/routing/slice.ts'
import { go, log, service } from '../../core/services.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectProjectId } from '../session/slice.ts'
import { pageListAt } from './addresses.ts'
import { contentPaths } from './paths.ts'
import {
  contentSlice,
  copyPressed,
  folders,
  pages,
  resolutionEnded,
  resolutionRequested,
  resolutionRetried,
} from './slice.ts'

function* copyValue({ payload: text }: ReturnType<typeof copyPressed>) {
  const isCopied = yield* call(copyText, text)
  yield* put(
    noticeRaised({ text: isCopied ? 'content.wifi.copied' : 'content.wifi.notCopied', about: 'copy' }),
  )
}

function* contentSaga() {
  yield* takeLatest([routeEntered, contentReset, resolutionRetried], onRouteOrRetry)
  yield* takeEvery(copyPressed, copyValue)
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

export const contentState = stateOf([pages, folders], { slices: [contentSlice], saga: contentSaga })
