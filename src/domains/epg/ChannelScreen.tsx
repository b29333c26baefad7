import { styled } from '@mui/material/styles'
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import LiveTv from '~icons/ic/outline-live-tv'
import type { Channel } from '../../contract/epg.ts'
import { idOf } from '../../contract/looseId.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { isPending } from '../../core/loadable.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { PillNav } from '../../ui/PillNav.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { CardShape, LoadedInShape, PillShapes, RowShapes } from '../../ui/Shapes.tsx'
import { ownDirection, withinWindow } from '../../ui/sharedStyles.ts'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { TvSelectPart } from '../remoteTv/RoomTvPart.tsx'
import { ChannelLogo, LoadedChannels } from './Channels.tsx'
import { DayProgramme, ProgrammeDialog } from './ProgrammeDialog.tsx'
import { ProgressBar, Times, useDateLabel, useProgramme, useTimeLeft } from './ProgrammeTimes.tsx'
import { epgPaths } from './paths.ts'
import { type EpgEvent, eventsOn, progressOf, runningAt } from './schedule.ts'
import { channelsNeeded, eventsRetried, selectChannel, selectChannelsStatus } from './slice.ts'
import { usePlayOnTv } from './television.ts'
import '../../ui/theme.types.ts'

const Card = styled('section')(({ theme }) => ({
  padding: withinWindow(1.5).map((side) => `1.25rem ${side} 1.5rem`),
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  '& > h2': { ...theme.typography.h2, ...ownDirection, margin: '0.25rem 0 0.5rem' },
  '& > p': {
    ...theme.typography.body1,
    ...ownDirection,
    margin: '0 0 1rem',
    color: theme.palette.text.secondary,
  },
  '& > div': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    display: 'flex',
    // In large text the two parts wrap below each other.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    marginBottom: '0.5rem',
    color: theme.palette.text.secondary,
    // Mirrored with the page, unlike an inline margin: the times are always written from left to right.
    '& > bdi': { marginRight: '1rem' },
  },
}))
const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  color: theme.palette.primary.main,
}))

/** The programme that is running on the channel now. */
function NowCard({ event, seconds }: { event: EpgEvent; seconds: number }) {
  const { t } = useTranslation()
  const id = useId()
  const left = useTimeLeft(event, seconds)
  return (
    <Card aria-labelledby={id}>
      <Quiet>{t('weather.now')}</Quiet>
      <h2 id={id}>{event.title || t('epg.untitled')}</h2>
      {event.description && <p>{event.description}</p>}
      <div>
        <Times event={event} />
        <span>{left}</span>
      </div>
      {left && <ProgressBar share={progressOf(event, seconds)} label={left} />}
    </Card>
  )
}

const Place = styled('div')({ margin: '0.75rem 0 1rem', '& > button': { marginTop: '0.75rem' } })

/** Button that plays the channel on the room's television. Renders nothing if no television is known. */
function PlayOnTv({ channel }: { channel: Channel }) {
  const { t } = useTranslation()
  const { canPlay, pendingId, play, label } = usePlayOnTv()
  const { missing } = useHotelNeeded()
  if (!canPlay) return null
  return (
    <Place>
      <TvSelectPart />
      <PrimaryAction
        label={t(label)}
        busy={pendingId === channel.id}
        busyLabel={t('app.loading')}
        missing={missing}
        onClick={() => play(channel)}
      />
    </Place>
  )
}

interface DatePillsProps {
  dates: readonly string[]
  date: string
  onDate: (date: string) => void
}

