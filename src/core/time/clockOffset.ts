/** Differences up to this much are left alone: the hotel tells its time to the second, and texts must not jump. */
const toleranceMs = 2000
/** Half of the second to which the hotel tells its time. */
const halfSecondMs = 500

/** The hotel's answer to the question for its time. */
export interface TimeAnswer {
  /** ISO 8601 UTC */
  utc: string
  /** When the request was sent and answered by the device's clock, in ms since the epoch. */
  sentAt: number
  answeredAt: number
}

/**
 * Returns how many milliseconds the hotel's clock is ahead of the device's. The answer is taken to be half a round trip
 * old. An offset that the answer cannot disprove is kept, and so is any other if the device's clock was set meanwhile.
 */
export function clockOffset(known: number, { utc, sentAt, answeredAt }: TimeAnswer): number {
  const roundTripMs = answeredAt - sentAt
  const toldMs = Date.parse(utc) + (utc.includes('.') ? 0 : halfSecondMs)
  if (Number.isNaN(toldMs) || roundTripMs < 0) return known
  const offsetMs = toldMs - (sentAt + roundTripMs / 2)
  return Math.abs(offsetMs - known) <= Math.max(toleranceMs, roundTripMs / 2) ? known : Math.round(offsetMs)
}
