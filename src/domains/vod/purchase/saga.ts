import { call, fork, join, put, race, select, take } from 'typed-redux-saga'
import * as v from 'valibot'
import { createUuid } from '../../../browser/uuid.ts'
import { list, recordOf } from '../../../contract/values.ts'
import { getBuyMovie } from '../../../contract/vod.ts'
import { persist } from '../../../core/persistence.ts'
import { callHotel, log, service } from '../../../core/services.ts'
import { takeLeadingBy } from '../../../core/takeLeadingBy.ts'
import { mayHaveArrived } from '../../../realtime/client.ts'
import { noticeRaised } from '../../notices/slice.ts'
import { selectUserId, sessionEnds } from '../../session/slice.ts'
import { countVouchers, loadMovie, loadMovies, loadPackage, loadPackages } from '../load.saga.ts'
import { selectPackage } from '../packages/slice.ts'
import { productSold, selectMovie } from '../slice.ts'
import { isSameProduct, type Product } from './product.ts'
import {
  purchaseAccepted,
  purchaseConfirmed,
  purchaseFailed,
  purchaseSent,
  purchasesRestored,
  selectAskedProduct,
  selectAttempt,
  selectPurchase,
} from './slice.ts'

const purchasesKey = 'vod-purchases'

const Stored = v.object({
  owner: v.string(),
  attempts: list(
    v.object({
      product: v.object({ kind: v.picklist(['movie', 'package']), id: v.number() }),
      messageId: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  ends: recordOf(v.string()),
})

export function* purchaseSaga() {
  const { local } = yield* service('storage')
  const owner = yield* select(selectUserId)
  const stored = local.read(purchasesKey, Stored)
  const isOwn = stored !== undefined && (owner === '' || stored.owner === owner)
  yield* put(purchasesRestored(isOwn ? stored : { attempts: [], ends: {}, owner }))
  yield* takeLeadingBy(purchaseConfirmed, ({ product: { kind, id } }) => `${kind}${id}`, buyForGuest)
  yield* persist(selectPurchase, ({ attempts, ends, owner: of }) => {
    if (attempts.length === 0 && Object.keys(ends).length === 0) local.remove(purchasesKey)
    else local.write(purchasesKey, { attempts, ends, owner: of })
  })
}

/** Cancels the purchase's saga at the end of the session: the result must not reach the next guest. */
function* buyForGuest(event: ReturnType<typeof purchaseConfirmed>) {
  yield* race({ done: call(buy, event), guestLeft: take(sessionEnds) })
}

/**
 * Buys a film or a package once. After a time-out the product is loaded again: if it is the guest's by then,
 * the purchase has succeeded (VOD-15). A retry carries the message id of the first request, which makes it
 * idempotent.
 */
function* buy({ payload: { product, voucher } }: ReturnType<typeof purchaseConfirmed>) {
  const before = yield* select(selectAttempt, product)
  if (before) {
    const isBought = yield* readAgain(product)
    if (isBought) return yield* accept(product)
    // Nothing is sent while the result of the first request is unknown.
    if (isBought === null) return yield* fail(product, 'doubtful', true)
  }
  const messageId = before?.messageId ?? createUuid()
  yield* put(purchaseSent({ product, messageId }))
  const item = product.kind === 'movie' ? { movie_id: product.id } : { pckg_id: product.id }
  const outcome = yield* callHotel(getBuyMovie, { ...item, voucher }, { resend: false, messageId })
  if (outcome.kind === 'ok') {
    yield* put(productSold({ product, address: outcome.answer?.video_url ?? '' }))
    return yield* accept(product, outcome.answer?.valid_until)
  }
  yield* log('error', 'vod', `the purchase of ${product.kind} ${product.id} failed: ${outcome.kind}`)
  if (!mayHaveArrived(outcome))
    return yield* fail(product, 'failed', before !== null && outcome.kind !== 'refused')
  const isBought = yield* readAgain(product)
  if (isBought) return yield* accept(product)
  yield* fail(product, isBought === null ? 'doubtful' : 'failed', true)
}

/** Loads the product again. Returns whether it is bought; null if the request fails. */
function* readAgain({ kind, id }: Product) {
  const isKnown = yield* call(kind === 'movie' ? loadMovie : loadPackage, id)
  if (!isKnown) return null
  const read = kind === 'movie' ? yield* select(selectMovie, id) : yield* select(selectPackage, id)
  return read?.is_bought ?? false
}

/** Reloads films, packages and vouchers (VOD-14, VOD-18); the guest does not wait for them. */
function* accept(product: Product, until = '') {
  for (const load of [loadMovies, loadPackages, countVouchers]) yield* fork(load)
  if (product.kind === 'movie') {
    const reading = yield* fork(loadMovie, product.id)
    // Without a URL the film could not be played yet.
    if (!(yield* select(selectMovie, product.id))?.video_url) yield* join(reading)
  }
  yield* put(purchaseAccepted({ product, until }))
}

function* fail(product: Product, error: 'failed' | 'doubtful', isOpen: boolean) {
  yield* put(purchaseFailed({ product, error, isOpen }))
  const opened = yield* select(selectAskedProduct)
  // If the guest has closed the dialog meanwhile, a notice reports the failure.
  if (!opened || !isSameProduct(opened, product))
    yield* put(noticeRaised({ text: `vod.purchase.errors.${error}` }))
}
