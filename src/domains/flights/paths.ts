export const flightsPath = '/flightinfo'

/** What the address says of the flights, by the names of its parameters. */
export const addressParams = {
  airport: 'airport',
  page: 'page',
  term: 'q',
  tab: 'type',
  limit: 'size',
} as const
