import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { chosenInForced } from '../../../ui/forcedColours.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useTimes } from '../../formats/useTimes.ts'
import { useWordList } from '../../formats/useWordList.ts'
import { selectLocale } from '../../language/slice.ts'
import { ControlCard } from '../parts/ControlCard.tsx'
import type { ControlProps } from '../parts/control.types.ts'
import { iconOf } from '../parts/icons.tsx'
import { scheduleOpened } from '../slice.ts'
import { useControl } from '../useControl.ts'
import { CancelNextDay } from './CancelNextDay.tsx'
import { isUniform, linesOf, scheduleOf, weekdays } from './schedule.ts'
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
function WeekStrip({ ticked }: { ticked: readonly number[] }) {
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

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.tokens.figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginTop: '0.75rem',
  '& > :last-child': { marginInlineStart: 'auto', fontWeight: 600 },
}))
const Foot = styled('div')({ marginTop: '0.75rem', '& > .MuiButton-root': { width: '100%' } })

/** The times at which housekeeping comes, by weekday (CLEAN-01, CLEAN-02). */
export function ScheduleCard({ command, control, title }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  const dispatch = useDispatch()
  const { time: readable } = useTimes()
  const { value, isBusy, isRefused } = useControl(control)
  const schedule = scheduleOf(value)
  const { days } = schedule
  const Icon = iconOf('schedule', command.id)
  const open = () =>
    dispatch(
      scheduleOpened({
        source: control.source,
        draft: { area: control.area, id: control.id, days, isUniform: isUniform(days) },
      }),
    )
  return (
    <ControlCard
      id={id}
      icon={<Icon />}
      title={title}
      state={days.length === 0 ? t('roomControl.schedule.noTimes') : undefined}
      isBusy={isBusy}
      isRefused={isRefused}
      tour="room-schedule"
    >
      {linesOf(days).map(({ weekdays, start, end }) => (
        <Line key={`${start} ${end}`}>
          <WeekStrip ticked={weekdays} />
          <span>{t('roomControl.schedule.range', { start: readable(start), end: readable(end) })}</span>
        </Line>
      ))}
      {command.id === 'cleaning' && <CancelNextDay control={control} />}
      <Foot>
        <Button variant="outlined" aria-describedby={id} onClick={open}>
          <span>{t(days.length === 0 ? 'roomControl.schedule.choose' : 'roomControl.schedule.change')}</span>
        </Button>
      </Foot>
    </ControlCard>
  )
}
