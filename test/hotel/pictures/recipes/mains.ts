// Hotel Aurora: what stands in the pictures of main dishes, pizza and pasta.
import { block, cutlet, pasta, pizza } from '../studio/food.ts'
import { fish, mushroom, scatter } from '../studio/goods.ts'
import { bowl } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import { by, main, onBoard, onDark, onPlate, still } from './words.ts'

const noodles: [string, string, string] = ['#f3d489', '#e7bd63', '#f9e3ab']
export const mains: Record<string, Still> = {
  burger: still('terracotta', onPlate(), main('🍔', 0.54, -0.04), by('🍟', 0.36, 0.5), by('🥒', 0.15, -0.55)),
  'wiener-schnitzel': still(
    'butter',
    onPlate(0.78),
    { what: cutlet(), wide: 0.52, up: 0.015 },
    by('🍋', 0.2, 0.42),
    by('🥔', 0.18, -0.56),
    by('🌿', 0.13, 0.1),
  ),
  tafelspitz: still(
    'olive',
    onPlate(0.7),
    main('🍲', 0.46, -0.08),
    by('🥔', 0.2, 0.42),
    by('🥕', 0.2, 0.62),
    by('🍏', 0.17, -0.58),
  ),
  'sirloin-steak': still(
    'brick',
    onBoard(0.74),
    main('🥩', 0.46, -0.08),
    by('🧈', 0.15, 0.36),
    by('🌿', 0.2, 0.58),
  ),
  goulash: still(
    'brick',
    main(
      bowl(
        '#d7b58a',
        '#8d6538',
        '#8d2d17',
        scatter('goulash', ['#6a2412', 14, 22], ['#c8502c', 6, 10], ['#4f7a2f', 5, 5]),
      ),
      0.42,
      -0.06,
    ),
    by('🧅', 0.2, 0.52),
    by('🌶️', 0.17, -0.58),
  ),
  'roast-chicken': still(
    'honey',
    onPlate(0.7),
    main('🍗', 0.52, -0.05, { flip: true }),
    by('🍋', 0.2, 0.42),
    by('🌿', 0.18, -0.5),
  ),
  'arctic-char': still(
    'water',
    onPlate(0.8),
    { what: fish('#a9938c', '#f0b49c'), wide: 0.58, at: -0.04 },
    by('🍋', 0.2, 0.62),
  ),
  'club-sandwich': still(
    'butter',
    onBoard(),
    main('🥪', 0.5, -0.08),
    by('🍟', 0.34, 0.46),
    by('🍅', 0.16, -0.58),
  ),
  'green-curry': still(
    'palm',
    main(
      bowl(
        '#f6f1e6',
        '#b4a890',
        '#9db85a',
        scatter('curry', ['#4f8a3b', 9, 16], ['#f1f3e2', 8, 17], ['#d8433a', 6, 12], ['#c7d98a', 6, 12]),
      ),
      0.42,
      -0.1,
    ),
    by('🍚', 0.26, 0.5),
    by('🥥', 0.19, -0.6),
  ),
  'garden-bowl': still(
    'palm',
    main(
      bowl(
        '#e7d3b4',
        '#a08158',
        '#cfa968',
        scatter(
          'garden',
          ['#3f7d3a', 9, 22],
          ['#e38a3a', 8, 18],
          ['#b7cf6a', 8, 19],
          ['#8f3a5a', 6, 15],
          ['#f0dcae', 9, 9],
        ),
      ),
      0.42,
      -0.12,
    ),
    by('🥦', 0.24, 0.4),
    by('🥑', 0.24, 0.64),
    by('🥕', 0.2, -0.62),
  ),
  'sushi-selection': still(
    'ink',
    onDark(0.74),
    main('🍣', 0.48, -0.1),
    by('🍙', 0.24, 0.42),
    by('🥢', 0.26, 0.64),
  ),
  'cheese-fondue': still('terracotta', main('🫕', 0.58, -0.05), by('🥖', 0.24, 0.5), by('🧀', 0.2, -0.5)),
  'pizza-margherita': still(
    'olive',
    onBoard(0.82),
    {
      what: pizza('#c8442a', '#f8e9c0', [
        ['#fdf6e2', 9, 26],
        ['#3f7a36', 9, 16],
      ]),
      wide: 0.66,
      up: 0.012,
    },
    by('🍅', 0.18, 0.72),
  ),
  'pizza-diavola': still(
    'brick',
    onBoard(0.82),
    {
      what: pizza('#b8361f', '#f3cf7d', [
        ['#a8231a', 13, 27],
        ['#e0542f', 8, 9],
      ]),
      wide: 0.66,
      up: 0.012,
    },
    by('🌶️', 0.19, -0.7),
  ),
  'pizza-funghi': still(
    'sage',
    onBoard(0.82),
    {
      what: pizza('#efe0b8', '#fbf2d8', [
        ['#c9a57a', 12, 24],
        ['#8d6a45', 9, 15],
        ['#5f7f45', 8, 9],
      ]),
      wide: 0.66,
      up: 0.012,
    },
    by(mushroom(), 0.19, 0.72),
  ),
  'spaghetti-bolognese': still(
    'terracotta',
    { what: pasta(noodles, '#9c3a1f'), wide: 0.58 },
    by('🍅', 0.19, 0.6),
    by('🧀', 0.17, -0.64),
  ),
  arrabbiata: still(
    'brick',
    { what: pasta(['#e8a24e', '#dd8a3c', '#efb869'], '#c62d1b', '#3f6f30'), wide: 0.58 },
    by('🌶️', 0.22, 0.62),
    by('🧄', 0.16, -0.62),
  ),
  'lemon-tagliatelle': still(
    'butter',
    { what: pasta(['#f7dd94', '#f0cd75', '#fbebbb'], '#fbf0cf', '#6a9a48'), wide: 0.58 },
    by('🦐', 0.22, 0.6),
    by('🍋', 0.19, -0.62),
  ),
  lasagne: still(
    'olive',
    onPlate(),
    main(
      block(
        '#e9b24f',
        ['#d98a3a', '#b5301f', '#f5deb0', '#6f8a42', '#b5301f', '#f5deb0'],
        ['#c8742a', '#f4d58d'],
      ),
      0.42,
    ),
    by('🍆', 0.24, 0.54, { saturation: 0.7 }),
    by('🌿', 0.15, -0.54),
  ),
  risotto: still(
    'honey',
    main(
      bowl(
        '#f7f2e8',
        '#b8ab95',
        '#efb532',
        scatter('risotto', ['#f8cf63', 60, 8], ['#fbe3a0', 40, 7], ['#fff6da', 7, 11]),
      ),
      0.42,
    ),
    by('🧀', 0.21, 0.54),
    by('🌼', 0.16, -0.54, { hue: 10 }),
  ),
}
