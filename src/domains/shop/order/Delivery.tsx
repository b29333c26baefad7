import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { hotelDate, hotelTime, timeOfDay } from '../../../core/time/clock.ts'
import { type CalendarMinute, calendarMinuteOf, datesFrom, wallClockOf } from '../../../core/time/dates.ts'
import { useHotelNow, useNow } from '../../../core/time/useNow.ts'
import { PillLine } from '../../../ui/ChoicePills.tsx'
import { Choices, RadioRow } from '../../../ui/Choices.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Row, Rows } from '../../../ui/Row.tsx'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { styled } from '../../../ui/styled.tsx'
import { TimeDial } from '../../../ui/TimeDial.tsx'
import { useTimes } from '../../formats/useTimes.ts'
import { stepped, useTimeParts } from '../../formats/useWords.ts'
import { selectTimezone } from '../../property/slice.ts'
import { selectCheckin, selectLocation, selectShownRoom } from '../../session/slice.ts'
import { selectInfos } from '../infos.ts'
import { ScanPlace } from '../parts/ScanPlace.tsx'
import {
  type Earliest,
  hoursOf,
  isOffered,
  minutesOf,
  notBefore,
  placeOf,
  placesFor,
  soonestDelivery,
} from './orderData.ts'
import { placeChosen, selectBlocker, selectForm, timeChosen } from './slice.ts'

const clockIntervalMs = 30_000
const Line = styled(Rows)(({ theme }) => ({
  '& button': { margin: 0, padding: '0.75rem 1rem', backgroundColor: theme.palette.background.paper },
}))

/** The time of delivery: as soon as possible, unless the guest chose a time (ORD-17). */
export function DeliveryTime({ shopIds }: { shopIds: readonly number[] }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const times = useTimes()
  const [isOpen, setOpen] = useState(false)
  const now = useNow(clockIntervalMs)
  const timezone = useSelector(selectTimezone)
  const infos = useSelector(selectInfos)
  const { time } = useSelector(selectForm)
  const isExpired = useSelector(selectBlocker) === 'expired'
  const estimate = Math.max(0, ...shopIds.map((id) => infos[id]?.value.info?.delivery_minutes ?? 0))
  const earliest = { at: soonestDelivery(now, estimate), timezone }
  const today = hotelDate(now, timezone)

  const read = (wallClock: string) => times.time(timeOfDay(wallClock))
  const dayOf = (date: string) => {
    const day = times.day(date, today)
    return day ? t(`order.${day}`) : times.date(date)
  }
  return (
    <Choices title={t('order.when')} {...(isExpired && { error: t('order.errors.expired') })}>
      <Line>
        <Row
          title={time ? `${dayOf(time.slice(0, 10))}, ${read(time)}` : t('order.asap')}
          text={time ? t('order.change') : t('order.about', { time: read(hotelTime(earliest.at, timezone)) })}
          onClick={() => setOpen(true)}
        />
      </Line>
      {isOpen && (
        <DeliveryDialog
          chosen={time}
          estimate={estimate}
          earliest={earliest}
          today={today}
          dayOf={dayOf}
          onChosen={(wallClock) => dispatch(timeChosen(wallClock))}
          onClose={() => setOpen(false)}
        />
      )}
    </Choices>
  )
}

/** Chooses the place of delivery: the room, the reception, or the location of a scanned code (ORD-18). */
export function PlaceChoice() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const form = useSelector(selectForm)
  const room = useSelector(selectShownRoom)
  const location = useSelector(selectLocation)
  const chosen = placeOf(form, room, location)
  return (
    <Choices title={t('order.where')}>
      {placesFor(room, location).map((place) => (
        <RadioRow
          key={place}
          name="place"
          value={place}
          title={t(`order.places.${place}`, { location })}
          text={t(`order.places.${place}Text`, { room })}
          checked={place === chosen}
          onChange={() => dispatch(placeChosen({ place, location }))}
        />
      ))}
      <div style={{ marginInlineStart: '-0.5rem' }}>
        <ScanPlace />
      </div>
    </Choices>
  )
}

interface DeliveryDialogProps {
  /** Wall-clock time; null for as soon as possible. */
  chosen: string | null
  estimate: number
  earliest: Earliest
  /** Today's date. The earliest time may be tomorrow's. */
  today: string
  dayOf: (date: string) => string
  onChosen: (wallClock: string | null) => void
  onClose: () => void
}

/** Chooses day, hour and minutes of the delivery (ORD-17). Past times are not offered, and not accepted (ORD-16). */
function DeliveryDialog({
  chosen,
  estimate,
  earliest,
  today,
  dayOf,
  onChosen,
  onClose,
}: DeliveryDialogProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const parts = useTimeParts(t('order.dialog.title'))
  const hotelNow = useHotelNow()
  const checkout = useSelector(selectCheckin)?.checkout
  const [isExpired, setExpired] = useState(false)
  const { timezone } = earliest
  const soonest = calendarMinuteOf(hotelTime(earliest.at, timezone))
  // Until the guest picks one, it is the soonest, which the hotel's clock and estimate may still move.
  const [ownPick, setPicked] = useState(() => {
    const before = chosen && calendarMinuteOf(chosen)
    return before && isOffered(before, earliest) ? before : null
  })
  const picked = ownPick ?? soonest
  const pick = (part: Partial<CalendarMinute>) => {
    setExpired(false)
    setPicked(notBefore({ ...picked, ...part }, earliest))
  }
  const leaving = checkout ? Date.parse(checkout) : Number.NaN
  const lastDate = Number.isNaN(leaving) ? null : hotelDate(leaving, timezone)
  const dates = datesFrom(soonest.date, lastDate)
  const handleStep = (minutes: number) => {
    const next = stepped(picked, minutes, timezone)
    if (next.date <= (dates[dates.length - 1] ?? next.date)) pick(isOffered(next, earliest) ? next : soonest)
  }
  const time = times.time(timeOfDay(wallClockOf(picked)))
  const handleDone = () => {
    // The dialog may have been open for a while.
    const at = soonestDelivery(hotelNow(), estimate)
    if (!isOffered(picked, { at, timezone })) return setExpired(true)
    onChosen(wallClockOf(picked))
    onClose()
  }
  const handleSoon = () => {
    onChosen(null)
    onClose()
  }
  return (
    <SheetDialog
      open
      onClose={onClose}
      title={t('order.dialog.title')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="text" onClick={handleSoon}>
            <span>{t('order.asap')}</span>
          </Button>
          <Button variant="contained" onClick={handleDone}>
            <span>
              {picked.date === today
                ? t('order.dialog.done', { time })
                : t('order.dialog.doneDay', { time, day: dayOf(picked.date) })}
            </span>
          </Button>
        </>
      }
    >
      {isExpired && (
        <Notice tone="error" role="alert">
          {t('order.errors.expired')}
        </Notice>
      )}
      <PillLine
        label={t('time.day')}
        options={dates}
        value={picked.date}
        read={dayOf}
        onChange={(date) => pick({ date })}
      />
      <TimeDial
        time={time}
        hour={{ ...parts.hour, value: picked.hour, options: hoursOf(picked.date, earliest) }}
        minute={{
          ...parts.minute,
          value: picked.minute,
          options: minutesOf(picked.date, picked.hour, earliest),
        }}
        isEarliest={wallClockOf(picked) <= wallClockOf(soonest)}
        onChange={pick}
        onStep={handleStep}
      />
    </SheetDialog>
  )
}