/** The days of the programme: today and tomorrow by name, the others by date (EPG-12, EPG-13). */
const DatePills = memo(function DatePills({ dates, date, onDate }: DatePillsProps) {
  const { t } = useTranslation()
  const label = useDateLabel()
  return (
    <div data-tour="epg-dates" style={{ display: 'contents' }}>
      <PillNav
        label={t('epg.days')}
        items={dates.map((id) => ({ id, label: label(id) }))}
        current={date}
        onPick={onDate}
        sticky
      />
    </div>
  )
})

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > span': { flex: 'none', width: withinWindow(6.5), margin: '0 0 1.5rem', marginInlineEnd: '1.25rem' },
  // The name is beside the logo while there is room for a word; in large text it wraps below the logo.
  '& > div': { flex: '1 1 8rem', minWidth: 0 },
})

// On a television, which is wide but not high, what is on now and what follows are beside each other; elsewhere the parts
// have no box, so that all of it is one column.
const Parts = styled('div')({
  display: 'contents',
  '& > div': { display: 'contents' },
  [onTelevision]: {
    flex: '1 0 auto',
    display: 'flex',
    // Lines of pills end with their column, not with the screen.
    '& > div': { '--side': '1rem' },
    '& > [data-part="now"]': {
      position: 'sticky',
      top: '5vh',
      flex: 'none',
      alignSelf: 'flex-start',
      display: 'block',
      width: '45%',
      marginInlineEnd: '2.5rem',
    },
    '& > [data-part="days"]': {
      flex: '1 1 0',
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
    },
  },
})

/** Placeholder of the current programme. */
const nowShape = (
  <CardShape>
    <RowShapes count={2} heightRem={5.5} />
  </CardShape>
)
/** Placeholders of the dates and of the first programmes. */
const daysShape = (
  <>
    <PillShapes widthsRem={[5, 6.5, 8.5, 7]} />
    <RowShapes count={5} heightRem={5.5} />
  </>
)
const shape = (
  <>
    {nowShape}
    {daysShape}
  </>
)

/** A channel: its current programme, and its programmes day by day. */
function ChannelView({ channel }: { channel: Channel }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status, events, dates, today, seconds } = useProgramme(channel.id)
  const [chosen, setChosen] = useState<string | null>(null)
  const [opened, setOpened] = useState<EpgEvent | null>(null)
  const fallback = dates.includes(today) ? today : dates[0]
  const date = chosen !== null && dates.includes(chosen) ? chosen : fallback
  const current = runningAt(events, seconds)
  const isLoading = date === undefined && isPending(status)
  const isOnTv = useFormFactor() === 'tv'
  return (
    <Screen width={isOnTv ? 'full' : 'list'}>
      <Parts>
        <div data-part="now">
          <Head data-tour="epg-channels">
            <span>
              <ChannelLogo image={channel.image} />
            </span>
            <ScreenTitle below={channel.number !== null && t('epg.number', { number: channel.number })}>
              {channel.name}
            </ScreenTitle>
          </Head>
          {current?.type === 'event' && <NowCard event={current} seconds={seconds} />}
          {isOnTv && isLoading && nowShape}
          {/* The button is placed below the current programme, if the channel has one. */}
          {!isLoading && <PlayOnTv channel={channel} />}
        </div>
        <div data-part="days">
          <LoadedInShape
            status={status}
            has={date !== undefined}
            loadingLabel={t('app.loading')}
            shape={isOnTv ? daysShape : shape}
            empty={{
              text: t('epg.noProgramme'),
              icon: <LiveTv fontSize="inherit" />,
              action: { label: t('epg.title'), href: epgPaths.guide },
            }}
            failed={{
              icon: <LiveTv fontSize="inherit" />,
              text: t('errors.noData'),
              retryLabel: t('app.tryAgain'),
              onRetry: () => dispatch(eventsRetried(channel.id)),
            }}
          >
            <DatePills dates={dates} date={date ?? today} onDate={setChosen} />
            <DayProgramme
              key={date}
              events={eventsOn(events, date)}
              date={date}
              seconds={seconds}
              onOpen={setOpened}
            />
          </LoadedInShape>
        </div>
      </Parts>
      <ProgrammeDialog channel={channel} event={opened} seconds={seconds} onClose={() => setOpened(null)} />
    </Screen>
  )
}

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
