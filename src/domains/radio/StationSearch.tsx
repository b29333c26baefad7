import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import * as v from 'valibot'
import { type Country, Station } from '../../contract/radio.ts'
import { runInSlices } from '../../core/scheduler.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { normalizeForSearch } from '../../core/text/normalizeForSearch.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { isBackKey } from '../../ui/focus/keys.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { pillStyle } from '../../ui/pillStyle.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { stuckStyle, useStuckLine } from '../../ui/stuckStyle.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { selectLocale } from '../language/slice.ts'
import { StationList } from './StationList.tsx'
import { countryNames } from './stationsSlice.ts'

const Line = styled('div')(({ theme }) => ({
  marginBottom: '0.5rem',
  padding: '0.25rem 0',
  '&[data-busy]': {
    ...stuckStyle,
    backgroundColor: theme.palette.background.default,
  },
  '& form': { maxWidth: '32rem' },
}))
const Pill = styled(Pressable)(({ theme }) => ({
  ...pillStyle(theme),
  '& > svg': { marginInlineEnd: '0.5rem', marginInlineStart: '-0.25rem' },
}))

interface SearchLineProps {
  term: string
  onTerm: (term: string) => void
  /** The field was left, or the guest has finished writing. */
  onSettled: () => void
  onDone: () => void
}

/**
 * Search field for stations. On a television a pill opens the field, because a field that is only passed by
 * the focus would open the on-screen keyboard.
 */
export function SearchLine({ term, onTerm, onSettled, onDone }: SearchLineProps) {
  const { t } = useTranslation()
  useStuckLine(term !== '')
  const isOnTv = useFormFactor() === 'tv'
  const [stage, setStage] = useState<'closed' | 'open' | 'returned'>('closed')
  const field = useRef<HTMLInputElement>(null)
  const pill = useRef<HTMLButtonElement>(null)
  const showsField = !isOnTv || stage === 'open' || term !== ''

  // Moves the focus to the field when it opens, and back to the pill when it is closed.
  useEffect(() => {
    if (stage === 'open') field.current?.focus()
    if (stage === 'returned') pill.current?.focus()
  }, [stage])

  const handleKey = (event: KeyboardEvent) => {
    if (!isOnTv || term !== '' || !isBackKey(event.nativeEvent)) return
    event.preventDefault()
    setStage('returned')
  }
  const handleBlur = () => {
    onSettled()
    if (term === '') setStage((before) => (before === 'open' ? 'closed' : before))
  }
  const handleDone = () => {
    onSettled()
    onDone()
  }
  return (
    <Line data-busy={term === '' ? undefined : ''} data-tour="radio-search">
      {showsField ? (
        <SearchField
          ref={field}
          label={t('radio.search.label')}
          clearLabel={t('radio.search.clear')}
          value={term}
          maxLength={maxTextLength}
          onChange={onTerm}
          onDone={handleDone}
          onBlur={handleBlur}
          onKeyDown={handleKey}
        />
      ) : (
        <Pill ref={pill} onClick={() => setStage('open')}>
          <Glyph name="search" size="1.25rem" />
          <span>{t('radio.search.open')}</span>
        </Pill>
      )}
    </Line>
  )
}

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
