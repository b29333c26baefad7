import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { useHref } from '../navigation/useHref.ts'
import { selectSettingsStatus } from '../property/slice.ts'
import { selectIsDemo, selectOnekeySession, selectPropertyId, selectRoom } from '../session/slice.ts'
import { KeyButton } from './KeyButton.tsx'
import { KeyEntry } from './KeyEntry.tsx'
import { entryOpened, keyLookedAt, keyPressed, selectIsEntering, selectKeyStage } from './slice.ts'
import { useOffersKey } from './useOffersKey.ts'
import { ValidUntil } from './ValidUntil.tsx'

type State = Parameters<typeof selectSettingsStatus>[0]

/** The key, for those who have one; everybody else goes home (KEY-01). */
export function MobileKeyScreen() {
  const { t } = useTranslation()
  const href = useHref()
  const isOffered = useOffersKey()
  const isDemo = useSelector(selectIsDemo)
  const propertyId = useSelector(selectPropertyId)
  const settings = useSelector((state: State) => selectSettingsStatus(state, propertyId))
  if (isOffered || isDemo) return <Key />
  const mayCome = propertyId !== '' && (settings === 'unknown' || settings === 'fetching')
  if (mayCome) return <ScreenSkeleton label={t('app.loading')} title={t('key.title')} width="read" />
  return <Navigate to={href('/')} replace />
}

// The key where the thumb is, what is to be known of it around.
const Middle = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
})
const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.25rem 0 0',
  color: theme.palette.text.secondary,
  '& > button': { marginInlineStart: '0.25rem' },
}))

function Key() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const room = useSelector(selectRoom)
  const stage = useSelector(selectKeyStage)
  const isEntering = useSelector(selectIsEntering)
  const email = useSelector(selectOnekeySession)?.otpEmail
  useEffect(() => {
    dispatch(keyLookedAt())
  }, [dispatch])
  return (
    <Screen width="read">
      <ScreenTitle {...(room && { below: t('bar.roomNumber', { room }) })}>{t('key.title')}</ScreenTitle>
      <Middle>
        <KeyButton stage={stage} room={room} onPress={() => dispatch(keyPressed())} />
        <ValidUntil />
        {stage === 'expired' && <Quiet>{t('key.expiredText')}</Quiet>}
        {email && (
          <Quiet>
            {t('key.codeGoesTo', { email })}
            <Button onClick={() => dispatch(entryOpened())}>{t('key.change')}</Button>
          </Quiet>
        )}
      </Middle>
      {isEntering && <KeyEntry />}
    </Screen>
  )
}
