import Button from '@mui/material/Button'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import * as v from 'valibot'
import type { WakeUp } from '../../contract/wakeUp.ts'
import { DraftsContext, useDraft } from '../../core/drafts/useDraft.ts'
import { hotelDate } from '../../core/time/clock.ts'
import { datesFrom } from '../../core/time/dates.ts'
import { useHotelNow, useNow } from '../../core/time/useNow.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { announce, VisuallyHidden } from '../../ui/screenReader.tsx'
import { styled } from '../../ui/styled.tsx'
import { TimeDial } from '../../ui/TimeDial.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { stepped, useDayName, useTimeParts } from '../formats/useWords.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectAlarmTv } from '../remoteTv/slice.ts'
import { selectCheckin } from '../session/slice.ts'
import { selectChangeStatus, wakeUpList, wakeUpSubmitted } from './slice.ts'
import {
  dateOf,
  defaultWakeTime,
  hoursOn,
  instantOf,
  minutesOn,
  readWakeTime,
  shownTime,
  timeOf,
  type WakeTime,
} from './times.ts'

// Day and time beside each other where there is room.
const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '1rem 1.25rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  '& > *': { flex: '1 1 15rem', minWidth: 0 },
  'span + &': { marginTop: '1rem' },
  [onStandingKiosk]: { display: 'block', padding: '2rem', '& > * + *': { marginTop: '1.5rem' } },
  // Whole above the button, also with two televisions to choose from.
  [onTelevision]: { paddingTop: '0.5rem', paddingBottom: '0.75rem' },
}))

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '1rem 0 0',
  color: theme.palette.text.secondary,
}))

const Draft = v.object({ date: v.nullable(v.string()), hour: v.number(), minute: v.number() })

interface WakeUpFormProps {
  /** The wake-up to change; null for a new one. */
  editing: WakeUp | null
  /** Whether the guest has asked for the form: it takes the focus, and can be left. */
  isOpened: boolean
  /** Whether the screen's title is enough of a heading. */
  isAlone: boolean
  /** A line below the form. */
  note: string | undefined
  onDone: () => void
}

