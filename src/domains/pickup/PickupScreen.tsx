import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import TaxiIcon from '~icons/ic/outline-local-taxi'
import { EmptyState, FailedState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { TitleShape } from '../../ui/Shapes.tsx'
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useSignIn } from '../navigation/useSignIn.ts'
import { selectGuestName } from '../session/slice.ts'
import { PickupSteps } from './PickupSteps.tsx'
import { placesWanted, selectPlaces } from './slice.ts'

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
  const dispatch = useDispatch()
  const {
    status,
    value: { locations },
  } = useSelector(selectPlaces)
  if (locations.length > 0) return <PickupSteps places={locations} />
  if (status === 'success' || status === 'failure')
    return (
      <FailedState
        text={t('pickup.unavailable')}
        retryLabel={t('app.tryAgain')}
        onRetry={() => dispatch(placesWanted())}
      />
    )
  return (
    <Waiting label={t('app.loading')}>
      <Skeleton variant="text" width="5rem" />
      <TitleShape />
      {['from', 'date', 'time'].map((field) => (
        <Skeleton key={field} variant="rounded" height="3.25rem" style={{ marginTop: '2.75rem' }} />
      ))}
    </Waiting>
  )
}
