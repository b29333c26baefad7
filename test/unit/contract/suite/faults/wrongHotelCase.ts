// A hotel that is wrong in one way, and the row of the contract suite that must find it.
import type { AreaName } from '../../../../contract/runContract.ts'
import type { Fault } from '../wrongHotel.ts'

export interface WrongHotelCase {
  name: string
  fault: Fault
  only: AreaName[]
  writes?: boolean
  /** Faults of one group are in one hotel together; one without a group is alone in its hotel. */
  group?: string
  /** Area and name of a row that differs, and a part of what it says. */
  finds: [row: string, said?: RegExp]
}
