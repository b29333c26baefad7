import LiveTv from '@mui/icons-material/LiveTvOutlined'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Loaded } from '../../ui/Loaded.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ChannelList } from './list/ChannelList.tsx'
import { channelsNeeded, selectChannels, selectChannelsStatus } from './slice.ts'

/** `/epg`: the channels and what they show (EPG-01). */
export function EpgScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const channels = useSelector(selectChannels)
  const status = useSelector(selectChannelsStatus)
  return (
    <Screen>
      <ScreenTitle>{t('epg.title')}</ScreenTitle>
      <Loaded
        status={status}
        has={channels.length > 0}
        loadingLabel={t('app.loading')}
        count={7}
        empty={{
          text: t('errors.noData'),
          icon: <LiveTv fontSize="inherit" />,
          action: { label: t('nav.home'), href: '/' },
        }}
        failed={{
          text: t('errors.module'),
          retryLabel: t('app.tryAgain'),
          onRetry: () => dispatch(channelsNeeded()),
        }}
      >
        <ChannelList channels={channels} />
      </Loaded>
    </Screen>
  )
}
