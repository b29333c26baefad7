import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelTime } from '../../core/time/clock.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectTimezone } from '../property/slice.ts'

interface Times {
  start: string
  end: string
}

/** Formats the times of an event, by the hotel's clock; empty without times. A date alone means the whole day. */
export function useEntryTimes(): (times: Times) => string {
  const { t } = useTranslation()
  const timezone = useSelector(selectTimezone)
  const { date, time } = useTimes()
  const local = (moment: string) => {
    const at = Date.parse(moment)
    if (Number.isNaN(at)) return null
    if (/^[\d-]+$/.test(moment)) return { day: moment, hour: '' }
    const [day = '', hour = ''] = hotelTime(at, timezone).split(' ')
    return { day, hour: time(hour.slice(0, 5)) }
  }
  const written = ({ day, hour }: { day: string; hour: string }) =>
    hour ? t('words.list', { before: date(day), next: hour }) : date(day)
  return (times) => {
    const [start, end] = [local(times.start), local(times.end)]
    if (!start || !end) return [start, end].map((at) => (at ? written(at) : '')).join('')
    const until = start.day === end.day ? end.hour : written(end)
    return until ? `${written(start)} – ${until}` : written(start)
  }
}
