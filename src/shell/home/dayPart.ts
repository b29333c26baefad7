/** The hotel's clock at an instant; in a zone that the browser does not know, the device's own. */
export function hotelClock(instant: Date, timezone: string | null): { hour: number; day: string } {
  const parts = partsOf(instant, timezone)
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { hour: Number(read('hour')) % 24, day: `${read('year')}-${read('month')}-${read('day')}` }
}

function partsOf(instant: Date, timezone: string | null) {
  const options = {
    hourCycle: 'h23',
    hour: '2-digit',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  } as const
  try {
    return new Intl.DateTimeFormat('en-GB', {
      ...options,
      ...(timezone && { timeZone: timezone }),
    }).formatToParts(instant)
  } catch {
    return new Intl.DateTimeFormat('en-GB', options).formatToParts(instant)
  }
}

export const sameDay = (a: Date, b: Date, timezone: string | null) =>
  hotelClock(a, timezone).day === hotelClock(b, timezone).day

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

export function dayPartAt(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 18) return 'afternoon'
  return hour >= 18 && hour < 23 ? 'evening' : 'night'
}

export type Meal = 'breakfast' | 'lunch' | 'dinner' | 'night'

/** What a guest is most likely to want now. */
export function mealAt(hour: number): Meal {
  if (hour >= 5 && hour < 11) return 'breakfast'
  if (hour >= 11 && hour < 16) return 'lunch'
  return hour >= 16 && hour < 23 ? 'dinner' : 'night'
}
