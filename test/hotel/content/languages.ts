// The hotel's own texts in the guest's language. Four languages are complete; all others fall back to English.
import { bar } from './translations/bar.ts'
import { boutique } from './translations/boutique.ts'
import { desserts } from './translations/desserts.ts'
import { islaVerde } from './translations/islaVerde.ts'
import { kitchen } from './translations/kitchen.ts'
import { rooms } from './translations/rooms.ts'
import type { Text, Translations } from './types.ts'

export const writtenLanguages = ['en', 'de', 'fr', 'ar'] as const
export type Written = (typeof writtenLanguages)[number]

/** Translations by English text, for the languages that are missing in the text itself. */
export const translations: Translations = {
  ...kitchen,
  ...desserts,
  ...bar,
  ...boutique,
  ...islaVerde,
  ...rooms,
}

/** Normalises a language key: `DE` and `de-AT` are German; a language without texts falls back to English. */
export function written(lang: string): Written {
  const [key = ''] = lang.toLowerCase().split('-')
  return writtenLanguages.find((one) => one === key) ?? 'en'
}

export function inLanguage(text: Text, lang: string): string {
  const language = written(lang)
  if (language === 'en' || language === 'de') return text[language]
  const [fr, ar] = translations[text.en] ?? [text.en, text.en]
  return text[language] ?? (language === 'fr' ? fr : ar)
}
