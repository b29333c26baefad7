// The wide pictures at the head of each shop. Their left side is plain, because the shop's name is shown there.
import { cup, jar, pizza } from '../studio/food.ts'
import { cloche, robe, tote } from '../studio/goods.ts'
import { bottle, flute, highball, rocks, wineGlass } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import type { Interior } from './interior.ts'
import { by, main, onBoard, onPlate, set } from './words.ts'

const candle = jar('#f3e3c2', '#fbf2dc', '#fbf8f0', true)
const red = bottle('#3b4a2b', '#12190c', '#f2ead8', '#6d2330', '#6d2330')

/** By project and shop number. */
export const headers: Record<
  string,
  { project: 'aurora' | 'isla-verde'; shop: number; still?: Still; room?: Interior }
> = {
  'aurora/1': {
    project: 'aurora',
    shop: 1,
    still: set(
      'terracotta',
      'leaves',
      'table',
      main(cloche(), 0.5, 0.04),
      onPlate(0.22, 0.42),
      main('🍔', 0.4, 0.42),
      by(wineGlass('#8d2238', '#5a0f20'), 0.52, 0.64),
      by('🥐', 0.25, -0.22),
      main(red, 0.66, 0.8),
    ),
  },
  'aurora/2': {
    project: 'aurora',
    shop: 2,
    room: {
      place: 'vienna',
      hour: 'night',
      mood: 'bar',
      windows: 'wide',
      sill: 0.64,
      table: 0.74,
      things: [
        main(rocks('#cf4630', '#86180f'), 0.26, 0.02),
        main('🍸', 0.44, 0.24, { saturation: 0.6 }),
        main(flute('#f9e7ae', '#e4c063'), 0.5, 0.41),
        by(highball('#8fb4e8', '#4267b8'), 0.4, 0.56),
        by(candle, 0.26, 0.75),
        by('🫒', 0.11, 0.14),
      ],
    },
  },
  'aurora/3': {
    project: 'aurora',
    shop: 3,
    still: set(
      'ink',
      'window',
      'table',
      main(robe(), 0.72, -0.02),
      main(tote(), 0.5, 0.22),
      main('🍯', 0.36, 0.42),
      by(candle, 0.36, 0.58),
      by('🧸', 0.42, 0.77),
    ),
  },
  'isla-verde/1': {
    project: 'isla-verde',
    shop: 1,
    room: {
      place: 'bay',
      hour: 'day',
      mood: 'sand',
      windows: 'terrace',
      sill: 0.7,
      table: 0.8,
      things: [
        main('🍍', 0.5, 0.14),
        main('🍹', 0.48, 0.34),
        by(highball('#e4f1bb', '#98c96a'), 0.4, 0.48),
        by('🥥', 0.22, 0.61),
        main('🌮', 0.27, 0.78),
      ],
    },
  },
  'isla-verde/2': {
    project: 'isla-verde',
    shop: 2,
    still: set(
      'palm',
      'leaves',
      'table',
      onBoard(0.3, 0.1),
      {
        what: pizza('#f0dfae', '#fff7e0', [
          ['#fdfaf0', 10, 24],
          ['#c77f2a', 8, 12],
          ['#4f7f35', 12, 11],
        ]),
        wide: 0.24,
        at: 0.1,
        up: 0.02,
      },
      main('🦞', 0.5, 0.44),
      by(wineGlass('#f6e59a', '#e3c75a'), 0.52, 0.62),
      by('🌺', 0.22, -0.16),
      by(cup('#6b4226', '#d9b48a'), 0.24, 0.79),
    ),
  },
}
