import { put } from 'typed-redux-saga'
import * as v from 'valibot'
import { persist } from '../../core/persistence.ts'
import { service } from '../../core/services.ts'
import { cacheItemRead, selectCacheItem } from './slice.ts'

const draft = 'shop-item'

const Kept = v.object({
  shopId: v.number(),
  itemId: v.string(),
  selection: v.record(v.string(), v.array(v.string())),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
})

/** Persists the choices that a guest is making, so that they survive a reload of the page (SHOP-38). */
export function* flowSaga() {
  const drafts = yield* service('drafts')
  const kept = drafts.read(draft, Kept)
  if (kept) yield* put(cacheItemRead(kept))
  yield* persist(selectCacheItem, (item) => {
    if (item) drafts.save(draft, item)
    else drafts.clear(draft)
  })
}
