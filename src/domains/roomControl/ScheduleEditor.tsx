import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { twoDigits } from '../../core/time/dates.ts'
import { CheckRow } from '../../ui/Choices.tsx'
import { FieldNote } from '../../ui/Field.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { styled } from '../../ui/styled.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { selectLocale } from '../language/slice.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { useControl } from './arrange.ts'
import type { ControlSource, ScheduleDraft } from './controlsState.ts'
import { WeekdayPicker } from './ScheduleCard.tsx'
import { scheduleClosed, scheduleEdited } from './slice.ts'
import {
  minutesOf,
  problemOf,
  type ScheduleEntry,
  scheduleOf,
  timeAt,
  weekdayNames,
  withDay,
} from './values.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '0.5rem',
  '& output': { minWidth: '6rem', ...theme.typography.h3 },
}))

const stepMinutes = 30
const maxMinutes = 23 * 60 + 30

interface TimeStepperProps {
  label: string
  /** Accessible names of the two buttons. */
  labels: { less: string; more: string }
  /** `HH:MM`; empty until the guest has chosen a time. */
  time: string
  /** The time that the first press sets. */
  initial: string
  onChange: (time: string) => void
}

/** A time of day in the guest's format, between minus and plus (CLEAN-06). */
function TimeStepper({ label, labels, time, initial, onChange }: TimeStepperProps) {
  const { time: readable } = useTimes()
  const handleChange = (minutes: number) => {
    if (!time) return onChange(initial)
    // The hotel may have set a time that is not on a half hour: the next press rounds it.
    const isUp = minutes > minutesOf(time)
    onChange(timeAt((isUp ? Math.floor : Math.ceil)(minutes / stepMinutes) * stepMinutes))
  }
  return (
    <Line>
      <span aria-hidden="true">{label}</span>
      <Stepper
        label={label}
        labels={labels}
        value={minutesOf(time || initial)}
        text={time ? readable(time) : '–'}
        min={0}
        max={maxMinutes}
        step={stepMinutes}
        onChange={handleChange}
      />
    </Line>
  )
}

const Group = styled('fieldset')({ margin: '1.25rem 0 0', padding: 0, border: 0, minWidth: 0 })
const Legend = styled('legend')(({ theme }) => ({ ...theme.typography.subtitle2, padding: 0 }))

interface TimeRangeProps {
  /** The day that the times belong to, or a label for all days. */
  legend: string
  entry: ScheduleEntry
  /** True once the guest has tried to save. */
  showsProblem: boolean
  onChange: (times: { start?: string; end?: string }) => void
}

/** Start and end time, with the validation error of the entry below (CLEAN-08 to CLEAN-10). */
function TimeRange({ legend, entry, showsProblem, onChange }: TimeRangeProps) {
  const { t } = useTranslation()
  const problem = showsProblem ? problemOf(entry) : null
  const stepper = (which: 'start' | 'end', initial: string) => (
    <TimeStepper
      label={t(`roomControl.schedule.${which}`)}
      labels={{
        less: t('time.earlier', { what: t(`roomControl.schedule.${which}`), of: legend }),
        more: t('time.later', { what: t(`roomControl.schedule.${which}`), of: legend }),
      }}
      time={entry[which]}
      initial={initial}
      onChange={(time) => onChange({ [which]: time })}
    />
  )
  return (
    <Group>
      <Legend>{legend}</Legend>
      {stepper('start', '10:00')}
      {stepper('end', entry.start && entry.start < '22:00' ? twoHoursAfter(entry.start) : '12:00')}
      {problem && (
        <FieldNote role="alert" data-error="">
          <Glyph name="alert" size="1.125rem" />
          <span>{t(`roomControl.schedule.${problem}`)}</span>
        </FieldNote>
      )}
    </Group>
  )
}

const twoHoursAfter = (time: string) => `${twoDigits(Number(time.slice(0, 2)) + 2)}${time.slice(2)}`

interface ScheduleEditorProps {
  source: ControlSource
  draft: ScheduleDraft
  title: string
}

/** The editor of a schedule (CLEAN-01). */
export function ScheduleEditor({ source, draft, title }: ScheduleEditorProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { name } = weekdayNames(useSelector(selectLocale))
  const { value, isBusy, isRefused, change } = useControl({ source, area: draft.area, id: draft.id })
  const { missing } = useHotelNeeded(source === 'demo')
  const [hasTried, setTried] = useState(false)
  const [hasSent, setSent] = useState(false)
  const { days, isUniform } = draft
  const [first] = days
  const edit = (changes: Partial<ScheduleDraft>) => {
    setSent(false)
    dispatch(scheduleEdited({ source, draft: changes }))
  }
  const setTimes = (weekdays: readonly number[], times: Partial<ScheduleEntry>) =>
    edit({ days: days.map((day) => (weekdays.includes(day.weekday) ? { ...day, ...times } : day)) })
  const allWeekdays = days.map(({ weekday }) => weekday)
  const entries = isUniform && first ? [first] : days

  const save = () => {
    setTried(true)
    if (days.some(problemOf)) return
    setSent(true)
    change({ days, cancelNextDay: scheduleOf(value).cancelNextDay })
  }
  return (
    <SheetDialog
      open
      onClose={() => dispatch(scheduleClosed(source))}
      title={title}
      closeLabel={t('app.close')}
      actions={
        <PrimaryAction
          label={t('roomControl.schedule.save')}
          busy={isBusy}
          busyLabel={t('roomControl.schedule.saving')}
          missing={missing}
          onClick={save}
        />
      }
    >
      {hasSent && isRefused && (
        <Notice tone="error" role="alert">
          {t('errors.request')}
        </Notice>
      )}
      <WeekdayPicker
        legend={t('roomControl.schedule.days')}
        ticked={allWeekdays}
        onTick={(weekday, isTicked) => edit({ days: withDay(days, weekday, isTicked) })}
      />
      {days.length > 1 && (
        <CheckRow
          name="same-times"
          title={t('roomControl.schedule.sameTimes')}
          checked={isUniform}
          onChange={(checked) =>
            edit({
              isUniform: checked,
              ...(checked && {
                days: days.map((day) => ({ ...day, start: first?.start ?? '', end: first?.end ?? '' })),
              }),
            })
          }
        />
      )}
      {entries.map((entry) => (
        <TimeRange
          key={isUniform ? 'all' : entry.weekday}
          legend={isUniform && days.length > 1 ? t('roomControl.schedule.times') : name(entry.weekday)}
          entry={entry}
          showsProblem={hasTried}
          onChange={(times) => setTimes(isUniform ? allWeekdays : [entry.weekday], times)}
        />
      ))}
      {days.length === 0 && <p>{t('roomControl.schedule.none')}</p>}
    </SheetDialog>
  )
}
