import type { Checkin } from '../../contract/session.ts'

/** A person who has a bill of their own. */
export interface BillPerson {
  reservation: string
  name: string
}

/**
 * Returns the persons with a bill in the guest's room (BILL-03): the guest, then the other entries of the
 * check-in list. Permanent residents and entries without a reservation number have none; if two entries have
 * the same number, the first counts.
 * @param guest the session's own entry, in which a permanent resident is already replaced by the guest
 */
export function billPersons(guest: Checkin | null, checkins: readonly Checkin[]): BillPerson[] {
  const entries = [...(guest ? [guest] : []), ...checkins.slice(1)]
  const persons = new Map<string, BillPerson>()
  for (const { permanent, reservation_nr, name, last_name } of entries) {
    const reservation = reservation_nr.trim()
    if (permanent || reservation === '' || persons.has(reservation)) continue
    persons.set(reservation, { reservation, name: [name, last_name].filter(Boolean).join(' ') })
  }
  return [...persons.values()]
}
