import { type Country, favouritesId } from '../../../contract/radio.ts'
import { displayNames } from '../../../core/text/displayNames.ts'

/** False for the group of favourites, which comes as one of the countries. */
export const isCountry = ({ id }: Pick<Country, 'id'>): boolean => id !== favouritesId

type NameOf = (country: Pick<Country, 'iso2' | 'name' | 'i18nName'>) => string

/** Returns a function that names countries: in the guest's language, in their own, or as the hotel does (RAD-03). */
export function countryNames(locale: string): NameOf {
  const regions = displayNames(locale, { type: 'region', fallback: 'none' })
  return ({ iso2, i18nName, name }) => regionName(regions, iso2) || i18nName || name
}

function regionName(names: ReturnType<typeof displayNames>, iso2: string): string {
  return names && /^[a-z]{2}$/i.test(iso2) ? (names.of(iso2.toUpperCase()) ?? '') : ''
}
