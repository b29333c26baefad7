import * as v from 'valibot'
import { type Country, Station } from '../../../contract/radio.ts'
import { normalizeForSearch } from '../../../core/text/normalizeForSearch.ts'

interface Entry {
  station: Station
  /** Normalized for the search: without accents, in lower case. */
  name: string
  country: { name: string; words: string }
}

/** Search index of the stations of all countries. */
export type StationIndex = readonly Entry[]

export interface Found {
  stations: readonly Station[]
  /** Name of the country, by station id. */
  countryNames: ReadonlyMap<string, string>
}

/** Builds the index; yields after each station, because there may be tens of thousands. */
export function* indexing(
  countries: readonly Country[],
  nameOf: (country: Country) => string,
): Generator<void, StationIndex> {
  const index: Entry[] = []
  const known = new Set<string>()
  for (const country of countries) {
    const name = nameOf(country)
    // A country is found by its displayed name, and by the names that the hotel sends.
    const words = normalizeForSearch([name, country.i18nName, country.name].join(' '))
    const shared = { name, words }
    for (const entry of country.radio_stations) {
      const parsed = v.safeParse(Station, entry)
      if (parsed.success && !known.has(parsed.output.id)) {
        known.add(parsed.output.id)
        index.push({ station: parsed.output, name: normalizeForSearch(parsed.output.name), country: shared })
      }
      yield
    }
  }
  return index
}

const maxWordRank = 3

/** Returns how well an entry matches a word, 0 best; null if it does not match. */
function rankOf({ name, country }: Entry, word: string): number | null {
  if (name.startsWith(word)) return 0
  if (` ${name}`.includes(` ${word}`)) return 1
  if (name.includes(word)) return 2
  return ` ${country.words}`.includes(` ${word}`) ? maxWordRank : null
}

/** Returns the entries that match all words of the term, best first; yields after each station. */
export function* finding(index: StationIndex, term: string): Generator<void, Found> {
  const words = normalizeForSearch(term).split(' ').filter(Boolean)
  const ranks: Entry[][] = Array.from({ length: maxWordRank * words.length + 1 }, () => [])
  if (words.length > 0)
    for (const entry of index) {
      let rank: number | null = 0
      for (const word of words) {
        const one = rankOf(entry, word)
        rank = one === null ? null : rank + one
        if (rank === null) break
      }
      if (rank !== null) ranks[rank]?.push(entry)
      yield
    }
  const found = ranks.flat()
  return {
    stations: found.map(({ station }) => station),
    countryNames: new Map(found.map(({ station, country }) => [station.id, country.name])),
  }
}
