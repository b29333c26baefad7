/** Status of the session, under the specification's names. */
export type SessionStatus = 'fetching' | 'registered' | 'not_registered' | 'multiple_residents'
