import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { PickupLocation } from '../../contract/pickup.ts'
import { useNow } from '../../core/time/useNow.ts'
import { ErrorSummary, focusInvalid } from '../../ui/ErrorSummary.tsx'
import type { Elements } from '../../ui/elements.types.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { selectTimezone } from '../property/slice.ts'
import { fieldId } from './PickupField.tsx'
import { PlaceField } from './PlaceField.tsx'
import { hasErrors, pickupErrors } from './request.ts'
import { SendBar } from './SendBar.tsx'
import { Summary } from './Summary.tsx'
import { pickupConfirmed, selectForm, selectPickupStatus } from './slice.ts'
import { WindowFields } from './WindowFields.tsx'

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
