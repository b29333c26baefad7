import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { localeOf } from '../domains/language/languages.ts'

type Catalogue = Record<string, unknown>
type Files = Record<string, () => Promise<Catalogue>>

// Each catalogue is built in two parts: what the sign-in says, and what a stay says.
const first: Files = import.meta.glob<Catalogue>('../../locales/*.json', {
  import: 'default',
  query: '?first',
})

/** Counting follows the tag of a language: hotels have keys that mean another language to Intl, or another country's. */
const codeOf = (language: string) => localeOf(language).toLowerCase()

export interface Texts {
  i18n: i18n
  /** Loads a language's texts and puts them to use. */
  speak: (language: string) => Promise<void>
  /** From now on the texts of a stay are needed too. */
  learnStay: () => Promise<void>
}

/** The texts of the app, loaded when they are spoken; English stands in for what is missing (LANG-21). */
export function createTexts(): Texts {
  const i18n = i18next.createInstance()
  const loaded = new Set<string>()
  let parts = [first]
  // The language asked for last; its texts may still be on their way.
  let spoken = 'en'
  void i18n.use(initReactI18next).init({
    fallbackLng: codeOf('en'),
    lowerCaseLng: true,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })

  const catalogueOf = (language: string) => {
    const path = `../../locales/${language}.json`
    return path in first ? { language, path } : { language: 'en', path: '../../locales/en.json' }
  }

  async function load({ language, path }: { language: string; path: string }): Promise<void> {
    await Promise.all(
      parts.map(async (files, part) => {
        const file = files[path]
        if (!file || loaded.has(`${part}${path}`)) return
        i18n.addResourceBundle(codeOf(language), 'translation', await file(), true, true)
        loaded.add(`${part}${path}`)
      }),
    )
  }

  /** English stands behind every language, but a guest who has one need not wait for it. */
  async function loadWithFallback(language: string): Promise<void> {
    const own = catalogueOf(language)
    await load(own)
    if (own.language !== 'en') void load(catalogueOf('en')).catch(() => undefined)
  }

  return {
    i18n,
    async speak(language) {
      spoken = language
      await loadWithFallback(language)
      await i18n.changeLanguage(codeOf(language))
    },
    async learnStay() {
      const { stayTexts } = await import('./stayTexts.ts')
      parts = [first, stayTexts]
      await loadWithFallback(spoken)
    },
  }
}
