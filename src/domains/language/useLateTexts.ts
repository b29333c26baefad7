import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import { i18nTag } from './languages.ts'
import { selectLanguage } from './slice.ts'

/** A part of a language's catalogue. */
export interface LateCatalogue {
  default: object
}

const fallback = 'en'

interface LateTextsOptions {
  /** For the log. */
  part: string
  /** Loads English beside the guest's language, not only in its place. */
  withEnglish?: boolean
}

/**
 * Loads texts that few guests need in the guest's language, else in English; returns whether they are there.
 * @param catalogues loaders of a part of the catalogues, by file
 */
export function useLateTexts(
  catalogues: Record<string, () => Promise<LateCatalogue>>,
  { part, withEnglish = false }: LateTextsOptions,
) {
  const { i18n } = useTranslation()
  const dispatch = useDispatch()
  const language = useSelector(selectLanguage)
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isWanted = true
    const add = async (key: string) => {
      const load = Object.entries(catalogues).find(([file]) => file.endsWith(`/${key}.json`))?.[1]
      const texts = await load?.()
      if (texts) i18n.addResourceBundle(i18nTag(key), 'translation', texts.default, true, true)
    }
    const done = () => {
      if (isWanted) setLoaded(language)
    }
    const own = add(language).catch(() => add(fallback))
    void Promise.all([own, withEnglish && add(fallback)]).then(done, (error: unknown) =>
      dispatch(chunkLoadFailed({ part, reason: String(error) })),
    )
    return () => {
      isWanted = false
    }
  }, [i18n, language, dispatch, catalogues, part, withEnglish])
  return loaded === language
}
