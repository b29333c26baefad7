import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import { loadCatalogue } from '../../core/text/catalogues.ts'
import { i18nTag } from './languages.ts'
import { selectLanguage } from './slice.ts'

/** Translates into English, whatever the guest's language is. */
export function useEnglish() {
  const { i18n } = useTranslation()
  return useMemo(() => i18n.getFixedT(i18nTag('en')), [i18n])
}

const fallback = 'en'

/**
 * Loads the texts that few guests need in the guest's language, else in English; returns whether they are there.
 * @param withEnglish loads English beside the guest's language, not only in its place
 */
export function useLaterTexts({ withEnglish = false } = {}): boolean {
  const { i18n } = useTranslation()
  const dispatch = useDispatch()
  const language = useSelector(selectLanguage)
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isWanted = true
    const add = async (key: string) => {
      i18n.addResourceBundle(i18nTag(key), 'translation', await loadCatalogue('later', key), true, true)
    }
    const done = () => {
      if (isWanted) setLoaded(language)
    }
    const own = add(language).catch(() => add(fallback))
    void Promise.all([own, withEnglish && add(fallback)]).then(done, (error: unknown) =>
      dispatch(chunkLoadFailed({ part: 'texts', reason: String(error) })),
    )
    return () => {
      isWanted = false
    }
  }, [i18n, language, dispatch, withEnglish])
  return loaded === language
}
