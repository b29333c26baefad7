import { put, select } from 'typed-redux-saga'
import type { RetailItem } from '../../../contract/shop.ts'
import { noticeRaised } from '../../notices/slice.ts'
import { shopPaths } from '../paths.ts'
import { lineCounted, selectLastAddition } from './slice.ts'

/** Says what was added, from a list or from a product, with a way back and the way to the cart (CART-12). */
export function* confirmAddition({ payload: { item } }: { payload: { item: RetailItem } }) {
  const addition = yield* select(selectLastAddition)
  if (!addition || addition.after <= addition.before) return
  const { cartId, before, after } = addition
  yield* put(
    noticeRaised({
      // The latest is told at once, also where the one before is still shown.
      about: 'cart-addition',
      text: 'shop.added.text',
      values: { count: after - before, item: item.shop_item_title },
      action: { label: 'shop.added.undo', event: lineCounted({ cartId, quantity: before }) },
      link: { label: 'shop.added.toCart', to: shopPaths.shopCart },
    }),
  )
}
