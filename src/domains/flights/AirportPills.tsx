import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { airportChosen, selectAirport, selectAirports } from './slice.ts'

const Part = styled('div')({ marginBottom: '0.75rem' })
const Places = styled('div')({
  display: 'flex',
  padding: '0.375rem 0',
  '& > *': { marginInlineEnd: '0.5rem' },
})

/** Where there are several airports, one is chosen. Until they are known their place is kept: the search stands below. */
export function AirportPills() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status, value: airports } = useSelector(selectAirports)
  const airport = useSelector(selectAirport)
  if (airport && airports.length > 1)
    return (
      <Part data-tour="flight-airports">
        <ChoicePills
          label={t('flights.airport')}
          options={airports.map(({ id, code, name }) => ({
            value: String(id),
            label: code || name || String(id),
          }))}
          value={String(airport.id)}
          onChange={(id) => dispatch(airportChosen(id))}
        />
      </Part>
    )
  if (airport || status === 'success' || status === 'failure') return null
  return (
    <Part aria-hidden>
      <Places>
        {[1, 2, 3].map((place) => (
          <Skeleton
            key={place}
            variant="rounded"
            width="4.25rem"
            height="3rem"
            style={{ borderRadius: '1.5rem' }}
          />
        ))}
      </Places>
    </Part>
  )
}
