/** Degrees, as every map counts them. */
export interface Coordinates {
  lat: number
  lng: number
}

/** Metres east and south of a spot. */
export interface Metres {
  x: number
  y: number
}

const metresPerDegree = 111_195

/** Flat enough for what a guest walks to. */
export function metresFrom(origin: Coordinates, { lat, lng }: Coordinates): Metres {
  const shrink = Math.cos((origin.lat * Math.PI) / 180)
  return { x: (lng - origin.lng) * metresPerDegree * shrink, y: (origin.lat - lat) * metresPerDegree }
}

/** As the crow flies, in metres. */
export function distance(from: Coordinates, to: Coordinates): number {
  const { x, y } = metresFrom(from, to)
  return Math.hypot(x, y)
}

/** `350 m`, `1.2 km`: as exact as a walk needs it. */
export function distanceText(metres: number, locale: string): string {
  const isFar = metres >= 1000
  const amount = isFar ? metres / 1000 : Math.round(metres / 10) * 10
  // The symbols are the same everywhere; televisions of 2020 know no units.
  const digits = { maximumFractionDigits: isFar && metres < 10_000 ? 1 : 0 }
  return `${new Intl.NumberFormat(locale, digits).format(amount)}\u00a0${isFar ? 'km' : 'm'}`
}
