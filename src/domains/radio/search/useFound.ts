import { startTransition, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Country } from '../../../contract/radio.ts'
import { runInSlices } from '../../../core/scheduler.ts'
import { selectLocale } from '../../language/slice.ts'
import { countryNames } from '../stations/countries.ts'
import { type Found, finding, indexing, type StationIndex } from './find.ts'

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
export function useFound(countries: readonly Country[], term: string): Found | null {
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
