// Hotel Aurora: what stands in the pictures of drinks and wine.
import { cup } from '../studio/food.ts'
import { beer, bottle, flute, highball, waterBottle, wineGlass } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import { by, main, still } from './words.ts'

const red = (foil: string) => bottle('#3b4a2b', '#12190c', '#f2ead8', '#6d2330', foil)
const white = (foil: string, label = '#f7f3e6') => bottle('#a9b169', '#5a6429', label, '#4e6b3d', foil)

export const drinks: Record<string, Still> = {
  'mineral-water': still(
    'water',
    main(waterBottle('#b5dde2', '#f6fbfa', '#2f6f78'), 0.68, -0.14),
    by(highball('#eaf7f8', '#c2e2e6'), 0.42, 0.24),
  ),
  'orange-juice': still(
    'coral',
    main(highball('#fbb03b', '#f28f1f'), 0.54, -0.06),
    by('🍊', 0.26, 0.36),
    by('🍊', 0.19, -0.46),
  ),
  'apple-spritz': still('palm', main(highball('#f0d67a', '#dcb244'), 0.54), by('🍏', 0.27, 0.4)),
  cola: still(
    'terracotta',
    main(highball('#6a3018', '#2b1109'), 0.54),
    by('🍋', 0.21, 0.4),
    by('🧊', 0.18, -0.42),
  ),
  'elderflower-lemonade': still(
    'sage',
    main(highball('#f4f4d2', '#dfe6a6'), 0.54, -0.06),
    by('🌼', 0.2, 0.32, { saturation: 0.5 }),
    by('🍋', 0.2, 0.58),
    by('🌿', 0.18, -0.44),
  ),
  coffee: still(
    'morning',
    main(cup('#6b4226', '#d8ad7c'), 0.5),
    by('🫘', 0.14, 0.52, { hue: 8, saturation: 0.5, brightness: 0.7 }),
    by('🍪', 0.16, -0.54),
  ),
  'pot-of-tea': still(
    'blush',
    main('🫖', 0.48, -0.12, { saturation: 0.55, brightness: 1.05 }),
    by(cup('#b5652a'), 0.3, 0.42),
  ),
  'hot-chocolate': still(
    'terracotta',
    main(cup('#4a2413', '#f7ead6', '#e9c6a8'), 0.5, -0.04),
    by('🍫', 0.28, 0.48),
  ),
  'peach-iced-tea': still('coral', main(highball('#e59a5a', '#b85a25'), 0.54), by('🍑', 0.26, 0.4)),
  'vienna-lager': still('amber', main(beer('#e9a23b', '#a9571a'), 0.64), by('🥨', 0.25, 0.42)),
  zweigelt: still('wine', main(red('#7a1f30'), 0.72, -0.18), by(wineGlass('#8d2238', '#5a0f20'), 0.5, 0.24)),
  blaufraenkisch: still(
    'wine',
    main(red('#26263a'), 0.72, 0.18),
    by(wineGlass('#6d1631', '#38081a'), 0.5, -0.24),
    by('🍇', 0.24, 0.52, { hue: -20 }),
  ),
  'st-laurent': still('wine', main(wineGlass('#771b2c', '#3f0a15'), 0.62, -0.1), by('🍒', 0.25, 0.36)),
  'gruener-veltliner': still(
    'sage',
    main(white('#5f7a3f'), 0.72, -0.18),
    by(wineGlass('#eceba4', '#d3cf6c'), 0.5, 0.24),
    by('🍏', 0.18, 0.56),
  ),
  riesling: still(
    'honey',
    main(white('#b98c3a', '#fbf6e4'), 0.72, 0.18),
    by(wineGlass('#f3dc83', '#e0bd4d'), 0.5, -0.22),
    by('🍑', 0.2, 0.5),
  ),
  'gemischter-satz': still(
    'olive',
    main(wineGlass('#f2e7a0', '#d9c869'), 0.62, -0.1),
    by('🍇', 0.27, 0.4, { hue: -170, saturation: 0.7, brightness: 1.15 }),
  ),
  'sekt-brut': still(
    'gold',
    main(flute('#f9e7ae', '#e4c063'), 0.66, -0.12),
    by(flute('#f9e7ae', '#e4c063'), 0.62, 0.16),
  ),
  champagne: still(
    'gold',
    main(bottle('#4c5a33', '#1a210f', '#f3e8c9', '#8a6a24', '#c9a24a'), 0.74, -0.16),
    by(flute('#fbeab8', '#e8c671'), 0.5, 0.2),
    by('✨', 0.18, 0.48, { up: 0.34 }),
  ),
}
