import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { PickupLocation } from '../../contract/pickup.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Field } from '../../ui/Field.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { selectShownName, selectShownRoom } from '../session/slice.ts'
import { placeOf } from './request.ts'
import { formChanged, selectForm, selectPickupStatus } from './slice.ts'

/** The request as it will be sent, as far as it is filled in, and an optional note (PICK-08). */
export function Summary({ places }: { places: readonly PickupLocation[] }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { date: readDate, time: readableTime } = useTimes()
  const form = useSelector(selectForm)
  const status = useSelector(selectPickupStatus)
  const guest = [useSelector(selectShownName), t('bill.room', { room: useSelector(selectShownRoom) })].join(
    ', ',
  )
  const facts = [
    [t('pickup.guest'), guest],
    [t('pickup.from'), placeOf(places, form.from)?.name],
    [t('pickup.to'), placeOf(places, form.to)?.name],
    [t('pickup.date'), form.date && readDate(form.date)],
    [t('pickup.window'), form.start && form.end && `${readableTime(form.start)} – ${readableTime(form.end)}`],
  ] as const
  return (
    <>
      <Facts card facts={facts} labelledBy="pickup-step-summary" />
      <Field
        label={t('content.request.note')}
        name="note"
        lines={2}
        maxLength={maxTextLength}
        value={form.note}
        readOnly={status === 'requested'}
        onChange={(note) => dispatch(formChanged({ note }))}
      />
    </>
  )
}
