import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { hotelDate } from '../../core/time/clock.ts'
import { datesFrom } from '../../core/time/dates.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { useDayName } from '../formats/useDayName.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin } from '../session/slice.ts'
import { endsAfter, type PickupErrors, timesAfter } from './request.ts'
import { formChanged, selectForm } from './slice.ts'

interface WindowFieldsProps {
  /** Now on the hotel's clock, `YYYY-MM-DD HH:MM`. */
  now: string
  errors: PickupErrors
}

/** The day, and the time window of the pickup (PICK-04, PICK-05). */
export function WindowFields({ now, errors }: WindowFieldsProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const dayName = useDayName()
  const { time: readableTime } = useTimes()
  const timezone = useSelector(selectTimezone)
  const checkout = useSelector(selectCheckin)?.checkout
  const { date, start, end } = useSelector(selectForm)
  const today = now.slice(0, 10)
  const lastDay = checkout ? Date.parse(checkout) : Number.NaN
  const dates = datesFrom(today, Number.isNaN(lastDay) ? null : hotelDate(lastDay, timezone))
  const starts = timesAfter(date === today ? now.slice(11) : '')
  const lines = [
    { field: 'date', options: dates, value: date, read: dayName },
    { field: 'start', options: starts, value: start, read: readableTime },
    { field: 'end', options: endsAfter(start || starts[0] || ''), value: end, read: readableTime },
  ] as const
  return lines.map(({ field, options, value, read }) => (
    <Choices
      key={field}
      title={t(`pickup.${field}`)}
      error={errors[field] && <span role="alert">{t(`pickup.errors.${field}.${errors[field]}`)}</span>}
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
}
