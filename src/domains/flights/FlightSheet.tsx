import { useTranslation } from 'react-i18next'
import type { Flight, FlightType } from '../../contract/flights.ts'
import { Facts } from '../../ui/Facts.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { useFlightTimes, useFlightWords } from './FlightRow.tsx'

interface FlightSheetProps {
  flight: Flight
  type: FlightType
  onClose: () => void
}

/** Shows all details of a flight; empty fields are left out (FLT-14, FLT-15). */
export function FlightSheet({ flight, type, onClose }: FlightSheetProps) {
  const { t } = useTranslation()
  const momentOf = useFlightTimes()
  const wordsOf = useFlightWords()
  const words = (moment: string) => {
    const at = momentOf(moment)
    return at ? [at.day, at.time].filter(Boolean).join(' ') : ''
  }
  const place = (city: string, code: string) =>
    [city, city && code ? `(${code})` : code].filter(Boolean).join(' ')
  const facts = [
    ['airline', flight.airline],
    ['number', flight.flight_number],
    ['status', wordsOf(flight.status)],
    ['from', place(flight.origin_city, flight.from)],
    ['to', place(flight.destination_city, flight.to)],
    ['scheduled', words(flight.scheduled_gate_time)],
    ['expected', words(flight.estimated_gate_time)],
    ['terminalName', flight.terminal],
    ['gateName', flight.gate],
    ['beltName', type === 'arrival' ? flight.baggage_claim : ''],
    ['remark', wordsOf(flight.remark)],
    ['airport', flight.airport_name],
    ['updated', words(flight.last_update)],
  ] as const
  return (
    <SheetDialog
      open
      onClose={onClose}
      title={flight.flight_number || flight.airline || t('flights.number')}
      closeLabel={t('app.close')}
    >
      <Facts facts={facts.map(([name, value]) => [t(`flights.${name}`), value])} />
    </SheetDialog>
  )
}
