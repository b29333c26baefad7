import type { CustomPage } from '../../contract/skin.ts'

/** An entry of a content page, with the names that the app shows. At least one of the first three is not empty. */
export interface ContentEntry {
  header: string
  description: string
  image: string
  /** In the form of a menu action; empty: the entry leads nowhere. */
  action: string
  sublist: ContentEntry[]
}

export interface ContentPage {
  type: 'list' | 'banner' | 'html'
  title: string
  list: ContentEntry[]
}

/** Renames the file's fields and keeps the entries that have something to show (PAGE-12 to PAGE-15). */
export function readPage(file: CustomPage): ContentPage {
  const names = file.dataMap ?? {}
  const entries = readEntries(file.list, names)
  const type = file.type === 'banner' || file.type === 'html' ? file.type : 'list'
  return { type, title: file.title, list: entries }
}

function readEntries(list: readonly unknown[], names: Record<string, string>): ContentEntry[] {
  return list.flatMap((raw) => {
    if (typeof raw !== 'object' || raw === null) return []
    const fields = rename(raw as Record<string, unknown>, names)
    const entry = {
      header: textOf(fields.Header),
      description: textOf(fields.Description),
      image: textOf(fields.Image),
      action: textOf(fields.action),
      sublist: Array.isArray(fields.sublist) ? readEntries(fields.sublist, names) : [],
    }
    return entry.header || entry.description || entry.image ? [entry] : []
  })
}

const rename = (raw: Record<string, unknown>, names: Record<string, string>) =>
  Object.fromEntries(Object.entries(raw).map(([key, value]) => [names[key] ?? key, value]))

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
