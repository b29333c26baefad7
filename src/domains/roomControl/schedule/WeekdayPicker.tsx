import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { coveringInput } from '../../../ui/coveringInput.ts'
import { keyboardInUse } from '../../../ui/focus/inputKind.ts'
import { chosenInForced } from '../../../ui/forcedColours.ts'
import { selectLocale } from '../../language/slice.ts'
import { weekdays } from './schedule.ts'
import { weekdayNames } from './weekdayNames.ts'

const Week = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '0.25rem',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})
const Legend = styled('legend')(({ theme }) => ({ ...theme.typography.subtitle2, padding: '0 0 0.5rem' }))
const Day = styled('label')({ position: 'relative', display: 'block', height: '3rem' })
const Face = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  borderRadius: theme.tokens.radius.field,
  backgroundColor: theme.tokens.well,
  transition: theme.transitions.create(['background-color', 'color'], { duration: 150 }),
}))
const Input = styled('input')(({ theme }) => ({
  ...coveringInput,
  '&:checked + span': { color: theme.tokens.onFill, backgroundColor: theme.tokens.fill, ...chosenInForced },
  [`${keyboardInUse} &:focus + span`]: theme.tokens.focusRing,
}))

interface WeekdayPickerProps {
  legend: string
  ticked: readonly number[]
  onTick: (weekday: number, isTicked: boolean) => void
}

/** Checkboxes for the days from Monday to Sunday, each labelled by a letter. */
export function WeekdayPicker({ legend, ticked, onTick }: WeekdayPickerProps) {
  const { letter, name } = weekdayNames(useSelector(selectLocale))
  return (
    <Week>
      <Legend>{legend}</Legend>
      {weekdays.map((weekday) => (
        <Day key={weekday}>
          <Input
            type="checkbox"
            aria-label={name(weekday)}
            checked={ticked.includes(weekday)}
            onChange={(event) => onTick(weekday, event.target.checked)}
          />
          <Face aria-hidden="true">{letter(weekday)}</Face>
        </Day>
      ))}
    </Week>
  )
}
