// Hotel Aurora: what stands in the pictures of breakfast and starters.
import { cup, puck } from '../studio/food.ts'
import { burrata, mushroom, scatter } from '../studio/goods.ts'
import { bowl } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import { by, main, onBoard, onDark, onPlate, onTray, still } from './words.ts'

const cream =
  '<ellipse cx="215" cy="64" rx="52" ry="10" fill="#fff" opacity=".85"/><ellipse cx="228" cy="60" rx="22" ry="5" fill="#5f8a3a"/>'
export const breakfast: Record<string, Still> = {
  'viennese-breakfast': still(
    'morning',
    onTray(0.78),
    main(cup('#6b4226', '#d9b48a'), 0.34, -0.26),
    main('🥐', 0.34, 0.26),
    by('🥚', 0.17, 0.56),
    by('🧈', 0.13, -0.58),
  ),
  'aurora-breakfast': still(
    'morning',
    onTray(0.84),
    main('🥐', 0.34, -0.34),
    main('🍳', 0.4, 0.06),
    main('🧀', 0.26, 0.44),
    by('🍓', 0.16, 0.62),
    by('🍊', 0.2, -0.6),
  ),
  'eggs-benedict': still(
    'honey',
    onPlate(0.74),
    main(puck('#f8dd86', '#d9a65a', '#f6b221'), 0.21, -0.25),
    main(puck('#f8dd86', '#d9a65a', '#f6b221'), 0.21, 0.25),
    by('🌿', 0.17, 0.6),
  ),
  omelette: still(
    'butter',
    onPlate(0.4, -0.45),
    main('🍳', 0.56, 0, { turn: -8, saturation: 0.8 }),
    by(mushroom(), 0.18, 0.54),
    by('🌿', 0.16, -0.56),
  ),
  pancakes: still('honey', main('🥞', 0.58), by('🫐', 0.19, 0.55), by('🧈', 0.15, -0.56)),
  waffles: still('morning', onPlate(), main('🧇', 0.42), by('🫐', 0.22, 0.5), by('🍓', 0.19, -0.52)),
  birchermuesli: still(
    'sage',
    main(
      bowl(
        '#f7f2e8',
        '#b8ab95',
        '#ecdcb8',
        scatter('muesli', ['#c8a36a', 26, 9], ['#5b5aa8', 7, 13], ['#b6382f', 6, 14], ['#e9c98a', 16, 8]),
      ),
      0.42,
    ),
    by('🍎', 0.23, 0.56),
    by('🌰', 0.15, -0.56),
  ),
  'avocado-toast': still(
    'sage',
    onBoard(),
    main('🍞', 0.4, -0.2),
    main('🥑', 0.44, 0.24),
    by('🌶️', 0.15, 0.62),
  ),
  croissants: still(
    'morning',
    main('🧺', 0.42, -0.04),
    main('🥐', 0.34, -0.1, { up: 0.22, turn: -14 }),
    by('🥐', 0.3, 0.44, { flip: true }),
    by('🍑', 0.17, -0.58),
  ),
  'fruit-plate': still(
    'butter',
    onPlate(0.76),
    main('🍍', 0.54, -0.06),
    main('🍇', 0.3, -0.42),
    by('🍊', 0.23, 0.36),
    by('🥝', 0.2, 0.62),
    by('🍓', 0.18, 0.1),
  ),
  'beef-broth': still(
    'olive',
    main(
      bowl(
        '#f8f4ec',
        '#b9ae9b',
        '#c98a34',
        '<path d="M120 60 q30 -12 60 2 t60 0" stroke="#f3d98e" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M150 74 q36 -12 70 0 t50 -4" stroke="#eecb74" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="250" cy="58" r="5" fill="#4f7a2f"/><circle cx="180" cy="50" r="4" fill="#4f7a2f"/><circle cx="222" cy="82" r="4" fill="#4f7a2f"/>',
      ),
      0.42,
    ),
    by('🥕', 0.2, 0.56),
    by('🌿', 0.16, -0.55),
  ),
  'pumpkin-soup': still(
    'honey',
    main(bowl('#4d4a47', '#26231f', '#e8902c', cream), 0.42),
    by('🥖', 0.24, 0.55),
    by('🌰', 0.14, -0.52),
  ),
  'caesar-salad': still('sage', main('🥗', 0.56), by('🧀', 0.2, 0.52), by('🍞', 0.2, -0.52)),
  'tomato-burrata': still(
    'olive',
    onPlate(0.72),
    main('🍅', 0.34, -0.3),
    main(burrata(), 0.28, 0.1),
    by('🍅', 0.22, 0.46, { flip: true }),
    by('🌿', 0.17, -0.06),
  ),
  'beef-tartare': still(
    'brick',
    onDark(),
    main(puck('#a3362f', '#7f2620', '#f5b120', ['#c14a3f', '#8a2a25', '#e8d7b8']), 0.32),
    by('🍞', 0.22, 0.54),
    by('🧅', 0.16, -0.54),
  ),
  falafel: still('sage', onBoard(), main('🧆', 0.38, -0.22), main('🥙', 0.44, 0.26), by('🍋', 0.15, 0.62)),
  'garlic-prawns': still(
    'terracotta',
    onDark(0.72),
    main('🦐', 0.4, -0.28, { flip: true }),
    main('🦐', 0.4, 0.24, { flip: true }),
    by('🧄', 0.17, 0.6),
    by('🍋', 0.17, -0.6),
  ),
  'mushroom-toast': still(
    'olive',
    onBoard(),
    main('🍞', 0.42, -0.22),
    main(mushroom(), 0.34, 0.2),
    by(mushroom(), 0.22, 0.5),
  ),
}
