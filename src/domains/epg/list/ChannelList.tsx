import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Channel } from '../../../contract/epg.ts'
import { useNow } from '../../../core/time/useNow.ts'
import { Pager } from '../../../ui/Pager.tsx'
import { selectConfig } from '../../config/slice.ts'
import { inGroup } from '../channels/groups.ts'
import { useWanted } from '../programme/useWanted.ts'
import { useGuideAddress } from '../useGuideAddress.ts'
import { ChannelRow } from './ChannelRow.tsx'
import { GroupPills } from './GroupPills.tsx'
import { ChannelRows } from './rowStyle.ts'

const clockMs = 15_000

/** Lists the channels page by page, with their current programmes. Group and page are in the query string. */
export function ChannelList({ channels }: { channels: readonly Channel[] }) {
  const { t } = useTranslation()
  const { group, page: askedPage, open } = useGuideAddress()
  const pageSize = Math.max(1, useSelector(selectConfig).epg_page_size)
  const listed = useMemo(() => inGroup(channels, group), [channels, group])
  const pages = Math.ceil(listed.length / pageSize)
  const page = Math.min(askedPage, Math.max(1, pages))
  const shown = useMemo(() => listed.slice((page - 1) * pageSize, page * pageSize), [listed, page, pageSize])
  const wanted = useMemo(() => ({ kind: 'current' as const, ids: shown.map(({ id }) => id) }), [shown])
  useWanted(wanted)
  const seconds = Math.floor(useNow(clockMs) / 1000)

  const position = t('epg.position', {
    from: (page - 1) * pageSize + 1,
    to: Math.min(listed.length, page * pageSize),
    total: listed.length,
  })
  return (
    <>
      <GroupPills channels={channels} group={group} onGroup={(next) => open({ group: next })} />
      <ChannelRows aria-label={t('epg.channels')} data-tour="epg-channels">
        {shown.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} seconds={seconds} />
        ))}
      </ChannelRows>
      <Pager
        label={t('epg.pages')}
        page={page}
        pages={pages}
        onPage={(next) => open({ page: next })}
        texts={{ previous: t('epg.previousPage'), next: t('epg.nextPage'), at: position }}
      />
    </>
  )
}
