// What stands in the tiles of Hotel Aurora's menu.
import { jar } from '../studio/food.ts'
import { cloche, lamp } from '../studio/goods.ts'
import { flute, rocks } from '../studio/props.ts'
import type { Still } from '../studio/still.ts'
import { by, main, set } from './words.ts'

const candle = jar('#f0e2c6', '#fbf2dc', '#fbf8f0', true)
export const menuAurora: Record<string, Still> = {
  'room-service': set(
    'terracotta',
    'arch',
    'round',
    main(cloche(), 0.46, -0.04),
    by('🌹', 0.3, 0.6),
    by('🍴', 0.24, -0.66, { saturation: 0.4 }),
  ),
  bar: set(
    'bar',
    'window',
    'slab',
    main(rocks('#cf4630', '#86180f'), 0.3, -0.3),
    main('🍸', 0.5, 0.06, { saturation: 0.6 }),
    by(flute('#f9e7ae', '#e4c063'), 0.5, 0.38),
    by('🫒', 0.13, -0.56),
  ),
  'tv-guide': set('dusk', 'arch', 'slab', main('📺', 0.52), by('🍿', 0.22, 0.52)),
  films: set(
    'wine',
    'window',
    'round',
    main('🎬', 0.5, -0.08),
    by('🍿', 0.36, 0.46),
    by('🎟️', 0.16, -0.5, { saturation: 0.7 }),
  ),
  radio: set('sage', 'disc', 'table', main('📻', 0.5), by('🎵', 0.2, 0.5, { up: 0.22, brightness: 1.5 })),
  'room-control': set(
    'amber',
    'arch',
    'round',
    main(lamp('#f3e6cc', true), 0.64, -0.14),
    by('🌡️', 0.32, 0.36),
    by('🎛️', 0.22, 0.62, { saturation: 0.5 }),
  ),
  flights: set('sky', 'hills', 'table', main('✈️', 0.5, 0.02, { up: 0.14 }), by('🧳', 0.32, -0.5)),
  weather: set(
    'water',
    'disc',
    'round',
    main('🌤️', 0.5, 0, { up: 0.1 }),
    by('🌂', 0.34, 0.48, { saturation: 0.7 }),
  ),
  bill: set('paper', 'leaves', 'slab', main('🧾', 0.54, -0.06), by('🖊️', 0.26, 0.4), by('🛎️', 0.17, -0.48)),
  messages: set(
    'ink',
    'window',
    'round',
    main('✉️', 0.4, -0.08),
    by('💬', 0.28, 0.36, { up: 0.26 }),
    by('🌹', 0.26, 0.5),
  ),
  boutique: set(
    'rose',
    'niche',
    'slab',
    main('🛍️', 0.46, -0.16, { hue: 150, saturation: 0.6 }),
    by(candle, 0.34, 0.3),
    by('🍯', 0.24, 0.62),
  ),
  television: set(
    'lava',
    'window',
    'table',
    main('📺', 0.5, -0.06),
    by('📱', 0.3, 0.44, { saturation: 0.6 }),
  ),
  contact: set('gold', 'arch', 'round', main('🛎️', 0.5, -0.06), by('☎️', 0.3, 0.46, { saturation: 0.75 })),
  language: set('olive', 'disc', 'round', main('🌍', 0.54), by('💬', 0.22, 0.46, { up: 0.3 })),
  search: set('sand', 'leaves', 'slab', main('🔎', 0.52, 0.02), by('📖', 0.24, -0.48)),
}
