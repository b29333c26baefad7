import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Channel } from '../../../contract/epg.ts'
import { searchOf } from '../../../core/routing/query.ts'
import { useNow } from '../../../core/time/useNow.ts'
import { Pager } from '../../../ui/Pager.tsx'
import { selectConfig } from '../../config/slice.ts'
import { useGo } from '../../navigation/useGo.ts'
import { inGroup } from '../channels/groups.ts'
import { epgPaths } from '../paths.ts'
import { useWanted } from '../programme/useWanted.ts'
import { readPage } from '../readAddress.ts'
import { ChannelRow } from './ChannelRow.tsx'
import { GroupPills } from './GroupPills.tsx'
import { ChannelRows } from './rowStyle.ts'

const clockMs = 15_000

/** The channels page by page, each with what it shows now. The address has the group and the page. */
export function ChannelList({ channels }: { channels: readonly Channel[] }) {
  const { t } = useTranslation()
  const go = useGo()
  const query = new URLSearchParams(useLocation().search)
  const group = query.get('group') ?? ''
  const pageSize = Math.max(1, useSelector(selectConfig).epg_page_size)
  const listed = useMemo(() => inGroup(channels, group), [channels, group])
  const pages = Math.ceil(listed.length / pageSize)
  const page = Math.min(readPage(query), Math.max(1, pages))
  const shown = useMemo(() => listed.slice((page - 1) * pageSize, page * pageSize), [listed, page, pageSize])
  const wanted = useMemo(() => ({ kind: 'current' as const, ids: shown.map(({ id }) => id) }), [shown])
  useWanted(wanted)
  const seconds = Math.floor(useNow(clockMs) / 1000)

  const position = t('epg.position', {
    from: (page - 1) * pageSize + 1,
    to: Math.min(listed.length, page * pageSize),
    total: listed.length,
  })
  const open = (nextGroup: string, nextPage: number) => {
    const search = new URLSearchParams()
    if (nextGroup) search.set('group', nextGroup)
    if (nextPage > 1) search.set('page', String(nextPage))
    go(epgPaths.guide + searchOf(search), { replace: true })
    window.scrollTo(0, 0)
  }
  return (
    <>
      <GroupPills channels={channels} group={group} onGroup={(next) => open(next, 1)} />
      <ChannelRows aria-label={t('epg.channels')} data-tour="epg-channels">
        {shown.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} seconds={seconds} />
        ))}
      </ChannelRows>
      <Pager
        label={t('epg.pages')}
        page={page}
        pages={pages}
        onPage={(next) => open(group, next)}
        texts={{ previous: t('epg.previousPage'), next: t('epg.nextPage'), at: position }}
      />
    </>
  )
}
