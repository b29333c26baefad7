import { call, delay, put, race, select, spawn, take } from 'typed-redux-saga'
import { go, service } from '../../core/services.ts'
import { readableTime, uses12HourClock } from '../../core/time/clock.ts'
import { selectConfig } from '../config/slice.ts'
import { dialogClosed, dialogRaised } from '../dialogs/slice.ts'
import { selectLanguage } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { additionDialogId } from './cart/additionDialogId.ts'
import { isOpenAt, nextOpening } from './hours.ts'
import { infoLifetimeMs, renewInfo } from './info/saga.ts'
import { infoLoaded, selectInfoEntry } from './info/slice.ts'
import {
  closedNoticeRead,
  contentFailed,
  contentLoaded,
  selectContentEntry,
  selectShopPlace,
} from './slice.ts'

const dialogId = 'shop-closed'
const midnight = '00:00:00'

/**
 * While the guest is in a shop: is it open, whenever its info comes, and every minute (SHOP-35)? Cancelled when the
 * guest goes on. The info is not: it comes all the same.
 */
export function* watchOpening() {
  const place = yield* select(selectShopPlace)
  // The word that a shop is closed, or what was added there, is of no use to someone who has left it.
  if (!place) {
    yield* put(dialogClosed(additionDialogId))
    return yield* put(dialogClosed(dialogId))
  }
  while (true) {
    yield* call(checkOpening, place.shopId)
    const { isDue } = yield* race({ loaded: take(infoLoaded), isDue: delay(infoLifetimeMs) })
    if (isDue) yield* spawn(renewInfo, place.shopId)
  }
}

function* checkOpening(shopId: number) {
  const { info } = yield* select(selectInfoEntry, shopId)
  const now = yield* service('now')
  if (!info || isOpenAt(info, now(), yield* select(selectTimezone))) return
  // What the shop offers is shown behind the dialog, not its skeleton.
  const { status } = yield* select(selectContentEntry, shopId)
  if (status === 'loading') yield* take([contentLoaded, contentFailed])
  yield* call(sayClosed, shopId)
}

/** Says that the shop is closed, with its hours where it has any (SHOP-34). */
export function* sayClosed(shopId: number) {
  const { info } = yield* select(selectInfoEntry, shopId)
  const { catalogue } = yield* select(selectContentEntry, shopId)
  const { date_format } = yield* select(selectConfig)
  const twelve = uses12HourClock(date_format, yield* select(selectLanguage))
  const [opening, closing] = [info?.opening_time ?? midnight, info?.closing_time ?? midnight]
  const isTimeless = opening === midnight && closing === midnight
  const shop = catalogue?.title || info?.title || ''
  const now = yield* service('now')
  const next = info && nextOpening(info, now(), yield* select(selectTimezone))
  yield* put(
    dialogRaised({
      id: dialogId,
      title: shop ? 'shop.closed.titleOf' : 'shop.closed.title',
      text: isTimeless ? 'shop.closed.plain' : 'shop.closed.hours',
      ...(next && { note: `shop.closed.${next}` }),
      values: { shop, opening: readableTime(opening, twelve), closing: readableTime(closing, twelve) },
      choices: [{ label: 'shop.closed.understood' }],
      closed: closedNoticeRead(shopId),
    }),
  )
}

/** Who was in the shop goes home; the cart is kept (SHOP-33). */
export function* onClosedNoticeRead({ payload: shopId }: ReturnType<typeof closedNoticeRead>) {
  const place = yield* select(selectShopPlace)
  if (place?.shopId === shopId) yield* go('/', { replace: true })
}
