// The content pages of the skins as search entries: in the guest's language, or else the default page.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { CustomPage, PageList } from '../../../src/contract/skin.ts'
import type { Entry, Searchable } from './searchable.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

type Names = Record<string, string>

/** Fields whose values are not part of the page's text. */
const notWords = new Set(['action', 'Image', 'request', 'folder_pattern'])

/** All texts of an entry and of its sublist. */
function wordsIn(value: unknown, names: Names): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((inner) => wordsIn(inner, names))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    notWords.has(names[name] ?? name) ? [] : wordsIn(inner, names),
  )
}

/** Renames the fields of an entry to the names under which the page shows them (PAGE-14). */
const renamed = (entry: Record<string, unknown>, names: Names) =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [names[name] ?? name, value]))

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function entryOf(id: string, file: unknown): Entry {
  const { title, list, dataMap } = v.parse(CustomPage, file)
  const names = dataMap ?? {}
  const first = renamed(list[0] ?? {}, names)
  return {
    title,
    words: wordsIn(list, names).join(' '),
    hit: {
      id: Number(id),
      title,
      image: textOf(first.Image),
      description: textOf(first.Description) || textOf(first.Header),
    },
  }
}

/** Reads the pages from the skin when a language is searched for the first time, and caches them. */
export function searchablePages(skins: string): Searchable {
  const known = new Map<string, readonly Entry[]>()

  function pagesOf(project: string, lang: string): Entry[] {
    const folder = join(skins, project)
    const lists = readdirSync(folder).filter((name) => /^Page_\d+\.json$/.test(name))
    const ids = lists.map((name) => {
      const windows = v.parse(PageList, read(join(folder, name)))
      return String(windows[lang] ?? windows.default ?? '')
    })
    return [...new Set(ids)]
      .filter((id) => /^\d+$/.test(id))
      .sort((a, b) => Number(a) - Number(b))
      .map((id) => entryOf(id, read(join(folder, 'custom', `Custom_${id}.json`))))
  }

  return {
    type: 'contentpage',
    entries: ({ project }, lang) => {
      const key = `${project} ${lang}`
      const pages = known.get(key) ?? pagesOf(project, lang)
      known.set(key, pages)
      return pages
    },
  }
}
