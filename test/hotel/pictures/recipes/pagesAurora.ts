// What stands in the pictures of Hotel Aurora's pages, first part: spa, breakfast, house.
import { cup, jar, puck } from '../studio/food.ts'
import { bed, stones, towels } from '../studio/goods.ts'
import { bowl, waterBottle } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import { by, main, onTray, set, still } from './words.ts'

const candle = jar('#f0e2c6', '#fbf2dc', '#fbf8f0', true)
const white = towels('#fbf7ee', '#f3ecdd')

export const pagesAurora: Record<string, Still> = {
  breakfast: still(
    'morning',
    onTray(0.84),
    main(cup('#6b4226', '#d9b48a'), 0.34, -0.34),
    main('🥐', 0.34, 0.06),
    main('🍯', 0.26, 0.42),
    by('🍓', 0.14, 0.64),
    by('🥚', 0.15, -0.66),
  ),
  spa: still('lagoon', main(white, 0.34, -0.2), main(stones(), 0.3, 0.28), by('🪷', 0.24, 0.58)),
  sauna: still(
    'amber',
    main('🪵', 0.34, -0.34),
    main('🧺', 0.3, 0.1, { saturation: 0.8 }),
    by(white, 0.22, 0.48),
  ),
  'sauna-finnish': still('terracotta', main('🔥', 0.44, -0.1), by('🪨', 0.24, 0.3), by('🪵', 0.24, -0.5)),
  'sauna-bio': still(
    'sage',
    main(bowl('#c79a66', '#8d6538', '#e4ecd0', ''), 0.3, -0.1),
    by('🌿', 0.32, 0.4),
    by('🌾', 0.3, -0.54),
  ),
  steam: still('water', main('♨️', 0.44, 0, { saturation: 0.4 }), by('🌿', 0.24, 0.44), by('💧', 0.2, -0.42)),
  pool: still(
    'lagoon',
    main('🌊', 0.48, -0.08),
    by('🩱', 0.34, 0.42, { saturation: 0.7 }),
    by(white, 0.18, -0.54),
  ),
  'early-swim': set('coral', 'disc', 'table', main('🌊', 0.46, -0.06), by(white, 0.2, 0.5)),
  'family-swim': still('sky', main('🐬', 0.5, -0.06), by('🎈', 0.32, 0.46)),
  'tea-bar': still(
    'olive',
    main('🫖', 0.46, -0.16, { saturation: 0.55 }),
    by('🍵', 0.3, 0.34),
    by('🍋', 0.17, 0.62),
  ),
  reading: still(
    'amber',
    main('📖', 0.36, -0.16),
    by('📚', 0.36, 0.38, { saturation: 0.7 }),
    by(cup('#b5652a'), 0.2, -0.52),
  ),
  massage: still(
    'sand',
    main('🧴', 0.5, -0.22, { saturation: 0.7 }),
    main(stones(), 0.3, 0.22),
    by(white, 0.22, 0.58),
  ),
  facial: still(
    'butter',
    main('🌼', 0.44, -0.14, { hue: 30 }),
    by(puck('#fdf6e3', '#e8d9b4'), 0.2, 0.26),
    by('🧴', 0.32, 0.52, { hue: 40, saturation: 0.6 }),
  ),
  'foot-ritual': still(
    'blush',
    main(
      bowl(
        '#f4efe4',
        '#b9ad97',
        '#cfe6e4',
        '<circle cx="150" cy="58" r="14" fill="#e7a4b4"/><circle cx="230" cy="66" r="14" fill="#f1c1c9"/><circle cx="280" cy="56" r="12" fill="#e7a4b4"/>',
      ),
      0.36,
      -0.06,
    ),
    by('🌸', 0.22, 0.44),
    by(white, 0.2, -0.56),
  ),
  hammam: still(
    'gold',
    main('🫖', 0.4, -0.1, { hue: 50, saturation: 0.6 }),
    by('🍵', 0.24, 0.3),
    by('🧼', 0.22, 0.56, { hue: 200, saturation: 0.4 }),
    by(candle, 0.3, -0.5),
  ),
  gym: still(
    'ink',
    main('🏋️', 0.54, -0.04, { saturation: 0.85 }),
    by(waterBottle('#b5dde2', '#f6fbfa', '#2f6f78'), 0.34, 0.52),
  ),
  yoga: still('sage', main('🧘', 0.5), by(candle, 0.24, 0.48), by('🪷', 0.2, -0.5)),
  running: still('palm', main('👟', 0.4, -0.08), by('🌳', 0.4, 0.44), by('⏱️', 0.22, -0.52)),
  bicycle: still('sky', main('🚲', 0.52), by('🌷', 0.26, 0.6)),
  clock: still('paper', main('🕰️', 0.54, -0.04), by('🥐', 0.2, 0.46)),
  'breakfast-bag': still(
    'honey',
    main('🛍️', 0.46, -0.12, { hue: 190, saturation: 0.5 }),
    by('🥐', 0.24, 0.3),
    by('🍎', 0.2, 0.58),
  ),
  wifi: still('sky', main('📶', 0.44, -0.1), by('📱', 0.34, 0.36, { saturation: 0.7 })),
  laptop: still('paper', main('💻', 0.48, -0.06), by(cup('#6b4226', '#d8ad7c'), 0.22, 0.54)),
  printer: still('sage', main('🖨️', 0.48, -0.04, { saturation: 0.7 }), by('📄', 0.24, 0.5)),
  help: still('gold', main('🛎️', 0.46), by('❓', 0.24, 0.44, { saturation: 0.6 })),
  quiet: still(
    'night',
    main('🌙', 0.44, -0.04, { up: 0.14 }),
    by('⭐', 0.14, 0.36, { up: 0.36 }),
    by(bed('#6f7fae', '#4d5d8c'), 0.26, 0.1),
  ),
  'no-smoking': still('paper', main('🚭', 0.42, -0.1, { saturation: 0.8 }), by('🪴', 0.36, 0.4)),
  dog: still('honey', main('🐶', 0.46, -0.06), by('🦴', 0.18, 0.42), by('🥣', 0.2, -0.5)),
}
