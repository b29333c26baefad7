// All that the areas of a run share.
import type { Guest } from './guest.ts'
import type { Property, SkinMenu } from './property.ts'
import type { Rows } from './report.ts'
import type { Target } from './target.ts'

export interface Trial {
  target: Target
  rows: Rows
  property: Property
  menu: SkinMenu
  one: Guest
  two: Guest
  /** Whether orders, bookings, messages and switches are tried. */
  writes: boolean
  /** How long to wait for the hotel's ping, in ms; 0 does not wait. */
  pingWaitMs: number
  /** How long to wait at the end for events that only the hotel's staff can cause, in ms. */
  listenMs: number
  /** How long the first guest is away, for the staff to cause events meanwhile, in ms; 0 is not away. */
  awayMs: number
  /** Tells the vendor what to do now. */
  tell: (line: string) => void
}

/** An area of a run: adds its rows. */
export type Area = (trial: Trial) => Promise<void>

export const guestsOf = ({ one, two }: Trial): [Guest, Guest][] => [
  [one, two],
  [two, one],
]

/** The hotel's time in ms, by its own clock. */
export const hotelNow = ({ property }: Trial): number => Date.now() + property.clockAheadMs
