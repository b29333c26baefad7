import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { chosenInForced } from '../../../ui/forcedColours.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useWordList } from '../../formats/useWordList.ts'
import { selectLocale } from '../../language/slice.ts'
import { weekdays } from './schedule.ts'
import { weekdayNames } from './weekdayNames.ts'

const Strip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  '& > span': {
    ...theme.typography.caption,
    width: '1.625rem',
    height: '1.625rem',
    lineHeight: '1.625rem',
    textAlign: 'center',
    borderRadius: '50%',
    marginInlineEnd: '0.125rem',
    color: theme.palette.text.secondary,
  },
  '& > [data-ticked]': {
    fontWeight: 600,
    color: theme.tokens.onFill,
    backgroundColor: theme.tokens.fill,
    ...chosenInForced,
  },
}))

/** The days of a line of the schedule, as letters; with their full names for screen readers (CLEAN-05). */
export function WeekStrip({ ticked }: { ticked: readonly number[] }) {
  const listed = useWordList()
  const { letter, name } = weekdayNames(useSelector(selectLocale))
  return (
    <>
      <Strip aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday} data-ticked={ticked.includes(weekday) ? '' : undefined}>
            {letter(weekday)}
          </span>
        ))}
      </Strip>
      <VisuallyHidden>{listed(ticked.map(name))}</VisuallyHidden>
    </>
  )
}
