import { styled } from '@mui/material/styles'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { isPending } from '../../core/loadable.ts'
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
  // The last pill ends where the content does.
  '& [role="radiogroup"] > label:last-of-type': { marginInlineEnd: 0 },
})

/** Placeholders of the group pills and of a page of channels. */
const listShape = (
  <>
    <PillShapes widthsRem={[8.5, 5.5, 6.5, 6]} />
    <RowShapes count={7} heightRem={6.125} pictureRem={[5.5, 3.4375]} />
  </>
)

/**
 * `/epg`: the channels with the current programme of each (EPG-01), or a grid by time if the screen is wide
 * and the guest chooses it. A television shows only the grid, which is made for its arrow keys.
 */
export function EpgScreen() {
  const { t } = useTranslation()
  const { channels, status, retry } = useChannels()
  const { view, open } = useGuideAddress()
  const isWide = useIsWide()
  // Renders the loaded channels at deferred priority, and shows them only once they are all rendered.
  const hasChannels = channels.length > 0
  const isDrawn = useDeferredValue(hasChannels)
  const isExpected = hasChannels || isPending(status)
  // On a television the preview of the active programme takes the place of the title, if there are channels.
  const isOnTv = useFormFactor() === 'tv'
  const isTitleTaken = isOnTv && isExpected
  const isByTime = isWide && (isOnTv || view === 'time')
  const title = <ScreenTitle>{t('epg.title')}</ScreenTitle>
  return (
    <Screen width={isByTime ? 'full' : 'list'}>
      {isTitleTaken ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        <Head>
          {title}
          {isWide && !isOnTv && isExpected && (
            <ViewChoice view={view} onView={(next) => open({ view: next })} />
          )}
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
