import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { WakeUp } from '../../contract/wakeUp.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PillLine } from '../../ui/PillLine.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { hotelTime } from '../clock.ts'
import { useTimes } from '../config/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin } from '../session/slice.ts'
import { useNow } from '../useNow.ts'
import { selectWakeUp, wakeUpWished } from './slice.ts'
import {
  dateOf,
  daysFrom,
  hours,
  instantOf,
  minutesWith,
  presetTime,
  readWakeTime,
  timeOf,
  type WakeTime,
} from './times.ts'
import { useDayName } from './useDayName.ts'

const Whole = styled('section')({ display: 'flex', flexDirection: 'column', flex: '1 0 auto' })

interface WakeUpFormProps {
  /** The one that is being changed; null for a new one. */
  changing: WakeUp | null
  onDone: () => void
}

/** Day, hour and minutes, and the one button that says it all (WAKE-02). */
export function WakeUpForm({ changing, onDone }: WakeUpFormProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const times = useTimes()
  const dayName = useDayName()
  const timezone = useSelector(selectTimezone)
  const checkout = useSelector(selectCheckin)?.checkout
  const { wakeUps, change } = useSelector(selectWakeUp)
  const now = useNow(30_000)
  const lines = useRef<HTMLDivElement>(null)
  const [isPast, setPast] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const [picked, setPicked] = useState<WakeTime>(() =>
    changing ? readWakeTime(changing.time, timezone) : presetTime,
  )
  const pick = (part: Partial<WakeTime>) => {
    setPast(false)
    setPicked((before) => ({ ...before, ...part }))
  }

  useEffect(() => {
    for (const input of lines.current?.querySelectorAll<HTMLElement>('input:checked') ?? [])
      input.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [])
  // What was entered stays until the hotel has it.
  useEffect(() => {
    if (!wasAsked || change === 'fetching') return
    setAsked(false)
    if (change === 'success') onDone()
  }, [wasAsked, change, onDone])

  const date = dateOf(picked, now, timezone)
  const leaving = checkout ? Date.parse(checkout) : Number.NaN
  const days = daysFrom(
    now,
    timezone,
    Number.isNaN(leaving) ? null : hotelTime(leaving, timezone).slice(0, 10),
  )
  // One a day: another for the same day changes that one.
  const same = wakeUps.find((one) => readWakeTime(one.time, timezone).date === date)
  const id = changing?.id ?? same?.id
  const handleSend = () => {
    const time = instantOf(picked, Date.now(), timezone)
    if (time <= Date.now()) return setPast(true)
    setAsked(true)
    dispatch(wakeUpWished({ ...(id !== undefined && { id }), time, active: true }))
  }
  const time = times.time(timeOf(picked))
  return (
    <Whole aria-labelledby="wake-up-form" data-tour="wakeup-time">
      <SectionTitle id="wake-up-form">{t(changing ? 'wakeUp.change' : 'wakeUp.new')}</SectionTitle>
      <div ref={lines}>
        <PillLine
          label={t('wakeUp.day')}
          options={days.includes(date) ? days : [...days, date]}
          value={date}
          read={dayName}
          onChange={(day) => pick({ date: day })}
        />
        <PillLine
          label={t('wakeUp.hour')}
          options={hours}
          value={picked.hour}
          read={times.hour}
          onChange={(hour) => pick({ hour })}
        />
        <PillLine
          label={t('wakeUp.minute')}
          options={minutesWith(picked.minute)}
          value={picked.minute}
          read={(minute) => String(minute).padStart(2, '0')}
          onChange={(minute) => pick({ minute })}
        />
      </div>
      {isPast && (
        <Notice tone="error" role="alert">
          {t('wakeUp.past')}
        </Notice>
      )}
      <BottomBar>
        <PrimaryAction
          label={t(id === undefined ? 'wakeUp.send' : 'wakeUp.sendChange', { time })}
          consequence={dayName(date)}
          busy={change === 'fetching'}
          busyLabel={t('wakeUp.sending')}
          onClick={handleSend}
        />
        {changing && (
          <Button variant="text" onClick={onDone}>
            {t('app.cancel')}
          </Button>
        )}
      </BottomBar>
    </Whole>
  )
}
