// What stands in the pictures of Hotel Aurora's pages, second part: travel, families, city.
import { cup, jar } from '../studio/food.ts'
import { towels } from '../studio/goods.ts'
import { highball, waterBottle, wineGlass } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import { by, main, onPlate, still } from './words.ts'

const candle = jar('#f0e2c6', '#fbf2dc', '#fbf8f0', true)
const white = towels('#fbf7ee', '#f3ecdd')

export const morePagesAurora: Record<string, Still> = {
  visitors: still(
    'blush',
    main('🫖', 0.36, -0.22, { saturation: 0.55 }),
    by(cup('#b5652a'), 0.24, 0.16),
    by(cup('#b5652a'), 0.24, 0.52),
  ),
  lost: still(
    'terracotta',
    main('🧤', 0.42, -0.14),
    by('🔑', 0.28, 0.32),
    by('☂️', 0.3, 0.6, { saturation: 0.6 }),
  ),
  metro: still('ink', main('🚇', 0.46, -0.04), by('🎫', 0.2, 0.46)),
  tram: still('brick', main('🚋', 0.4), by('🌳', 0.36, 0.66), by('🌳', 0.3, -0.68)),
  taxi: still('butter', main('🚕', 0.42, -0.04), by('🧳', 0.26, 0.56)),
  airport: still('sky', main('🛫', 0.5), by('🧳', 0.28, 0.52)),
  parking: still('sage', main('🚗', 0.4, -0.08), by('🔌', 0.26, 0.48)),
  cot: still('butter', main('🧸', 0.48, -0.12), by('🍼', 0.34, 0.36)),
  sitter: still('blush', main('📖', 0.32, -0.18), by('🧸', 0.38, 0.3), by('🌙', 0.18, -0.1, { up: 0.46 })),
  treasure: still('gold', main('🛎️', 0.42, -0.16), by('🔎', 0.3, 0.3), by('🗺️', 0.22, 0.62)),
  'small-portions': still(
    'sky',
    onPlate(0.62, -0.08),
    main('🍝', 0.34, -0.08),
    by('🥕', 0.2, 0.46),
    by('🧃', 0.28, 0.66),
  ),
  rows: still(
    'paper',
    main('🪑', 0.36, -0.4),
    main('🪑', 0.36, -0.04),
    main('🪑', 0.36, 0.32),
    by('🎤', 0.24, 0.62),
  ),
  banquet: still(
    'rose',
    onPlate(0.56),
    main('🍽️', 0.34),
    by(wineGlass('#8d2238', '#5a0f20'), 0.42, 0.5),
    by(candle, 0.26, -0.52),
  ),
  'half-day': still(
    'morning',
    main(cup('#6b4226', '#d8ad7c'), 0.36, -0.12),
    by(waterBottle('#b5dde2', '#f6fbfa', '#2f6f78'), 0.46, 0.4),
  ),
  'whole-day': still(
    'honey',
    onPlate(0.52, -0.12),
    main('🥗', 0.36, -0.12),
    by(highball('#eaf7f8', '#c2e2e6'), 0.36, 0.4),
    by('☕', 0.2, 0.64),
  ),
  solar: still('sky', main('☀️', 0.5, 0, { up: 0.12 }), by(highball('#dff2f6', '#a9d6e2'), 0.28, 0.44)),
  linen: still('sage', main(white, 0.42, -0.06), by('🧺', 0.32, 0.5, { saturation: 0.8 })),
  local: still(
    'palm',
    main('🧺', 0.42, -0.12),
    by('🥕', 0.24, 0.22),
    by('🍎', 0.22, 0.46),
    by('🥬', 0.22, 0.68),
  ),
  'nothing-wasted': still('olive', main('🍞', 0.36, -0.2), main('🥖', 0.34, 0.18), by('♻️', 0.22, 0.56)),
  emergency: still('brick', main('🚨', 0.44, -0.08), by('☎️', 0.28, 0.42)),
  fire: still('terracotta', main('🧯', 0.52, -0.04), by('🚪', 0.36, 0.42)),
  doctor: still(
    'water',
    main('🩺', 0.44, -0.08),
    by('💊', 0.2, 0.36),
    by(highball('#eaf7f8', '#c2e2e6'), 0.3, 0.58),
  ),
  safe: still('ink', main('🔐', 0.48, -0.04), by('⌚', 0.24, 0.44)),
  market: still(
    'olive',
    main('🧀', 0.34, -0.34),
    main('🫒', 0.28, 0.02),
    main('🍇', 0.3, 0.34),
    by('🥖', 0.24, -0.6),
    by('🍅', 0.18, 0.62),
  ),
  museum: still('gold', main('🖼️', 0.5, -0.04, { saturation: 0.9 }), by('🎟️', 0.17, 0.5)),
  opera: still('wine', main('🎭', 0.48, -0.04), by('🎼', 0.26, 0.5, { saturation: 0.4 })),
  'giant-wheel': still('dusk', main('🎡', 0.64), by('🍭', 0.24, 0.46)),
  tailor: still('paper', main('🧵', 0.42, -0.12), by('🪡', 0.26, 0.3), by('👔', 0.36, 0.56)),
  park: still('palm', main('🌳', 0.52, -0.2), by('🪑', 0.3, 0.22), by('📰', 0.2, 0.52)),
  vineyard: still(
    'sage',
    main('🍇', 0.42, -0.16),
    by(wineGlass('#f2e7a0', '#d9c869'), 0.46, 0.28),
    by('🌲', 0.3, 0.62),
  ),
  tickets: still('rose', main('🎟️', 0.36, -0.06), by('🎭', 0.28, 0.46)),
  checkout: still('morning', main('🗝️', 0.44, -0.14), by('🕰️', 0.36, 0.34)),
  invoice: still('paper', main('🧾', 0.52, -0.06), by('🖊️', 0.26, 0.4)),
  luggage: still('ink', main('🧳', 0.52, -0.1), by('🎩', 0.26, 0.42)),
  'come-back': still('honey', main('💌', 0.38, -0.1), by('🗝️', 0.28, 0.38)),
  'step-free': still('sky', main('🦽', 0.5, -0.06), by('🌷', 0.3, 0.46)),
  'accessible-room': still('water', main('🚿', 0.42, -0.14), by('🪑', 0.34, 0.32), by(white, 0.18, 0.64)),
  hearing: still('butter', main('🔔', 0.46, -0.08), by('🦻', 0.28, 0.4)),
  seeing: still('sage', main('👓', 0.26, -0.06), by('📖', 0.28, 0.44)),
  casting: still('dusk', main('📺', 0.5, -0.22), by('📱', 0.32, 0.3), by('🍿', 0.22, 0.04)),
  'wake-up': still('blush', main('⏰', 0.48, -0.06), by(cup('#6b4226', '#d8ad7c'), 0.24, 0.5)),
}
