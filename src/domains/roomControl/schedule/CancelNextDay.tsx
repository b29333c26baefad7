import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { addDays, hotelDate } from '../../../core/time/clock.ts'
import { formatDate } from '../../../core/time/dates.ts'
import { useNow } from '../../../core/time/useNow.ts'
import { selectLocale } from '../../language/slice.ts'
import { selectTimezone } from '../../property/slice.ts'
import type { ControlRef } from '../sourceState.ts'
import { useControl } from '../useControl.ts'
import { scheduleOf } from './schedule.ts'

const Line = styled('label')(({ theme }) => ({
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
export function CancelNextDay({ control }: { control: ControlRef }) {
  const { t, i18n } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const { value, change } = useControl(control)
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
    <Line>
      <span>
        <span>{t('roomControl.schedule.cancelNextDay')}</span>
        <small>{formatDate(tomorrow, locale, { weekday: 'long', day: 'numeric', month: 'long' })}</small>
      </span>
      <Switch
        checked={schedule.cancelNextDay}
        onChange={(event) => handleChange(event.target.checked)}
        slotProps={{ input: { role: 'switch' } }}
      />
    </Line>
  )
}
