import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { formatDate } from '../../core/time/dates.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectLocale } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectExpireAt } from './slice.ts'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.tokens.figures,
  margin: '0.5rem 0 0',
  // The line keeps its height while the time is loading.
  minHeight: '1.45em',
  color: theme.palette.text.secondary,
}))

/** Shows when the key expires, by the hotel's clock. */
export function ValidUntil() {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const expireAt = useSelector(selectExpireAt)
  const { time: readable } = useTimes()
  const at = expireAt && hotelTime(Date.parse(expireAt), timezone)
  return (
    <Line data-tour="key-valid" id="key-valid">
      {at && t('key.validUntil', { day: dayOf(at, locale), time: readable(timeOfDay(at)) })}
    </Line>
  )
}

const dayOf = (at: string, locale: string) =>
  formatDate(at.slice(0, 10), locale, { weekday: 'long', day: 'numeric', month: 'short' })
