/**
 * What a guest sends, in the five ways there are: how it is filled in and pressed, by the events that the components
 * dispatch, and what the guest then reads of it. `content` names the words of a form: `order anna7`.
 */
import { order, pickup, request } from './randomForms.ts'
import { course, film } from './randomSales.ts'

export const kinds = [order, pickup, request, course, film] as const

/** A word that a guest writes, which no other guest writes. */
export const wordIn = (text: string) => /\b(?:anna|jonas)\d+\b/.exec(text)?.[0] ?? '-'

/** Names the content of a message, as {@link Press} does. */
export function contentOf(payload: unknown): string {
  const fields = payload as Record<string, unknown>
  const text = Object.values(fields).map(String).join(' ')
  if ('email_subject' in fields)
    return `${/^Pickup/.test(String(fields.email_subject)) ? 'pickup' : 'request'} ${wordIn(text)}`
  if ('bookingId' in fields) return `course ${fields.bookingId} x${fields.numberOfPersons}`
  if ('movie_id' in fields) return `film movie ${fields.movie_id}`
  if ('pckg_id' in fields) return `film package ${fields.pckg_id}`
  return `order ${wordIn(text)}`
}
