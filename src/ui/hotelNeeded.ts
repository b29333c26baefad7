import { createContext } from 'react'
import type { Elements } from './elements.types.ts'

/**
 * What to render in place of loading and failed content while the hotel is unreachable; null while it is reachable.
 * Failed content retries when the hotel becomes reachable again.
 */
export const HotelNeededContext = createContext<Elements>(null)
