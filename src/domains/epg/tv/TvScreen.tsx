import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { useFormFactor } from '../../../ui/useFormFactor.ts'
import { TvSelectPart } from '../../remoteTv/TvSelectPart.tsx'
import { inGroup } from '../channels/groups.ts'
import { LoadedChannels } from '../channels/LoadedChannels.tsx'
import { useChannels } from '../channels/useChannels.ts'
import { useGroupName } from '../channels/useGroupName.ts'
import { epgPaths, groupParam } from '../paths.ts'
import { TvList } from './TvList.tsx'

/** `/tvall` and `/tvgroup`: all live channels, or those of a group. A click on a channel plays it (EPG-23). */
export function TvScreen() {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  const { pathname, search } = useLocation()
  const isOnTv = useFormFactor() === 'tv'
  const { channels, status, favourites, retry } = useChannels()
  const isGroup = pathname.toLowerCase().startsWith(epgPaths.tvGroup)
  const group = isGroup ? (new URLSearchParams(search).get(groupParam) ?? '') : ''
  const listed = useMemo(() => inGroup(channels, group), [channels, group])
  return (
    <Screen width={isOnTv ? 'wide' : 'list'}>
      <ScreenTitle above={group && t('epg.live')}>{group ? nameOf(group) : t('epg.live')}</ScreenTitle>
      <LoadedChannels
        status={status}
        has={listed.length > 0}
        onRetry={retry}
        {...(group && channels.length > 0 && { elsewhere: { label: t('epg.all'), href: epgPaths.tvAll } })}
      >
        <TvSelectPart />
        <TvList channels={listed} favourites={favourites} />
      </LoadedChannels>
    </Screen>
  )
}
