import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { CheckRow } from '../../../ui/CheckRow.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { selectLocale } from '../../language/slice.ts'
import { useHotelNeeded } from '../../offline/useHotelNeeded.ts'
import { scheduleClosed, scheduleEdited } from '../slice.ts'
import type { ControlSource, ScheduleDraft } from '../sourceState.ts'
import { useControl } from '../useControl.ts'
import { problemOf, type ScheduleEntry, scheduleOf, withDay } from './schedule.ts'
import { TimeRange } from './TimeRange.tsx'
import { WeekdayPicker } from './WeekdayPicker.tsx'
import { weekdayNames } from './weekdayNames.ts'

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
