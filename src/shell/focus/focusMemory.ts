/** Remembers, for each place in the tab's history, which control had the focus of a television, and where it was. */

import { type Drafts, readerOf } from '../../browser/storage.ts'
import { isRecord } from '../../contract/isRecord.ts'
import type { Edges } from '../../ui/focus/geometry.ts'
import { candidatesIn } from '../../ui/focus/reach.ts'

/** Identifies a control, so that it can be found again after its screen has been rendered anew. */
export interface Fingerprint {
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

/**
 * Whether the control is one of the screen, or of what stands beside it as a part of it (`data-beside-screen`). One of the
 * rail is not remembered: the guest who presses it comes from the screen, and returns to it.
 */
const isRemembered = (item: Element) => item.closest('main, [data-beside-screen]') !== null

/** The controls with that look in that part of the page: the rail may lead where a link of the screen does. */
const alike = (look: string, part: string) =>
  candidatesIn(document.body, null)
    .map(({ item }) => item)
    .filter((item) => partOf(item) === part && lookOf(item) === look)

export function fingerprintOf(item: HTMLElement): Fingerprint {
  const look = lookOf(item)
  const part = partOf(item)
  const all = alike(look, part)
  return { id: item.id, look, part, nth: Math.max(0, all.indexOf(item)), of: all.length }
}

/** Finds the control. While others that look the same are not rendered yet, none of them is taken for it. */
export function findExactly({ id, look, part, nth, of }: Fingerprint): HTMLElement | null {
  const all = alike(look, part)
  return all.find((item) => id !== '' && item.id === id) ?? (all.length === of ? (all[nth] ?? null) : null)
}

/** Finds the control, or the one that is most like it. */
export function findByFingerprint(mark: Fingerprint): HTMLElement | null {
  const all = alike(mark.look, mark.part)
  return findExactly(mark) ?? all[mark.nth] ?? all[0] ?? null
}

/** The control that had the focus, and its position in the viewport. */
export interface Memory {
  mark: Fingerprint
  edges: Edges
}

/** Name among the drafts, which survive the reload of RT-27 and end with the tab and with the guest. */
const draftName = 'television-focus'
const maxPlaces = 50

/**
 * The index and path of the current history entry. The path is included because an entry that was replaced is another
 * place.
 */
const placeNow = () => {
  const state = window.history.state as { idx?: number } | null
  return { depth: state?.idx ?? 0, pathname: window.location.pathname }
}
const keyOf = ({ depth, pathname }: ReturnType<typeof placeNow>) => `${depth} ${pathname}`

const isMemory = (value: unknown): value is Memory =>
  isRecord(value) && isRecord(value.mark) && typeof value.mark.look === 'string' && isRecord(value.edges)
const reader = readerOf((value) =>
  isRecord(value) && Object.values(value).every(isMemory) ? (value as Record<string, Memory>) : undefined,
)

export function createFocusMemory(drafts: Drafts) {
  const remembered = new Map<string, Memory>(Object.entries(drafts.read(draftName, reader) ?? {}))
  let place = placeNow()
  /** The last focused control of the present place. */
  let last: Memory | null = null

  const store = () => {
    if (last) remembered.set(keyOf(place), last)
    drafts.save(draftName, Object.fromEntries([...remembered].slice(-maxPlaces)))
  }
  // Not at each step of the focus: storage is slow on a television.
  window.addEventListener('pagehide', store)

  return {
    /** Whether the address has changed since the focus was last noted. */
    isElsewhere: () => keyOf(placeNow()) !== keyOf(place),
    /** Keeps what is known of the place that was left, if the address has changed. */
    follow() {
      const next = placeNow()
      if (keyOf(next) === keyOf(place)) return
      if (last) remembered.set(keyOf(place), last)
      last = null
      // A new history entry removes the entries ahead, so their marks are removed as well.
      if (next.depth > place.depth)
        for (const key of remembered.keys())
          if (Number.parseInt(key, 10) >= next.depth) remembered.delete(key)
      place = next
    },
    note(item: HTMLElement) {
      if (isRemembered(item)) last = { mark: fingerprintOf(item), edges: edgesOf(item) }
    },
    /** The focused control has moved in the viewport: the guest has pressed a key since. */
    notePosition(item: Element) {
      if (last && isRemembered(item)) last = { ...last, edges: edgesOf(item) }
    },
    last: () => last,
    /** What had the focus when the guest was here before. */
    recalled: () => remembered.get(keyOf(place)),
    stop: () => window.removeEventListener('pagehide', store),
  }
}

/** As a plain object, which can be stored. */
function edgesOf(item: Element): Edges {
  const { left, top, right, bottom } = item.getBoundingClientRect()
  return { left, top, right, bottom }
}
