import { memo, useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../contract/epg.ts'
import { isPending } from '../../core/load.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { watchWindowSize, windowSize } from '../../ui/formFactor.ts'
import { Pager } from '../../ui/Pager.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { PillShapes, RowShapes, useIsComing } from '../../ui/Shapes.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { styled } from '../../ui/styled.tsx'
import { formFactor, useFormFactor } from '../../ui/useFormFactor.ts'
import { selectConfig } from '../config/slice.ts'
import { ChannelLogo, ChannelRows, GroupPills, LoadedChannels } from './Channels.tsx'
import { GuideGrid } from './GuideGrid.tsx'
import { isKnownAt, runningOn } from './jobs.ts'
import { ProgressBar, Times, useTimeLeft, useWanted } from './ProgrammeTimes.tsx'
import { epgPaths } from './paths.ts'
import { type EpgEvent, progressOf } from './schedule.ts'
import { guideReset, selectEpgChannel, selectMissing } from './slice.ts'
import { type GuideView, inGroup, useChannels, useGuideAddress } from './useGuide.ts'

interface ChannelRowProps {
  channel: Channel
  /** Now, Unix seconds. */
  seconds: number
}

/** A channel with its current programme; links to the channel's screen (EPG-20). */
const ChannelRow = memo(function ChannelRow({ channel, seconds }: ChannelRowProps) {
  const entry = useSelectorWith(selectEpgChannel, channel.id)
  const isAnswered = entry?.currentStatus === 'success' || entry?.currentStatus === 'failure'
  const isKnown = isAnswered || isKnownAt(entry, seconds * 1000)
  return (
    <li>
      <Pressable data-part="row" href={buildPath(epgPaths.channel, { channelId: channel.id })}>
        <span data-part="logo">
          <ChannelLogo image={channel.image} />
        </span>
        <span data-part="words">
          <span data-part="channel">
            {channel.number !== null && (
              <>
                <span>{`${channel.number} ·`}</span>{' '}
              </>
            )}
            <bdi>{channel.name}</bdi>
          </span>
          <Current event={runningOn(entry, seconds)} isKnown={isKnown} seconds={seconds} />
        </span>
      </Pressable>
    </li>
  )
})

interface CurrentProps {
  event: EpgEvent | null
  isKnown: boolean
  seconds: number
}

function Current({ event, isKnown, seconds }: CurrentProps) {
  const { t } = useTranslation()
  const left = useTimeLeft(event, seconds)
  if (event?.type === 'event')
    return (
      <>
        <span data-part="title" dir="auto" data-tour="epg-programme">
          {event.title || t('epg.untitled')}
        </span>
        <span data-part="times">
          <Times event={event} />
          <span aria-hidden="true">{left}</span>
        </span>
        {left && <ProgressBar share={progressOf(event, seconds)} label={left} />}
      </>
    )
  if (isKnown)
    return (
      <span data-part="title" data-quiet="">
        {t('epg.noProgramme')}
      </span>
    )
  return (
    <>
      <Skeleton variant="text" width="60%" style={{ fontSize: '1.0625rem' }} />
      <Skeleton variant="text" width="35%" />
    </>
  )
}

const clockMs = 15_000

/** Lists the channels page by page, with their current programmes. Group and page are in the query string. */
function ChannelList({ channels }: { channels: readonly Channel[] }) {
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

interface ViewChoiceProps {
  view: GuideView
  onView: (view: GuideView) => void
}

/**
 * Lets the guest choose between the current programmes and the whole day. The tour explains it as the way to the days.
 */
function ViewChoice({ view, onView }: ViewChoiceProps) {
  const { t } = useTranslation()
  const options: { value: GuideView; label: string }[] = [
    { value: 'now', label: t('epg.views.now') },
    { value: 'time', label: t('epg.views.allDay') },
  ]
  return (
    <div data-tour={view === 'now' ? 'epg-dates' : undefined} style={{ display: 'contents' }}>
      <ChoicePills label={t('epg.title')} options={options} value={view} onChange={onView} />
    </div>
  )
}

/** The theme's breakpoint `md`. */
const minWidthPx = 960

/** True if there is room for the grid by time. Televisions always count as wide, whatever width they report. */
const isWide = () => formFactor() === 'tv' || windowSize().width >= minWidthPx

const useIsWide = (): boolean => useSyncExternalStore(watchWindowSize, isWide)

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
  const dispatch = useDispatch()
  const { channels, status, retry } = useChannels()
  const { view, open } = useGuideAddress()
  const isWide = useIsWide()
  // Renders the loaded channels at deferred priority, and shows them only once they are all rendered.
  const hasChannels = channels.length > 0
  const isDrawn = useDeferredValue(hasChannels)
  const isExpected = hasChannels || isPending(status)
  // On a television the preview of the active programme takes the place of the title, if there are channels.
  const isOnTv = useFormFactor() === 'tv'
  const isByTime = isWide && (isOnTv || view === 'time')
  const missing = useSelector(selectMissing)
  const [attempt, setAttempt] = useState(0)
  const isComing = useIsComing(missing && attempt)
  // The grid without a single programme says why.
  const isEmpty = isByTime && missing !== null && (missing === 'failed' || !isComing)
  const isTitleTaken = isOnTv && isExpected && !isEmpty
  const retryProgrammes = useCallback(() => {
    setAttempt((before) => before + 1)
    dispatch(guideReset())
  }, [dispatch])
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
        status={isEmpty ? 'failure' : hasChannels && !isDrawn ? 'fetching' : status}
        has={hasChannels && isDrawn && !isEmpty}
        onRetry={isEmpty ? retryProgrammes : retry}
        shape={!isByTime && listShape}
      >
        {isByTime ? <GuideGrid channels={channels} /> : <ChannelList channels={channels} />}
      </LoadedChannels>
    </Screen>
  )
}
