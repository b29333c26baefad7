// Aurora Bar: what stands in the pictures of its drinks and small dishes.
import { cup, puck } from '../studio/food.ts'
import { scatter } from '../studio/goods.ts'
import { beer, bottle, bowl, coupe, highball, rocks, wineGlass } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import { by, main, onBoard, onTray, still } from './words.ts'

export const bar: Record<string, Still> = {
  'aurora-spritz': still('coral', main(wineGlass('#f8ab55', '#e4642f'), 0.6), by('🍊', 0.23, 0.42)),
  'blue-danube': still('ink', main(highball('#8fb4e8', '#4267b8'), 0.56), by('🪻', 0.3, 0.38)),
  'first-waltz': still('rose', main(coupe('#f0a0b0', '#c8486a', '#fbe9e6'), 0.52), by('🌹', 0.36, 0.44)),
  'night-train': still(
    'amber',
    main(rocks('#5c3013', '#26100a'), 0.4, -0.06),
    by(cup('#3b1c0e'), 0.22, 0.46),
    by('🌰', 0.15, -0.5),
  ),
  'prater-garden': still(
    'palm',
    main(highball('#dcefb4', '#9fc66c'), 0.56),
    by('🥒', 0.24, 0.38),
    by('🌿', 0.2, -0.38),
  ),
  'honey-bee': still(
    'honey',
    main(coupe('#f7c552', '#e29a25', '#fdeec4'), 0.5, -0.08),
    by('🍯', 0.28, 0.42),
    by('🐝', 0.16, 0.2, { up: 0.42 }),
  ),
  'dry-martini': still('bar', main('🍸', 0.58, 0, { saturation: 0.6 }), by('🫒', 0.19, 0.36)),
  negroni: still('brick', main(rocks('#cf4630', '#86180f'), 0.42), by('🍊', 0.22, -0.46)),
  'gin-and-tonic': still(
    'water',
    main(highball('#eef7f4', '#cfe6e0'), 0.56),
    by('🍋', 0.22, 0.38, { hue: 26, saturation: 0.95, brightness: 0.92 }),
    by('🫐', 0.16, -0.36),
  ),
  'old-fashioned': still('amber', main('🥃', 0.42, -0.02), by('🍊', 0.21, 0.44)),
  mojito: still(
    'sage',
    main(highball('#eef4d0', '#bcd98a'), 0.56),
    by('🌿', 0.26, 0.38),
    by('🍋', 0.2, -0.4, { hue: 26, saturation: 0.95, brightness: 0.92 }),
  ),
  'pina-colada': still(
    'butter',
    main(highball('#fdf4d4', '#f5e2a0'), 0.5, 0.16),
    main('🍍', 0.6, -0.24),
    by('🥥', 0.24, 0.54),
  ),
  'garden-fizz': still(
    'palm',
    main(coupe('#e6f2ba', '#b5d673', '#f7fbe6'), 0.5),
    by('🥒', 0.23, 0.46),
    by('🍃', 0.2, -0.46),
  ),
  'cherry-sour': still('wine', main(rocks('#d3405a', '#8e1530'), 0.42), by('🍒', 0.28, 0.46)),
  'coconut-breeze': still(
    'lagoon',
    main('🥥', 0.44, -0.12),
    by(highball('#fbfaf2', '#e9e6d2'), 0.42, 0.34),
    by('🍍', 0.3, -0.56),
  ),
  'mate-ginger': still('olive', main('🧉', 0.52), by('🫚', 0.2, 0.46)),
  pilsner: still('gold', main(beer('#f8d257', '#dd9a2a'), 0.64), by('🌾', 0.3, 0.38)),
  'wheat-beer': still('honey', main(beer('#efb44d', '#c9782a'), 0.66, -0.06), by('🍌', 0.24, 0.42)),
  'beer-flight': still(
    'amber',
    onBoard(0.66),
    main(beer('#f2c04a', '#cf8527'), 0.52, -0.18),
    main(beer('#8a4a20', '#3b1a0b'), 0.52, 0.18),
  ),
  'islay-malt': still('lava', main(rocks('#d99a3c', '#9a5718', false), 0.4, -0.04), by('🪵', 0.22, 0.5)),
  'waldviertel-rye': still('olive', main(rocks('#c67f2c', '#844310'), 0.4, 0.04), by('🌾', 0.32, -0.42)),
  'apricot-brandy': still(
    'coral',
    main(bottle('#e6dfc4', '#b9ae88', '#fbf7ea', '#d9822f', '#d9822f'), 0.7, -0.16),
    by('🍑', 0.27, 0.3),
  ),
  'pear-brandy': still(
    'palm',
    main(bottle('#dfe3cc', '#a8b08a', '#fbf9ec', '#7d943e', '#7d943e'), 0.7, 0.16),
    by('🍐', 0.3, -0.28),
  ),
  olives: still(
    'bar',
    main(
      bowl(
        '#efe9dc',
        '#a79d8a',
        '#9aa35a',
        scatter('olives', ['#7d9136', 14, 25], ['#46353c', 9, 24], ['#94a545', 9, 24]),
      ),
      0.38,
      -0.08,
    ),
    by('🫒', 0.26, 0.5),
  ),
  'truffle-chips': still(
    'amber',
    main('🍟', 0.54, -0.06, { hue: 14, saturation: 0.7 }),
    by(puck('#f6ecd0', '#e2d2a8'), 0.16, 0.46),
  ),
  oysters: still(
    'ink',
    onTray(0.78),
    main('🦪', 0.38, -0.32),
    main('🦪', 0.38, 0.24, { flip: true }),
    by('🦪', 0.26, -0.02),
    by('🍋', 0.2, 0.62),
  ),
  'roasted-nuts': still(
    'dusk',
    main(
      bowl(
        '#e9dfcc',
        '#9d907a',
        '#8a5526',
        scatter('nuts', ['#c98f4e', 14, 21], ['#a8662d', 12, 19], ['#e0b070', 12, 18]),
      ),
      0.38,
      -0.06,
    ),
    by('🥜', 0.24, 0.5),
    by('🌰', 0.17, -0.56),
  ),
}
