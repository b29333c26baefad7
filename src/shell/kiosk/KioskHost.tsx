import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { type MouseEvent, type ReactElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { isAt } from '../../core/routing/buildPath.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { selectIsLost, selectIsUnreachable } from '../../domains/channel/slice.ts'
import { kioskBegun, selectKiosk } from '../../domains/kiosk/slice.ts'
import { localeOf, nameOf } from '../../domains/language/languages.ts'
import { languageChosen, selectLanguage, selectOfferedLanguages } from '../../domains/language/slice.ts'
import { PictureOfTheHourPart } from '../../domains/login/PictureOfTheHourPart.tsx'
import { selectThemeTitle } from '../../domains/theme/slice.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { styled } from '../../ui/styled.tsx'
import { Above, LowerScrim, lying, Page, PresenceDialog, Words } from './PresenceDialog.tsx'
import { TopBanner } from './TopBanner.tsx'

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  '&&': { fontSize: '3.5rem', lineHeight: 1.15 },
}))
const Begin = styled(Button)(({ theme }) => ({
  ...theme.typography.h3,
  minHeight: '5rem',
  minWidth: '20rem',
  margin: '2.5rem 0 0',
  [lying]: { marginTop: '1.5rem' },
  padding: '1rem 3rem',
  borderRadius: '2.5rem',
}))
const Languages = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  maxWidth: '44rem',
  margin: '2.75rem -0.375rem 0',
  [lying]: { maxWidth: '70rem', marginTop: '1.75rem' },
  '& > button': {
    ...theme.typography.body1,
    minHeight: '3rem',
    margin: '0.375rem',
    padding: '0 1.25rem',
    borderRadius: '1.5rem',
    color: '#FFFFFF',
    backgroundColor: 'rgba(255, 255, 255, 0.16)',
    '&[aria-current]': { color: '#14161A', backgroundColor: '#FFFFFF' },
  },
  [`${keyboardInUse} & > button:focus`]: { boxShadow: '0 0 0 3px #FFFFFF' },
}))
const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '26rem',
  margin: '2.5rem 0 4rem',
}))

/** Unless somebody already writes into the form that stood here before. */
const takeFocus = (page: HTMLElement | null) => {
  if (!document.activeElement?.matches('input')) page?.focus()
}

/**
 * The idle screen of a kiosk: the hotel's name, and how to begin. It covers everything, so that nothing behind it can
 * be touched.
 */
function AttractScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const hotel = useSelector(selectThemeTitle)
  const selected = useSelector(selectLanguage)
  const offered = useSelector(selectOfferedLanguages)
  const { isAwaitingHotel } = useSelector(selectKiosk)
  const isLost = useSelector(selectIsLost)
  const isUnreachable = useSelector(selectIsUnreachable)
  const canBegin = !isAwaitingHotel && !isLost && !isUnreachable

  const begin = () => canBegin && dispatch(kioskBegun())
  const beginIn = (language: string) => (event: MouseEvent) => {
    event.stopPropagation()
    dispatch(languageChosen(language))
    begin()
  }
  return (
    <Above open hideBackdrop disableAutoFocus disableEnforceFocus>
      <Page
        ref={takeFocus}
        role="dialog"
        aria-modal="true"
        aria-labelledby="kiosk-hotel"
        tabIndex={-1}
        onClick={begin}
      >
        <PictureOfTheHourPart />
        <LowerScrim />
        <Words>
          <Title id="kiosk-hotel">{hotel || t('login.title')}</Title>
          {canBegin ? (
            <>
              <Begin variant="contained">
                <span>{t('kiosk.begin')}</span>
              </Begin>
              <Languages role="group" aria-label={t('language.title')}>
                {offered.map((key) => (
                  <Button
                    key={key}
                    lang={localeOf(key)}
                    aria-current={key === selected || undefined}
                    onClick={beginIn(key)}
                  >
                    <span>{nameOf(key)}</span>
                  </Button>
                ))}
              </Languages>
            </>
          ) : (
            <Notice role="status">{t('kiosk.awaitingHotel')}</Notice>
          )}
        </Words>
      </Page>
    </Above>
  )
}

const fields = 'input, textarea, [contenteditable]'
const styles = {
  body: { userSelect: 'none', WebkitUserSelect: 'none', WebkitTouchCallout: 'none' },
  // As high as every other touch target, for guests who use the kiosk standing.
  '.MuiMenuItem-root': { minHeight: '3rem' },
  // Links within a sentence, such as those to the terms.
  'label a': { display: 'inline-block', padding: '0.625rem 0' },
  [fields]: { userSelect: 'text', WebkitUserSelect: 'text' },
} as const

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null)

/**
 * Locks a kiosk down: no context menu, no dragging, no text selection, no downloads of films, and no autocompletion of
 * what another guest has typed. Pinch zoom stays possible.
 */
function useKioskLockdown(): ReactElement | null {
  useEffect(() => {
    const preventOutsideFields = (event: Event) => {
      if (!elementOf(event)?.closest(fields)) event.preventDefault()
    }
    const forgetEntries = (event: Event) => {
      const field = elementOf(event)?.closest('input, textarea')
      field?.setAttribute('autocomplete', 'off')
    }
    const forbidDownload = (event: Event) => {
      const video = elementOf(event)?.closest('video')
      video?.setAttribute('controlslist', 'nodownload noremoteplayback')
    }
    const listeners = [
      ['play', forbidDownload],
      ['contextmenu', preventOutsideFields],
      ['dragstart', preventOutsideFields],
      ['focusin', forgetEntries],
    ] as const
    for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
    }
  }, [])
  return <GlobalStyles styles={styles} />
}

/** Renders the overlays that a kiosk shows on top of every screen. */
export function KioskHost() {
  return useStartedDomain('kiosk', true).isStarted && <Kiosk />
}

function Kiosk() {
  const { phase } = useSelector(selectKiosk)
  const { pathname } = useLocation()
  const styles = useKioskLockdown()
  return (
    <>
      {styles}
      {/* The sign-in has its own background picture. */}
      {!isAt(pathname, loginPath) && <TopBanner />}
      {phase === 'asking' && <PresenceDialog />}
      {phase === 'rest' && <AttractScreen />}
    </>
  )
}
