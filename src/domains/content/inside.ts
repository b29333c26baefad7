import { pathOf } from '../addresses.ts'
import type { ContentEntry, ContentPage } from './readPage.ts'

/** The place of an entry in `/cp/10?entry=0.2`: its number on the page, then within that entry's list. */
export function readEntryPath(search: string): number[] {
  const entry = new URLSearchParams(search).get('entry') ?? ''
  return /^\d+(\.\d+)*$/.test(entry) ? entry.split('.').map(Number) : []
}

export const entryAddress = (cpId: string, path: readonly number[]) =>
  pathOf('contentpage', { cpId }) + (path.length > 0 ? `?entry=${path.join('.')}` : '')

/** The entry whose list is open; null at the page itself, and where the address means no entry with a list. */
export function chosenEntry(page: ContentPage, path: readonly number[]): ContentEntry | null {
  let list: readonly ContentEntry[] = page.list
  let chosen: ContentEntry | null = null
  for (const at of path) {
    chosen = list[at] ?? null
    if (!chosen || chosen.sublist.length === 0) return null
    list = chosen.sublist
  }
  return chosen
}

/** Where the list of an entry opens; only entries of a double list have one (PAGE-12). */
export const insideOf =
  (cpId: string, path: readonly number[]) =>
  (index: number, { sublist }: ContentEntry): string | null =>
    sublist.length > 0 ? entryAddress(cpId, [...path, index]) : null
