import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { CheckRow } from '../../../ui/CheckRow.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { selectLocale } from '../../language/slice.ts'
import {
  type House,
  type ScheduleDraft,
  scheduleClosed,
  scheduleWritten,
  selectHouse,
  selectScheduleDraft,
} from '../slice.ts'
import { useControl } from '../useControl.ts'
import { useTitles } from '../useTitles.ts'
import { problemOf, type ScheduleEntry, scheduleOf, withDay } from './schedule.ts'
import { TimeRange } from './TimeRange.tsx'
import { WeekdayLetters } from './WeekdayLetters.tsx'
import { weekdayNames } from './weekdayNames.ts'

type State = Parameters<typeof selectScheduleDraft>[0]

/** The schedule that the guest is writing, if there is one. */
export function ScheduleEditor({ house }: { house: House }) {
  const draft = useSelector((state: State) => selectScheduleDraft(state, house))
  const { given } = useSelector((state: State) => selectHouse(state, house))
  const titles = useTitles(house)
  const command = draft && given.commands.find(({ id }) => id === draft.id)
  return command && <Opened key={draft.id} house={house} draft={draft} title={titles.control(command)} />
}

function Opened({ house, draft, title }: { house: House; draft: ScheduleDraft; title: string }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { name } = weekdayNames(useSelector(selectLocale))
  const { value, isBusy, isRefused, change } = useControl({ house, area: draft.area, id: draft.id })
  const [hasTried, setTried] = useState(false)
  const [hasSent, setSent] = useState(false)
  const { days, isUniform } = draft
  const [first] = days
  const write = (next: Partial<ScheduleDraft>) => {
    setSent(false)
    dispatch(scheduleWritten({ house, draft: next }))
  }
  const setTimes = (which: readonly number[], times: Partial<ScheduleEntry>) =>
    write({ days: days.map((day) => (which.includes(day.weekday) ? { ...day, ...times } : day)) })
  const all = days.map(({ weekday }) => weekday)
  const shown = isUniform && first ? [first] : days

  const save = () => {
    setTried(true)
    if (days.some(problemOf)) return
    setSent(true)
    change({ days, cancelNextDay: scheduleOf(value).cancelNextDay })
  }
  return (
    <SheetDialog
      open
      onClose={() => dispatch(scheduleClosed(house))}
      title={title}
      closeLabel={t('app.close')}
      actions={
        <PrimaryAction
          label={t('roomControl.schedule.save')}
          busy={isBusy}
          busyLabel={t('roomControl.schedule.saving')}
          onClick={save}
        />
      }
    >
      {hasSent && isRefused && (
        <Notice tone="error" role="alert">
          {t('errors.request')}
        </Notice>
      )}
      <WeekdayLetters
        legend={t('roomControl.schedule.days')}
        ticked={all}
        onTick={(weekday, isTicked) => write({ days: withDay(days, weekday, isTicked) })}
      />
      {days.length > 1 && (
        <CheckRow
          name="same-times"
          title={t('roomControl.schedule.sameTimes')}
          checked={isUniform}
          onChange={(checked) =>
            write({
              isUniform: checked,
              ...(checked && {
                days: days.map((day) => ({ ...day, start: first?.start ?? '', end: first?.end ?? '' })),
              }),
            })
          }
        />
      )}
      {shown.map((entry) => (
        <TimeRange
          key={isUniform ? 'all' : entry.weekday}
          legend={isUniform && days.length > 1 ? t('roomControl.schedule.times') : name(entry.weekday)}
          entry={entry}
          showsProblem={hasTried}
          onChange={(times) => setTimes(isUniform ? all : [entry.weekday], times)}
        />
      ))}
      {days.length === 0 && <p>{t('roomControl.schedule.none')}</p>}
    </SheetDialog>
  )
}
