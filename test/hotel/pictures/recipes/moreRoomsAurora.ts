// More rooms of Hotel Aurora, for its pages.
import { cup, jar } from '../studio/food.ts'
import { bed, lamp } from '../studio/goods.ts'
import { flute, wineGlass } from '../studio/props.ts'
import { type Interior, vienna } from './interior.ts'
import { by, main, onPlate } from './words.ts'

const candle = jar('#f3e3c2', '#fbf2dc', '#fbf8f0', true)

export const moreRoomsAurora: Record<string, Interior> = {
  room: vienna('dawn', {
    mood: 'morning',
    windows: 'panes',
    table: 0.74,
    curtains: true,
    things: [
      main(bed('#d9b27c', '#b98a52'), 0.46),
      main(lamp('#fbf3e2', true), 0.34, -0.78),
      main(lamp('#fbf3e2', true), 0.34, 0.78),
    ],
  }),
  suite: vienna('dusk', {
    mood: 'wine',
    windows: 'wide',
    table: 0.74,
    curtains: true,
    things: [main('🛁', 0.4)],
  }),
  restaurant: vienna('dusk', {
    mood: 'brick',
    windows: 'arches',
    curtains: true,
    things: [
      onPlate(0.4, -0.06),
      main('🍽️', 0.26, -0.06),
      main(candle, 0.24, 0.44),
      by(wineGlass('#8d2238', '#5a0f20'), 0.34, -0.52),
    ],
  }),
  'glass-roof': vienna('day', {
    mood: 'sage',
    windows: 'wide',
    table: 0.72,
    things: [main('🪴', 0.36, -0.6), main('🧺', 0.3, 0.02), by('🥐', 0.17, 0.3), main('🪴', 0.3, 0.7)],
  }),
  'rest-room': vienna('night', {
    mood: 'dusk',
    windows: 'arches',
    table: 0.72,
    things: [main('🛋️', 0.4, -0.1, { hue: 190, saturation: 0.4 }), main('🕯️', 0.26, 0.52)],
  }),
  salon: vienna('day', {
    mood: 'paper',
    windows: 'arches',
    curtains: true,
    table: 0.72,
    things: [main('🪑', 0.32, -0.44), main('🪑', 0.32, -0.12), main('🪑', 0.32, 0.2), main('🪴', 0.36, 0.66)],
  }),
  library: vienna('dusk', {
    mood: 'amber',
    windows: 'panes',
    table: 0.72,
    things: [
      main('📚', 0.34, -0.24, { saturation: 0.7 }),
      main(lamp('#e7d2a4', true), 0.36, 0.28),
      by('👓', 0.12, 0.56),
    ],
  }),
  'coffee-house': vienna('day', {
    mood: 'terracotta',
    windows: 'panes',
    curtains: true,
    things: [main('📰', 0.28, -0.44), main(cup('#6b4226', '#d8ad7c'), 0.3, 0.2)],
  }),
  'vienna-morning': vienna('dawn', {
    mood: 'blush',
    windows: 'terrace',
    sill: 0.66,
    table: 0.76,
    things: [main(cup('#6b4226', '#d8ad7c'), 0.26, -0.2), by('🥐', 0.22, 0.24), main('🗺️', 0.2, 0.64)],
  }),
  'vienna-afternoon': vienna('day', {
    mood: 'butter',
    windows: 'terrace',
    sill: 0.66,
    table: 0.76,
    things: [
      onPlate(0.36, -0.1),
      main('🍰', 0.28, -0.1),
      by('🎟️', 0.13, 0.36, { saturation: 0.7 }),
      main('🪴', 0.34, 0.74),
    ],
  }),
  'vienna-evening': vienna('night', {
    mood: 'dusk',
    windows: 'terrace',
    sill: 0.66,
    table: 0.76,
    things: [
      main('🎻', 0.42, -0.22),
      by(flute('#f9e7ae', '#e4c063'), 0.36, 0.28),
      by(flute('#f9e7ae', '#e4c063'), 0.34, 0.44),
    ],
  }),
  'breakfast-bed': vienna('dawn', {
    mood: 'blush',
    windows: 'panes',
    curtains: true,
    table: 0.72,
    things: [main(bed('#d99a94', '#b8766f'), 0.44, -0.1), by(cup('#6b4226', '#d8ad7c'), 0.22, 0.52)],
  }),
}
