import { call, fork, join, put, race, select, take, takeEvery } from 'typed-redux-saga'
import * as v from 'valibot'
import { recordOf } from '../../contract/values.ts'
import { getBuyMovie } from '../../contract/vod.ts'
import { persist } from '../../core/persistence.ts'
import { sendOnce } from '../../core/sending/sendOnce.saga.ts'
import {
  attemptDoubted,
  attemptEnded,
  attemptsTold,
  selectAttempt,
  selectDoubts,
  selectIsInDoubt,
  senderKnown,
} from '../../core/sending/slice.ts'
import { callHotel, service } from '../../core/services.ts'
import { takeLeadingBy } from '../../core/takeLeadingBy.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectUserId, sessionEnds } from '../session/slice.ts'
import { countVouchers, loadMovie, loadMovies, loadPackage } from './load.saga.ts'
import { intentOf, isSameProduct, type Product, pathOf, productKey, productOf } from './movies.ts'
import {
  buyDialogClosed,
  packageList,
  packageLoaded,
  purchaseAccepted,
  purchaseConfirmed,
  purchaseFailed,
  purchaseLeftOpen,
  purchasesRestored,
  selectAskedProduct,
  selectPackage,
  selectPurchase,
} from './purchaseSlice.ts'
import { movieLoaded, moviesLoaded, productSold, selectChanges, selectMovie, selectMovies } from './slice.ts'

const purchasesKey = 'vod-purchases'

const Stored = v.object({ owner: v.string(), ends: recordOf(v.string()) })

export function* purchaseSaga() {
  const { local } = yield* service('storage')
  const owner = yield* select(selectUserId)
  const stored = local.read(purchasesKey, Stored)
  const isOwn = stored !== undefined && (owner === '' || stored.owner === owner)
  yield* put(purchasesRestored(isOwn ? stored : { ends: {}, owner }))
  yield* takeLeadingBy(purchaseConfirmed, ({ product }) => productKey(product), buyForGuest)
  // The one or the other comes first: what the hotel says, or the code that tells of doubts.
  const read = [movieLoaded, moviesLoaded, packageLoaded, packageList.loaded]
  yield* takeEvery([...read, attemptDoubted, attemptsTold, senderKnown], endDoubts)
  yield* persist(selectPurchase, ({ ends, owner: of }) => {
    if (Object.keys(ends).length === 0) local.remove(purchasesKey)
    else local.write(purchasesKey, { ends, owner: of })
  })
}

/** Cancels the purchase's saga at the end of the session: the result must not reach the next guest. */
function* buyForGuest(event: ReturnType<typeof purchaseConfirmed>) {
  yield* race({ done: call(buy, event), guestLeft: take(sessionEnds) })
}

/**
 * Buys a film or a package once. Whether a purchase in doubt was made can be read from the hotel: if the product is the
 * guest's, the purchase has succeeded; if not, it is sent under the same id (VOD-15). So the guest is not asked. A list
 * without it ends no doubt: a slow hotel may act later (SENT-14).
 */
function* buy({ payload: { product, voucher } }: ReturnType<typeof purchaseConfirmed>) {
  const intent = intentOf(product)
  // While the dialog was open, the answer to another request may have told that an earlier purchase had arrived.
  if (yield* isOwned(product)) return yield* accept(product)
  const before = yield* select(selectAttempt, intent)
  if (before) {
    const isBought = yield* readAgain(product)
    if (isBought) return yield* accept(product)
    // Nothing is sent while the result of the first request is unknown.
    if (isBought === null) return yield* fail(product, true)
  }
  const item = product.kind === 'movie' ? { movie_id: product.id } : { pckg_id: product.id }
  const sent = yield* sendOnce({
    intent,
    subject: 'film',
    title: yield* titleOf(product),
    path: pathOf(product),
    isSure: true,
    // The same purchase, also if another way to pay was chosen now.
    meaningOf: () => '',
    isReadable: true,
    content: { ...item, voucher },
    send: (ask, messageId) => callHotel(getBuyMovie, ask, { messageId }),
  })
  if (sent.kind === 'done') {
    yield* put(productSold({ product, address: sent.answer?.video_url ?? '' }))
    return yield* accept(product, sent.answer?.valid_until)
  }
  if (sent.kind === 'nothing' || sent.kind === 'left') return
  if (sent.kind === 'failed' && sent.why === 'refused') return yield* endRefused(product, sent.isInDoubt)
  const isUnsent = sent.kind === 'failed' && sent.why === 'unsent'
  // Otherwise it is not known, or another tab has sent it meanwhile.
  const isBought = isUnsent ? yield* isOwned(product) : yield* readAgain(product)
  if (isBought) return yield* accept(product)
  yield* fail(product, isBought === null || (yield* select(selectIsInDoubt, intent)))
}

