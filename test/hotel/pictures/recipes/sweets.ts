// Hotel Aurora: what stands in the pictures of desserts, of dishes for children and of the night menu.
import { block, cutlet, heap, pasta, puck, strudel, wedge } from '../studio/food.ts'
import { sticks } from '../studio/goods.ts'
import { coupe } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import { by, main, onBoard, onPlate, onTray, still } from './words.ts'

const noodles: [string, string, string] = ['#f3d489', '#e7bd63', '#f9e3ab']
export const sweets: Record<string, Still> = {
  'chocolate-torte': still(
    'blush',
    onPlate(0.6),
    main(wedge('#3a1d12', ['#3a1d12', '#6a3a22', '#d98a34', '#6a3a22', '#5a2f1b'], '', '#3a1d12'), 0.4),
    by(puck('#fffaf0', '#efe3cd'), 0.13, 0.5),
  ),
  'apple-strudel': still(
    'morning',
    onPlate(0.72),
    main(strudel(), 0.34),
    by('🍎', 0.22, 0.6),
    by('🍂', 0.15, -0.6, { saturation: 0.7 }),
  ),
  kaiserschmarrn: still(
    'rose',
    onPlate(0.76),
    { what: heap(['#eab654', '#d8973a', '#f4cf80'], '#ffffff', 'schmarrn'), wide: 0.44, at: -0.04 },
    by('🫐', 0.22, 0.56, { hue: 30 }),
  ),
  'creme-caramel': still('honey', onPlate(0.6), main('🍮', 0.38), by('🌼', 0.15, 0.48)),
  'ice-cream': still('blush', main('🍨', 0.56), by('🍓', 0.2, 0.46), by('🍫', 0.2, -0.48)),
  'mango-sorbet': still(
    'coral',
    main(coupe('#f9b53c', '#ef9422', '#fbc95f'), 0.5),
    main('🥭', 0.2, 0, { up: 0.4 }),
    by('🥭', 0.28, 0.46),
  ),
  'strawberry-cheesecake': still('rose', onPlate(0.6), main('🍰', 0.48), by('🍓', 0.2, 0.48)),
  'petits-fours': still(
    'blush',
    onTray(0.78),
    main('🧁', 0.34, -0.34),
    main('🍩', 0.28, 0.02),
    main(block('#f3b8bd', ['#f7dfe0', '#e9a9ae', '#f7dfe0']), 0.25, 0.38),
    by(block('#5a2f1b', ['#6a3a22', '#efd8b4', '#5a2f1b']), 0.19, 0.14),
    by('🍪', 0.17, -0.56),
  ),
  'little-schnitzel': still(
    'sky',
    onPlate(0.72),
    { what: cutlet(), wide: 0.38, at: -0.06, up: 0.015 },
    by('🍟', 0.32, 0.46),
    by('🍋', 0.15, -0.54),
  ),
  'tomato-spaghetti': still(
    'butter',
    { what: pasta(noodles, '#d8482c', '#e8c04a'), wide: 0.5 },
    by('🍅', 0.2, 0.54),
    by('🧀', 0.17, -0.56),
  ),
  'fish-fingers': still(
    'water',
    onPlate(0.7),
    main(sticks(), 0.36, -0.06),
    by('🥔', 0.2, 0.54),
    by('🍋', 0.17, -0.56),
  ),
  'teddy-pizza': still(
    'butter',
    onBoard(0.7),
    main('🍕', 0.48, -0.14, { turn: -6 }),
    main('🧸', 0.44, 0.36),
    by('🌽', 0.2, -0.58),
  ),
  'fruit-skewers': still(
    'sky',
    onPlate(0.76),
    main('🍈', 0.36, -0.3),
    main('🍉', 0.38, 0.14),
    by('🍇', 0.24, 0.5),
    by('🍓', 0.2, -0.04),
  ),
  'milk-and-cookies': still(
    'sky',
    main('🥛', 0.48, -0.16),
    by('🍪', 0.3, 0.28),
    by('🍪', 0.2, 0.58, { flip: true }),
  ),
  'night-toast': still(
    'night',
    onBoard(0.7),
    main(block('#d79a4c', ['#e6b871', '#f8d166', '#e88f83', '#f8d166', '#dda65a'], ['#c07f32']), 0.44, -0.04),
    by('🧀', 0.22, 0.52),
  ),
  frankfurters: still('dusk', onPlate(0.66), main('🌭', 0.48, -0.02), by('🥨', 0.24, 0.54)),
  'midnight-ramen': still('night', main('🍜', 0.6), by('🥚', 0.17, 0.46), by('🌶️', 0.15, -0.46)),
  'cheese-board': still(
    'dusk',
    onBoard(0.8),
    main('🧀', 0.38, -0.22),
    main('🍇', 0.3, 0.24),
    by('🍞', 0.24, 0.5),
    by('🌰', 0.14, -0.56),
  ),
  popcorn: still('night', main('🍿', 0.58), by('🎬', 0.28, 0.46, { saturation: 0.8 })),
}
