import { type ComponentType, createContext } from 'react'
import type { Elements } from './elements.types.ts'

/** After this time a guest who waits for content hears that it takes long. */
export const longWaitMs = 10_000

/**
 * What to render in place of content that takes long to load. Its press asks again, and the placeholder is shown for
 * another while.
 */
export const LongWaitContext = createContext<ComponentType<{ onRetry: () => void }> | null>(null)

/**
 * What to render in place of loading and failed content while the hotel is unreachable; null while it is reachable.
 * Failed content retries when the hotel becomes reachable again.
 */
export const HotelNeededContext = createContext<Elements>(null)

interface LoadTexts {
  /** For screen readers, while content loads. */
  loading: string
  /** On the button that loads again what has failed. */
  tryAgain: string
}

export const LoadTextsContext = createContext<LoadTexts>({ loading: '', tryAgain: '' })
