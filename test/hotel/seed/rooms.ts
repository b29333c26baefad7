// The rooms, with their guests, TVs and cameras.
import type { PropertyId } from './properties.ts'

export interface SeedResident {
  id: string
  name: string
  lastName: string
  /** Belongs to the room, not to the guest (a house account). */
  permanent?: true
  /** Reservation of a guest who shares the room but not its reservation. */
  reservation?: string
}

export interface SeedRoom {
  room: string
  property: PropertyId
  reservation: string
  /** Nights the guest has been here already, and nights still to come. */
  nights: { past: number; left: number }
  checkedIn: boolean
  permanent?: true
  language: string
  email: string
  residents: SeedResident[]
  tvs: { id: number; ip: string; mac: string; name: string; description: string }[]
  cameras: string[]
  /** Each is worth a film or a package. */
  vouchers?: string[]
  /** Messages from the desk, newest first. */
  messages: { text: string; minutesAgo: number; viewed: boolean }[]
}

const welcome = (name: string, minutesAgo: number) => ({
  text: `Welcome to Hotel Aurora, ${name}. Breakfast is served from 6:30 to 10:30 in the winter garden. Call us on 9 for anything at all.`,
  minutesAgo,
  viewed: true,
})

export const rooms: SeedRoom[] = [
  {
    room: '101',
    property: '1',
    reservation: '88012',
    nights: { past: 2, left: 3 },
    checkedIn: true,
    language: 'en',
    email: 'anna@example.com',
    residents: [{ id: '710141', name: 'Anna', lastName: 'Berger' }],
    tvs: [
      {
        id: 17,
        ip: '10.20.1.17',
        mac: '02:aa:10:01:01:01',
        name: 'TV living room',
        description: 'Opposite the sofa',
      },
      {
        id: 18,
        ip: '10.20.1.18',
        mac: '02:aa:10:01:01:02',
        name: 'TV bedroom',
        description: 'At the foot of the bed',
      },
    ],
    cameras: ['Door', 'Corridor'],
    vouchers: ['AURORA-7K2M', 'AURORA-9QX4'],
    messages: [
      {
        text: 'Your laundry is ready. We will bring it to your suite within the next half hour.',
        minutesAgo: 25,
        viewed: false,
      },
      {
        text: 'The concierge has your two tickets for the Musikverein tonight. Doors open at 19:00.',
        minutesAgo: 190,
        viewed: false,
      },
      welcome('Ms Berger', 2 * 1440 + 40),
    ],
  },
  {
    room: '102',
    property: '1',
    reservation: '88023',
    nights: { past: 1, left: 2 },
    checkedIn: true,
    language: 'en',
    email: 'marco@example.com',
    residents: [
      { id: '710274', name: 'Marco', lastName: 'Rossi', reservation: '88023' },
      { id: '710258', name: 'Giulia', lastName: 'Rossi', reservation: '88024' },
    ],
    tvs: [
      {
        id: 27,
        ip: '10.20.1.27',
        mac: '02:aa:10:01:02:01',
        name: 'TV',
        description: 'Above the desk',
      },
    ],
    cameras: ['Door'],
    vouchers: ['AURORA-3HT8'],
    messages: [welcome('Mr and Ms Rossi', 1440 + 95)],
  },
  {
    room: '103',
    property: '1',
    reservation: '88031',
    nights: { past: 20, left: 40 },
    checkedIn: true,
    permanent: true,
    language: 'en',
    email: 'chidi@example.com',
    residents: [
      { id: '103', name: 'House', lastName: 'Account', permanent: true },
      { id: '710389', name: 'Chidi', lastName: 'Okafor' },
    ],
    tvs: [
      {
        id: 37,
        ip: '10.20.1.37',
        mac: '02:aa:10:01:03:01',
        name: 'TV',
        description: 'Above the desk',
      },
    ],
    cameras: ['Door'],
    messages: [],
  },
  {
    room: '104',
    property: '1',
    reservation: '88047',
    nights: { past: 0, left: 4 },
    checkedIn: false,
    language: 'en',
    email: 'petra@example.com',
    residents: [{ id: '710462', name: 'Petra', lastName: 'Novak' }],
    tvs: [
      {
        id: 47,
        ip: '10.20.1.47',
        mac: '02:aa:10:01:04:01',
        name: 'TV',
        description: 'Above the desk',
      },
    ],
    cameras: ['Door'],
    messages: [],
  },
  {
    room: '105',
    property: '1',
    reservation: '88058',
    nights: { past: 1, left: 5 },
    checkedIn: true,
    language: 'ar',
    email: 'layla@example.com',
    residents: [{ id: '710517', name: 'Layla', lastName: 'Haddad' }],
    tvs: [
      {
        id: 57,
        ip: '10.20.1.57',
        mac: '02:aa:10:01:05:01',
        name: 'TV',
        description: 'Above the desk',
      },
    ],
    cameras: ['Door'],
    messages: [
      {
        text: 'أهلاً وسهلاً بكم في فندق أورورا. يُقدَّم الإفطار من الساعة 6:30 حتى 10:30 في الحديقة الشتوية.',
        minutesAgo: 1440,
        viewed: false,
      },
    ],
  },
  {
    room: '106',
    property: '1',
    reservation: '88064',
    nights: { past: 3, left: 1 },
    checkedIn: true,
    language: 'de',
    email: 'jonas@example.com',
    residents: [{ id: '710693', name: 'Jonas', lastName: 'Schmidt' }],
    tvs: [],
    cameras: [],
    messages: [],
  },
  {
    room: '201',
    property: '2',
    reservation: '99104',
    nights: { past: 6, left: 0 },
    checkedIn: true,
    language: 'en',
    email: 'grace@example.com',
    residents: [{ id: '720136', name: 'Grace', lastName: 'Miller' }],
    tvs: [
      {
        id: 117,
        ip: '10.40.2.17',
        mac: '02:aa:20:02:01:01',
        name: 'TV',
        description: 'Facing the terrace',
      },
    ],
    cameras: ['Door'],
    vouchers: ['ISLA-5WD1'],
    messages: [
      {
        text: 'Your luggage can wait with us after check-out, and the showers by the pool are yours until your flight.',
        minutesAgo: 75,
        viewed: false,
      },
      {
        text: 'Welcome to Isla Verde. The pool is open from 8 to 20, towels are in the basket by the door.',
        minutesAgo: 6 * 1440,
        viewed: true,
      },
    ],
  },
]
