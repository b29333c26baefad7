import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { FlightChange } from './changes.ts'
import { selectFlights } from './slice.ts'
import { useFlightWords } from './states.ts'
import { useFlightTimes } from './useFlightTimes.ts'

/** Announces changes to screen readers while the guest is on the screen. */
export function ChangeAnnouncement() {
  const { t } = useTranslation()
  const momentOf = useFlightTimes()
  const stateOf = useFlightWords()
  const { lastChanges, tab } = useSelector(selectFlights)
  const wordsOf = ({ flight, parts }: FlightChange) =>
    [
      flight.flight_number,
      tab === 'departure' ? flight.destination_city : flight.origin_city,
      parts.includes('gate') && flight.gate && t('flights.gate', { gate: flight.gate }),
      parts.includes('time') && momentOf(flight.estimated_gate_time)?.time,
      parts.includes('status') && stateOf(flight.status),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <VisuallyHidden role="status" data-changes="">
      {lastChanges.map(wordsOf).join('. ')}
    </VisuallyHidden>
  )
}
