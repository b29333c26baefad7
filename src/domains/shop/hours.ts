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
