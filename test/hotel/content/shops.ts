// The shops of the demo properties: Room service, Aurora Bar and Boutique in Vienna, Pool bar and Room service
// on Tenerife.
import { text } from './build.ts'
import { bar } from './shops/aurora/bar.ts'
import { boutique } from './shops/aurora/boutique.ts'
import { breakfast } from './shops/aurora/breakfast.ts'
import { desserts, kids } from './shops/aurora/desserts.ts'
import { drinks } from './shops/aurora/drinks.ts'
import { italian } from './shops/aurora/italian.ts'
import { mains } from './shops/aurora/mains.ts'
import { starters } from './shops/aurora/starters.ts'
import { nightMenu, wine } from './shops/aurora/wine.ts'
import { poolBar } from './shops/isla-verde/poolBar.ts'
import { roomService } from './shops/isla-verde/roomService.ts'
import type { SeedShop } from './types.ts'

export const shops: SeedShop[] = [
  {
    id: 1,
    property: '1',
    title: text('Room service', 'Zimmerservice'),
    text: text(
      'Fresh from our kitchen to your door, by day and by night.',
      'Frisch aus unserer Küche an Ihre Tür, bei Tag und bei Nacht.',
    ),
    // Equal times mean open all day.
    opening: '00:00:00',
    closing: '00:00:00',
    isOpen: true,
    useDays: true,
    deliveryMinutes: 30,
    groups: [breakfast, starters, mains, italian, desserts, kids, drinks, wine, nightMenu],
  },
  {
    id: 2,
    property: '1',
    title: text('Aurora Bar', 'Aurora Bar'),
    text: text(
      'Cocktails with a view over the roofs, or brought to your room.',
      'Cocktails mit Blick über die Dächer, oder auf Ihr Zimmer gebracht.',
    ),
    opening: '18:00:00',
    closing: '02:00:00',
    isOpen: true,
    useDays: true,
    deliveryMinutes: 15,
    groups: bar,
  },
  {
    id: 3,
    property: '1',
    title: text('Boutique', 'Boutique'),
    text: text(
      'The robe, the candle, the honey: things of the house to take with you.',
      'Der Bademantel, die Kerze, der Honig: Dinge des Hauses zum Mitnehmen.',
    ),
    opening: '10:00:00',
    closing: '18:00:00',
    isOpen: false,
    useDays: true,
    deliveryMinutes: null,
    groups: boutique,
  },
  {
    id: 1,
    property: '2',
    title: text('Pool bar', 'Poolbar'),
    text: text(
      'Stay where you are. We come to your sunbed.',
      'Bleiben Sie liegen. Wir kommen an Ihre Liege.',
    ),
    opening: '10:00:00',
    closing: '19:00:00',
    isOpen: true,
    useDays: true,
    deliveryMinutes: 15,
    groups: poolBar,
  },
  {
    id: 2,
    property: '2',
    title: text('Room service', 'Zimmerservice'),
    text: text(
      'Dinner on your terrace, with the sea for company.',
      'Abendessen auf Ihrer Terrasse, das Meer als Gesellschaft.',
    ),
    opening: '07:00:00',
    closing: '23:00:00',
    isOpen: true,
    useDays: true,
    deliveryMinutes: 35,
    groups: roomService,
  },
]
