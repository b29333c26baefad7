import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Topic, topics } from '../../../core/domains/finds.types.ts'
import { useEnglish } from '../../language/useEnglish.ts'
import { useLaterTexts } from '../../language/useLaterTexts.ts'

/** The everyday words of the topics, in the guest's language and in English, in which hotels name many things. */
export function useTopicWords(): ReadonlyMap<Topic, string> | null {
  const { t } = useTranslation()
  const tEnglish = useEnglish()
  const isLoaded = useLaterTexts({ withEnglish: true })
  return useMemo(() => {
    if (!isLoaded) return null
    return new Map(topics.map((topic) => [topic, `${t(`find.${topic}`)}, ${tEnglish(`find.${topic}`)}`]))
  }, [isLoaded, t, tEnglish])
}
