import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { directionOf, localeOf } from '../domains/language/languages.ts'
import { mirrored } from '../shell/theme/HotelTheme.tsx'

export interface Catalogue {
  default: Record<string, unknown>
}
/** Loads a part of a language's catalogue. */
export type LoadTexts = (language: string) => Promise<Catalogue>
/** Loaders of the catalogues, by file. */
type Catalogues<Part> = Record<string, () => Promise<Part>>

/** @param further the catalogues of the languages that the selector does not offer */
export async function loadCatalogue<Part>(
  language: string,
  offered: Catalogues<Part>,
  further: () => Promise<Catalogues<Part>>,
): Promise<Part> {
  const file = `../../locales/${language}.json`
  const load = offered[file] ?? (await further())[file]
  if (!load) throw new Error('no catalogue')
  return load()
}

// The build splits each catalogue (`build/catalogueParts.ts`).
const offered = import.meta.glob<Catalogue>(
  [
    '../../locales/*.json',
    '!../../locales/{bg,ca,cs,da,el,eu,gl,he,hi,hy,is,ka,kk,ko,lt,lv,mk,ms,no,sk,sq,sv,th,uk,vi}.json',
  ],
  { query: '?signIn' },
)
const signInTexts: LoadTexts = (language) =>
  loadCatalogue(language, offered, async () => (await import('./furtherTexts.ts')).signInCatalogues)

/** Plural rules depend on this tag: some of the hotels' language keys are tags of another language, or of a country. */
const i18nTag = (language: string) => localeOf(language).toLowerCase()

export interface Texts {
  i18n: i18n
  /** As in `Services`. */
  loadLanguage: (language: string) => Promise<boolean>
  /** Loads these texts now, and from now on with each language. */
  addTexts: (texts: LoadTexts) => Promise<void>
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
    // Components that use texts wait for them, so nothing has to be rendered again when texts are added.
    react: { useSuspense: false },
  })

  async function load(key: string): Promise<void> {
    await Promise.all(
      parts.map(async (loadPart, part) => {
        if (loaded.has(key + part)) return
        i18n.addResourceBundle(i18nTag(key), 'translation', (await loadPart(key)).default, true, true)
        loaded.add(key + part)
      }),
    )
  }

  /** Resolves with the language's own catalogue; the English fallback is loaded without waiting for it. */
  async function loadWithFallback(): Promise<void> {
    const key = language
    await load(key)
    if (key !== 'en') void load('en').catch(() => undefined)
  }

  return {
    i18n,
    async loadLanguage(requested) {
      language = requested
      // Loads the RTL styles, too, so that the layout changes direction once. If they fail to load, it is not mirrored.
      const styles = directionOf(requested) === 'rtl' && mirrored.load().catch(() => undefined)
      await loadWithFallback()
      await styles
      if (language !== requested) return false
      await i18n.changeLanguage(i18nTag(requested))
      return true
    },
    async addTexts(texts) {
      if (!parts.includes(texts)) parts = [...parts, texts]
      await loadWithFallback()
    },
  }
}
