import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Channel } from '../../contract/epg.ts'
import type { Id } from '../../contract/looseId.ts'
import { useLoad } from '../../core/load.ts'
import { searchOf } from '../../core/routing/query.ts'
import { selectLocale } from '../language/slice.ts'
import { useGo } from '../navigation/useGo.ts'
import { epgPaths } from './paths.ts'
import { channels as channelList } from './slice.ts'
import { selectFavourites } from './television.ts'

/** The channels, the guest's favourites first (EPG-24). */
export function useChannels() {
  const { status, value: channels, retry } = useLoad(channelList)
  // Read once, so that a channel that becomes a favourite now does not move under the guest's finger.
  const [{ ids }] = useState(useSelector(selectFavourites))
  const ordered = useMemo(() => {
    const first = ids.flatMap((id) => channels.filter((channel) => channel.id === id))
    return first.length === 0 ? channels : [...first, ...channels.filter(({ id }) => !ids.includes(id))]
  }, [channels, ids])
  return { channels: ordered, status, favourites: ids, retry }
}

/** Groups that have a translated name; a hotel may have others, which keep the hotel's name. */
const named = [
  'news',
  'general',
  'film',
  'series',
  'sports',
  'kids',
  'knowledge',
  'music',
  'culture',
  'shopping',
  'hotel',
] as const
type NamedGroup = (typeof named)[number]

/** Ignores upper and lower case, because hotels do not spell a group consistently. */
export const isSameGroup = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const namedGroupOf = (group: string): NamedGroup | undefined => named.find((name) => isSameGroup(name, group))

/** The groups of the channels, in the order of their first channels. */
export function groupsOf(channels: readonly Channel[]): string[] {
  const groups = new Map<string, string>()
  for (const { group } of channels)
    if (group && !groups.has(group.toLowerCase())) groups.set(group.toLowerCase(), group)
  return [...groups.values()]
}

/**
 * The channels of a group, or all of them for an empty name. A hotel may list a channel once for each of its groups,
 * so of several entries with the same id only the first is taken.
 */
export function inGroup(channels: readonly Channel[], group: string): readonly Channel[] {
  const listed = new Map<Id, Channel>()
  for (const channel of channels)
    if ((group === '' || isSameGroup(channel.group, group)) && !listed.has(channel.id))
      listed.set(channel.id, channel)
  return [...listed.values()]
}

/** Returns the display name of a group of channels; a group without a translation keeps the hotel's name. */
export function useGroupName(): (group: string) => string {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  return useCallback(
    (group) => {
      const named = namedGroupOf(group)
      return named ? t(`epg.groups.${named}`) : group.charAt(0).toLocaleUpperCase(locale) + group.slice(1)
    },
    [t, locale],
  )
}

/** Returns the page of the list that the query string names, from 1. */
const readPage = (search: URLSearchParams): number =>
  Math.max(1, Number(/^\d+$/.exec(search.get('page') ?? '') ?? 1))

/** View of the guide: a page of channels with the current programmes, or all channels by time. */
export type GuideView = 'now' | 'time'

interface GuideAddress {
  view: GuideView
  /** Group of channels; empty for all channels. */
  group: string
  /** Page of the list, from 1. */
  page: number
}

/** Reads the guide's view, group and page from the query string; `open` changes it and replaces the history entry. */
export function useGuideAddress() {
  const go = useGo()
  const query = new URLSearchParams(useLocation().search)
  const address: GuideAddress = {
    view: query.get('view') === 'time' ? 'time' : 'now',
    group: query.get('group') ?? '',
    page: readPage(query),
  }
  const open = (changes: Partial<GuideAddress>) => {
    const { view, group, page } = { ...address, page: 1, ...changes }
    const search = new URLSearchParams()
    if (view === 'time') search.set('view', view)
    if (group) search.set('group', group)
    if (page > 1) search.set('page', String(page))
    go(epgPaths.guide + searchOf(search), { replace: true })
    window.scrollTo(0, 0)
  }
  return { ...address, open }
}
