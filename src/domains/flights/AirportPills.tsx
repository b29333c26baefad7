import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLoad } from '../../core/load.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { PillShapes, useIsComing } from '../../ui/Shapes.tsx'
import { styled } from '../../ui/styled.tsx'
import { airportChosen, airports, selectAirport } from './slice.ts'

const Part = styled('div')({ marginBottom: '0.75rem' })
const codeRem = 4.25

/** Pills to select one of several airports. While they load, placeholders reserve space above the search. */
export function AirportPills() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status, value } = useLoad(airports)
  const airport = useSelector(selectAirport)
  const isComing = useIsComing()
  if (airport && value.length > 1)
    return (
      <Part data-tour="flight-airports">
        <ChoicePills
          label={t('flights.airport')}
          options={value.map(({ id, code, name }) => ({
            value: String(id),
            label: code || name || String(id),
          }))}
          value={String(airport.id)}
          onChange={(id) => dispatch(airportChosen(id))}
        />
      </Part>
    )
  if (airport || status === 'success' || status === 'failure' || !isComing) return null
  return (
    <Part aria-hidden>
      <PillShapes widthsRem={[codeRem, codeRem, codeRem]} />
    </Part>
  )
}
