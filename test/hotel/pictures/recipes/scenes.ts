// Pictures that are a view of the city or of the bay, with nothing in front of it.
import type { Hour, Size } from '../scenes/sky.ts'
import { bay } from '../scenes/tenerife.ts'
import { vienna } from '../scenes/vienna.ts'

const tile: Size = { width: 800, height: 600 }
const wide: Size = { width: 800, height: 450 }
type Scene = () => Promise<Buffer>

/** Converts a scale that is given for the height of a tile. */
const near = (size: Size, scale: number) => (scale * size.height) / tile.height

const house =
  (hour: Hour, at: number, scale: number, size = tile): Scene =>
  () =>
    vienna(hour, size, Math.round(size.height * 0.735), { hotel: { at, scale: 1 }, scale: near(size, scale) })
const skyline =
  (hour: Hour, scale: number, seed: number, size = tile): Scene =>
  () =>
    vienna(hour, size, Math.round(size.height * 0.8), { scale: near(size, scale), seed })
const shore =
  (hour: Hour, peak: number, houses: number, scale: number, palm = 0, size = tile): Scene =>
  () =>
    bay(
      hour,
      size,
      Math.round(size.height * 0.67),
      { peak, houses, scale: near(size, scale) },
      palm ? [{ at: palm, tall: 0.82, lean: -0.06, reach: 0.3 }] : [],
    )

export const auroraScenes: Record<string, Scene> = {
  'menu/welcome': house('dusk', 0.5, 0.92),
  'menu/hotel': house('day', 0.42, 0.9),
  'menu/vienna': skyline('dawn', 0.92, 3),
  'pages/facade-dusk': house('dusk', 0.5, 0.92, wide),
  'pages/vienna-walk': skyline('day', 0.9, 4, wide),
  'pages/cathedral': skyline('dawn', 0.9, 8, wide),
}

export const islaScenes: Record<string, Scene> = {
  'menu/welcome': shore('day', 0.44, 0.34, 0.86, 1.02),
  'menu/resort': shore('dusk', 0.62, 0.62, 1.1),
  'menu/tenerife': shore('dawn', 0.5, 0.16, 0.98),
  'pages/bay': shore('day', 0.5, 0.4, 1, 0, wide),
  'pages/beach': shore('day', 0.34, 0.24, 1.05, 0.99, wide),
  'pages/teide': shore('dusk', 0.5, 0.14, 0.92, 0, wide),
}