/** Form for day, hour and minutes; the submit button shows the selected time (WAKE-02). */
export function WakeUpForm({ editing, isOpened, isAlone, note, onDone }: WakeUpFormProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const times = useTimes()
  const timezone = useSelector(selectTimezone)
  const { missing } = useHotelNeeded()
  const checkout = useSelector(selectCheckin)?.checkout
  const { value: wakeUps } = useSelector(wakeUpList.select)
  const changeStatus = useSelector(selectChangeStatus)
  const tv = useSelector(selectAlarmTv)
  const now = useNow(30_000)
  const hotelNow = useHotelNow()
  const dayName = useDayName()
  const parts = useTimeParts(t('wakeUp.title'))
  const card = useRef<HTMLDivElement>(null)
  const isEditing = editing !== null
  const [isPast, setPast] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const form = `wake-up/${editing?.id ?? ''}`
  const drafts = useContext(DraftsContext)
  const [entered, setWakeTime] = useDraft(
    form,
    Draft,
    editing ? readWakeTime(editing.time, timezone) : defaultWakeTime,
  )
  const today = hotelDate(now, timezone)
  // The selected day of a new wake-up may have passed since; then the next occurrence of the time is used.
  const wakeTime = !isEditing && entered.date && entered.date < today ? { ...entered, date: null } : entered
  const shown = shownTime({ ...wakeTime, date: dateOf(wakeTime, now, timezone) }, timezone)
  const select = (part: Partial<WakeTime>) => {
    setPast(false)
    setWakeTime({ ...wakeTime, ...part })
  }
  const said = t('wakeUp.isSet', { time: times.time(timeOf(shown)), day: dayName(shown.date) })
  const finish = useCallback(() => {
    drafts?.clear(form)
    onDone()
  }, [drafts, form, onDone])

  useEffect(() => {
    // The form that the screen begins with neither scrolls nor takes the focus.
    if (!isOpened) return
    card.current?.scrollIntoView?.({ block: 'nearest' })
    focusHour(card.current)
  }, [isOpened])
  // The form keeps its input until the hotel has accepted it.
  useEffect(() => {
    if (!isSubmitted || changeStatus === 'fetching') return
    setSubmitted(false)
    if (changeStatus !== 'success') return
    announce(said)
    finish()
  }, [isSubmitted, changeStatus, finish, said])

  const { date } = shown
  const checkoutAt = checkout ? Date.parse(checkout) : Number.NaN
  const dates = datesFrom(today, Number.isNaN(checkoutAt) ? null : hotelDate(checkoutAt, timezone))
  // A room has at most one wake-up per day, so a second one for the same day changes the first.
  const sameDay = wakeUps.find((wakeUp) => readWakeTime(wakeUp.time, timezone).date === date)
  const changed = editing ?? sameDay
  const id = changed?.id
  const isSet = changed?.active === true && Date.parse(changed.time) === instantOf(wakeTime, now, timezone)
  const handleSend = () => {
    const time = instantOf(wakeTime, hotelNow(), timezone)
    if (time <= hotelNow()) return setPast(true)
    setSubmitted(true)
    dispatch(wakeUpSubmitted({ ...(id !== undefined && { id }), tv, time, active: true }))
  }
  const time = times.time(timeOf(shown))
  const day = dayName(date)
  // Without changes a press submits nothing, and focuses the hours.
  const unchanged = {
    text: t('wakeUp.switch', { time, day }),
    onPress: () => focusHour(card.current),
  }
  return (
    <>
      <section aria-labelledby="wake-up-form" data-tour="wakeup-time">
        {isAlone ? (
          <VisuallyHidden id="wake-up-form">{t('wakeUp.new')}</VisuallyHidden>
        ) : (
          <SectionTitle id="wake-up-form">{t(editing ? 'wakeUp.change' : 'wakeUp.new')}</SectionTitle>
        )}
        <Card ref={card}>
          <TimeDial
            time={time}
            hour={{ ...parts.hour, value: shown.hour, options: hoursOn(date, timezone) }}
            minute={{ ...parts.minute, value: shown.minute, options: minutesOn(shown, timezone) }}
            onChange={select}
            onStep={(minutes) => {
              // The day stays: after 23:55 its first hour follows.
              const { hour, minute } = stepped(shown, minutes, timezone)
              select({ hour, minute })
            }}
          />
          <SelectField
            label={t('time.day')}
            name="day"
            value={date}
            options={[...new Set([...dates, date])].sort()}
            read={dayName}
            onChange={(selected) => select({ date: selected })}
          />
        </Card>
        {isPast && (
          <Notice tone="error" role="alert">
            {t('wakeUp.past')}
          </Notice>
        )}
        {note && <Note>{note}</Note>}
      </section>
      {/* Outside the section: below a long list of wake-ups, the bar would be half below the window with it. */}
      <BottomBar>
        <PrimaryAction
          data-starts-here=""
          label={
            isSet ? t('wakeUp.change') : t(id === undefined ? 'wakeUp.send' : 'wakeUp.sendChange', { time })
          }
          consequence={isSet ? undefined : day}
          busy={changeStatus === 'fetching'}
          busyLabel={t('wakeUp.sending')}
          missing={missing ?? (isSet ? unchanged : undefined)}
          onClick={handleSend}
        />
        {isOpened && (
          <Button variant="text" onClick={finish}>
            <span>{t('app.cancel')}</span>
          </Button>
        )}
      </BottomBar>
    </>
  )
}

/** Focuses the list of hours; on a television, which has no list, their first button. */
function focusHour(card: Element | null) {
  const first = (control: string) => card?.querySelector<HTMLElement>(`[dir] ${control}`)
  ;(first('select') ?? first('button'))?.focus()
}
