import { candidatesIn } from './reach.ts'

/** Identifies a control, so that it can be found again after its screen has been rendered anew. */
export interface Mark {
  id: string
  look: string
  /** The part of the page that contains it: the screen, or what is around it. */
  part: string
  /** Index among the controls of the part with the same `look`, from 0. */
  nth: number
  /** Number of these controls. */
  of: number
}

/** The query string of a link is ignored, because it contains values that change with the session. */
function lookOf(item: HTMLElement): string {
  const href = item.getAttribute('href')?.split('?')[0] ?? ''
  const name = item.getAttribute('aria-label') ?? item.textContent?.slice(0, 80)
  const value = item instanceof HTMLInputElement && item.type === 'radio' ? item.value : ''
  // A link is identified by its address, because its text may change while the guest is away: a count, a time.
  return [item.tagName, item.getAttribute('role'), href || name, value].join('|')
}

const partOf = (item: HTMLElement) => (item.closest('main') ? 'main' : 'around')

/** The controls with that look in that part of the page: the rail may lead where a link of the screen does. */
const alike = (look: string, part: string) =>
  candidatesIn(document.body, null)
    .map(({ item }) => item)
    .filter((item) => partOf(item) === part && lookOf(item) === look)

export function markOf(item: HTMLElement): Mark {
  const look = lookOf(item)
  const part = partOf(item)
  const all = alike(look, part)
  return { id: item.id, look, part, nth: Math.max(0, all.indexOf(item)), of: all.length }
}

/** Finds the control. While others that look the same are not rendered yet, none of them is taken for it. */
export function findExactly({ id, look, part, nth, of }: Mark): HTMLElement | null {
  const all = alike(look, part)
  return all.find((item) => id !== '' && item.id === id) ?? (all.length === of ? (all[nth] ?? null) : null)
}

/** Finds the control, or the one that is most like it. */
export function findMarked(mark: Mark): HTMLElement | null {
  const all = alike(mark.look, mark.part)
  return findExactly(mark) ?? all[mark.nth] ?? all[0] ?? null
}
