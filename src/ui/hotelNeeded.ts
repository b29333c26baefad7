import { createContext } from 'react'

/**
 * While the hotel is out of reach, the sentence that stands where something would load, or has failed; else null. What
 * has failed is tried again when it is in reach.
 */
export const HotelNeededContext = createContext<string | null>(null)
