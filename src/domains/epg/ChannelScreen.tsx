import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { idOf } from '../../contract/looseId.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ChannelView } from './channel/ChannelView.tsx'
import { LoadedChannels } from './channels/LoadedChannels.tsx'
import { channelsNeeded, selectChannel, selectChannelsStatus } from './slice.ts'

/** `/epg/{channelId}`: a channel's programme, day by day (EPG-02). */
export function ChannelScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const status = useSelector(selectChannelsStatus)
  const channel = useSelectorWith(selectChannel, idOf(useScreenParams().channelId ?? ''))
  if (channel) return <ChannelView key={channel.id} channel={channel} />
  return (
    <Screen>
      <ScreenTitle>{t('epg.title')}</ScreenTitle>
      <LoadedChannels status={status} has={false} onRetry={() => dispatch(channelsNeeded())}>
        {null}
      </LoadedChannels>
    </Screen>
  )
}
