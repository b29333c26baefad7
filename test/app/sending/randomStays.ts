/**
 * Who is signed in, and why somebody is so no longer. Its rules:
 *
 * - signed out: a page has signed a guest out although nobody has: neither the guest in any tab, nor another guest who
 *   signed in, nor the desk by a check-out. A kiosk does so by itself when nobody touches it, as in a run. Or, when all is quiet, a
 *   page that was loaded again does not know its guest, although the browser could store who it is.
 * - shown: a while after a sign-out, something of that guest is still in a page, its storage, the cookies or the address;
 *   or they are signed in again without having entered anything.
 */
import { type GuestName, guestNames, guests } from './randomHotel.ts'
import type { Lapse } from './randomModel.ts'
import type { Page } from './randomWorld.ts'

/** Tabs of a browser hear of a sign-out within this time. */
const graceMs = 2500

interface StaysOptions {
  isKiosk: boolean
  find: (lapse: Lapse, text: string) => void
  guestIn: (page: Pick<Page, 'tab'>) => GuestName | undefined
  wasFull: () => boolean
  wasNothingKept: () => boolean
}

/** What names a guest: their words, their name, their first name. */
const namesOf = (guest: GuestName) => new RegExp(`.{0,60}(?:\\b${guest}|${guests[guest].name}).{0,20}`, 'i')

export function createStays({ isKiosk, find, guestIn, wasFull, wasNothingKept }: StaysOptions) {
  /** Guests whose session may end, until they sign in again. */
  const mayBeOver = new Set<GuestName>()
  /** Guests who have left, and for how long they have been gone. */
  const goneFor = new Map<GuestName, number>()
  /** Who has filled in the form and is not signed in yet: another tab of theirs may end before that. */
  let expected: GuestName | null = null

  return {
    /** They sign out, or are checked out. */
    mayEnd: (guest: GuestName) => void mayBeOver.add(guest),
    /** They fill in the form: whoever was here may go. */
    begins(guest: GuestName) {
      for (const other of guestNames) mayBeOver.add(other)
      mayBeOver.delete(guest)
      goneFor.delete(guest)
      expected = guest
    },
    /** The page knows who is signed in, or that nobody is. */
    read(page: Page, guest: GuestName | undefined) {
      const before = page.wasIn
      page.wasIn = guest
      if (guest) page.expected = guest
      if (guest !== before && guest === expected) expected = null
      // A tab that could not hear of the sign-out, because nothing was stored, knows its guest after a reload, too.
      if (guest && guest !== before && goneFor.has(guest) && !wasFull())
        find('shown', `${guest} is signed in in ${page.tab.name} unasked`)
      if (!before || guest === before) return
      // Where nothing was kept, what the guest of another tab stores later looks like a sign-in there.
      if (!isKiosk && !mayBeOver.has(before) && !wasNothingKept())
        find('signed out', `${page.tab.name} has signed ${before} out`)
      page.expected = guest
      // They may have left at the end of the time that passes now.
      if (before !== expected) goneFor.set(before, Number.NEGATIVE_INFINITY)
    },
    pass(ms: number, pages: readonly Page[]) {
      for (const [guest, gone] of goneFor) {
        const passed = Number.isFinite(gone) ? gone + ms : 0
        goneFor.set(guest, passed)
        // A tab cannot hear of a sign-out where nothing is stored.
        if (passed < graceMs || wasFull()) continue
        const device = JSON.stringify([{ ...localStorage }, document.cookie])
        const kept = pages.map(({ tab }) => [
          tab.name,
          JSON.stringify([tab.store.getState(), tab.context.session, tab.address()]),
        ])
        for (const [where, text] of [['the device', device], ...kept]) {
          const [found] = namesOf(guest).exec(text ?? '') ?? []
          if (found) find('shown', `${guest} has left, and ${where} has ${found}`)
        }
      }
    },
    checkQuiet(pages: readonly Page[]) {
      for (const page of pages)
        if (
          !isKiosk &&
          page.expected &&
          guestIn(page) !== page.expected &&
          !mayBeOver.has(page.expected) &&
          !wasFull()
        )
          find('signed out', `${page.tab.name} does not know ${page.expected} any more`)
    },
  }
}
