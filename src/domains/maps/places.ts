import { numberFormat } from '../../core/text/knownLocale.ts'
import { normalizeForSearch } from '../../core/text/normalizeForSearch.ts'

/** In degrees (WGS 84). */
export interface Coordinates {
  lat: number
  lng: number
}

/** Metres to the east (`x`) and south (`y`) of an origin. */
interface Metres {
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

/** Formats a distance, rounded for walks: `350 m`, `1.2 km`, with the units of the language. */
export function distanceText(metres: number, locale: string): string {
  const isFar = metres >= 1000
  const amount = isFar ? metres / 1000 : Math.round(metres / 10) * 10
  const digits = { maximumFractionDigits: isFar && metres < 10_000 ? 1 : 0 }
  const unit = isFar ? 'kilometer' : 'meter'
  try {
    return numberFormat(locale, { ...digits, style: 'unit', unit }).format(amount)
  } catch {
    // The televisions of 2020 do not know units. Isolated: an Arabic line would have the symbol before its number.
    return `\u2066${numberFormat(locale, digits).format(amount)}\u00a0${isFar ? 'km' : 'm'}\u2069`
  }
}

/** The visible part of the map: its centre in metres from the hotel, and its scale. */
interface View {
  x: number
  y: number
  /** CSS pixels per metre. */
  scale: number
}

export interface Size {
  width: number
  height: number
}

const minScale = 0.04
const maxScale = 1.2
const zoomFactor = 1.6

export const initialView: View = { x: 0, y: 0, scale: 0.22 }

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Zooms in or out by one step, around a point of the map (default: its centre). */
export function zoom(view: View, direction: 1 | -1, size: Size, at?: { left: number; top: number }): View {
  const scale = clamp(direction > 0 ? view.scale * zoomFactor : view.scale / zoomFactor, minScale, maxScale)
  const left = (at?.left ?? size.width / 2) - size.width / 2
  const top = (at?.top ?? size.height / 2) - size.height / 2
  return {
    x: view.x + left / view.scale - left / scale,
    y: view.y + top / view.scale - top / scale,
    scale,
  }
}

/** Moves the map by a drag of `dx`, `dy` CSS pixels. */
export const dragged = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
})

/** The position of a point in the visible part, in CSS pixels. */
export const toPixels = ({ x, y }: Metres, view: View, { width, height }: Size) => ({
  left: (x - view.x) * view.scale + width / 2,
  top: (y - view.y) * view.scale + height / 2,
})

export const categories = ['restaurants', 'sights', 'shopping', 'transport'] as const
export type Category = (typeof categories)[number]

export interface Place extends Coordinates {
  id: string
  name: string
  /** Null if the maps library does not give it. */
  category: Category | null
}

/** A hotel of the demo with the places around it, for hotels without a maps library (DEMO-06). */
export interface Neighbourhood {
  hotel: Coordinates
  /** The background of the drawn map. */
  scenery: 'city' | 'coast'
  places: Place[]
}

const place = (category: Category, name: string, lat: number, lng: number): Place => ({
  id: name,
  name,
  category,
  lat,
  lng,
})

const vienna: Neighbourhood = {
  hotel: { lat: 48.2043, lng: 16.3688 },
  scenery: 'city',
  places: [
    place('sights', 'State Opera', 48.2031, 16.3692),
    place('sights', "St. Stephen's Cathedral", 48.2085, 16.3731),
    place('sights', 'Hofburg', 48.2064, 16.3654),
    place('sights', 'Albertina', 48.2046, 16.368),
    place('sights', 'Art History Museum', 48.2037, 16.3614),
    place('sights', 'Karlskirche', 48.1982, 16.3719),
    place('sights', 'Belvedere', 48.1915, 16.3809),
    place('sights', 'City Park', 48.2049, 16.3805),
    place('restaurants', 'Café Central', 48.2104, 16.3654),
    place('restaurants', 'Café Hawelka', 48.2079, 16.3694),
    place('restaurants', 'Plachutta Wollzeile', 48.2086, 16.3787),
    place('restaurants', 'Figlmüller', 48.2092, 16.3747),
    place('restaurants', 'Naschmarkt', 48.1986, 16.3639),
    place('shopping', 'Kärntner Straße', 48.2052, 16.3711),
    place('shopping', 'Graben', 48.2087, 16.3697),
    place('shopping', 'Mariahilfer Straße', 48.1998, 16.3553),
    place('shopping', 'Ringstraßen-Galerien', 48.2024, 16.3722),
    place('transport', 'Karlsplatz underground', 48.2002, 16.3702),
    place('transport', 'Stephansplatz underground', 48.2083, 16.3717),
    place('transport', 'Oper tram stop', 48.2026, 16.3689),
    place('transport', 'Wien Mitte, airport train', 48.2066, 16.3846),
  ],
}

const costaAdeje: Neighbourhood = {
  hotel: { lat: 28.0873, lng: -16.7352 },
  scenery: 'coast',
  places: [
    place('sights', 'Playa del Duque', 28.0888, -16.7413),
    place('sights', 'Playa Fañabé', 28.0826, -16.7374),
    place('sights', 'Siam Park', 28.0722, -16.7254),
    place('sights', 'Puerto Colón', 28.0789, -16.7353),
    place('sights', 'Barranco del Infierno', 28.1253, -16.7217),
    place('restaurants', 'La Torre del Mirador', 28.0907, -16.7424),
    place('restaurants', 'El Molino Blanco', 28.0921, -16.7246),
    place('restaurants', 'Chiringuito Coqueluche', 28.0872, -16.7402),
    place('restaurants', 'La Vieja', 28.0963, -16.7495),
    place('shopping', 'Plaza del Duque', 28.0905, -16.7389),
    place('shopping', 'Gran Sur', 28.0782, -16.7308),
    place('shopping', 'The Duke Shops', 28.0894, -16.7369),
    place('transport', 'Bus stop El Duque', 28.0884, -16.7362),
    place('transport', 'Costa Adeje bus station', 28.0803, -16.7238),
    place('transport', 'Taxi rank Fañabé', 28.0841, -16.7362),
  ],
}

/** The demo's hotels by time zone, which every property has. For any other time zone the first one is used. */
export const neighbourhoodOf = (timezone: string | null): Neighbourhood =>
  timezone?.startsWith('Atlantic/') ? costaAdeje : vienna

export interface PlaceFilter {
  text: string
  category: Category | null
}

/** The places that match the search text and the category, the nearest first (DEMO-05). */
export function findPlaces({ hotel, places }: Neighbourhood, { text, category }: PlaceFilter): Place[] {
  const words = normalizeForSearch(text).split(' ')
  return places
    .filter((one) => !category || one.category === category)
    .filter(({ name }) => words.every((word) => normalizeForSearch(name).includes(word)))
    .sort((one, other) => distance(hotel, one) - distance(hotel, other))
}
