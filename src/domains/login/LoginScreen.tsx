import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { ScreenTitle } from '../../ui/Screen.tsx'
import { styled } from '../../ui/styled.tsx'
import { CheckinOffer } from '../checkout/CheckinOfferPart.tsx'
import { HotelLogo } from '../menu/HotelLogoPart.tsx'
import { selectDeviceMode, selectSession } from '../session/slice.ts'
import { selectThemeTitle } from '../theme/slice.ts'
import { SignInForm } from './SignInForm.tsx'
import { TimeOfDayPicturePart } from './TimeOfDayPicturePart.tsx'

/**
 * The space above the form in portrait. Measured from the top, because content below the form is rendered late, and
 * must not move the form.
 */
const belowPicture = (formRem: number) => ({
  marginTop: '30vh',
  '@supports (width: max(1px, 1vw))': { marginTop: `max(30vh, calc(100vh - ${formRem}rem))` },
})

// Phones and kiosks: the form is on a sheet over the lower part of the picture. Wide screens: side by side.
const Page = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  backgroundColor: theme.palette.background.default,
  // Fixed, so that the picture stays where a low window scrolls, and its lower edge is never visible.
  '& > picture': { position: 'fixed', height: '100vh' },
}))
const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 0 auto',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '34rem',
  margin: '0 auto',
  ...belowPicture(40),
  padding: '2rem 1.5rem calc(1.5rem + env(safe-area-inset-bottom, 0px))',
  borderRadius: '1.75rem 1.75rem 0 0',
  backgroundColor: theme.palette.background.default,
  // On the smallest phones the picture is a strip, so that the button is within the window.
  '@media (orientation: portrait) and (max-height: 600px)': {
    marginTop: '4.5rem',
    '@supports (width: max(1px, 1vw))': { marginTop: '4.5rem' },
    paddingTop: '1.25rem',
  },
  [onStandingKiosk]: { marginTop: '1.5rem' },
  '@media (orientation: landscape) and (min-width: 960px)': {
    flex: 'none',
    // Includes space for the offers below the form.
    minHeight: 'min(37.75rem, 90vh)',
    marginTop: 'auto',
    marginBottom: 'auto',
    // The pictures show the hotel on their left side.
    marginInlineStart: 'auto',
    marginInlineEnd: '7vw',
    width: '30rem',
    borderRadius: '1.75rem',
    padding: '2.5rem',
  },
}))
const Corner = styled('div')({
  position: 'absolute',
  top: '1rem',
  right: '1rem',
  zIndex: 1,
  '@media (orientation: landscape) and (min-width: 960px)': { right: 'auto', left: '1.5rem', top: '1.5rem' },
  [onTelevision]: { left: '5vw', top: '5vh' },
  // A child or somebody in a wheelchair can reach only the lower part of an upright kiosk.
  [onStandingKiosk]: {
    position: 'relative',
    top: 0,
    right: 0,
    // Reserves the height of its button, which is rendered late.
    minHeight: '3rem',
    margin: '0 auto',
    // Everything is visible even if each field shows an error.
    ...belowPicture(48),
  },
})
// A float, so that a long title wraps around the logo.
const LogoPlace = styled('div')({ float: 'right', maxWidth: '45%', marginInlineStart: '1rem' })

// Rarely needed, so its code is not part of the first load.
const residentChoice = lazyModule(() => import('./ResidentChoice.tsx'), 'ResidentChoice')

type SessionState = Parameters<typeof selectSession>[0]

function selectIsChoosing(state: SessionState): boolean {
  const { status, loginData, residents } = selectSession(state)
  return status === 'multiple_residents' && loginData.name !== '' && residents.some(({ name }) => name)
}

const selectIsRejected = (state: SessionState) => selectSession(state).signIn === 'rejected'

// Once the guest's domains are loaded, these are above every screen.
const needsLetters = (
  state: Parameters<typeof selectDeviceMode>[0] & Parameters<typeof selectAreGuestDomainsLoaded>[0],
) => selectDeviceMode(state) === 'tv' && !selectAreGuestDomainsLoaded(state)

const letters = lazyModule(() => import('../device/LettersPart.tsx'), 'LettersPart')
const languageMenu = lazyModule(() => import('../language/LanguageMenuPart.tsx'), 'LanguageMenu')

// Constant elements are not rendered again with the screen, while the hotel answers.
const above = (
  <>
    <TimeOfDayPicturePart />
    <Corner>
      <LazyPart module={languageMenu} props={noProps} />
    </Corner>
  </>
)
const logo = (
  <LogoPlace>
    <HotelLogo height="3rem" />
  </LogoPlace>
)
const form = <SignInForm />
const lettersPart = <LazyPart module={letters} props={noProps} />
const offer = <CheckinOffer />

/**
 * The sign-in form, or the choice among several residents, over the hotel's picture, with a language menu for guests who
 * cannot read the form.
 */
export function LoginScreen() {
  const { t } = useTranslation()
  const hotel = useSelector(selectThemeTitle)
  const isChoosing = useSelector(selectIsChoosing)
  // After a refusal the error message contains the offer itself.
  const isRejected = useSelector(selectIsRejected)
  const hasLetters = useSelector(needsLetters)
  return (
    <Page>
      {above}
      <Sheet>
        {logo}
        <ScreenTitle above={hotel && t('login.title')} pageTitle={t('guest.signIn')}>
          {hotel || t('login.title')}
        </ScreenTitle>
        {isChoosing ? <LazyPart module={residentChoice} props={noProps} /> : form}
        {!isRejected && offer}
        {hasLetters && lettersPart}
      </Sheet>
    </Page>
  )
}
