import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import TaxiIcon from '~icons/ic/outline-local-taxi'
import { useLoad } from '../../core/load.ts'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { TitleShape } from '../../ui/Shapes.tsx'
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useSignIn } from '../navigation/useSignIn.ts'
import { selectGuestName } from '../session/slice.ts'
import { PickupSteps } from './PickupSteps.tsx'
import { places } from './slice.ts'

/** `/pickup`: requests a car from the hotel (PICK-01). */
export function PickupScreen() {
  const { t } = useTranslation()
  const isGuest = useSelector(selectGuestName) !== ''
  const isOnTv = useFormFactor() === 'tv'
  return (
    <Screen width={isOnTv ? 'wide' : 'read'}>
      <ScreenTitle below={t('pickup.text')}>{t('pickup.title')}</ScreenTitle>
      {isGuest ? <Places /> : <SignInFirst />}
    </Screen>
  )
}

function SignInFirst() {
  const { t } = useTranslation()
  return (
    <EmptyState
      text={t('content.request.signIn')}
      icon={<TaxiIcon fontSize="inherit" />}
      action={{ label: t('guest.signIn'), onClick: useSignIn() }}
    />
  )
}

function Places() {
  const { t } = useTranslation()
  const { status, value, retry } = useLoad(places)
  if (value.locations.length > 0) return <PickupSteps places={value.locations} />
  if (status === 'success' || status === 'failure')
    return <FailedState text={t('pickup.unavailable')} onRetry={retry} />
  return (
    <Waiting>
      <Skeleton variant="text" width="5rem" />
      <TitleShape />
      {['from', 'date', 'time'].map((field) => (
        <Skeleton key={field} variant="rounded" height="3.25rem" style={{ marginTop: '2.75rem' }} />
      ))}
    </Waiting>
  )
}
