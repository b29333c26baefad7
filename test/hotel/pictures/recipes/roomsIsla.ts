// Terraces of Isla Verde.
import { jar } from '../studio/food.ts'
import { wineGlass } from '../studio/props.ts'
import { bay, type Interior } from './interior.ts'
import { by, main, onBoard } from './words.ts'

const candle = jar('#f3e3c2', '#fbf2dc', '#fbf8f0', true)

export const islaRooms: Record<string, Interior> = {
  'banner-terraza': bay('dusk', {
    mood: 'coral',
    windows: 'terrace',
    sill: 0.68,
    table: 0.78,
    things: [
      main('🪴', 0.3, -0.76),
      main(wineGlass('#8a2036', '#4d0c1c'), 0.27, -0.14),
      main(candle, 0.17, 0.08),
      by(wineGlass('#f6e59a', '#e3c75a'), 0.26, 0.3),
      main('🌺', 0.16, 0.7),
    ],
  }),
  'banner-muelle': bay('day', {
    mood: 'sand',
    windows: 'terrace',
    sill: 0.68,
    table: 0.78,
    things: [
      onBoard(0.3, -0.04),
      main('🦞', 0.26, -0.12),
      by('🍋', 0.1, 0.1),
      main('⛵', 0.26, -0.62),
      by(wineGlass('#f6e59a', '#e3c75a'), 0.26, 0.42),
    ],
  }),
  'banner-pool': bay('day', {
    mood: 'lagoon',
    windows: 'terrace',
    sill: 0.68,
    table: 0.78,
    things: [
      main('🍍', 0.3, -0.3),
      main('🍹', 0.27, 0.02, {}),
      by('🥥', 0.15, 0.26),
      main('🌴', 0.44, 0.72),
      main('🕶️', 0.08, -0.6),
    ],
  }),
}
