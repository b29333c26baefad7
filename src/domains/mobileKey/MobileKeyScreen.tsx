import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { isPending } from '../../core/load.ts'
import { isEmail } from '../../core/text/email.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { formatDate } from '../../core/time/dates.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Field } from '../../ui/Field.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { centredColumn } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectLocale } from '../language/slice.ts'
import { useSessionHref } from '../navigation/useSessionHref.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectSettings, selectSettingsStatus, selectTimezone } from '../property/slice.ts'
import { selectIsDemo, selectOnekeySession, selectPropertyId, selectShownRoom } from '../session/slice.ts'
import { KeyButton } from './KeyButton.tsx'
import { openingMethod } from './offersKey.ts'
import { isCode } from './rules.ts'
import {
  codeSubmitted,
  emailSheetClosed,
  emailSheetOpened,
  emailSubmitted,
  keyPressed,
  selectExpireAt,
  selectIsEmailSheetOpen,
  selectKeyStage,
} from './slice.ts'
import { useOffersKey } from './useOffersKey.ts'

interface EmailFormProps {
  /** The e-mail address of the last opening since the page was loaded. */
  initialEmail: string
  onDone: (email: string) => void
}

function EmailForm({ initialEmail, onDone }: EmailFormProps) {
  const { t } = useTranslation()
  const { missing } = useHotelNeeded()
  // No draft: the address is sent only in the request for the link, and is not stored (KEY-19).
  const [email, setEmail] = useState(initialEmail)
  const [isInvalid, setInvalid] = useState(false)
  const field = useRef<HTMLElement>(null)
  useEffect(() => field.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = email.trim()
    if (isEmail(trimmed)) return onDone(trimmed)
    setInvalid(true)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field
        required
        ref={field}
        name="otpEmail"
        type="email"
        maxLength={maxTextLength}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="send"
        label={t('login.email')}
        value={email}
        error={
          isInvalid && !isEmail(email.trim())
            ? t(email.trim() ? 'login.emailInvalid' : 'login.emailRequired')
            : undefined
        }
        onChange={setEmail}
      />
      <PrimaryAction type="submit" label={t('key.entry.send')} missing={missing} />
    </form>
  )
}

/** The code of the demo: any six digits are accepted (KEY-20). */
function CodeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const field = useRef<HTMLElement>(null)
  useEffect(() => field.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isCode(code)) onDone()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field
        required
        ref={field}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={6}
        label={t('key.entry.code')}
        hint={t('key.entry.codeHint')}
        value={code}
        onChange={setCode}
      />
      <PrimaryAction
        type="submit"
        label={t('key.open')}
        missing={
          isCode(code)
            ? undefined
            : {
                text: `${t('key.entry.code')} · ${t('key.entry.codeHint')}`,
                onPress: () => field.current?.focus(),
              }
        }
      />
    </form>
  )
}

const Text = styled('p')({ margin: '0 0 1.25rem' })

/**
 * Asks for the e-mail address to which the hotel sends a code. The code itself is entered on the page of the
 * link; only the demo, which has no link, asks for it here (KEY-19, KEY-20).
 */
function KeyEntry() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isDemo = useSelector(selectIsDemo)
  const initialEmail = useSelector(selectOnekeySession)?.otpEmail ?? ''
  const [sentTo, setSentTo] = useState('')
  return (
    <SheetDialog
      open
      onClose={() => dispatch(emailSheetClosed())}
      title={t(sentTo ? 'key.entry.codeTitle' : 'key.entry.title')}
      closeLabel={t('app.close')}
    >
      <Text>{sentTo ? t('key.entry.sent', { email: sentTo }) : t('key.entry.text')}</Text>
      {sentTo ? (
        <CodeForm onDone={() => dispatch(codeSubmitted())} />
      ) : (
        <EmailForm
          initialEmail={initialEmail}
          onDone={(email) => (isDemo ? setSentTo(email) : dispatch(emailSubmitted(email)))}
        />
      )}
    </SheetDialog>
  )
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.tokens.figures,
  margin: '0.5rem 0 0',
  // The line keeps its height while the time is loading.
  minHeight: '1.45em',
  color: theme.palette.text.secondary,
}))

/** Shows when the key expires, by the hotel's clock. */
function ValidUntil() {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const timezone = useSelector(selectTimezone)
  const expireAt = useSelector(selectExpireAt)
  const { time: readable } = useTimes()
  const at = expireAt && hotelTime(Date.parse(expireAt), timezone)
  return (
    <Line data-tour="key-valid" id="key-valid">
      {at &&
        t('key.validUntil', {
          day: formatDate(at.slice(0, 10), locale, { weekday: 'long', day: 'numeric', month: 'short' }),
          time: readable(timeOfDay(at)),
        })}
    </Line>
  )
}

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
  if (isLoading) return <ScreenSkeleton title={t('key.title')} width="read" />
  return <Navigate to={href('/')} replace />
}

// Centred, within reach of the thumb.
const Middle = styled('div')({
  flex: '1 0 auto',
  ...centredColumn,
  textAlign: 'center',
  // On a television the words are beside the key.
  [onTelevision]: { display: 'block', textAlign: 'start', '& > p': { fontSize: '1.125rem' } },
})
const Side = styled('div')({ ...centredColumn, textAlign: 'center' })
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
  const { away } = useHotelNeeded(isDemo)
  const isWaiting = away !== undefined && stage === 'ready'
  const needsCode = openingMethod(useSelector(selectSettings).onekey) === 'link' || isDemo
  const isOnTv = useFormFactor() === 'tv'
  const button = <KeyButton stage={stage} room={room} away={away} onPress={() => dispatch(keyPressed())} />
  return (
    <Screen width="read" {...(isOnTv && { beside: true, hero: <Side>{button}</Side> })}>
      <ScreenTitle {...(room && { below: t('bar.roomNumber', { room }) })}>{t('key.title')}</ScreenTitle>
      <Middle>
        {!isOnTv && button}
        <ValidUntil />
        {(stage === 'expired' || isWaiting) && <Hint>{t('kiosk.reception')}</Hint>}
        {!email && needsCode && stage === 'ready' && !isWaiting && <Hint>{t('key.entry.text')}</Hint>}
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
