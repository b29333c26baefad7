export const flightsPath = '/flightinfo'

/** Names of the query parameters of the flights. */
export const addressParams = {
  airport: 'airport',
  page: 'page',
  term: 'q',
  tab: 'type',
  limit: 'size',
} as const
