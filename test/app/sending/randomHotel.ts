/** The hotel of a run: what its desk has, by content, and what the desk does. */
import { openHotel } from '../../hotel/hotel.ts'
import { atEnd } from '../atEnd.ts'
import type { Chance } from './randomChance.ts'
import { contentOf, wordIn } from './randomKinds.ts'
import { monotonic } from './randomTime.ts'

export const guests = {
  anna: { room: '101', name: 'Berger' },
  jonas: { room: '106', name: 'Schmidt' },
} as const
export type GuestName = keyof typeof guests
export const guestNames: readonly [GuestName, GuestName] = ['anna', 'jonas']

export const guestOf = (room: unknown) => guestNames.find((name) => guests[name].room === room)

export function openRunHotel() {
  const hotel = openHotel({ rateClock: monotonic })
  atEnd(hotel.close)
  const { desk } = hotel
  desk.shop({ id: 1, opening_time: '00:00:00', closing_time: '00:00:00' })

  /** How often the hotel has each content, and whose words came from another room. */
  function records() {
    const counts = new Map<string, number>()
    const strangers: string[] = []
    const add = (room: unknown, content: string) => {
      const guest = guestOf(room) ?? String(room)
      const [, writer] = /([a-z]+)\d+$/.exec(wordIn(content)) ?? []
      if (writer && writer !== guest) strangers.push(`${content} from the room of ${guest}`)
      counts.set(`${guest}/${content}`, (counts.get(`${guest}/${content}`) ?? 0) + 1)
    }
    for (const { room, ...mail } of desk.mails()) if ('email_subject' in mail) add(room, contentOf(mail))
    for (const { room, additional_text } of desk.orders()) add(room, `order ${wordIn(additional_text)}`)
    for (const { room, courseId, numberOfPersons } of desk.bookings())
      add(room, contentOf({ bookingId: courseId, numberOfPersons }))
    for (const name of guestNames)
      for (const purchase of desk.room(guests[name].room).purchases)
        add(guests[name].room, contentOf(purchase))
    return { counts, strangers }
  }

  return {
    hotel,
    records,
    shop: (isOpen: boolean) => void desk.shop({ id: 1, isOpen }),
    checkOut: (guest: GuestName) => void desk.checkout({ room: guests[guest].room }),
    checkIn(guest: GuestName) {
      if (!desk.room(guests[guest].room).checked_in) desk.checkin({ room: guests[guest].room })
    },
    /** Somebody else takes all the places of a date, or gives some back. */
    fillOrFree(chance: Chance): string {
      const dates = desk.courses().filter(({ start }) => /2026-11-(19|20)/.test(start))
      const date = dates[chance.below(dates.length)]
      const free = chance.isTrue(0.5) ? 0 : 4
      if (!date) return 'nowhere'
      // A guest has booked more than that leaves: it stays as it is.
      if (date.maxPersons - date.bookedPersons >= free) desk.course({ courseId: date.courseId, free })
      return `${free === 0 ? 'full' : 'free'}: ${date.courseId}`
    },
    errAtSignIn: () =>
      void desk.fault({ module: 'SQMOD_Auth', function: 'authenticate', status: 'ERROR', times: 1 }),
    restart: () => hotel.channels.dropAll(),
  }
}
