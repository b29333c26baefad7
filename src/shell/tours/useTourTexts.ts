import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { localeOf } from '../../domains/language/languages.ts'
import { selectLanguage } from '../../domains/language/slice.ts'

/** The texts of the tours, by file. They are loaded with the first tour, because few guests start one. */
const catalogues = import.meta.glob<{ default: object }>('../../../locales/*.json', { query: '?tours' })

const fallback = 'en'

/** Loads the texts of the tours in the guest's language; returns whether they are there. English stands in for a failure. */
export function useTourTexts(): boolean {
  const { i18n } = useTranslation()
  const language = useSelector(selectLanguage)
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isWanted = true
    const add = async (key: string) => {
      const texts = await catalogues[`../../../locales/${key}.json`]?.()
      if (texts) i18n.addResourceBundle(localeOf(key).toLowerCase(), 'translation', texts.default, true, true)
    }
    const done = () => {
      if (isWanted) setLoaded(language)
    }
    void add(language)
      .catch(() => add(fallback))
      .then(done, done)
    return () => {
      isWanted = false
    }
  }, [i18n, language])
  return loaded === language
}
