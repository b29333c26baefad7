import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { PickupLocation } from '../../contract/pickup.ts'
import { selectIsInDoubt } from '../../core/sending/slice.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { hotelDate } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Field } from '../../ui/Field.tsx'
import { focusInvalid } from '../../ui/focus/focusInvalid.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { styled } from '../../ui/styled.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { useWordList } from '../formats/useWords.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin, selectDeviceMode, selectShownName, selectShownRoom } from '../session/slice.ts'
import { type FormField, fieldId, PickupField, WindowFields } from './PickupFields.tsx'
import {
  filledIn,
  hasErrors,
  type PickupForm,
  pickupErrors,
  pickupIntent,
  placeChosen,
  placeOf,
} from './request.ts'
import { formChanged, pickupConfirmed, selectForm, selectPickupStatus, selectSent } from './slice.ts'

const Final = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '0 0 0.5rem',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

/** The button that sends the request, with what that means, and what became of it (PICK-09, PICK-12, PICK-14). */
function SendBar({ onSend }: { onSend: () => void }) {
  const { t } = useTranslation()
  const status = useSelector(selectPickupStatus)
  const isInDoubt = useSelectorWith(selectIsInDoubt, pickupIntent)
  const { missing } = useHotelNeeded()
  return (
    <BottomBar height="7rem">
      {(isInDoubt || status === 'failed') && status !== 'requested' && (
        <Notice tone="error" role="alert">
          {t(isInDoubt ? 'content.request.doubt' : 'errors.request')}
        </Notice>
      )}
      <Final>{t('pickup.final')}</Final>
      <PrimaryAction
        label={t('pickup.confirm')}
        busy={status === 'requested'}
        busyLabel={t('content.request.sending')}
        missing={missing}
        onClick={onSend}
      />
    </BottomBar>
  )
}

interface SummaryProps {
  form: PickupForm
  places: readonly PickupLocation[]
  labelledBy: string
}

/** The request as far as it is filled in (PICK-08). */
function Summary({ form, places, labelledBy }: SummaryProps) {
  const { t } = useTranslation()
  const { date: readDate, time: readableTime } = useTimes()
  const listed = useWordList()
  const whole = listed([useSelector(selectShownName), t('bill.room', { room: useSelector(selectShownRoom) })])
  const firstName = useSelector(selectCheckin)?.name
  // Others can read what a kiosk shows.
  const guest = useSelector(selectDeviceMode) === 'kiosk' ? firstName : whole
  const facts = [
    [t('pickup.guest'), guest && <span key="guest">{guest}</span>],
    [t('pickup.from'), placeOf(places, form.from)?.name],
    [t('pickup.to'), placeOf(places, form.to)?.name],
    [t('pickup.date'), form.date && readDate(form.date)],
    [
      t('pickup.window'),
      form.start && form.end && (
        <span key="window">{`${readableTime(form.start)} – ${readableTime(form.end)}`}</span>
      ),
    ],
  ] as const
  return <Facts card facts={facts} labelledBy={labelledBy} />
}

/** What the hotel has been asked, above the form for the next request (PICK-13, PICK-17). */
function Sent({ places }: { places: readonly PickupLocation[] }) {
  const { t } = useTranslation()
  const sent = useSelector(selectSent)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // Not returned: newer browsers answer a promise, which React would call as the clean-up.
    card.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <section ref={card} id="pickup-sent" aria-label={t('content.request.sent')}>
      <Notice tone="success" role="status">
        {t('content.request.sent')}
      </Notice>
      <Summary form={sent} places={places} labelledBy="pickup-sent" />
    </section>
  )
}

function NoteField() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isSent = useSelector(selectPickupStatus) === 'requested'
  return (
    <Field
      label={t('content.request.note')}
      name="note"
      lines={2}
      maxLength={maxTextLength}
      value={useSelector(selectForm).note}
      readOnly={isSent}
      onChange={(note) => dispatch(formChanged({ note }))}
    />
  )
}

interface PlaceFieldProps extends FormField {
  field: 'from' | 'to'
  places: readonly PickupLocation[]
}

/** One of the hotel's pickup places; both have the same list (PICK-06). */
function PlaceField({ field, form, places, ...shown }: PlaceFieldProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  // The hotel may have taken a place off its list since.
  const value = placeOf(places, form[field]) ? form[field] : ''
  return (
    <PickupField
      {...shown}
      field={field}
      value={value}
      options={places.map(({ id }) => id)}
      read={(id) => placeOf(places, id)?.name ?? ''}
      empty={t(`pickup.errors.${field}.missing`)}
      onChange={(id) => dispatch(formChanged(placeChosen(form, field, id)))}
    />
  )
}

// On a television the request as it stands is beside what is being asked.
const Steps = styled('div')({
  '& > div': { display: 'contents' },
  [onTelevision]: {
    display: 'flex',
    alignItems: 'flex-start',
    '& > div': { flex: '3 1 0', display: 'block', minWidth: 0, marginInlineEnd: '4rem' },
    '& > section': { flex: '2 1 0', minWidth: 0 },
  },
})

/** The form: its three steps on one page, the usual answers filled in (PICK-01, PICK-17). */
export function PickupSteps({ places }: { places: readonly PickupLocation[] }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const status = useSelector(selectPickupStatus)
  const present = { now: useNow(30_000), timezone: useSelector(selectTimezone) }
  const checkout = Date.parse(useSelector(selectCheckin)?.checkout ?? '')
  const lastDay = Number.isNaN(checkout) ? null : hotelDate(checkout, present.timezone)
  const form = filledIn(useSelector(selectForm), places, lastDay, present)
  const [isChecked, setChecked] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const steps = useRef<HTMLDivElement>(null)
  const found = pickupErrors(form, places, present)
  const errors = isChecked && status !== 'requested' ? found : {}
  const toCorrect = Object.entries(errors).map(([field, error]) => ({
    text: t(`pickup.errors.${field}.${error}`),
    onPress: () => document.getElementById(fieldId(field))?.focus(),
  }))
  // Announced in its place; several are announced together.
  const isAlone = toCorrect.length === 1
  const shown = { form, errors, isAlone }

  // Focuses the first invalid field when the request cannot be sent.
  useEffect(() => {
    if (attempts > 0) focusInvalid(steps.current)
  }, [attempts])
  // The form begins anew after it was sent (PICK-13).
  useEffect(() => {
    if (status === 'success') setChecked(false)
  }, [status])
  const send = () => {
    if (!hasErrors(found)) {
      // What was filled in for the guest is theirs from now on.
      dispatch(formChanged(form))
      return dispatch(pickupConfirmed())
    }
    setChecked(true)
    setAttempts(attempts + 1)
  }
  return (
    <>
      {toCorrect.length > 1 && <ErrorSummary title={t('app.correct')} errors={toCorrect} />}
      {status === 'success' && <Sent places={places} />}
      <Steps ref={steps} data-tour="pickup-steps">
        <div>
          <section aria-label={t('pickup.steps.pickup')}>
            <PlaceField {...shown} field="from" places={places} />
            <WindowFields {...shown} lastDay={lastDay} present={present} />
          </section>
          <section aria-label={t('pickup.steps.destination')}>
            <PlaceField {...shown} field="to" places={places} />
          </section>
        </div>
        <section aria-labelledby="pickup-summary">
          <SectionTitle id="pickup-summary">{t('pickup.steps.summary')}</SectionTitle>
          <Summary form={form} places={places} labelledBy="pickup-summary" />
          <NoteField />
        </section>
      </Steps>
      <SendBar onSend={send} />
    </>
  )
}
