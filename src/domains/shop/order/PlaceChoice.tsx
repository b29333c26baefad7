import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Choices, RadioRow } from '../../../ui/Choices.tsx'
import { selectLocation, selectShownRoom } from '../../session/slice.ts'
import { ScanPlace } from '../parts/ScanPlace.tsx'
import { placeOf, placesFor } from './orderData.ts'
import { placeChosen, selectForm } from './slice.ts'

/** Chooses the place of delivery: the room, the reception, or the location of a scanned code (ORD-18). */
export function PlaceChoice() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const form = useSelector(selectForm)
  const room = useSelector(selectShownRoom)
  const location = useSelector(selectLocation)
  const chosen = placeOf(form, room, location)
  return (
    <Choices title={t('order.where')}>
      {placesFor(room, location).map((place) => (
        <RadioRow
          key={place}
          name="place"
          value={place}
          title={t(`order.places.${place}`, { location })}
          text={t(`order.places.${place}Text`, { room })}
          checked={place === chosen}
          onChange={() => dispatch(placeChosen({ place, location }))}
        />
      ))}
      <div style={{ marginInlineStart: '-0.5rem' }}>
        <ScanPlace />
      </div>
    </Choices>
  )
}
