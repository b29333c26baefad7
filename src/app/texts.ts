import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { localeOf } from '../domains/language/languages.ts'

type Catalogue = Record<string, unknown>
/** By the path of the catalogue. */
export type TextLoaders = Record<string, () => Promise<Catalogue>>

// The build splits each catalogue (`build/catalogueParts.ts`).
const signInTexts: TextLoaders = import.meta.glob<Catalogue>('../../locales/*.json', {
  import: 'default',
  query: '?signIn',
})

/** Plural rules follow the tag: some of the hotels' language keys are the tag of another language, or of a country. */
const i18nTag = (language: string) => localeOf(language).toLowerCase()

export interface Texts {
  i18n: i18n
  /** As in `Services`. */
  loadLanguage: (language: string) => Promise<boolean>
  /** Loads these texts, too, from now on with each language. */
  addTexts: (loaders: TextLoaders) => Promise<void>
}

/** The texts of the app, loaded with the language that is used; English is the fallback (LANG-21). */
export function createTexts(): Texts {
  const i18n = i18next.createInstance()
  const loaded = new Set<string>()
  let parts = [signInTexts]
  // The language requested last; its texts may still be loading.
  let language = 'en'
  void i18n.use(initReactI18next).init({
    fallbackLng: i18nTag('en'),
    lowerCaseLng: true,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })

  const catalogueOf = (key: string) => {
    const path = `../../locales/${key}.json`
    return path in signInTexts ? { key, path } : { key: 'en', path: '../../locales/en.json' }
  }

  async function load({ key, path }: { key: string; path: string }): Promise<void> {
    await Promise.all(
      parts.map(async (loaders, part) => {
        const loadPart = loaders[path]
        if (!loadPart || loaded.has(`${part}${path}`)) return
        i18n.addResourceBundle(i18nTag(key), 'translation', await loadPart(), true, true)
        loaded.add(`${part}${path}`)
      }),
    )
  }

  /** Resolves with the language's own catalogue; the English fallback is loaded without waiting for it. */
  async function loadWithFallback(): Promise<void> {
    const catalogue = catalogueOf(language)
    await load(catalogue)
    if (catalogue.key !== 'en') void load(catalogueOf('en')).catch(() => undefined)
  }

  return {
    i18n,
    async loadLanguage(requested) {
      language = requested
      await loadWithFallback()
      if (language !== requested) return false
      await i18n.changeLanguage(i18nTag(requested))
      return true
    },
    async addTexts(loaders) {
      if (!parts.includes(loaders)) parts = [...parts, loaders]
      await loadWithFallback()
    },
  }
}
