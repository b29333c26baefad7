import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { PickupLocation } from '../../contract/pickup.ts'
import { selectIsInDoubt } from '../../core/sending/slice.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectShownName, selectShownRoom } from '../session/slice.ts'
import { pickupIntent } from './intent.ts'
import { placeOf } from './request.ts'
import {
  formChanged,
  pickupConfirmed,
  selectForm,
  selectHasPickupFailed,
  selectPickupStatus,
} from './slice.ts'

/** Summary of the request, with the button that sends it (PICK-08, PICK-09). */
export function Summary({ places }: { places: readonly PickupLocation[] }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { date: readDate, time: readableTime } = useTimes()
  const form = useSelector(selectForm)
  const status = useSelector(selectPickupStatus)
  const hasFailed = useSelector(selectHasPickupFailed)
  const isInDoubt = useSelectorWith(selectIsInDoubt, pickupIntent)
  const { missing } = useHotelNeeded()
  const guest = [useSelector(selectShownName), t('bill.room', { room: useSelector(selectShownRoom) })].join(
    ', ',
  )
  const facts = [
    [t('pickup.guest'), guest],
    [t('pickup.from'), placeOf(places, form.from)?.name],
    [t('pickup.to'), placeOf(places, form.to)?.name],
    [t('pickup.date'), readDate(form.date)],
    [t('pickup.window'), `${readableTime(form.start)} – ${readableTime(form.end)}`],
  ] as const
  return (
    <>
      <Facts card facts={facts} labelledBy="pickup-step" />
      <Field
        label={t('content.request.note')}
        name="note"
        lines={2}
        maxLength={maxTextLength}
        value={form.note}
        readOnly={status === 'requested'}
        onChange={(note) => dispatch(formChanged({ note }))}
      />
      <Notice>{t('pickup.final')}</Notice>
      <BottomBar>
        {(isInDoubt || hasFailed) && status !== 'requested' && (
          <Notice tone="error" role="alert">
            {t(isInDoubt ? 'content.request.doubt' : 'errors.request')}
          </Notice>
        )}
        <PrimaryAction
          label={t('pickup.confirm')}
          busy={status === 'requested'}
          busyLabel={t('content.request.sending')}
          missing={missing}
          onClick={() => dispatch(pickupConfirmed())}
        />
      </BottomBar>
    </>
  )
}
