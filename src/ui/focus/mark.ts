import { candidatesIn } from './reach.ts'

/** Identifies a control, so that it can be found again after its screen has been rendered anew. */
export interface Mark {
  id: string
  look: string
  /** Index among the controls with the same `look`, from 0. */
  nth: number
}

/** The query string of a link is ignored, because it contains values that change with the session. */
function lookOf(item: HTMLElement): string {
  const href = item.getAttribute('href')?.split('?')[0] ?? ''
  const name = item.getAttribute('aria-label') ?? item.textContent?.slice(0, 80)
  const value = item instanceof HTMLInputElement && item.type === 'radio' ? item.value : ''
  // A link is identified by its address, because its text may change while the guest is away: a count, a time.
  return [item.tagName, item.getAttribute('role'), href || name, value].join('|')
}

const alike = (look: string) =>
  candidatesIn(document.body, null)
    .map(({ item }) => item)
    .filter((item) => lookOf(item) === look)

export function markOf(item: HTMLElement): Mark {
  const look = lookOf(item)
  return { id: item.id, look, nth: Math.max(0, alike(look).indexOf(item)) }
}

export function findMarked({ id, look, nth }: Mark): HTMLElement | null {
  const all = alike(look)
  return all.find((item) => id !== '' && item.id === id) ?? all[nth] ?? all[0] ?? null
}
