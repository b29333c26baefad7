import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelDate, hotelTime, timeOfDay } from '../../../core/time/clock.ts'
import {
  type CalendarMinute,
  calendarMinuteOf,
  datesFrom,
  twoDigits,
  wallClockOf,
} from '../../../core/time/dates.ts'
import { useHotelNow } from '../../../core/time/useNow.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PillLine } from '../../../ui/PillLine.tsx'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { useTimes } from '../../formats/useTimes.ts'
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
  const hotelNow = useHotelNow()
  const checkout = useSelector(selectCheckin)?.checkout
  const lines = useRef<HTMLDivElement>(null)
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

  useEffect(() => {
    for (const input of lines.current?.querySelectorAll<HTMLElement>('input:checked') ?? [])
      input.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [])

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
      <div ref={lines}>
        <PillLine
          label={t('order.dialog.day')}
          options={datesFrom(soonest.date, lastDate)}
          value={picked.date}
          read={dayOf}
          onChange={(date) => pick({ date })}
        />
        <PillLine
          label={t('order.dialog.hour')}
          options={hoursOf(picked.date, earliest)}
          value={picked.hour}
          read={times.hour}
          onChange={(hour) => pick({ hour })}
        />
        <PillLine
          label={t('order.dialog.minute')}
          options={minutesOf(picked.date, picked.hour, earliest)}
          value={picked.minute}
          read={twoDigits}
          onChange={(minute) => pick({ minute })}
        />
      </div>
    </SheetDialog>
  )
}
