import { memo, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import LiveTv from '~icons/ic/outline-live-tv'
import type { Channel } from '../../contract/epg.ts'
import { idOf } from '../../contract/looseId.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { isPending, useLoad } from '../../core/load.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { HotelNeededContext } from '../../ui/loadContexts.ts'
import { PillNav } from '../../ui/PillNav.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { CardShape, LoadedInShape, PillShapes, RowShapes } from '../../ui/Shapes.tsx'
import { withinWindow } from '../../ui/sharedStyles.ts'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { TvSelectPart } from '../remoteTv/RoomTvPart.tsx'
import { ChannelLogo, LoadedChannels } from './Channels.tsx'
import { DayProgramme, ProgrammeDialog } from './ProgrammeDialog.tsx'
import { useDateLabel, useProgramme } from './ProgrammeTimes.tsx'
import { epgPaths } from './paths.ts'
import { type EpgEvent, eventsOn, runningAt } from './schedule.ts'
import { channels, eventsRetried } from './slice.ts'
import { usePlayOnTv } from './television.ts'
import '../../ui/theme.types.ts'
import { styled } from '../../ui/styled.tsx'
import { NowCard } from './ProgrammeTimes.tsx'

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
  const isNear = useContext(HotelNeededContext) === null
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
          {isOnTv && isLoading && isNear && nowShape}
          {/* The button is placed below the current programme, if the channel has one. */}
          {!isLoading && <PlayOnTv channel={channel} />}
        </div>
        <div data-part="days">
          <LoadedInShape
            status={status}
            has={date !== undefined}
            shape={isOnTv ? daysShape : shape}
            empty={{
              text: t('epg.noProgramme'),
              icon: <LiveTv fontSize="inherit" />,
              action: { label: t('epg.title'), href: epgPaths.guide },
            }}
            failed={{
              icon: <LiveTv fontSize="inherit" />,
              text: t('errors.noData'),

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
  const { status, value, retry } = useLoad(channels)
  const id = idOf(useScreenParams().channelId ?? '')
  const channel = value.find((one) => one.id === id) ?? null
  if (channel) return <ChannelView key={channel.id} channel={channel} />
  return (
    <Screen>
      <ScreenTitle>{t('epg.title')}</ScreenTitle>
      <LoadedChannels status={status} has={false} onRetry={retry}>
        {null}
      </LoadedChannels>
    </Screen>
  )
}
