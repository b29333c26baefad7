import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelDate, hotelTime, timeOfDay } from '../../../core/time/clock.ts'
import { type CalendarMinute, calendarMinuteOf, datesFrom, wallClockOf } from '../../../core/time/dates.ts'
import { useHotelNow } from '../../../core/time/useNow.ts'
import { PillLine } from '../../../ui/ChoicePills.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { TimeDial } from '../../../ui/TimeDial.tsx'
import { useTimes } from '../../formats/useTimes.ts'
import { stepped, useTimeParts } from '../../formats/useWords.ts'
import { selectCheckin } from '../../session/slice.ts'
import { type Earliest, hoursOf, isOffered, minutesOf, notBefore, soonestDelivery } from './delivery.ts'

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
export function DeliveryDialog({
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
  const [picked, setPicked] = useState(() => {
    const before = chosen && calendarMinuteOf(chosen)
    return before && isOffered(before, earliest) ? before : soonest
  })
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
