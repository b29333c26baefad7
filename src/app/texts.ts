import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Texts as Catalogue, loadCatalogue } from '../core/text/catalogues.ts'
import { directionOf, i18nTag } from '../domains/language/languages.ts'
import { mirrored } from '../shell/theme/HotelTheme.tsx'

/** The page has loaded those of the first language, unless that failed. */
async function signInTexts(language: string): Promise<Catalogue> {
  const first = window.start?.language === language ? await window.start.texts : null
  return first?.default ?? loadCatalogue('signIn', language)
}

const restTexts = (language: string) => loadCatalogue('rest', language)

export interface Texts {
  i18n: i18n
  /** As in `Services`. */
  loadLanguage: (language: string) => Promise<boolean>
  /** Loads all other texts than those of the sign-in, now and from now on with each language. */
  loadRest: () => Promise<void>
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
        i18n.addResourceBundle(i18nTag(key), 'translation', await loadPart(key), true, true)
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
      const tag = i18nTag(requested)
      // The same language once more would render all that has texts once more.
      if (i18n.language !== tag) await i18n.changeLanguage(tag)
      return true
    },
    async loadRest() {
      parts = [signInTexts, restTexts]
      await loadWithFallback()
    },
  }
}
