import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { SelectField, type SelectFieldProps } from '../../ui/SelectField.tsx'
import { styled } from '../../ui/styled.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { useDayName } from '../formats/useWords.ts'
import {
  dayChosen,
  daysWithTimes,
  endsAfter,
  isTimeOf,
  type PickupErrors,
  type PickupForm,
  type Present,
  startChosen,
  startsOn,
} from './request.ts'
import { formChanged, selectPickupStatus } from './slice.ts'

export interface FormField {
  form: PickupForm
  /** The errors to show; none before the guest has tried to send the request. */
  errors: PickupErrors
  /** Whether there is one error alone, which is announced in its place. */
  isAlone: boolean
}

interface PickupFieldProps
  extends Omit<FormField, 'form'>,
    Pick<SelectFieldProps, 'value' | 'options' | 'read' | 'empty' | 'onChange'> {
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

// The day above its two times, which are below each other in large text; in one line where there is room.
const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr) minmax(0, 1fr)', 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))'],
  gap: '0 0.75rem',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}))

interface WindowFieldsProps extends FormField {
  /** The day of the check-out; null if it is not known. */
  lastDay: string | null
  present: Present
}

/** The day, and the time window of the pickup (PICK-04, PICK-05). */
export function WindowFields({ form, lastDay, present, ...shown }: WindowFieldsProps) {
  const dispatch = useDispatch()
  const dayName = useDayName()
  const { time: readableTime } = useTimes()
  const { timezone } = present
  const { date, start, end } = form
  const chosenOf = (time: string) => (isTimeOf(date, time, timezone) ? time : '')
  return (
    <Line>
      <PickupField
        {...shown}
        field="date"
        value={date}
        options={daysWithTimes(lastDay, present)}
        read={dayName}
        onChange={(day) => dispatch(formChanged(dayChosen(form, day, present)))}
      />
      <PickupField
        {...shown}
        field="start"
        value={chosenOf(start)}
        options={startsOn(date, present)}
        read={readableTime}
        onChange={(time) => dispatch(formChanged({ date, ...startChosen(form, time, timezone) }))}
      />
      <PickupField
        {...shown}
        field="end"
        value={chosenOf(end)}
        options={start ? endsAfter(date, start, timezone) : []}
        read={readableTime}
        onChange={(time) => dispatch(formChanged({ date, start, end: time }))}
      />
    </Line>
  )
}
