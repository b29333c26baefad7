// What stands in the pictures of Isla Verde's pages and of its menu.
import { cup } from '../studio/food.ts'
import { cloche, lamp, stones, towels } from '../studio/goods.ts'
import { highball } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import { by, main, onPlate, onTray, set, still } from './words.ts'

const linen = towels('#f7fbf4', '#dcecd2')

export const menuIsla: Record<string, Still> = {
  'pool-bar': set(
    'lagoon',
    'leaves',
    'round',
    main('🍹', 0.58, -0.06),
    by('🍍', 0.4, 0.44),
    by('🕶️', 0.13, -0.5),
  ),
  'room-service': set(
    'sand',
    'arch',
    'round',
    main(cloche(), 0.44, -0.04),
    by('🌺', 0.24, 0.58),
    by('🍋', 0.17, -0.6),
  ),
  'tv-guide': set('dusk', 'leaves', 'slab', main('📺', 0.52), by('🥥', 0.2, 0.52)),
  films: set('coral', 'window', 'round', main('🎬', 0.48, -0.08), by('🍿', 0.36, 0.44)),
  radio: set('palm', 'leaves', 'table', main('📻', 0.5), by('🎶', 0.22, 0.48, { up: 0.22, brightness: 1.5 })),
  'room-control': set(
    'lagoon',
    'arch',
    'round',
    main(lamp('#eaf3e2', true), 0.62, -0.14),
    by('❄️', 0.26, 0.36),
    by('🌡️', 0.3, 0.6),
  ),
  flights: set('sky', 'hills', 'table', main('✈️', 0.5, 0.02, { up: 0.14 }), by('👒', 0.22, -0.5)),
  weather: set('butter', 'disc', 'round', main('☀️', 0.52, 0, { up: 0.08 }), by('🕶️', 0.14, 0.46)),
  bill: set('sand', 'leaves', 'slab', main('🧾', 0.54, -0.06), by('🐚', 0.2, 0.42)),
  messages: set('lagoon', 'window', 'round', main('✉️', 0.4, -0.08), by('🌺', 0.24, 0.46)),
  contact: set('palm', 'arch', 'round', main('🛎️', 0.5, -0.06), by('☎️', 0.3, 0.46, { saturation: 0.75 })),
  language: set('water', 'disc', 'round', main('🌍', 0.54), by('💬', 0.22, 0.46, { up: 0.3 })),
  search: set('sand', 'leaves', 'slab', main('🔎', 0.52, 0.02), by('🗺️', 0.24, -0.5)),
}

export const pagesIsla: Record<string, Still> = {
  breakfast: still(
    'sand',
    onTray(0.84),
    main(cup('#6b4226', '#d9b48a'), 0.34, -0.34),
    main('🥭', 0.32, 0.06),
    main('🥐', 0.3, 0.42),
    by('🌺', 0.17, -0.64),
  ),
  'flag-green': still('palm', main('🚩', 0.5, 0, { hue: 140 }), by('🌊', 0.24, 0.42)),
  'flag-red': still('coral', main('🚩', 0.5), by('🌊', 0.28, 0.42)),
  'garden-pool': still(
    'palm',
    main('🌴', 0.56, -0.3),
    by('🩱', 0.34, 0.16, { hue: 170, saturation: 0.6 }),
    by(linen, 0.2, 0.56),
  ),
  clock: still('sand', main('🕰️', 0.52, -0.04), by('🐚', 0.2, 0.46)),
  drinks: still(
    'lagoon',
    main('🍹', 0.52, -0.14),
    by(highball('#e4f1bb', '#98c96a'), 0.42, 0.28),
    by('🥥', 0.22, 0.6),
  ),
  'family-pool': still('sky', main('🐳', 0.48, -0.1), by('🎈', 0.32, 0.46)),
  lessons: still('water', main('🏊', 0.44, -0.06), by('🐠', 0.22, 0.48)),
  aloe: still('palm', main('🪴', 0.52, -0.16), by('🧴', 0.36, 0.36, { hue: 140, saturation: 0.6 })),
  stones: still(
    'sand',
    main(stones('#3d3837', '#6f6866'), 0.4, -0.1),
    by('🪷', 0.22, 0.4),
    by(linen, 0.2, 0.66),
  ),
  yoga: set('blush', 'disc', 'table', main('🧘', 0.5), by('🪷', 0.22, 0.5)),
  surf: still('lagoon', main('🏄', 0.56, -0.06), by('🌊', 0.28, 0.48)),
  turtle: still('water', main('🐢', 0.4, -0.08), by('🤿', 0.3, 0.46)),
  kayak: still('sky', main('🛶', 0.42), by('🌊', 0.2, 0.56)),
  kids: still('butter', main('🏖️', 0.46, -0.12), by('🪀', 0.2, 0.36), by('🐚', 0.18, 0.6)),
  disco: still('dusk', main('🪩', 0.5, -0.04), by('🎶', 0.24, 0.46, { brightness: 1.5 })),
  wifi: still('lagoon', main('📶', 0.44, -0.1), by('🥥', 0.24, 0.4)),
  offline: still('sand', main('📖', 0.34, -0.14), by('👒', 0.26, 0.34), by('🕶️', 0.12, 0.64)),
  lounger: still('sand', main('⛱️', 0.54, -0.04), by(linen, 0.22, 0.5)),
  water: still('water', main('💧', 0.46, -0.06), by('🌱', 0.26, 0.42)),
  night: still('night', main('🌙', 0.44, 0, { up: 0.14 }), by('🌴', 0.4, 0.42)),
  'cable-car': still('lava', main('🚠', 0.5, 0, { up: 0.08 }), by('🏔️', 0.34, -0.54)),
  stars: still(
    'night',
    main('🔭', 0.52, -0.06),
    by('⭐', 0.16, 0.4, { up: 0.36 }),
    by('⭐', 0.09, 0.6, { up: 0.5 }),
  ),
  forest: still('palm', main('🌲', 0.56, -0.2), main('🌳', 0.46, 0.24), by('🌿', 0.22, 0.56)),
  walk: still('sage', main('🥾', 0.4, -0.1), by('🎒', 0.36, 0.38), by('🌿', 0.2, -0.5)),
  whale: still('lagoon', main('🐋', 0.46, -0.06), by('🌊', 0.26, 0.5)),
  boat: still('sky', main('⛵', 0.56, -0.04), by('🐬', 0.26, 0.5)),
  checkout: still('coral', main('🗝️', 0.44, -0.14), by('🐚', 0.24, 0.36)),
  luggage: still('sand', main('🧳', 0.52, -0.1), by('👒', 0.26, 0.42)),
  invoice: still('butter', onPlate(0.3, 0.5), main('🧾', 0.52, -0.08), by('🖊️', 0.24, 0.42)),
}
