import type { RetailInfo } from '../../contract/retailInfo.ts'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'

type Hours = Pick<RetailInfo, 'opening_time' | 'closing_time' | 'isOpen' | 'use_days'>

/** Whether the shop has opening hours. If not, it is open around the clock. */
export const hasHours = ({ opening_time, closing_time }: Hours): boolean => opening_time !== closing_time

/**
 * Whether the shop is open at an instant, by the hotel's clock. Its times count only if `use_days` is set; a closing
 * time before the opening time is on the next day (SHOP-31, SHOP-32).
 */
export const isOpenAt = (shop: Hours, now: number, timezone: string | null): boolean =>
  shop.isOpen && isWithinHours(shop, now, timezone)

function isWithinHours(shop: Hours, now: number, timezone: string | null): boolean {
  if (!shop.use_days || !hasHours(shop)) return true
  const time = timeOfDay(hotelTime(now, timezone))
  const { opening_time: opens, closing_time: closes } = shop
  return opens < closes ? time >= opens && time <= closes : time >= opens || time <= closes
}

/**
 * The day on which a shop opens next that is closed at this time of day, whether or not the hotel reports it as closed,
 * too; null if unknown, because the shop has no hours, or the hotel has closed it during them.
 */
export function nextOpening(shop: Hours, now: number, timezone: string | null): 'today' | 'tomorrow' | null {
  if (isWithinHours(shop, now, timezone)) return null
  return timeOfDay(hotelTime(now, timezone)) < shop.opening_time ? 'today' : 'tomorrow'
}

const dayMs = 86_400_000
const timeMs = (time: string) => Date.parse(`1970-01-01T${time}Z`)

/** How long the shop is open on a day. */
const openMs = ({ opening_time, closing_time }: Hours) =>
  (timeMs(closing_time) - timeMs(opening_time) + dayMs) % dayMs

/**
 * The open shop with the shortest hours, the first of equal ones: a bar that opens for the evening suits the evening
 * better than a shop of the whole day. A shop around the clock says nothing about the hour, so it is never chosen.
 */
export const shopOfTheHour = <Shop extends { info: Hours }>(
  shops: readonly Shop[],
  now: number,
  timezone: string | null,
): Shop | null =>
  shops
    .filter(({ info }) => info.use_days && hasHours(info) && isOpenAt(info, now, timezone))
    .sort((a, b) => openMs(a.info) - openMs(b.info))[0] ?? null
