import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { twoDigits } from '../../../core/time/dates.ts'
import { FieldNote } from '../../../ui/fieldStyle.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { problemOf, type ScheduleEntry } from './schedule.ts'
import { TimeStepper } from './TimeStepper.tsx'

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
export function TimeRange({ legend, entry, showsProblem, onChange }: TimeRangeProps) {
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
