import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Flight, FlightType } from '../../contract/flights.ts'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import type {} from '../../ui/theme.types.ts'
import { useFlightTimes } from './useFlightTimes.ts'

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body1,
  ...theme.tokens.figures,
  margin: 0,
  '& > div': { display: 'flex', padding: '0.375rem 0' },
  '& dt': { flex: '0 0 45%', color: theme.palette.text.secondary },
  '& dd': { flex: '1 1 auto', margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}))

interface FlightSheetProps {
  flight: Flight
  type: FlightType
  onClose: () => void
}

/** All that the hotel knows of a flight; what it does not know is left out (FLT-14, FLT-15). */
export function FlightSheet({ flight, type, onClose }: FlightSheetProps) {
  const { t } = useTranslation()
  const momentOf = useFlightTimes()
  const words = (moment: string) => {
    const at = momentOf(moment)
    return at ? [at.day, at.time].filter(Boolean).join(' ') : ''
  }
  const place = (city: string, code: string) =>
    [city, city && code ? `(${code})` : code].filter(Boolean).join(' ')
  const facts = [
    ['airline', flight.airline],
    ['number', flight.flight_number],
    ['status', flight.status],
    ['from', place(flight.origin_city, flight.from)],
    ['to', place(flight.destination_city, flight.to)],
    ['scheduled', words(flight.scheduled_gate_time)],
    ['expected', words(flight.estimated_gate_time)],
    ['terminalName', flight.terminal],
    ['gateName', flight.gate],
    ['beltName', type === 'arrival' ? flight.baggage_claim : ''],
    ['remark', flight.remark],
    ['airport', flight.airport_name],
    ['updated', words(flight.last_update)],
  ].filter(([, value]) => value !== '')
  return (
    <SheetDialog
      open
      onClose={onClose}
      title={flight.flight_number || flight.airline || t('flights.number')}
      closeLabel={t('app.close')}
    >
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`flights.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </SheetDialog>
  )
}
