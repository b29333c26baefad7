// What stands in the picture of each thing that Isla Verde sells.
import { cup, pizza, wedge } from '../studio/food.ts'
import { fish, lolly, scatter } from '../studio/goods.ts'
import { beer, bottle, bowl, highball, waterBottle, wineGlass } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import { by, main, onBoard, onDark, onPlate, onTray, still } from './words.ts'

export const isla: Record<string, Still> = {
  'mineral-water': still(
    'lagoon',
    main(waterBottle('#a9dccd', '#fbfdf9', '#2e7d5b'), 0.68, -0.14),
    by(highball('#eaf7f3', '#c2e4da'), 0.42, 0.24),
  ),
  'fresh-coconut': still('palm', main('🥥', 0.5), by('🌺', 0.22, 0.46)),
  'mango-smoothie': still(
    'coral',
    main(highball('#fbc04b', '#f39a2b'), 0.54, -0.04),
    by('🥭', 0.29, 0.38),
    by('🍌', 0.2, -0.46),
  ),
  lemonade: still(
    'butter',
    main(highball('#f8f3bd', '#eadd74'), 0.54),
    by('🍋', 0.26, 0.38),
    by('🌿', 0.22, -0.38),
  ),
  barraquito: still(
    'sand',
    main(highball('#a56a3b', '#f4e4c6'), 0.48, -0.06),
    by('🍋', 0.2, 0.36),
    by('🫘', 0.14, -0.42, { hue: 8, saturation: 0.5, brightness: 0.7 }),
  ),
  'verde-mojito': still(
    'palm',
    main(highball('#e4f1bb', '#98c96a'), 0.56),
    by('🌿', 0.27, 0.38),
    by('🍋', 0.2, -0.4, { hue: 26, saturation: 0.95, brightness: 0.92 }),
  ),
  'pina-colada': still('lagoon', main('🍍', 0.68, -0.1), by('🥥', 0.27, 0.4), by('🌺', 0.18, 0.1)),
  'sunset-spritz': still('coral', main('🍹', 0.62, -0.04), by('🍊', 0.24, 0.42)),
  sangria: still(
    'terracotta',
    main('🏺', 0.56, -0.2, { hue: -8 }),
    by(wineGlass('#a32238', '#6d1022'), 0.44, 0.24),
    by('🍑', 0.2, 0.56),
  ),
  cerveza: still(
    'sand',
    main(beer('#fbd95f', '#e7a933'), 0.64),
    by('🍋', 0.2, 0.4, { hue: 26, saturation: 0.95, brightness: 0.92 }),
  ),
  'papas-mojo': still(
    'terracotta',
    onBoard(0.76),
    main('🥔', 0.32, -0.3),
    main('🥔', 0.3, 0.04, { flip: true }),
    main('🥔', 0.24, 0.34),
    by(bowl('#f4ecdc', '#a99a80', '#c03a20', ''), 0.17, -0.06),
    by(bowl('#f4ecdc', '#a99a80', '#5f8f35', ''), 0.17, 0.42),
  ),
  'fish-tacos': still(
    'lagoon',
    onPlate(0.7),
    main('🌮', 0.46, -0.08),
    by('🌮', 0.3, 0.36, { flip: true }),
    by('🍋', 0.18, -0.52, { hue: 26, brightness: 0.92 }),
  ),
  'poke-bowl': still(
    'water',
    main(
      bowl(
        '#2f3b44',
        '#151c22',
        '#f3efe2',
        scatter(
          'poke',
          ['#e0604a', 9, 21],
          ['#9ac25a', 8, 19],
          ['#f3b03c', 8, 18],
          ['#f6f1e4', 10, 12],
          ['#5f9a4a', 7, 14],
        ),
      ),
      0.42,
      -0.08,
    ),
    by('🥑', 0.25, 0.5),
    by('🥢', 0.26, -0.6),
  ),
  watermelon: still(
    'lagoon',
    onPlate(0.72),
    main('🍉', 0.5, -0.1),
    by('🍉', 0.34, 0.34, { flip: true }),
    by('🌿', 0.18, -0.54),
  ),
  gelato: still('coral', main('🍦', 0.66, -0.12), by('🍧', 0.44, 0.32)),
  'fruit-lolly': still(
    'butter',
    main(lolly('#ef6f5a', '#fbc24d', '#7fbf6a'), 0.58, -0.14),
    main(lolly('#f6d75c', '#f59a3c', '#e2556a'), 0.52, 0.16),
    by('🥝', 0.21, 0.52),
    by('🍓', 0.19, -0.52),
  ),
  'island-breakfast': still(
    'sand',
    onTray(0.84),
    main(cup('#6b4226', '#d9b48a'), 0.32, -0.34),
    main('🍳', 0.4, 0.08),
    by('🥭', 0.24, 0.5),
    by('🍞', 0.2, -0.6),
  ),
  'tropical-bowl': still(
    'palm',
    main(
      bowl(
        '#f4efe3',
        '#ab9f88',
        '#fbf3e2',
        scatter('tropical', ['#f3a73a', 9, 22], ['#f6e08a', 9, 20], ['#7c3f6a', 6, 15], ['#d9b878', 14, 8]),
      ),
      0.42,
      -0.06,
    ),
    by('🍌', 0.27, 0.48),
    by('🥭', 0.2, -0.58),
  ),
  tortilla: still(
    'honey',
    onPlate(0.7),
    main(wedge('#e9b84f', ['#f3d27c', '#efc866', '#f6dc94', '#e0ac46'], ''), 0.4, -0.04),
    by('🥔', 0.22, 0.54),
    by('🧅', 0.18, -0.56),
  ),
  burger: still('palm', onDark(0.66), main('🍔', 0.54, -0.06), by('🌶️', 0.2, 0.5), by('🧀', 0.19, -0.54)),
  paella: still('coral', main('🥘', 0.56, -0.04), by('🦐', 0.25, 0.52), by('🍋', 0.19, -0.56)),
  'grilled-fish': still(
    'water',
    onBoard(0.84),
    { what: fish('#8b6a4d', '#dba96f'), wide: 0.56, at: -0.04 },
    by('🍋', 0.21, 0.64),
  ),
  lobster: still('sand', onPlate(0.7), main('🦞', 0.58), by('🍋', 0.2, 0.5), by('🥬', 0.2, -0.52)),
  'vegetable-curry': still('palm', main('🍛', 0.44, -0.06), by('🍠', 0.26, 0.5), by('🥥', 0.22, -0.56)),
  'garden-salad': still(
    'sage',
    main('🥗', 0.54, -0.04, { saturation: 0.9 }),
    by('🍅', 0.2, 0.48),
    by('🥒', 0.2, -0.5),
  ),
  pizza: still(
    'sand',
    onBoard(0.82),
    {
      what: pizza('#f0dfae', '#fff7e0', [
        ['#fdfaf0', 10, 24],
        ['#c77f2a', 8, 12],
        ['#4f7f35', 12, 11],
      ]),
      wide: 0.66,
      up: 0.012,
    },
    by('🌿', 0.17, 0.72),
  ),
  flan: still('terracotta', onPlate(0.62), main('🍮', 0.42), by('🌴', 0.34, 0.5)),
  doughnuts: still(
    'blush',
    onPlate(0.66),
    main('🍩', 0.4, -0.14),
    by('🍩', 0.27, 0.24, { flip: true }),
    by('🍫', 0.24, 0.56),
  ),
  'listan-negro': still(
    'lava',
    main(bottle('#34402a', '#10160b', '#efe6d2', '#2f2a2a', '#2f2a2a'), 0.72, -0.18),
    by(wineGlass('#8a2036', '#4d0c1c'), 0.5, 0.24),
  ),
  malvasia: still(
    'sand',
    main(bottle('#c3bf7c', '#7c7a3c', '#fbf7e8', '#2e7d5b', '#2e7d5b'), 0.72, 0.18),
    by(wineGlass('#f6e59a', '#e3c75a'), 0.5, -0.22),
    by('🌼', 0.17, 0.52),
  ),
}
