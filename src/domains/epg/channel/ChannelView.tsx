import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Channel } from '../../../contract/epg.ts'
import { isPending } from '../../../core/loadable.ts'
import { onTelevision } from '../../../ui/formFactor.ts'
import { LiveTvOutlined as LiveTv } from '../../../ui/icons/LiveTvOutlined.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { LoadedInShape } from '../../../ui/shapes/LoadedInShape.tsx'
import { CardShape, PillShapes, RowShapes } from '../../../ui/shapes/Shapes.tsx'
import { useFormFactor } from '../../../ui/useFormFactor.ts'
import { withinWindow } from '../../../ui/withinWindow.ts'
import { ChannelLogo } from '../channels/ChannelLogo.tsx'
import { epgPaths } from '../paths.ts'
import { PlayOnTv } from '../play/PlayOnTv.tsx'
import { type EpgEvent, eventsOn } from '../programme/events.ts'
import { runningAt } from '../programme/schedule.ts'
import { useProgramme } from '../programme/useProgramme.ts'
import { eventsRetried } from '../slice.ts'
import { DatePills } from './DatePills.tsx'
import { DayProgramme } from './DayProgramme.tsx'
import { NowCard } from './NowCard.tsx'
import { ProgrammeDialog } from './ProgrammeDialog.tsx'

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
export function ChannelView({ channel }: { channel: Channel }) {
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
