import { styled } from '@mui/material/styles'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { PillShapes, RowShapes } from '../../ui/shapes/Shapes.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { LoadedChannels } from './channels/LoadedChannels.tsx'
import { useChannels } from './channels/useChannels.ts'
import { GuideGrid } from './grid/GuideGrid.tsx'
import { useIsWide } from './grid/useIsWide.ts'
import { ChannelList } from './list/ChannelList.tsx'
import { useGuideAddress } from './useGuideAddress.ts'
import { ViewChoice } from './ViewChoice.tsx'

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  // The last pill ends where the page does, without the space that is after each of them.
  marginInlineEnd: '-0.5rem',
})

/** Groups, and a page of channels. */
const listShape = (
  <>
    <PillShapes widthsRem={[8.5, 5.5, 6.5, 6]} />
    <RowShapes count={7} heightRem={6.125} pictureRem={[5.5, 3.4375]} />
  </>
)

/**
 * `/epg`: the channels and what they show now (EPG-01), or by time where there is room and the guest chooses so. A
 * television has them by time only, made for its arrow keys.
 */
export function EpgScreen() {
  const { t } = useTranslation()
  const { channels, status, retry } = useChannels()
  const { view, open } = useGuideAddress()
  const isWide = useIsWide()
  // What has come is drawn in small steps, and shown when all of it stands.
  const hasChannels = channels.length > 0
  const isDrawn = useDeferredValue(hasChannels)
  // On a television the programme that the guest is at stands in the title's place, where there is one.
  const isOnTv = useFormFactor() === 'tv'
  const isTitleTaken = isOnTv && (hasChannels || status === 'unknown' || status === 'fetching')
  const isByTime = isWide && (isOnTv || view === 'time')
  const title = <ScreenTitle>{t('epg.title')}</ScreenTitle>
  return (
    <Screen width={isByTime ? 'full' : 'list'}>
      {isTitleTaken ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        <Head>
          {title}
          {isWide && !isOnTv && <ViewChoice view={view} onView={(next) => open({ view: next })} />}
        </Head>
      )}
      <LoadedChannels
        status={hasChannels && !isDrawn ? 'fetching' : status}
        has={hasChannels && isDrawn}
        onRetry={retry}
        shape={!isByTime && listShape}
      >
        {isByTime ? <GuideGrid channels={channels} /> : <ChannelList channels={channels} />}
      </LoadedChannels>
    </Screen>
  )
}
