import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { SelectField, type SelectFieldProps } from '../../ui/SelectField.tsx'
import type { PickupErrors } from './request.ts'
import { selectPickupStatus } from './slice.ts'

export interface FormField {
  /** The errors to show; none before the guest has tried to send the request. */
  errors: PickupErrors
  /** Whether there is one error alone, which is announced in its place. */
  isAlone: boolean
}

interface PickupFieldProps
  extends FormField,
    Pick<SelectFieldProps, 'value' | 'options' | 'read' | 'onChange'> {
  field: keyof PickupErrors
}

/** DOM id of a field. */
export const fieldId = (field: string) => `pickup-${field}`

/** A field of the form with its label and error. What is on its way to the hotel cannot be changed (PICK-10). */
export function PickupField({ field, errors, isAlone, ...choice }: PickupFieldProps) {
  const { t } = useTranslation()
  const isSent = useSelector(selectPickupStatus) === 'requested'
  const error = errors[field]
  return (
    <SelectField
      {...choice}
      id={fieldId(field)}
      name={field}
      label={t(`pickup.${field}`)}
      disabled={isSent}
      error={
        error && <span role={isAlone ? 'alert' : undefined}>{t(`pickup.errors.${field}.${error}`)}</span>
      }
    />
  )
}
