import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { hotelDate } from '../../core/time/clock.ts'
import { datesFrom } from '../../core/time/dates.ts'
import { SelectField, type SelectFieldProps } from '../../ui/SelectField.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { useDayName } from '../formats/useWords.ts'
import { selectCheckin } from '../session/slice.ts'
import {
  dayChosen,
  endsAfter,
  isTimeOf,
  type PickupErrors,
  type Present,
  startChosen,
  startsOn,
} from './request.ts'
import { formChanged, selectForm, selectPickupStatus } from './slice.ts'

export interface FormField {
  /** The errors to show; none before the guest has tried to send the request. */
  errors: PickupErrors
  /** Whether there is one error alone, which is announced in its place. */
  isAlone: boolean
}

interface PickupFieldProps
  extends FormField,
    Pick<SelectFieldProps, 'value' | 'options' | 'read' | 'onChange'> {
  field: keyof PickupErrors
}

/** DOM id of a field. */
export const fieldId = (field: string) => `pickup-${field}`

/** A field of the form with its label and error. What is on its way to the hotel cannot be changed (PICK-10). */
export function PickupField({ field, errors, isAlone, ...choice }: PickupFieldProps) {
  const { t } = useTranslation()
  const isSent = useSelector(selectPickupStatus) === 'requested'
  const error = errors[field]
  return (
    <SelectField
      {...choice}
      id={fieldId(field)}
      name={field}
      label={t(`pickup.${field}`)}
      disabled={isSent}
      error={
        error && <span role={isAlone ? 'alert' : undefined}>{t(`pickup.errors.${field}.${error}`)}</span>
      }
    />
  )
}

// The day above its two times; in one line where there is room.
const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '0 0.75rem',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}))

/** The day, and the time window of the pickup (PICK-04, PICK-05). */
export function WindowFields({ present, ...shown }: FormField & { present: Present }) {
  const dispatch = useDispatch()
  const dayName = useDayName()
  const { time: readableTime } = useTimes()
  const { now, timezone } = present
  const checkout = useSelector(selectCheckin)?.checkout
  const form = useSelector(selectForm)
  const { date, start, end } = form
  const lastDay = checkout ? Date.parse(checkout) : Number.NaN
  const dates = datesFrom(
    hotelDate(now, timezone),
    Number.isNaN(lastDay) ? null : hotelDate(lastDay, timezone),
  ).filter((day) => startsOn(day, present).length > 0)
  const chosenOf = (time: string) => (isTimeOf(date, time, timezone) ? time : '')
  return (
    <Line>
      <PickupField
        {...shown}
        field="date"
        value={date}
        options={dates}
        read={dayName}
        onChange={(day) => dispatch(formChanged(dayChosen(form, day, present)))}
      />
      <PickupField
        {...shown}
        field="start"
        value={chosenOf(start)}
        options={startsOn(date, present)}
        read={readableTime}
        onChange={(time) => dispatch(formChanged(startChosen(form, time, timezone)))}
      />
      <PickupField
        {...shown}
        field="end"
        value={chosenOf(end)}
        options={start ? endsAfter(date, start, timezone) : []}
        read={readableTime}
        onChange={(time) => dispatch(formChanged({ end: time }))}
      />
    </Line>
  )
}