/** @param wasInDoubt true if the same message was sent before: the hotel has answered it now */
function* endRefused(product: Product, wasInDoubt: boolean) {
  if (yield* isGoneNow(product)) return yield* leave(product)
  // Some hotels refuse what the room has already, such as from its television.
  const isBought = wasInDoubt ? yield* readAgain(product) : yield* isOwned(product)
  if (isBought) return yield* accept(product)
  // Refused may be the guest, as one whom the hotel does not know any more: that says nothing about the message.
  if (isBought === null) return yield* fail(product, true)
  yield* put(attemptEnded({ intent: intentOf(product) }))
  yield* fail(product, false)
}

/** Whatever is the guest's, as was just read, is not in doubt any more. */
function* endDoubts() {
  for (const { intent, subject } of yield* select(selectDoubts))
    if (subject === 'film' && (yield* isOwned(productOf(intent)))) yield* put(attemptEnded({ intent }))
}

function* isOwned(product: Product) {
  const found = yield* find(product)
  return found?.is_bought === true
}

function* find({ kind, id }: Product) {
  return kind === 'movie' ? yield* select(selectMovie, id) : yield* select(selectPackage, id)
}

/** Loads the product again. Returns whether it is bought; null if the request fails. */
function* readAgain(product: Product) {
  const isKnown = yield* call(product.kind === 'movie' ? loadMovie : loadPackage, product.id)
  return isKnown ? yield* isOwned(product) : null
}

/**
 * Loads anew what the hotel offers, because a refused product may be gone, or have another price. Returns whether it was
 * on offer before, and is not any more.
 */
function* isGoneNow(product: Product) {
  const wasOffered = yield* isOffered(product)
  if (product.kind === 'movie') yield* call(loadMovies)
  else yield* packageList.run([])
  return wasOffered && !(yield* isOffered(product))
}

function* isOffered({ kind, id }: Product) {
  if (kind === 'package') return (yield* select(selectPackage, id)) !== null
  return (yield* select(selectMovies)).some(({ movie_id }) => movie_id === id)
}

/** Ends the purchase of a product that the hotel has taken off its list. */
function* leave(product: Product) {
  const known = yield* select(selectChanges)
  yield* put(attemptEnded({ intent: intentOf(product) }))
  yield* put(purchaseFailed(product))
  if (product.kind === 'movie') yield* put(movieLoaded({ id: product.id, movie: null, known }))
  if (!(yield* isDialogClosed(product))) yield* put(buyDialogClosed())
  yield* put(noticeRaised({ text: 'again.gone', isFailure: true }))
}

/** Reloads films, packages and vouchers (VOD-14, VOD-18); the guest does not wait for them. */
function* accept(product: Product, until = '') {
  yield* put(attemptEnded({ intent: intentOf(product) }))
  for (const load of [loadMovies, () => packageList.run([]), countVouchers]) yield* fork(load)
  if (product.kind === 'movie') {
    const reading = yield* fork(loadMovie, product.id)
    // Without a URL the film could not be played yet.
    if (!(yield* select(selectMovie, product.id))?.video_url) yield* join(reading)
  }
  // Accepted, it closes the dialog.
  const isClosed = yield* isDialogClosed(product)
  yield* put(purchaseAccepted({ product, until }))
  if (isClosed)
    yield* put(noticeRaised({ text: 'vod.purchase.done', values: { title: yield* titleOf(product) } }))
}

function* fail(product: Product, isInDoubt: boolean) {
  yield* put(isInDoubt ? purchaseLeftOpen(product) : purchaseFailed(product))
  if (yield* isDialogClosed(product))
    yield* put(
      noticeRaised({
        text: isInDoubt ? 'vod.purchase.errors.doubtful' : 'vod.purchase.errors.failed',
        isFailure: true,
      }),
    )
}

/** If the guest has closed the dialog meanwhile, a notice reports the result. */
function* isDialogClosed(product: Product) {
  const opened = yield* select(selectAskedProduct)
  return !opened || !isSameProduct(opened, product)
}

function* titleOf(product: Product) {
  const found = yield* find(product)
  return found?.title ?? ''
}
