import { createContext, type ReactNode } from 'react'

/**
 * While the hotel is out of reach, what stands where something would load, or has failed; else null. What has failed is
 * tried again when it is in reach.
 */
export const HotelNeededContext = createContext<ReactNode>(null)
