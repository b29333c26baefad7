// The terms of the properties, by language.
import type { Property } from '../properties.ts'
import { germanTerms } from './de.ts'
import { englishTerms } from './en.ts'

export const terms: Record<string, (property: Property) => string> = { de: germanTerms, en: englishTerms }
