import { useDispatch, useSelector } from 'react-redux'
import type { PickupLocation } from '../../contract/pickup.ts'
import { type FormField, PickupField } from './PickupField.tsx'
import { placeOf } from './request.ts'
import { formChanged, selectForm } from './slice.ts'

interface PlaceFieldProps extends FormField {
  field: 'from' | 'to'
  places: readonly PickupLocation[]
}

/** One of the hotel's pickup places; both steps have the same list (PICK-06). */
export function PlaceField({ field, places, ...shown }: PlaceFieldProps) {
  const dispatch = useDispatch()
  const chosen = useSelector(selectForm)[field]
  // The hotel may have taken a place off its list since.
  const value = placeOf(places, chosen) ? chosen : ''
  return (
    <PickupField
      {...shown}
      field={field}
      value={value}
      options={places.map(({ id }) => id)}
      read={(id) => placeOf(places, id)?.name ?? ''}
      onChange={(id) => dispatch(formChanged({ [field]: id }))}
    />
  )
}
