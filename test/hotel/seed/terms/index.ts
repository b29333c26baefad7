// The terms of the properties, by language.
import type { Property } from '../properties.ts'
import { arabicTerms } from './ar.ts'
import { germanTerms } from './de.ts'
import { englishTerms } from './en.ts'
import { frenchTerms } from './fr.ts'

export const terms: Record<string, (property: Property) => string> = {
  ar: arabicTerms,
  de: germanTerms,
  en: englishTerms,
  fr: frenchTerms,
}
