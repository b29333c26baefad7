import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { PickupLocation } from '../../contract/pickup.ts'
import { selectIsInDoubt } from '../../core/sending/slice.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { ErrorSummary, focusInvalid } from '../../ui/ErrorSummary.tsx'
import type { Elements } from '../../ui/elements.types.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Field } from '../../ui/Field.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { useTimes } from '../formats/useTimes.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectShownName, selectShownRoom } from '../session/slice.ts'
import { type FormField, fieldId, PickupField, WindowFields } from './PickupFields.tsx'
import { hasErrors, pickupErrors, pickupIntent, placeOf } from './request.ts'

import { formChanged, pickupConfirmed, selectForm, selectPickupStatus } from './slice.ts'

const Final = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '0 0 0.5rem',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

/** The button that sends the request, with what that means, and what became of it (PICK-09, PICK-12 to PICK-14). */
function SendBar({ onSend }: { onSend: () => void }) {
  const { t } = useTranslation()
  const status = useSelector(selectPickupStatus)
  const isInDoubt = useSelectorWith(selectIsInDoubt, pickupIntent)
  const { missing } = useHotelNeeded()
  return (
    <BottomBar height="7rem">
      {status === 'success' && (
        <Notice tone="success" role="status">
          {t('content.request.sent')}
        </Notice>
      )}
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

/** The request as it will be sent, as far as it is filled in, and an optional note (PICK-08). */
function Summary({ places }: { places: readonly PickupLocation[] }) {
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

interface PlaceFieldProps extends FormField {
  field: 'from' | 'to'
  places: readonly PickupLocation[]
}

/** One of the hotel's pickup places; both steps have the same list (PICK-06). */
function PlaceField({ field, places, ...shown }: PlaceFieldProps) {
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

const Progress = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '1.5rem 0 -2rem',
  color: theme.palette.text.secondary,
  'header + section > &': { marginTop: 0 },
  // So that all that is asked is seen at once.
  [onTelevision]: { marginTop: '0.25rem' },
}))

// On a television the request as it stands is beside what is being asked.
const Steps = styled('div')({
  '& > div': { display: 'contents' },
  [onTelevision]: {
    display: 'flex',
    alignItems: 'flex-start',
    marginTop: '-1rem',
    '& > div': { flex: '3 1 0', display: 'block', minWidth: 0, marginInlineEnd: '4rem' },
    '& > section': { flex: '2 1 0', minWidth: 0 },
  },
})

const stepNames = ['pickup', 'destination', 'summary'] as const

interface StepProps {
  name: (typeof stepNames)[number]
  children: Elements
}

function Step({ name, children }: StepProps) {
  const { t } = useTranslation()
  const id = `pickup-step-${name}`
  const at = { step: stepNames.indexOf(name) + 1, count: stepNames.length }
  return (
    <section aria-labelledby={id}>
      <Progress>{t('pickup.step', at)}</Progress>
      <SectionTitle id={id}>{t(`pickup.steps.${name}`)}</SectionTitle>
      {children}
    </section>
  )
}

/** The form: its three steps one below the other, so that the guest sees all that is asked (PICK-01). */
export function PickupSteps({ places }: { places: readonly PickupLocation[] }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const form = useSelector(selectForm)
  const status = useSelector(selectPickupStatus)
  const present = { now: useNow(30_000), timezone: useSelector(selectTimezone) }
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
  const shown = { errors, isAlone }

  // Focuses the first invalid field when the request cannot be sent.
  useEffect(() => {
    if (attempts > 0) focusInvalid(steps.current)
  }, [attempts])
  // The form begins anew after it was sent (PICK-13).
  useEffect(() => {
    if (status === 'success') setChecked(false)
  }, [status])
  const send = () => {
    if (!hasErrors(found)) return dispatch(pickupConfirmed())
    setChecked(true)
    setAttempts(attempts + 1)
  }
  return (
    <>
      {toCorrect.length > 1 && <ErrorSummary title={t('app.correct')} errors={toCorrect} />}
      <Steps ref={steps} data-tour="pickup-steps">
        <div>
          <Step name="pickup">
            <PlaceField {...shown} field="from" places={places} />
            <WindowFields {...shown} present={present} />
          </Step>
          <Step name="destination">
            <PlaceField {...shown} field="to" places={places} />
          </Step>
        </div>
        <Step name="summary">
          <Summary places={places} />
        </Step>
      </Steps>
      <SendBar onSend={send} />
    </>
  )
}
