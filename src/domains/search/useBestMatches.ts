import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { type SearchHit, type SearchResult, type SearchType, searchTypes } from '../../contract/search.ts'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { isExcluded } from '../../core/domains/access.ts'
import type { MenuOutcome } from '../../core/domains/domain.types.ts'
import {
  type SearchFunction,
  type SearchSource,
  type Topic,
  topics,
} from '../../core/domains/search.types.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { runInSlices } from '../../core/scheduler.ts'
import { contentPaths } from '../content/paths.ts'
import { epgPaths } from '../epg/paths.ts'
import { useEnglish, useLaterTexts } from '../language/useLaterTexts.ts'
import { type MenuEntry, menuEntryPressed, selectFirstScreen, selectMenu } from '../menu/slice.ts'
import { useOfferedItems } from '../navigation/useOfferedItems.ts'
import { selectRemoteTv } from '../remoteTv/slice.ts'
import { selectMode } from '../session/slice.ts'
import { vodPaths } from '../vod/paths.ts'
import type { Finder } from './createFinder.ts'
import { selectSearch } from './slice.ts'

/** Screens that have nothing to offer in a room without a television (WAKE-15). */
const ofTelevision = ['wakeUp', 'sleeptimer', 'streamingDevices']

/**
 * The functions that the guest is offered now: the hotel's menu, whose own titles come first, the navigation, the areas,
 * and what else the domains have. The search itself is none of them.
 * @param finds the list never changes, so that the hooks in it are always called in the same order
 */
export function useFunctions(sources: readonly SearchSource[]): SearchFunction[] {
  const { t } = useTranslation()
  const domains = useDomains()
  const mode = useSelector(selectMode)
  const menu = useSelector(selectMenu)
  const { noTv } = useSelector(selectRemoteTv)
  const home = useSelector(selectFirstScreen)
  const offered = useOfferedItems()
  const own = sources.flatMap(useOwn)

  const named = domains.all().flatMap(({ screens = {} }) =>
    Object.entries(screens).flatMap(([screen, definition]) => {
      const { area } = definition
      return area && !isExcluded(definition, mode) ? [{ screen, ...area }] : []
    }),
  )
  const items = [...offered, ...named].map(
    ({ screen, to, label }): SearchFunction => ({ id: to, title: t(label), href: to, screen }),
  )
  const all = [...menuFunctions(menu), ...items, ...own.filter(({ href }) => !isExcludedHref(href))]
  const isOffered = ({ id, screen = '' }: SearchFunction) =>
    id !== home && !['home', 'search', ...(noTv ? ofTelevision : [])].includes(screen)
  return all
    .filter(isOffered)
    .map((find) => ({ ...find, topics: [...(find.topics ?? []), ...topicsOf(find)] }))

  function topicsOf({ screen = '' }: SearchFunction): readonly Topic[] {
    return domains.get(screen)?.topics ?? []
  }
  function isExcludedHref(href = '') {
    const screen = domains.match(href.replace(/[?#].*$/, ''))?.screen
    return screen !== undefined && isExcluded(screen, mode)
  }
}

const none: readonly SearchFunction[] = []
const useOwn = ({ useFunctions: useDomainFunctions }: SearchSource) => useDomainFunctions?.() ?? none

/** The entries of the menu that do something, with the branch that they are in. */
function menuFunctions(menu: readonly MenuEntry[], branch = ''): SearchFunction[] {
  return menu.flatMap((entry) => {
    const { id, title, text, image, outcome, submenu } = entry
    const inner = menuFunctions(submenu, title)
    if (outcome.kind === 'nothing' || outcome.kind === 'absent') return inner
    const screen = screenOf(outcome)
    const find: SearchFunction = {
      id: outcome.kind === 'open' ? outcome.to : `menu/${id}`,
      title,
      text: text || branch,
      ...(image && { image }),
      ...(screen && { screen }),
      // The hotel's search knows its pages, too.
      ...(screen === 'contentpage' && { type: 'contentpage' as const }),
      ...(outcome.kind === 'open' ? { href: outcome.to } : { action: menuEntryPressed({ title, outcome }) }),
    }
    return [find, ...inner]
  })
}

const screenOf = (outcome: MenuOutcome) =>
  outcome.kind === 'open' || outcome.kind === 'external' ? outcome.screen : undefined

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
  matches: readonly SearchFunction[]
  /** True until the code, the words and the contents are there. */
  isLoading: boolean
}

/** The index of functions and contents, built in slices. The previous one stays until a new one is built. */
function useFinder(functions: readonly SearchFunction[] | null): Finder | null {
  const createFinder = useLazyPart(finderModule)
  const topicWords = useTopicWords()
  const { contents } = useSelector(selectSearch)
  const [finder, setFinder] = useState<Finder | null>(null)
  useEffect(() => {
    if (!createFinder || !topicWords || !functions) return
    let isWanted = true
    const sources = { functions, contents: Object.values(contents).flat(), topicWords }
    void runInSlices(createFinder(sources), () => isWanted).then((built) => {
      if (built && isWanted) setFinder(built)
    })
    return () => {
      isWanted = false
    }
  }, [createFinder, topicWords, functions, contents])
  return finder
}

/** What the app itself has for the guest's words (FIND-01). If a type is chosen, only contents of this type. */
export function useBestMatches(term: string, functions: readonly SearchFunction[] | null): BestMatches {
  const finder = useFinder(functions)
  const { status, result, typeFilter, isLoadingContents } = useSelector(selectSearch)
  const asked = useDeferredValue(term)
  const isAnswered = status === 'success' || status === 'failure'
  const matches = useMemo(() => {
    const known = knownTo(result)
    return (
      (finder?.find(asked) ?? [])
        .filter(({ type }) => (typeFilter ? type === typeFilter : true))
        // What the hotel has found, or may still find, is not shown twice. Pages of its menu stay: the everyday words say
        // which page is about them, where the hotel lists each that has the word somewhere (FIND-06).
        .filter(
          ({ type, id, href }) => !type || type === 'contentpage' || (isAnswered && !known.has(href ?? id)),
        )
        .slice(0, maxMatches)
        // Many entries of a menu have no picture of their own.
        .map((match) => ({ ...match, image: match.image || known.get(match.href ?? match.id) || '' }))
    )
  }, [finder, asked, typeFilter, result, isAnswered])
  return { matches, isLoading: finder === null || isLoadingContents }
}

/** The ids of what the hotel has found, with its pictures. */
const knownTo = (result: SearchResult | null): ReadonlyMap<string, string> =>
  new Map(
    searchTypes.flatMap((type) =>
      (result?.[type] ?? []).map((hit): [string, string] => [
        type === 'radio' ? `station/${hit.id}` : (hitPath(type, hit) ?? ''),
        hit.image,
      ]),
    ),
  )
