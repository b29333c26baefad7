/** Parts of the hotel's day, by the hour of its clock. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

export function dayPartAt(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 18) return 'afternoon'
  return hour >= 18 && hour < 23 ? 'evening' : 'night'
}
