import { toMinor } from '../../../core/money.ts'
import { addDays } from '../../../core/time/clock.ts'

/** Tax in percent of the subtotal (DEMO-08). */
export const taxPercent = 10

const samples = [
  { daysAgo: 2, time: '235000', text: 'night', amount: 180 },
  { daysAgo: 1, time: '081500', text: 'breakfast', amount: 24.5 },
  { daysAgo: 1, time: '161000', text: 'massage', amount: 75 },
  { daysAgo: 1, time: '201500', text: 'restaurant', amount: 48.9 },
  { daysAgo: 1, time: '224000', text: 'minibar', amount: 7.35 },
  { daysAgo: 1, time: '235000', text: 'night', amount: 180 },
] as const

export const sampleTexts = [...new Set(samples.map(({ text }) => text))]

/** The lines of the demo bill, dated by the hotel's calendar. @param today `YYYY-MM-DD` */
export const sampleLines = (today: string) =>
  samples.map(({ daysAgo, time, text, amount }) => ({
    date: addDays(today, -daysAgo).slice(2).replace(/-/g, ''),
    time,
    text,
    amount,
  }))

/** Returns the totals in minor units; `total` is exactly the sum of the other two. Amounts are net of tax. */
export function demoTotals(lines: readonly { amount: number }[], fractionCount: number) {
  const subtotal = lines.reduce((sum, { amount }) => sum + toMinor(amount, fractionCount), 0)
  const tax = Math.round((subtotal * taxPercent) / 100)
  return { subtotal, tax, total: subtotal + tax }
}
