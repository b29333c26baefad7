import { useLocation } from 'react-router-dom'
import { searchOf } from '../../core/routing/query.ts'
import { useGo } from '../navigation/useGo.ts'
import { epgPaths } from './paths.ts'

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
