/** The course of a load, in the words that the hotel's own statuses use. */
export type LoadStatus = 'unknown' | 'fetching' | 'success' | 'failure'
