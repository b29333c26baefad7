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

/** Groups, and a page of channels. */
const listShape = (
  <>
    <PillShapes widthsRem={[8.5, 5.5, 6.5, 6]} />
    <RowShapes count={7} heightRem={6.125} pictureRem={[5.5, 3.4375]} />
  </>
)

/** `/epg`: the channels and what they show (EPG-01); by time where there is room. */
export function EpgScreen() {
  const { t } = useTranslation()
  const { channels, status, retry } = useChannels()
  const isWide = useIsWide()
  // What has come is drawn in small steps, and shown when all of it stands.
  const hasChannels = channels.length > 0
  const isDrawn = useDeferredValue(hasChannels)
  // On a television the programme that the guest is at stands in the title's place, where there is one.
  const isOnTv = useFormFactor() === 'tv'
  const isTitleTaken = isOnTv && (hasChannels || status === 'unknown' || status === 'fetching')
  const title = <ScreenTitle>{t('epg.title')}</ScreenTitle>
  return (
    <Screen width={isWide ? 'full' : 'list'}>
      {isTitleTaken ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      <LoadedChannels
        status={hasChannels && !isDrawn ? 'fetching' : status}
        has={hasChannels && isDrawn}
        onRetry={retry}
        shape={!isWide && listShape}
      >
        {isWide ? <GuideGrid channels={channels} /> : <ChannelList channels={channels} />}
      </LoadedChannels>
    </Screen>
  )
}
