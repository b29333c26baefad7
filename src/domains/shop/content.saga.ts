import { call, put, select } from 'typed-redux-saga'
import { getRetailContent, type RetailContent } from '../../contract/shop.ts'
import { runInSlices } from '../../core/scheduler.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { selectLanguage } from '../language/slice.ts'
import { readCatalogue } from './readCatalogue.ts'
import { contentFailed, contentLoaded, contentRequested, selectContentEntry } from './slice.ts'

const read = (content: RetailContent) => runInSlices(readCatalogue(content))

/** Older prices are requested again when the guest returns to them. */
const contentLifetimeMs = 15 * 60_000

/** Loads the content of a shop in the guest's language, unless it is fresh or being loaded (SHOP-13 to SHOP-16). */
export function* ensureContent(id: number) {
  const entry = yield* select(selectContentEntry, id)
  const language = yield* select(selectLanguage)
  const now = yield* service('now')
  const isNew = entry.status === 'success' && now() - entry.at < contentLifetimeMs
  const isFresh = isNew || entry.status === 'loading'
  if (isFresh && entry.language === language) return
  yield* call(reloadContent, id)
}

/** Loads the content of a shop in the guest's language, however fresh it is. */
export function* reloadContent(id: number) {
  const language = yield* select(selectLanguage)
  const now = yield* service('now')
  yield* put(contentRequested({ id, language }))
  const outcome = yield* callHotel(
    getRetailContent,
    { id, parent_id: 'root', lang: language },
    { keep: `shop/${id}/${language}` },
  )
  const catalogue = outcome.kind === 'ok' ? yield* call(read, outcome.answer.retailContent) : null
  if (catalogue && outcome.kind === 'ok')
    return yield* put(contentLoaded({ id, language, catalogue, at: outcome.asOf ?? now() }))
  yield* log(
    'error',
    'shop',
    `the content of shop ${id} did not load: ${outcome.kind === 'ok' ? 'it is empty' : outcome.kind}`,
  )
  yield* put(contentFailed({ id, language }))
}
