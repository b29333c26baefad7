import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { PickupLocation } from '../../contract/pickup.ts'
import { Choices } from '../../ui/Choices.tsx'
import { RadioRow } from '../../ui/RadioRow.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { PickupErrors } from './request.ts'
import { formChanged, selectForm } from './slice.ts'

interface PlaceListProps {
  field: 'from' | 'to'
  places: readonly PickupLocation[]
  error: PickupErrors['from' | 'to']
  /** Whether the error is the only one, and is announced by itself. */
  isAlone: boolean
}

/** The hotel's pickup places; both steps use the same list (PICK-06). */
export function PlaceList({ field, places, error, isAlone }: PlaceListProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const chosen = useSelector(selectForm)[field]
  return (
    <Choices
      id={`pickup-${field}`}
      title={<VisuallyHidden>{t(`pickup.${field}`)}</VisuallyHidden>}
      error={
        error && <span role={isAlone ? 'alert' : undefined}>{t(`pickup.errors.${field}.${error}`)}</span>
      }
    >
      {places.map(({ id, name }) => (
        <RadioRow
          key={id}
          name={field}
          value={id}
          title={name}
          checked={id === chosen}
          onChange={() => dispatch(formChanged({ [field]: id }))}
        />
      ))}
    </Choices>
  )
}
