import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Flight, FlightType } from '../../contract/flights.ts'
import { hotelDate, hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useHotelNow } from '../../core/time/useNow.ts'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { clampedTo } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { useDayName } from '../formats/useWords.ts'
import { selectTimezone } from '../property/slice.ts'
import { type ChangedPart, selectAirport } from './slice.ts'
import '../../ui/theme.types.ts'
import { Pressable } from '../../ui/Pressable.tsx'

interface FlightMoment {
  time: string
  /** The day, if it is not today; otherwise empty. */
  day: string
}

/** Returns a formatter of the API's times, by the selected airport's clock. Null for an invalid time. */
export function useFlightTimes(): (moment: string) => FlightMoment | null {
  const hotelZone = useSelector(selectTimezone)
  const zone = useSelector(selectAirport)?.timezone || hotelZone
  const { time: readable } = useTimes()
  const dayName = useDayName(zone)
  const now = useHotelNow()
  return useCallback(
    (moment) => {
      const instant = Date.parse(moment)
      if (Number.isNaN(instant)) return null
      const wallClock = hotelTime(instant, zone)
      const date = wallClock.slice(0, 10)
      const isToday = date === hotelDate(now(), zone)
      return { time: readable(timeOfDay(wallClock)), day: isToday ? '' : dayName(date) }
    },
    [zone, readable, dayName, now],
  )
}

/** The states of flights that hotels send in English or as a code, by their letters. */
const names = {
  scheduled: 'scheduled',
  ontime: 'onTime',
  delayed: 'delayed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  gotogate: 'goToGate',
  boarding: 'boarding',
  finalcall: 'finalCall',
  gateclosed: 'gateClosed',
  departed: 'departed',
  landingsoon: 'landingSoon',
  landed: 'landed',
  diverted: 'diverted',
  baggageonbelt: 'baggage',
  newgate: 'newGate',
} as const

const byLetters = new Map<string, string>(Object.entries(names))
export const flightStates = Object.values(names)

/** The state that a text of the hotel names, however it is written: "On time", `ON_TIME`; null for other texts. */
export const flightStateOf = (text: string): string | null =>
  byLetters.get(text.toLowerCase().replace(/[\s_-]/g, '')) ?? null

/** Writes a state or remark in the guest's language if it is a known one, and as the hotel has written it otherwise. */
export function useFlightWords() {
  const { t } = useTranslation()
  return (text: string) => {
    const state = flightStateOf(text)
    return state ? t(`flights.states.${state}`) : text
  }
}

const Press = styled(Pressable)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  width: 'calc(100% + 1rem)',
  boxSizing: 'border-box',
  minHeight: '5rem',
  margin: '0 -0.5rem',
  padding: '0.75rem 0.5rem',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.card,
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.hairline } },
}))
const Times = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...theme.tokens.figures,
  flex: 'none',
  width: '6.75rem',
  // Without AM and PM the column is narrower, which leaves more room for the words.
  '&[data-short]': { width: '5.5rem' },
  '& > *': { display: 'block' },
  '& > del': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& > ins': { textDecoration: 'none', color: theme.palette.warning.main },
  '& > small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}))
const Words = styled('span')(({ theme }) => ({
  // Wide enough for the name of a city; if there is less room, the gate wraps to a line of its own.
  flex: '1 1 7.5rem',
  minWidth: 0,
  '& > *': { display: 'block' },
  '& > b': theme.typography.subtitle1,
  '& > span': { ...theme.typography.body2, color: theme.palette.text.secondary },
  // Some hotels send a whole text as the remark, which the flight's sheet has in full.
  '& > span + span': clampedTo(2),
}))
const End = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  // Some hotels send a sentence as the status: it wraps to a line of its own, no wider than the row.
  maxWidth: '100%',
  boxSizing: 'border-box',
  overflowWrap: 'anywhere',
  marginInlineStart: 'auto',
  paddingInlineStart: '0.75rem',
  textAlign: 'end',
  '& > *': { display: 'block' },
  '& > span': { marginTop: '0.25rem', color: theme.palette.text.secondary, ...clampedTo(2) },
}))
// Highlights a recent change until the guest leaves.
const Mark = styled('b')(({ theme }) => ({
  ...theme.tokens.figures,
  display: 'inline-block',
  fontWeight: 600,
  padding: '0.125rem 0.5rem',
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: theme.tokens.well,
  '&[data-changed]': { color: theme.tokens.onFill, backgroundColor: theme.tokens.fill },
}))

interface FlightRowProps {
  /** The flight's key in the list. */
  id: string
  flight: Flight
  type: FlightType
  momentOf: (moment: string) => FlightMoment | null
  /** Changed parts, separated by spaces. A string, so that `memo` can compare it. */
  changed: string
  onOpen: (id: string) => void
}

/** A row of a flight: time, city, terminal and gate (FLT-14). A press opens all details. */
export const FlightRow = memo(function FlightRow({
  id,
  flight,
  type,
  momentOf,
  changed,
  onOpen,
}: FlightRowProps) {
  const { t } = useTranslation()
  const wordsOf = useFlightWords()
  const { airline, flight_number, terminal, gate, baggage_claim } = flight
  const [status, remark] = [wordsOf(flight.status), wordsOf(flight.remark)]
  const [city, code] =
    type === 'departure' ? [flight.destination_city, flight.to] : [flight.origin_city, flight.from]
  const has = (part: ChangedPart) => (changed.split(' ').includes(part) ? '' : undefined)
  const [scheduled, estimated] = [momentOf(flight.scheduled_gate_time), momentOf(flight.estimated_gate_time)]
  const isOther =
    estimated !== null && (estimated.time !== scheduled?.time || estimated.day !== scheduled.day)
  const shown = isOther ? estimated : (scheduled ?? estimated)
  const where = type === 'arrival' && baggage_claim ? t('flights.belt', { belt: baggage_claim }) : ''
  return (
    <Press onClick={() => onOpen(id)}>
      <Times data-short={shown && shown.time.length <= 'HH:MM'.length ? '' : undefined}>
        {isOther && scheduled ? (
          <>
            <VisuallyHidden>{t('flights.scheduled')}</VisuallyHidden>
            <del>{scheduled.time}</del>
            <VisuallyHidden>{t('flights.expected')}</VisuallyHidden>
            <ins>{shown?.time}</ins>
          </>
        ) : (
          <span>{shown?.time}</span>
        )}
        {shown?.day && <small>{shown.day}</small>}
      </Times>
      <Words>
        <b>{[city || code, city && code ? `(${code})` : ''].filter(Boolean).join(' ')}</b>
        <span>{[flight_number, airline].filter(Boolean).join(' · ')}</span>
        {(terminal || remark) && (
          <span>{[terminal && t('flights.terminal', { terminal }), remark].filter(Boolean).join(' · ')}</span>
        )}
      </Words>
      <End>
        {gate && <Mark data-changed={has('gate')}>{t('flights.gate', { gate })}</Mark>}
        {where && <span>{where}</span>}
        {status && <span>{status}</span>}
      </End>
    </Press>
  )
})
