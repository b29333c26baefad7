import { addDays } from './clock.ts'

const maxDates = 7

/** The dates to choose from, `YYYY-MM-DD`: a week, or until the guest leaves. The first one is always among them. */
export function datesFrom(firstDate: string, lastDate: string | null): string[] {
  const dates = Array.from({ length: maxDates }, (_, index) => addDays(firstDate, index))
  return dates.filter((date) => date === firstDate || lastDate === null || date <= lastDate)
}
