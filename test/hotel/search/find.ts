// Finds the entries that have every word of a term, without regard to letter case and accents.
import { plain } from '../domains/checkin.ts'
import type { Entry, Searchable } from './searchable.ts'

/** Maximum number of hits: more than any guest would page through. */
const most = 200

interface Prepared {
  entry: Entry
  title: string
  all: string
}

/** Normalised texts of each list of entries, cached for as long as the list itself exists. */
const prepared = new WeakMap<readonly Entry[], readonly Prepared[]>()

function prepare(entries: readonly Entry[]): readonly Prepared[] {
  const known = prepared.get(entries)
  if (known) return known
  const made = entries.map((entry) => {
    const title = plain(entry.title)
    return { entry, title, all: `${title} ${plain(entry.words)}` }
  })
  prepared.set(entries, made)
  return made
}

/** No guest searches for more, and each word is looked for in every entry. */
const longestTerm = 200

/** Hits in the title first, then the others, each in the order of the list. */
export function find(term: string, entries: ReturnType<Searchable['entries']>): Entry['hit'][] {
  const words = plain(term.slice(0, longestTerm)).split(' ').filter(Boolean)
  const fitting = prepare(entries).filter(({ all }) => words.every((word) => all.includes(word)))
  const isInTitle = ({ title }: Prepared) => words.every((word) => title.includes(word))
  return [...fitting.filter(isInTitle), ...fitting.filter((one) => !isInTitle(one))]
    .slice(0, most)
    .map(({ entry }) => entry.hit)
}
