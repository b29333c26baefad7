export interface WeatherLocation {
  city: string
  country: string
  countryISO3166: string
}

/** Parses `city,country,iso`, separated by pipes. An entry without exactly three parts is logged and skipped. */
export function readLocations(value: string, warn: (message: string) => void): WeatherLocation[] {
  if (!value.trim()) return []
  return value.split('|').flatMap((entry) => {
    const parts = entry.split(',').map((part) => part.trim())
    const [city, country, countryISO3166] = parts
    if (parts.length === 3 && city && country && countryISO3166) return [{ city, country, countryISO3166 }]
    warn(`weather location "${entry.trim()}" is skipped: it is not city,country,iso`)
    return []
  })
}
