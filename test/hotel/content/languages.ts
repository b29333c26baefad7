// The hotel's own words in the language of whoever reads them. Four languages are whole; every other reads English.
import { bar } from './translations/bar.ts'
import { boutique } from './translations/boutique.ts'
import { desserts } from './translations/desserts.ts'
import { islaVerde } from './translations/islaVerde.ts'
import { kitchen } from './translations/kitchen.ts'
import { rooms } from './translations/rooms.ts'
import type { Text, Translations } from './types.ts'

export const writtenLanguages = ['en', 'de', 'fr', 'ar'] as const
export type Written = (typeof writtenLanguages)[number]

/** By the English text, for the languages that do not stand beside it. */
export const translations: Translations = {
  ...kitchen,
  ...desserts,
  ...bar,
  ...boutique,
  ...islaVerde,
  ...rooms,
}

/** `DE` and `de-AT` are German; what the hotel does not write in is English. */
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
