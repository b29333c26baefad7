// Boutique of Hotel Aurora: what stands in its pictures.
import { jar, puck } from '../studio/food.ts'
import { operaPrint, robe, slippers, tote } from '../studio/goods.ts'
import type { Still } from '../studio/still.ts'
import { by, main, still } from './words.ts'

export const boutique: Record<string, Still> = {
  bathrobe: still('ink', main(robe(), 0.66)),
  slippers: still('sand', { what: slippers(), wide: 0.56 }),
  'scented-candle': still(
    'dusk',
    main(jar('#e9dcc4', '#f6eedd', '#fbf8f0', true), 0.58),
    by('🌿', 0.22, 0.4),
  ),
  'soap-set': still(
    'water',
    main('🧼', 0.42, -0.14, { hue: 200, saturation: 0.5 }),
    by(puck('#f2dda6', '#dcb972'), 0.18, 0.36),
    by('🌼', 0.18, 0.58),
  ),
  'body-lotion': still(
    'blush',
    main('🧴', 0.6, -0.1, { saturation: 0.8 }),
    by('🌼', 0.24, 0.34, { hue: 20 }),
  ),
  chocolates: still(
    'rose',
    main('🎁', 0.46, -0.18, { saturation: 0.7 }),
    by('🍫', 0.34, 0.3),
    by('🍬', 0.17, 0.6),
  ),
  'roof-honey': still(
    'honey',
    main('🍯', 0.52, -0.06),
    by('🐝', 0.18, 0.34, { up: 0.26 }),
    by('🌼', 0.2, 0.46),
  ),
  'coffee-beans': still(
    'terracotta',
    main(jar('#4b2a17', '#2b160b', '#f4ead8'), 0.54, -0.1),
    by('🫘', 0.26, 0.4, { hue: 8, saturation: 0.5, brightness: 0.65 }),
  ),
  umbrella: still('ink', main('🌂', 0.66, 0, { hue: -20, saturation: 0.6 })),
  'opera-print': still('paper', main(operaPrint(), 0.56, -0.04), by('🎼', 0.24, 0.56, { saturation: 0.4 })),
  'violin-box': still(
    'terracotta',
    main('🎻', 0.64, -0.04),
    by('🎵', 0.2, 0.42, { up: 0.2, brightness: 1.4 }),
  ),
  'apricot-jam': still(
    'morning',
    main(jar('#e9902f', '#fbf4e4', '#fdf8ec'), 0.52, -0.1),
    by('🍑', 0.28, 0.38),
  ),
  'travel-adapter': still('sky', main('🔌', 0.5, -0.1), by('🔋', 0.32, 0.36)),
  headphones: still('dusk', main('🎧', 0.58)),
  'toothbrush-kit': still(
    'lagoon',
    main('🪥', 0.46, -0.16),
    by('🧴', 0.38, 0.3, { hue: 170, saturation: 0.6 }),
  ),
  'city-tote': still('terracotta', main(tote(), 0.66, -0.06), by('🌂', 0.34, 0.42, { saturation: 0.6 })),
  teddy: still('butter', main('🧸', 0.6, -0.06), by('🗝️', 0.22, 0.42)),
  crayons: still('sky', main('🗺️', 0.46, -0.12), by('🖍️', 0.34, 0.4)),
}
