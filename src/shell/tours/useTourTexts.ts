import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import { i18nTag } from '../../domains/language/languages.ts'
import { selectLanguage } from '../../domains/language/slice.ts'

/** The texts of the tours, by file. They are loaded with the first tour, because few guests start one. */
const catalogues = import.meta.glob<{ default: object }>('../../../locales/*.json', { query: '?tours' })

const fallback = 'en'

/** Loads the texts of the tours in the guest's language, else in English; returns whether they are there. */
export function useTourTexts(): boolean {
  const { i18n } = useTranslation()
  const dispatch = useDispatch()
  const language = useSelector(selectLanguage)
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isWanted = true
    const add = async (key: string) => {
      const texts = await catalogues[`../../../locales/${key}.json`]?.()
      if (texts) i18n.addResourceBundle(i18nTag(key), 'translation', texts.default, true, true)
    }
    const done = () => {
      if (isWanted) setLoaded(language)
    }
    void add(language)
      .catch(() => add(fallback))
      .then(done, (error: unknown) => dispatch(chunkLoadFailed({ part: 'tours', reason: String(error) })))
    return () => {
      isWanted = false
    }
  }, [i18n, language, dispatch])
  return loaded === language
}
