// The rules of the sign-in: which guests match the sent data. Independent of database and channel.
import type * as v from 'valibot'
import type { Checkin } from '../../../src/contract/session.ts'
import { addDays, type HotelClock, momentOf } from '../clock.ts'
import { type Resident, reservationOf, type Stay } from '../db/stays.ts'
import type { Property } from '../seed/properties.ts'

/** Letters that no accent explains, as they are written without them (NAME-02). */
const letters: Record<string, string> = {
  Ł: 'L',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Æ: 'AE',
  Œ: 'OE',
  ẞ: 'SS',
  Þ: 'TH',
  Ħ: 'H',
}

/** Names are compared without letter case, accents, those letters, and blanks around and between. */
export const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase()
    .replace(/[ŁØĐÐÆŒẞÞĦ]/g, (letter) => letters[letter] ?? letter)

export interface Sent {
  name?: string | undefined
  userId?: string | undefined
  checkin?: string | undefined
  password?: string | undefined
}

/** Returns the guests of a stay that match the sent data. The house account never matches. */
export function fitting(stay: Stay, { name, userId, checkin, password }: Sent): Resident[] {
  if (checkin && checkin !== stay.arrival) return []
  if (!name?.trim() && !userId) return []
  return stay.residents.filter(
    (resident) =>
      !resident.permanent &&
      // If a property asks for a password, the password is the reservation number.
      (!password || password.trim() === reservationOf(stay, resident)) &&
      (!name?.trim() || plain(name) === plain(resident.lastName)) &&
      (!userId || userId === resident.id),
  )
}

/** When the guest leaves, ISO 8601 UTC. */
export function checkoutOf(stay: Stay, property: Property, clock: HotelClock): string {
  const day = addDays(clock.local(property.zone).date, stay.nightsLeft)
  return clock.iso(momentOf(day, property.checkoutTime, property.zone))
}

/**
 * Returns the check-in list for these residents. A room with its own house account has a permanent entry that lists
 * the account as well as the guests (SES-15 to SES-17). Once it is known which guest is there, each other guest of the
 * room with a reservation of their own has a separate entry after it (BILL-03).
 */
export function checkinList(
  stay: Stay,
  residents: Resident[],
  property: Property,
  clock: HotelClock,
): v.InferInput<typeof Checkin>[] {
  const [first] = residents
  if (!stay.checkedIn || !first) return []
  const account = stay.permanent ? stay.residents.find(({ permanent }) => permanent) : undefined
  const listed = account ? [account, ...residents] : residents
  const companions =
    residents.length === 1
      ? stay.residents.filter(
          ({ id, permanent, reservation }) => !permanent && reservation && id !== first.id,
        )
      : []
  const entry = (self: Resident, known: Resident[]) => ({
    id: self.id,
    name: self.name,
    last_name: self.lastName,
    room: stay.room,
    permanent: self.permanent ? 1 : 0,
    reservation_nr: reservationOf(stay, self),
    checkout: checkoutOf(stay, property, clock),
    residents: known.map(({ id, name, permanent }) => ({ id, name, permanent: permanent ? 1 : 0 })),
  })
  return [
    { ...entry(account ?? first, listed), last_name: first.lastName },
    ...companions.map((companion) => entry(companion, [companion])),
  ]
}
