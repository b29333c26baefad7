import { put, select } from 'typed-redux-saga'
import type { RetailItem } from '../../../contract/shop.ts'
import { noticeRaised } from '../../notices/slice.ts'
import { shopPaths } from '../paths.ts'
import { lineCounted, lineReturned, selectCartLines, selectLastAddition, selectLastRemoval } from './slice.ts'

/**
 * Confirms an addition in a list by a notice, which does not interrupt further presses. A product has a dialog
 * (`additionDialog.ts`).
 */
export function* confirmAddition({ payload: { item } }: { payload: { item: RetailItem } }) {
  const addition = yield* select(selectLastAddition)
  if (!addition || addition.after <= addition.before) return
  const { cartId, before, after } = addition
  yield* put(
    noticeRaised({
      // Replaces the notice of the previous addition, so that the latest one is shown at once.
      about: 'cart-addition',
      text: 'shop.added.text',
      values: { count: after - before, item: item.shop_item_title },
      action: { label: 'shop.added.undo', event: lineCounted({ cartId, quantity: before }) },
      link: { label: 'shop.added.toCart', to: shopPaths.shopCart },
    }),
  )
}

/** Offers to undo the removal of a line. */
export function* offerReturn({ payload }: { payload: number | { cartId: number } }) {
  const cartId = typeof payload === 'number' ? payload : payload.cartId
  const removal = yield* select(selectLastRemoval)
  const lines = yield* select(selectCartLines)
  if (removal?.line.cartId !== cartId || lines.some((line) => line.cartId === cartId)) return
  yield* put(
    noticeRaised({
      about: 'cart-addition',
      text: 'cart.removed',
      values: { item: removal.line.shop_item_title },
      action: { label: 'shop.added.undo', event: lineReturned(removal) },
    }),
  )
}
