import { useTranslation } from 'react-i18next'
import { type EpgEvent, isLong } from './events.ts'
import { useDateLabel } from './useDateLabel.ts'

/** Start and end time, in this order in every text direction; with their dates if the event goes on for days. */
export function Times({ event }: { event: EpgEvent }) {
  return isLong(event) ? (
    <DatedTimes event={event} />
  ) : (
    <bdi dir="ltr">{`${event.show_start_time} – ${event.show_end_time}`}</bdi>
  )
}

function DatedTimes({ event }: { event: EpgEvent }) {
  const { t } = useTranslation()
  const dateLabel = useDateLabel()
  const dated = (date: string, time: string) => t('words.list', { before: dateLabel(date), next: time })
  return (
    <bdi>
      {`${dated(event.startDate, event.show_start_time)} – ${dated(event.endDate, event.show_end_time)}`}
    </bdi>
  )
}
