import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { type SearchHit, type SearchResult, type SearchType, searchTypes } from '../../contract/search.ts'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { type FindFunction, type Topic, topics } from '../../core/domains/finds.types.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { contentPaths } from '../content/paths.ts'
import { epgPaths } from '../epg/paths.ts'
import { useEnglish, useLaterTexts } from '../language/useLaterTexts.ts'
import { vodPaths } from '../vod/paths.ts'
import { selectSearch } from './slice.ts'

/** Returns the path of a result's screen; null if the result is played or has no action (SRCH-15). */
export function hitPath(type: SearchType, hit: SearchHit): string | null {
  if (type === 'film') return buildPath(vodPaths.movie, { movieId: hit.id })
  if (type === 'tv') return buildPath(epgPaths.channel, { channelId: hit.id })
  if (type === 'epg')
    return hit.channel_id ? buildPath(epgPaths.channel, { channelId: hit.channel_id }) : null
  if (type === 'contentpage') return buildPath(contentPaths.contentpage, { cpId: hit.id })
  return null
}

/** The everyday words of the topics, in the guest's language and in English, in which hotels name many things. */
function useTopicWords(): ReadonlyMap<Topic, string> | null {
  const { t } = useTranslation()
  const tEnglish = useEnglish()
  const isLoaded = useLaterTexts({ withEnglish: true })
  return useMemo(() => {
    if (!isLoaded) return null
    return new Map(topics.map((topic) => [topic, `${t(`find.${topic}`)}, ${tEnglish(`find.${topic}`)}`]))
  }, [isLoaded, t, tEnglish])
}

const finderModule = lazyModule(() => import('./createFinder.ts'), 'createFinder')

/** More would not help: the guest types another letter. */
const maxMatches = 20

interface BestMatches {
  matches: readonly FindFunction[]
  /** True until the code, the words and the contents are there. */
  isLoading: boolean
}

/** What the app itself has for the guest's words (FIND-01). If a type is chosen, only contents of this type. */
export function useBestMatches(term: string, functions: readonly FindFunction[] | null): BestMatches {
  const createFinder = useLazyPart(finderModule)
  const topicWords = useTopicWords()
  const { status, result, contents, typeFilter, isLoadingContents } = useSelector(selectSearch)
  const finder = useMemo(
    () =>
      createFinder && topicWords && functions
        ? createFinder({ functions, contents: Object.values(contents).flat(), topicWords })
        : null,
    [createFinder, topicWords, functions, contents],
  )
  const asked = useDeferredValue(term)
  const isAnswered = status === 'success' || status === 'failure'
  const matches = useMemo(() => {
    const known = knownTo(result)
    return (
      (finder?.find(asked) ?? [])
        .filter(({ type }) => (typeFilter ? type === typeFilter : true))
        // What the hotel has found, or may still find, is not shown twice.
        .filter(({ type, id, href }) => !type || (isAnswered && !known.has(href ?? id)))
        .slice(0, maxMatches)
    )
  }, [finder, asked, typeFilter, result, isAnswered])
  return { matches, isLoading: finder === null || isLoadingContents }
}

/** The ids of what the hotel has found. */
const knownTo = (result: SearchResult | null): ReadonlySet<string> =>
  new Set(
    searchTypes.flatMap((type) =>
      (result?.[type] ?? []).map((hit) =>
        type === 'radio' ? `station/${hit.id}` : (hitPath(type, hit) ?? ''),
      ),
    ),
  )
