import { numberFormat } from '../../core/text/numberFormat.ts'

/** In degrees (WGS 84). */
export interface Coordinates {
  lat: number
  lng: number
}

/** Metres to the east (`x`) and south (`y`) of an origin. */
export interface Metres {
  x: number
  y: number
}

const metresPerDegree = 111_195

/** Ignores the curvature of the earth, which is accurate enough for walks. */
export function metresFrom(origin: Coordinates, { lat, lng }: Coordinates): Metres {
  const longitudeScale = Math.cos((origin.lat * Math.PI) / 180)
  return { x: (lng - origin.lng) * metresPerDegree * longitudeScale, y: (origin.lat - lat) * metresPerDegree }
}

/** The straight distance in metres. */
export function distance(from: Coordinates, to: Coordinates): number {
  const { x, y } = metresFrom(from, to)
  return Math.hypot(x, y)
}

/** Formats a distance, rounded for walks: `350 m`, `1.2 km`. */
export function distanceText(metres: number, locale: string): string {
  const isFar = metres >= 1000
  const amount = isFar ? metres / 1000 : Math.round(metres / 10) * 10
  // The unit symbols are the same in all languages, and the televisions of 2020 do not support `style: 'unit'`.
  const digits = { maximumFractionDigits: isFar && metres < 10_000 ? 1 : 0 }
  return `${numberFormat(locale, digits).format(amount)}\u00a0${isFar ? 'km' : 'm'}`
}
