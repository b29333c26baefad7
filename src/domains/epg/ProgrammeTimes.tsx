import { useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Id } from '../../contract/looseId.ts'
import { addDays, hotelDate } from '../../core/time/clock.ts'
import { namedDay } from '../../core/time/dates.ts'
import { momentOf } from '../../core/time/hotelClock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { chosenInForced, edgeInForced } from '../../ui/sharedStyles.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'
import { datesOf, isLong, minutesLeft } from './schedule.ts'
import { selectEpgChannel, type Wanted, wantedChanged } from './slice.ts'
import '../../ui/theme.types.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ownDirection, withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import type { EpgEvent } from './schedule.ts'
import { progressOf } from './schedule.ts'

const Track = styled('span')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  height: '0.25rem',
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: theme.tokens.well,
  ...edgeInForced,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: theme.tokens.fill,
    ...chosenInForced,
  },
}))

/** Shows how much of a programme is over. @param share 0 to 1 */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100)
  return (
    <Track
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={label}
      aria-label={label}
    >
      <span style={{ width: `${percent}%` }} />
    </Track>
  )
}

/**
 * How long a programme goes on; empty without one, where the hotel names no end (REAL-04), and for one of days, whose end
 * is shown with its date.
 */
export function useTimeLeft(event: EpgEvent | null, seconds: number): string {
  const { t } = useTranslation()
  return event && !event.isOpen && !isLong(event)
    ? t('epg.left', { minutes: minutesLeft(event, seconds) })
    : ''
}

const todayClockMs = 60_000

/** Returns the date on the hotel's clock, updated live. */
export function useToday(): string {
  const timezone = useSelector(selectTimezone)
  return hotelDate(useNow(todayClockMs), timezone)
}

/** Returns a formatter of dates: today and tomorrow by name, other days by date. */
export function useDateLabel(): (date: string) => string {
  const { t } = useTranslation()
  const { date: written } = useTimes()
  const today = useToday()
  return (date) => {
    const named = namedDay(date, today)
    return named ? t(`weather.${named}`) : written(date)
  }
}

/** Tells the sagas which programmes this screen needs. @param wanted memoized: a new object restarts the effect */
export function useWanted(wanted: Wanted | null): void {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(wantedChanged(wanted))
  }, [dispatch, wanted])
}

/** Number of days of programme that are loaded, including today. */
export const programmeDays = 7

const clockMs = 15_000

/** Loads the programme of one channel, from the hotel's midnight on. @param id null to load nothing */
export function useProgramme(id: Id | null) {
  const timezone = useSelector(selectTimezone)
  const now = useNow(clockMs)
  const today = hotelDate(now, timezone)
  const wanted = useMemo(() => {
    if (id === null) return null
    const midnight = (date: string) => momentOf(`${date} 00:00:00`, timezone)
    const span = { from: midnight(today), to: midnight(addDays(today, programmeDays)) }
    return { kind: 'programme' as const, ids: [id], span }
  }, [id, today, timezone])
  useWanted(wanted)
  const entry = useSelectorWith(selectEpgChannel, id ?? -1)
  const events = entry?.events
  const dates = useMemo(() => datesOf(events ?? []), [events])
  return {
    status: entry?.status ?? 'unknown',
    events: events ?? noEvents,
    dates,
    today,
    seconds: Math.floor(now / 1000),
  }
}

const noEvents: never[] = []

// In the page's direction, whatever stands beside it: `bdi` takes digits alone for left-to-right.
const Span = styled('span')({ unicodeBidi: 'isolate' })

/** Start and end time, read in the direction of the page; with their dates if the event goes on for days. */
export function Times({ event }: { event: EpgEvent }) {
  return isLong(event) ? (
    <DatedTimes event={event} />
  ) : (
    <Span>{`${event.show_start_time} – ${event.show_end_time}`}</Span>
  )
}

function DatedTimes({ event }: { event: EpgEvent }) {
  const { t } = useTranslation()
  const dateLabel = useDateLabel()
  const dated = (date: string, time: string) => t('words.list', { before: dateLabel(date), next: time })
  return (
    <Span>
      {`${dated(event.startDate, event.show_start_time)} – ${dated(event.endDate, event.show_end_time)}`}
    </Span>
  )
}

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
    '& > :first-of-type': { marginInlineEnd: '1rem' },
  },
}))

const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  color: theme.palette.primary.main,
}))

/** The programme that is running on the channel now. */
export function NowCard({ event, seconds }: { event: EpgEvent; seconds: number }) {
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
