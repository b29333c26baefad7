import { styled } from '@mui/material/styles'
import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import * as v from 'valibot'
import { type Country, Station } from '../../contract/radio.ts'
import { runInSlices } from '../../core/scheduler.ts'
import { normalizeForSearch } from '../../core/text/normalizeForSearch.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { selectLocale } from '../language/slice.ts'
import { StationList } from './StationList.tsx'
import { countryNames } from './stationsSlice.ts'

interface Entry {
  station: Station
  /** Normalized for the search: without accents, in lower case. */
  name: string
  country: { name: string; words: string }
}

/** Search index of the stations of all countries. */
type StationIndex = readonly Entry[]

interface Found {
  stations: readonly Station[]
  /** Name of the country, by station id. */
  countryNames: ReadonlyMap<string, string>
}

/** Builds the index; yields after each station, because there may be tens of thousands. */
function* indexing(
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
function* finding(index: StationIndex, term: string): Generator<void, Found> {
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

interface Made {
  index: StationIndex
  locale: string
}

/** Caches the index, so that a guest who comes back finds stations at once. */
const made = new WeakMap<readonly Country[], Made>()

async function indexOf(countries: readonly Country[], locale: string, isWanted: () => boolean) {
  const known = made.get(countries)
  if (known?.locale === locale) return known.index
  const index = await runInSlices(indexing(countries, countryNames(locale)), isWanted)
  if (index) made.set(countries, { index, locale })
  return index
}

/** Searches all stations. Returns the previous result until the new one is complete, null before the first. */
function useFound(countries: readonly Country[], term: string): Found | null {
  const locale = useSelector(selectLocale)
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isWanted = true
    const search = async () => {
      const index = await indexOf(countries, locale, () => isWanted)
      const next = index && (await runInSlices(finding(index, term), () => isWanted))
      if (next) startTransition(() => setFound(next))
    }
    void search()
    return () => {
      isWanted = false
    }
  }, [countries, locale, term])
  return found
}

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: '1.25rem',
  margin: '0.75rem 0 0.5rem',
  color: theme.palette.text.secondary,
}))

interface SearchResultsProps {
  countries: readonly Country[]
  term: string
  onClear: () => void
}

/** The stations of all countries that a term finds. */
export function SearchResults({ countries, term, onClear }: SearchResultsProps) {
  const { t } = useTranslation()
  const found = useFound(countries, term)
  const count = found?.stations.length ?? 0
  return (
    <>
      <Count role="status">{count > 0 && t('radio.search.found', { count })}</Count>
      {found && count > 0 && (
        <StationList
          stations={found.stations}
          label={t('radio.stations')}
          textOf={({ id }) => found.countryNames.get(id)}
        />
      )}
      {found && count === 0 && (
        <EmptyState
          icon={<Glyph name="search" size="3rem" />}
          text={t('radio.search.nothing', { term: term.trim() })}
          action={{ label: t('radio.search.showAll'), onClick: onClear }}
        />
      )}
    </>
  )
}
