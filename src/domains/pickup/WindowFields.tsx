import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { hotelDate } from '../../core/time/clock.ts'
import { datesFrom } from '../../core/time/dates.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { centreInLine } from '../../ui/centreInLine.ts'
import { useDayName } from '../formats/useDayName.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectCheckin } from '../session/slice.ts'
import { endsAfter, isTimeOf, type PickupErrors, type Present, startsOn, usualTime } from './request.ts'
import { formChanged, selectForm } from './slice.ts'

interface WindowFieldsProps {
  present: Present
  errors: PickupErrors
  /** Whether the error is the only one, and is announced by itself. */
  isAlone: boolean
}

/** The day, and the time window of the pickup (PICK-04, PICK-05). */
export function WindowFields({ present, errors, isAlone }: WindowFieldsProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const dayName = useDayName()
  const { time: readableTime } = useTimes()
  const { now, timezone } = present
  const checkout = useSelector(selectCheckin)?.checkout
  const { date, start, end } = useSelector(selectForm)
  const strips = useRef<HTMLDivElement>(null)
  const today = hotelDate(now, timezone)
  const lastDay = checkout ? Date.parse(checkout) : Number.NaN
  const dates = datesFrom(today, Number.isNaN(lastDay) ? null : hotelDate(lastDay, timezone))
  const starts = startsOn(date, present)
  const ends = endsAfter(date, start || starts[0] || '', timezone)
  const chosenOf = (time: string) => (isTimeOf(date, time, timezone) ? time : '')
  const lines = [
    { field: 'date', options: dates, value: date, read: dayName },
    { field: 'start', options: starts, value: chosenOf(start), read: readableTime },
    { field: 'end', options: ends, value: chosenOf(end), read: readableTime },
  ] as const
  // Today begins with the next time, but any other day with midnight.
  const isWholeDay = date !== today
  useEffect(() => {
    for (const line of strips.current?.querySelectorAll('[role="radiogroup"]') ?? []) {
      const pill = isWholeDay && line.querySelector(`input[value="${usualTime}"]`)
      if (line.querySelector(':checked')) continue
      if (pill) centreInLine(pill)
      else line.scrollLeft = 0
    }
  }, [isWholeDay])
  const fields = lines.map(({ field, options, value, read }) => (
    <Choices
      key={field}
      id={`pickup-${field}`}
      title={t(`pickup.${field}`)}
      error={
        errors[field] && (
          <span role={isAlone ? 'alert' : undefined}>{t(`pickup.errors.${field}.${errors[field]}`)}</span>
        )
      }
    >
      <ChoicePills
        label={t(`pickup.${field}`)}
        options={(value && !options.includes(value) ? [value, ...options] : options).map((option) => ({
          value: option,
          label: read(option),
        }))}
        value={value || null}
        onChange={(text) => dispatch(formChanged({ [field]: text }))}
      />
    </Choices>
  ))
  return <div ref={strips}>{fields}</div>
}
