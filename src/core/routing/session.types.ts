/** How the session stands, in the specification's words. */
export type SessionStatus = 'fetching' | 'registered' | 'not_registered' | 'multiple_residents'
