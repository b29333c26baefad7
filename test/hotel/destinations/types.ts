// Types of the destinations around the properties.
import type { DestinationType } from '../../../src/contract/destination.ts'
import type { Text } from '../content/types.ts'

/** When an event takes place: every week on a day, or on every day. Local times. */
export interface SeedTimes {
  /** 0 is Sunday; if missing, the event takes place every day. */
  weekday?: number
  from: string
  to: string
}

export interface SeedDestination {
  id: string
  type: DestinationType
  title: Text
  text: Text
  city: string
  area: string
  address: string
  latitude: number
  longitude: number
  link: string
  phone: string
  times?: SeedTimes
}
