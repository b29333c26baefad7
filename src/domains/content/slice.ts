import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { all, call, type SagaGenerator, select } from 'typed-redux-saga'
import { getMultiImagesFromFolderPattern } from '../../contract/content.ts'
import { CustomPage } from '../../contract/skin.ts'
import { readFile, readText } from '../../core/files.ts'
import { defineLoad, type LoadStatus, type Request, readAs } from '../../core/load.ts'
import { paramsAt } from '../../core/routing/buildPath.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { selectFrom, selectPlace } from '../../core/routing/slice.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { contentReset } from '../language/slice.ts'
import { selectProjectId } from '../session/slice.ts'
import { customFileAt } from './addresses.ts'
import { contentPaths, isPageNumber } from './paths.ts'
import { type ContentPage, readPage } from './readPage.ts'

const isPageVisit = isVisitOf('contentpage')

/** The pages by number. One that an earlier visit loaded stays while it is loaded again, and if that fails. */
export const pages = defineLoad({
  name: 'content/pages',
  about: (cpId: string) => `page ${cpId}`,
  initial: null as ContentPage | null,
  isShared: true,
  when: [isPageVisit, contentReset],
  // A page is the hotel's, whoever reads it.
  until: [],
  /** The open page: on each visit, but not on the way to one of its entries and back. */
  *key(event: Action): SagaGenerator<string | null> {
    const place = yield* select(selectPlace)
    const { cpId = '' } = (place && paramsAt(place.pathname, contentPaths.contentpage)) ?? {}
    const isVisit = isPageVisit(event)
    if (isVisit && !isPageNumber(cpId)) yield* log('warn', 'content', `${cpId} is no number of a page`)
    const isSamePage = isVisit && place?.pathname === (yield* select(selectFrom))
    const isThere = isSamePage && (yield* select(pages.select, cpId)).status === 'success'
    return isThere || !isPageNumber(cpId) ? null : cpId
  },
  *ask(cpId: string) {
    const now = yield* service('now')
    return requestPage(cpId, customFileAt(yield* select(selectProjectId), 'data', cpId, now()))
  },
})

function* requestPage(cpId: string, address: string): Request<ContentPage> {
  const outcome = yield* readFile(address, CustomPage, { keep: `content/${cpId}` })
  if (outcome.kind !== 'ok') return outcome
  const extras = yield* call(loadExtras, cpId, outcome.answer)
  return { ...outcome, answer: readPage(outcome.answer, extras) }
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

const isPicture = (address: string) => address.trim() !== ''

/** Pictures by the pattern of their folder: none without a pattern (PAGE-24), or if the request fails (PAGE-25). */
export const folders = defineLoad({
  name: 'content/folders',
  about: 'the pictures of a folder',
  initial: [] as string[],
  resets: true,
  isMinor: true,
  until: [],
  *ask(folder_pattern: string) {
    if (!folder_pattern) return null
    const project_id = yield* select(selectProjectId)
    const asked = callHotel(getMultiImagesFromFolderPattern, { project_id, folder_pattern })
    return readAs(asked, ({ images }) => images.filter(isPicture))
  },
})

interface State {
  /** The status of resolving `/page/{pageId}`. */
  resolution: LoadStatus
}

const slice = createSlice({
  name: 'content',
  initialState: { resolution: 'unknown' } as State,
  reducers: {
    resolutionRequested(state) {
      state.resolution = 'fetching'
    },
    resolutionEnded(state, { payload }: PayloadAction<'success' | 'failure'>) {
      state.resolution = payload
    },
    /** The guest pressed retry on `/page/{pageId}`. The payload is the page id. */
    resolutionRetried(_state, _: PayloadAction<string>) {},
    /** The guest copies a value that the page shows. */
    copyPressed(_state, _: PayloadAction<string>) {},
  },
  selectors: { selectResolution: (state) => state.resolution },
})

export const { resolutionRequested, resolutionEnded, resolutionRetried, copyPressed } = slice.actions
export const { selectResolution } = slice.selectors
export { slice as contentSlice }
