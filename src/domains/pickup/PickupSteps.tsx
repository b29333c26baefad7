import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { PickupLocation } from '../../contract/pickup.ts'
import { useQuery } from '../../core/routing/useQuery.ts'
import { selectIsInDoubt } from '../../core/sending/slice.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { focusGroup, focusInvalid } from '../../ui/focusInvalid.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { useGo } from '../navigation/useGo.ts'
import { selectTimezone } from '../property/slice.ts'
import { pickupIntent } from './intent.ts'
import { PlaceList } from './PlaceList.tsx'
import { pickupPath } from './paths.ts'
import { destinationErrors, hasErrors, type PickupErrors, pickupErrors } from './request.ts'
import { Summary } from './Summary.tsx'
import { selectForm, selectPickupStatus } from './slice.ts'
import { WindowFields } from './WindowFields.tsx'

const Progress = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
}))

const stepNames = ['pickup', 'destination', 'summary'] as const

/** The three steps of the form. The step is in the query string, so that Back returns to the previous one. */
export function PickupSteps({ places }: { places: readonly PickupLocation[] }) {
  const { t } = useTranslation()
  const go = useGo()
  const query = useQuery()
  const form = useSelector(selectForm)
  const status = useSelector(selectPickupStatus)
  const isInDoubt = useSelectorWith(selectIsInDoubt, pickupIntent)
  const present = { now: useNow(30_000), timezone: useSelector(selectTimezone) }
  const [checkedStep, setCheckedStep] = useState(0)

  const atPickup = pickupErrors(form, places, present)
  const atDestination = destinationErrors(form, places)
  // A step opens only when all previous steps are valid, even if the URL names it.
  const firstOpen = hasErrors(atPickup) ? 1 : hasErrors(atDestination) ? 2 : 3
  const asked = Math.max(1, Math.trunc(Number(query.get('step'))) || 1)
  // A pending request cannot be changed any more (PICK-10).
  const step = status === 'requested' ? stepNames.length : Math.min(asked, firstOpen)
  // So that the form does not go on by itself once what is missing is filled in.
  const isTooFar = asked > firstOpen && status !== 'requested'
  useEffect(() => {
    if (isTooFar) go(`${pickupPath}?step=${firstOpen}`, { replace: true })
  }, [isTooFar, firstOpen, go])
  const name = stepNames[step - 1] ?? 'pickup'
  const shown = (at: number, found: PickupErrors) => (checkedStep === at ? found : {})
  const [attempts, setAttempts] = useState(0)
  const steps = useRef<HTMLDivElement>(null)
  // Focuses the first invalid field when the guest cannot go on.
  useEffect(() => {
    if (attempts > 0) focusInvalid(steps.current)
  }, [attempts])
  const errors = step < stepNames.length ? shown(step, step === 1 ? atPickup : atDestination) : {}
  const toCorrect = Object.entries(errors).map(([field, error]) => ({
    text: t(`pickup.errors.${field}.${error}`),
    onPress: () => focusGroup(document.getElementById(`pickup-${field}`)),
  }))
  // Announced in its place; several are announced together.
  const isAlone = toCorrect.length === 1
  const goOn = () => {
    setCheckedStep(step)
    setAttempts(attempts + 1)
    if (firstOpen > step) go(`${pickupPath}?step=${step + 1}`)
  }
  return (
    <>
      {status === 'success' && (
        <Notice tone="success" role="status">
          {t('content.request.sent')}
        </Notice>
      )}
      {isInDoubt && step < stepNames.length && (
        <Notice tone="error" role="alert">
          {t('content.request.doubt')}
        </Notice>
      )}
      <div data-tour="pickup-steps">
        <Progress>{t('pickup.step', { step, count: stepNames.length })}</Progress>
        <SectionTitle id="pickup-step">{t(`pickup.steps.${name}`)}</SectionTitle>
      </div>
      {toCorrect.length > 1 && <ErrorSummary title={t('app.correct')} errors={toCorrect} />}
      <div ref={steps}>
        {step === 1 && (
          <>
            <PlaceList field="from" places={places} error={shown(1, atPickup).from} isAlone={isAlone} />
            <WindowFields present={present} errors={shown(1, atPickup)} isAlone={isAlone} />
          </>
        )}
        {step === 2 && (
          <PlaceList field="to" places={places} error={shown(2, atDestination).to} isAlone={isAlone} />
        )}
      </div>
      {step === 3 ? (
        <Summary places={places} />
      ) : (
        <BottomBar>
          <div data-tour="pickup-next" style={{ width: '100%' }}>
            <PrimaryAction label={t('pickup.next')} onClick={goOn} />
          </div>
        </BottomBar>
      )}
    </>
  )
}
