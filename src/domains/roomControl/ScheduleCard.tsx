import Button from '@mui/material/Button'
import MuiSwitch from '@mui/material/Switch'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { addDays, hotelDate } from '../../core/time/clock.ts'
import { formatDate } from '../../core/time/dates.ts'
import { useNow } from '../../core/time/useNow.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { chosenInForced, coveringInput, forcedColours } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { useWordList } from '../formats/useWords.ts'
import { selectLocale } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { useControl } from './arrange.ts'
import { ControlCard, type ControlProps, iconOf } from './ControlCard.tsx'
import type { ControlRef } from './controlsState.ts'
import { scheduleOpened } from './slice.ts'
import { isUniform, linesOf, scheduleOf, weekdayNames, weekdays } from './values.ts'

const Switch = styled(MuiSwitch)(({ theme }) => ({
  width: '3.5rem',
  height: '3rem',
  padding: '0.5rem 0.125rem',
  overflow: 'visible',
  '& .MuiSwitch-switchBase': {
    padding: '0.75rem 0.375rem',
    '&.Mui-checked': { transform: 'translateX(1.25rem)', color: theme.tokens.onFill },
    '&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.tokens.fill, opacity: 1, ...chosenInForced },
    '&.Mui-focusVisible + .MuiSwitch-track': theme.tokens.focusRing,
  },
  '& .MuiSwitch-thumb': {
    width: '1.5rem',
    height: '1.5rem',
    boxShadow: 'none',
    [forcedColours]: { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
  },
  '& .Mui-checked .MuiSwitch-thumb': { [forcedColours]: { backgroundColor: 'HighlightText' } },
  '& .MuiSwitch-track': {
    [forcedColours]: { border: '0.0625rem solid ButtonText' },
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: theme.tokens.edge,
    opacity: 1,
  },
}))

const CancelLine = styled('label')(({ theme }) => ({
  display: 'flex',
  // In large text the longest weekday names leave no room for the switch, which then wraps.
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '3.5rem',
  marginTop: '0.5rem',
  cursor: 'pointer',
  '& > :first-of-type': { flex: '1 1 6rem', marginInlineEnd: '0.75rem' },
  '& > :last-child': { marginInlineStart: 'auto' },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.palette.text.secondary },
}))

/** Cancels the cleaning of tomorrow, and mails it to housekeeping (CLEAN-07, MAIL-01). */
function CancelNextDay({ control }: { control: ControlRef }) {
  const { t, i18n } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const { value, away, change } = useControl(control)
  const schedule = scheduleOf(value)
  // The date is live, because the page may stay open past midnight and the mail names the day.
  const tomorrow = addDays(hotelDate(useNow(30_000), timezone), 1)

  const handleChange = (cancelNextDay: boolean) => {
    // Mails to the staff are in English, whatever the guest's language.
    const inEnglish = i18n.getFixedT('en')
    const date = formatDate(tomorrow, 'en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
    const mail = {
      subject: inEnglish('roomControl.schedule.mail.subject'),
      content: inEnglish('roomControl.schedule.mail.content', { date }),
    }
    change({ days: schedule.days, cancelNextDay }, { ...(cancelNextDay && { mail }) })
  }
  return (
    <CancelLine data-away={away && ''}>
      <span>
        <span>{t('roomControl.schedule.cancelNextDay')}</span>
        <small>{formatDate(tomorrow, locale, { weekday: 'long', day: 'numeric', month: 'long' })}</small>
      </span>
      <Switch
        checked={schedule.cancelNextDay}
        onChange={(event) => handleChange(event.target.checked)}
        slotProps={{ input: { role: 'switch', ...away } }}
      />
    </CancelLine>
  )
}

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

const Week = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '0.25rem',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})

const WeekdayLegend = styled('legend')(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: '0 0 0.5rem',
}))

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
      <WeekdayLegend>{legend}</WeekdayLegend>
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
