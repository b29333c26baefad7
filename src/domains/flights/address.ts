/** State of the flights in the query string (FLT-02 to FLT-04, FLT-18, FLT-19). */

import { type FlightType, flightTypes } from '../../contract/flights.ts'
import { searchOf } from '../../core/routing/query.ts'
import { addressParams } from './paths.ts'

/** Page sizes to choose from: 10 by default, at most 50 (FLT-11, FLT-12). */
export const pageSizes = [10, 20, 50] as const
export type PageSize = (typeof pageSizes)[number]

export interface FlightQuery {
  /** Id of the airport; empty for the first airport. */
  airport: string
  /** Page number, from 1. */
  page: number
  term: string
  tab: FlightType
  limit: PageSize
}

const defaults: FlightQuery = { airport: '', page: 1, term: '', tab: 'departure', limit: 10 }

export function readAddress(search: string): FlightQuery {
  const query = new URLSearchParams(search)
  const page = Number(query.get(addressParams.page))
  const limit = Number(query.get(addressParams.limit))
  return {
    airport: query.get(addressParams.airport) ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    term: query.get(addressParams.term) ?? '',
    tab: flightTypes.find((type) => type === query.get(addressParams.tab)) ?? defaults.tab,
    limit: pageSizes.find((size) => size === limit) ?? defaults.limit,
  }
}

/** Returns the query string with these values; default values are left out. */
export function withFlightQuery(search: string, wanted: FlightQuery): string {
  const query = new URLSearchParams(search)
  for (const key of Object.keys(addressParams) as (keyof FlightQuery)[]) {
    if (wanted[key] === defaults[key]) query.delete(addressParams[key])
    else query.set(addressParams[key], String(wanted[key]))
  }
  return searchOf(query)
}

/** Number of pages, at least 1 (FLT-13). */
export const pageCount = (amount: number, limit: number): number => Math.max(1, Math.ceil(amount / limit))
