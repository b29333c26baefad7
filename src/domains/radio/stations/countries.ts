import { type Country, favouritesId } from '../../../contract/radio.ts'

/** False for the group of favourites, which comes as one of the countries. */
export const isCountry = ({ id }: Pick<Country, 'id'>): boolean => id !== favouritesId

type NameOf = (country: Pick<Country, 'iso2' | 'name' | 'i18nName'>) => string

/** Returns a function that names countries: in the guest's language, in their own, or as the hotel does (RAD-03). */
export function countryNames(locale: string): NameOf {
  const regions = regionNames(locale)
  return ({ iso2, i18nName, name }) => regionName(regions, iso2) || i18nName || name
}

interface RegionNames {
  of: (code: string) => string | undefined
}
interface Names {
  DisplayNames?: new (locale: string, options: { type: 'region'; fallback: 'none' }) => RegionNames
}

/** Null in engines without `Intl.DisplayNames` (Chromium before 81). */
function regionNames(locale: string): RegionNames | null {
  const { DisplayNames } = Intl as Names
  return DisplayNames ? new DisplayNames(locale, { type: 'region', fallback: 'none' }) : null
}

function regionName(names: RegionNames | null, iso2: string): string {
  return names && /^[a-z]{2}$/i.test(iso2) ? (names.of(iso2.toUpperCase()) ?? '') : ''
}
