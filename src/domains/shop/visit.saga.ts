import { call, delay, put, race, select, spawn, take } from 'typed-redux-saga'
import { getRetailContent, type RetailContent } from '../../contract/shop.ts'
import { runInSlices } from '../../core/scheduler.ts'
import { callHotel, go, log, service } from '../../core/services.ts'
import { readableTime } from '../../core/time/clock.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { clockCorrected } from '../../core/time/slice.ts'
import { dialogClosed, dialogRaised } from '../dialogs/slice.ts'
import { selectUses12HourClock } from '../formats/useTimes.ts'
import { selectLanguage } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { readCatalogue } from './catalogue.ts'
import { infoLifetimeMs, infoLoaded, isOpenAt, nextOpening, renewInfo, selectInfoEntry } from './infos.ts'

import {
  additionDialogId,
  closedNoticeRead,
  contentFailed,
  contentLoaded,
  contentRequested,
  selectContentEntry,
  selectShopPlace,
} from './slice.ts'

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

const dialogId = 'shop-closed'
const midnight = '00:00:00'

/**
 * While the guest is in a shop, checks whether it is open, whenever its info arrives or the clock is corrected, and every
 * minute (SHOP-35).
 * Cancelled when the guest navigates on; a pending request of the info is not cancelled.
 */
export function* watchOpening() {
  const place = yield* select(selectShopPlace)
  // Closes the dialogs about a closed shop and about an addition when the guest has left the shop.
  if (!place) {
    yield* put(dialogClosed(additionDialogId))
    return yield* put(dialogClosed(dialogId))
  }
  while (true) {
    yield* call(checkOpening, place.shopId)
    const { isDue } = yield* race({
      changed: take([infoLoaded, clockCorrected]),
      isDue: delay(infoLifetimeMs),
    })
    if (isDue) yield* spawn(renewInfo, place.shopId)
  }
}

function* checkOpening(shopId: number) {
  const { info } = (yield* select(selectInfoEntry, shopId)).value
  if (!info) return
  // It may have been told to be closed by the device's clock, which turned out to be wrong.
  if (isOpenAt(info, yield* hotelNow(), yield* select(selectTimezone)))
    return yield* put(dialogClosed(dialogId))
  // Waits for the content, so that it is visible behind the dialog in place of the skeleton.
  const { status } = yield* select(selectContentEntry, shopId)
  if (status === 'loading') yield* take([contentLoaded, contentFailed])
  yield* call(showClosedDialog, shopId)
}

/** Raises the dialog that the shop is closed, with its hours if it has any (SHOP-34). */
export function* showClosedDialog(shopId: number) {
  const { info } = (yield* select(selectInfoEntry, shopId)).value
  const { catalogue } = yield* select(selectContentEntry, shopId)
  const is12Hour = yield* select(selectUses12HourClock)
  const [opening, closing] = [info?.opening_time ?? midnight, info?.closing_time ?? midnight]
  const isTimeless = opening === midnight && closing === midnight
  const shop = catalogue?.title || info?.title || ''
  const next = info && nextOpening(info, yield* hotelNow(), yield* select(selectTimezone))
  yield* put(
    dialogRaised({
      id: dialogId,
      title: shop ? 'shop.closed.titleOf' : 'shop.closed.title',
      text: isTimeless ? 'shop.closed.plain' : 'shop.closed.hours',
      ...(next && { note: `shop.closed.${next}` }),
      values: { shop, opening: readableTime(opening, is12Hour), closing: readableTime(closing, is12Hour) },
      choices: [{ label: 'shop.closed.understood' }],
      closed: closedNoticeRead(shopId),
    }),
  )
}

/** A guest who is still in the shop is redirected to home; the cart is kept (SHOP-33). */
export function* onClosedNoticeRead({ payload: shopId }: ReturnType<typeof closedNoticeRead>) {
  const place = yield* select(selectShopPlace)
  if (place?.shopId === shopId) yield* go('/', { replace: true })
}
