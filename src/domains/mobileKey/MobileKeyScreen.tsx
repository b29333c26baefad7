import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { isPending } from '../../core/loadable.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { centredColumn } from '../../ui/sharedStyles.ts'
import { useSessionHref } from '../navigation/useSessionHref.ts'
import { HotelNoticePart } from '../offline/HotelNoticePart.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectSettings, selectSettingsStatus } from '../property/slice.ts'
import { selectIsDemo, selectOnekeySession, selectPropertyId, selectShownRoom } from '../session/slice.ts'
import { KeyButton } from './KeyButton.tsx'
import { KeyEntry } from './KeyEntry.tsx'
import { openingMethod } from './offersKey.ts'
import { emailSheetOpened, keyPressed, selectIsEmailSheetOpen, selectKeyStage } from './slice.ts'
import { useOffersKey } from './useOffersKey.ts'
import { ValidUntil } from './ValidUntil.tsx'

/** The mobile key, for guests who are offered one; all others are redirected to the home screen (KEY-01). */
export function MobileKeyScreen() {
  const { t } = useTranslation()
  const href = useSessionHref()
  const isOffered = useOffersKey()
  const isDemo = useSelector(selectIsDemo)
  const propertyId = useSelector(selectPropertyId)
  const settingsStatus = useSelectorWith(selectSettingsStatus, propertyId)
  if (isOffered || isDemo) return <Key />
  const isLoading = propertyId !== '' && isPending(settingsStatus)
  if (isLoading) return <ScreenSkeleton label={t('app.loading')} title={t('key.title')} width="read" />
  return <Navigate to={href('/')} replace />
}

// Centred, within reach of the thumb.
const Middle = styled('div')({
  flex: '1 0 auto',
  ...centredColumn,
  textAlign: 'center',
})
const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.25rem 0 0',
  color: theme.palette.text.secondary,
  '& > button': { marginInlineStart: '0.25rem' },
}))

function Key() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const room = useSelector(selectShownRoom)
  const stage = useSelector(selectKeyStage)
  const isEmailSheetOpen = useSelector(selectIsEmailSheetOpen)
  const email = useSelector(selectOnekeySession)?.otpEmail
  const isDemo = useSelector(selectIsDemo)
  // Shown before the first press, which would ask for the e-mail address.
  const hotel = useHotelNeeded(isDemo)
  const needsCode = openingMethod(useSelector(selectSettings).onekey) === 'link' || isDemo
  return (
    <Screen width="read">
      <ScreenTitle {...(room && { below: t('bar.roomNumber', { room }) })}>{t('key.title')}</ScreenTitle>
      <Middle>
        <KeyButton
          stage={stage}
          room={room}
          describedBy={hotel.describedBy}
          onPress={() => hotel.press(() => dispatch(keyPressed()))}
        />
        {hotel.describedBy && <HotelNoticePart />}
        <ValidUntil />
        {stage === 'expired' && <Hint>{t('key.expiredText')}</Hint>}
        {!email && needsCode && stage === 'ready' && <Hint>{t('key.entry.text')}</Hint>}
        {email && (
          <Hint>
            <span>{t('key.codeGoesTo', { email })}</span>
            <Button onClick={() => dispatch(emailSheetOpened())}>
              <span>{t('key.change')}</span>
            </Button>
          </Hint>
        )}
      </Middle>
      {isEmailSheetOpen && <KeyEntry />}
    </Screen>
  )
}
