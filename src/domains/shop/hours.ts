import type { RetailInfo } from '../../contract/retailInfo.ts'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'

type Hours = Pick<RetailInfo, 'opening_time' | 'closing_time' | 'isOpen' | 'use_days'>

/** Whether the shop has opening hours. If not, it is open around the clock. */
export const hasHours = ({ opening_time, closing_time }: Hours): boolean => opening_time !== closing_time

/**
 * Whether the shop is open at an instant, by the hotel's clock. Its times count only if `use_days` is set; a closing
 * time before the opening time is on the next day (SHOP-31, SHOP-32).
 */
export function isOpenAt(shop: Hours, now: number, timezone: string | null): boolean {
  if (!shop.isOpen) return false
  if (!shop.use_days || !hasHours(shop)) return true
  const time = timeOfDay(hotelTime(now, timezone))
  const { opening_time: opens, closing_time: closes } = shop
  return opens < closes ? time >= opens && time <= closes : time >= opens || time <= closes
}

/**
 * The day on which a closed shop opens next; null if unknown, because the hotel has closed the shop regardless of its
 * hours, or the shop has no hours.
 */
export function nextOpening(shop: Hours, now: number, timezone: string | null): 'today' | 'tomorrow' | null {
  if (!shop.isOpen || !shop.use_days || !hasHours(shop)) return null
  return timeOfDay(hotelTime(now, timezone)) < shop.opening_time ? 'today' : 'tomorrow'
}
