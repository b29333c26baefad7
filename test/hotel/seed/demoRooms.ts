// The demo room of each property, in which a hotelier is shown the app: fitted and furnished like the best suite.
import type { PropertyId } from './properties.ts'
import type { SeedRoom } from './rooms.ts'

/** What guests and lists call the room at every property. */
const demoName = 'demo'

/** The key of each property's room in the database, in which a room's key is unique. */
const keys: Record<PropertyId, string> = { '1': demoName, '2': 'demo-2' }

/** Returns the key of the room that a device asks for. */
export const roomKey = (name: string, property: PropertyId): string =>
  name === demoName ? keys[property] : name

export const isDemoRoom = (key: string | null): boolean => key !== null && Object.values(keys).includes(key)

/** Returns the room as it is called outside the database. */
export const roomName = <Room extends string | null>(key: Room): Room | typeof demoName =>
  isDemoRoom(key) ? demoName : key

export const demoRooms: SeedRoom[] = [
  {
    room: keys['1'],
    property: '1',
    reservation: '88000',
    nights: { past: 2, left: 3 },
    checkedIn: true,
    language: 'en',
    email: 'demo@example.com',
    residents: [{ id: '710001', name: 'Demo', lastName: 'Guest' }],
    tvs: [
      {
        id: 97,
        ip: '10.20.1.97',
        mac: '02:aa:10:01:97:01',
        name: 'TV living room',
        description: 'Opposite the sofa',
      },
      {
        id: 98,
        ip: '10.20.1.98',
        mac: '02:aa:10:01:97:02',
        name: 'TV bedroom',
        description: 'At the foot of the bed',
      },
    ],
    cameras: ['Door', 'Corridor'],
    vouchers: ['AURORA-DEMO'],
    messages: [
      {
        text: 'Your table in Restaurant Morgenrot is set for 19:30, by the window.',
        minutesAgo: 35,
        viewed: false,
      },
      {
        text: 'Welcome to Hotel Aurora. Breakfast is served from 6:30 to 10:30 in the winter garden. Call us on 9 for anything at all.',
        minutesAgo: 2 * 1440,
        viewed: true,
      },
    ],
  },
  {
    room: keys['2'],
    property: '2',
    reservation: '99000',
    nights: { past: 3, left: 4 },
    checkedIn: true,
    language: 'en',
    email: 'demo@example.com',
    residents: [{ id: '720001', name: 'Demo', lastName: 'Guest' }],
    tvs: [
      {
        id: 197,
        ip: '10.40.2.97',
        mac: '02:aa:20:02:97:01',
        name: 'TV',
        description: 'Facing the terrace',
      },
    ],
    cameras: ['Door'],
    vouchers: ['ISLA-DEMO'],
    messages: [
      {
        text: 'Welcome to Isla Verde. The pool is open from 8 to 20, towels are in the basket by the door.',
        minutesAgo: 3 * 1440,
        viewed: true,
      },
    ],
  },
]

export const isDemoReservation = (number: string): boolean =>
  demoRooms.some(({ reservation }) => reservation === number)
