// Rooms and terraces of Hotel Aurora: its restaurants, its roof and the gallery of its rooms.
import { cup, jar, wedge } from '../studio/food.ts'
import { bed, fish, lamp } from '../studio/goods.ts'
import { bottle, flute, rocks, wineGlass } from '../studio/props.ts'
import { type Interior, vienna } from './interior.ts'
import { by, main, onPlate } from './words.ts'

const candle = jar('#f3e3c2', '#fbf2dc', '#fbf8f0', true)
const red = bottle('#3b4a2b', '#12190c', '#f2ead8', '#6d2330', '#6d2330')

export const auroraRooms: Record<string, Interior> = {
  'banner-morgenrot': vienna('dusk', {
    mood: 'brick',
    windows: 'arches',
    curtains: true,
    things: [
      main(red, 0.34, -0.36),
      main(wineGlass('#8d2238', '#5a0f20'), 0.24, -0.24),
      main(candle, 0.18, 0),
      onPlate(0.24, 0.34),
      { what: fish('#a9938c', '#f0b49c'), wide: 0.14, at: 0.34, up: 0.012 },
      by(wineGlass('#f3dc83', '#e0bd4d'), 0.25, 0.56),
    ],
  }),
  'banner-bar': vienna('night', {
    mood: 'bar',
    windows: 'wide',
    things: [
      main(rocks('#cf4630', '#86180f'), 0.17, -0.44),
      main('🍸', 0.27, -0.16, { saturation: 0.6 }),
      main(flute('#f9e7ae', '#e4c063'), 0.3, 0.12),
      by(flute('#f9e7ae', '#e4c063'), 0.29, 0.21),
      main(candle, 0.17, 0.5),
      by('🫒', 0.08, -0.3),
    ],
  }),
  'banner-cafe': vienna('day', {
    mood: 'morning',
    windows: 'panes',
    curtains: true,
    things: [
      main('📰', 0.22, -0.5),
      by(cup('#6b4226', '#d8ad7c'), 0.22, -0.14),
      onPlate(0.26, 0.3),
      main(
        wedge('#3a1d12', ['#3a1d12', '#6a3a22', '#d98a34', '#6a3a22', '#5a2f1b'], '', '#3a1d12'),
        0.16,
        0.3,
      ),
      main('🌹', 0.24, 0.62),
    ],
  }),
  'banner-roof-dawn': vienna('dawn', {
    mood: 'blush',
    windows: 'terrace',
    sill: 0.66,
    table: 0.76,
    things: [
      main('🪴', 0.3, -0.72),
      by(cup('#6b4226', '#d8ad7c'), 0.2, 0.06),
      by('🥐', 0.14, 0.3),
      main('🪴', 0.26, 0.78),
    ],
  }),
  'banner-roof-day': vienna('day', {
    mood: 'honey',
    windows: 'terrace',
    sill: 0.66,
    table: 0.76,
    things: [
      main('🌻', 0.34, -0.66),
      main('🍯', 0.24, -0.02),
      by('🌼', 0.15, 0.22),
      main('🐝', 0.1, 0.18, { up: 0.3 }),
      main('🐝', 0.07, 0.36, { up: 0.42, flip: true }),
      main('🌻', 0.28, 0.72),
    ],
  }),
  'banner-roof-night': vienna('dusk', {
    mood: 'dusk',
    windows: 'terrace',
    sill: 0.66,
    table: 0.76,
    things: [
      main('🪴', 0.28, -0.74),
      main(wineGlass('#f8ab55', '#e4642f'), 0.28, -0.08),
      by(wineGlass('#f8ab55', '#e4642f'), 0.27, 0.12),
      by(candle, 0.17, 0.44),
      main('🪴', 0.26, 0.78),
    ],
  }),
  'gallery/room1': vienna('day', {
    mood: 'morning',
    windows: 'panes',
    table: 0.74,
    curtains: true,
    things: [main(bed('#8fa58a', '#6f8a6c'), 0.44, -0.06), main(lamp('#f3e6cc', false), 0.32, 0.72)],
  }),
  'gallery/room2': vienna('dusk', {
    mood: 'terracotta',
    windows: 'wide',
    table: 0.74,
    things: [main('🛋️', 0.44, -0.1), by('🫖', 0.16, 0.52, { saturation: 0.55 })],
  }),
  'gallery/room3': vienna('dawn', {
    mood: 'sage',
    windows: 'arches',
    table: 0.74,
    things: [
      main(bed('#c98f72', '#a96f54', '#c49a6c'), 0.44, 0.06),
      main(lamp('#f7efdd', true), 0.34, -0.74),
    ],
  }),
  'gallery/room4': vienna('night', {
    mood: 'ink',
    windows: 'panes',
    table: 0.74,
    curtains: true,
    things: [
      main('🪑', 0.36, -0.34),
      main('📚', 0.22, 0.14, { saturation: 0.7 }),
      main(lamp('#f3e6cc', true), 0.34, 0.52),
    ],
  }),
  'gallery/suite1': vienna('dusk', {
    mood: 'rose',
    windows: 'wide',
    table: 0.74,
    curtains: true,
    things: [main('🛁', 0.42, -0.08), main('🪷', 0.16, 0.48), by('🕯️', 0.2, 0.68)],
  }),
  'gallery/suite2': vienna('day', {
    mood: 'sand',
    windows: 'arches',
    table: 0.74,
    things: [main('🛋️', 0.44, 0.08, { hue: 160, saturation: 0.5 }), main('🪴', 0.34, -0.66)],
  }),
  'gallery/suite3': vienna('night', {
    mood: 'dusk',
    windows: 'wide',
    table: 0.74,
    curtains: true,
    things: [
      main(bed('#4d5f8f', '#33426b', '#5a3b26'), 0.46, -0.06),
      main(lamp('#e9d9b8', true), 0.34, 0.76),
      by('🍾', 0.22, 0.58),
    ],
  }),
  'gallery/suite4': vienna('dawn', {
    mood: 'paper',
    windows: 'panes',
    table: 0.74,
    things: [
      main('🛋️', 0.42, -0.06, { hue: 150, saturation: 0.4 }),
      main('🪴', 0.32, 0.7),
      by('🫖', 0.15, -0.62, { saturation: 0.5 }),
    ],
  }),
}
