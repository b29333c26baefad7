import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { codeOf } from '../browser/code.ts'
import { openScreens, screenOf } from '../domains/addresses.ts'
import { missingCodeDismissed, selectIsCodeMissing } from '../domains/code/slice.ts'
import { selectConfig, selectConfigError } from '../domains/config/slice.ts'
import { selectDialog } from '../domains/dialogs/slice.ts'
import { selectPlace } from '../domains/navigation/slice.ts'
import { selectNotice } from '../domains/notices/slice.ts'
import { selectIsPromoEnabled } from '../domains/promo/slice.ts'
import { judge } from '../domains/session/rules.ts'
import { selectIsStaying, selectMode, selectStatus } from '../domains/session/slice.ts'
import { ScreenSkeleton } from '../ui/ScreenSkeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { ConnectionLine } from './ConnectionLine.tsx'
import { Late, nothing } from './code/Late.tsx'
import { LoadingLine } from './code/LoadingLine.tsx'
import { MissingCode } from './code/MissingCode.tsx'
import { useShownScreen } from './code/useShownScreen.ts'
import { Failsafe } from './Failsafe.tsx'
import { codeAt, Screens } from './routes.tsx'
import { useArrival } from './useArrival.ts'
import { useRemote } from './useRemote.ts'
import { useScrollMemory } from './useScrollMemory.ts'

// The bars come after the first screen: a guest who signs in has no use for them.
const bars = codeOf(() => import('./bar/Bars.tsx'), 'Bars')
const configLine = codeOf(() => import('./ConfigLine.tsx'), 'ConfigLine')
const consent = codeOf(() => import('./consent/Consent.tsx'), 'Consent')
const bottomNav = codeOf(() => import('./nav/BottomNav.tsx'), 'BottomNav')
const coreDialog = codeOf(() => import('./dialogs/CoreDialogHost.tsx'), 'CoreDialogHost')
const notices = codeOf(() => import('./notices/NoticeHost.tsx'), 'NoticeHost')
const promoStar = codeOf(() => import('./promo/PromoStar.tsx'), 'PromoStar')
const stayOverlays = codeOf(() => import('./StayOverlays.tsx'), 'StayOverlays')

const Main = styled('main')({ display: 'block', outline: 0 })
// The top bar's place until it is there, so that nothing below it moves.
const BarPlace = styled('div')({ height: '3.5rem', 'header ~ &': { display: 'none' } })

/** What stands around every screen: bars, the line that speaks of the channel, dialogs and notices. */
export function Frame() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  const place = useSelector(selectPlace)
  const status = useSelector(selectStatus)
  const mode = useSelector(selectMode)
  const isStaying = useSelector(selectIsStaying)
  const hasConfigFailed = useSelector(selectConfigError) !== null
  const hasConsent = useSelector(selectConfig).consent_script_url !== ''
  const isCodeMissing = useSelector(selectIsCodeMissing)
  const hasDialog = useSelector(selectDialog) !== null
  const hasNotice = useSelector(selectNotice) !== null
  const isPromoEnabled = useSelector(selectIsPromoEnabled)
  const { shown, loading } = useShownScreen(codeAt)
  useArrival(shown?.location.pathname ?? null)
  useScrollMemory(shown)
  useRemote()

  const screen = screenOf(pathname)
  const isLogin = screen?.name === 'login'
  // A screen is drawn once the session may see it: until then, and on the way elsewhere, its shape stands in.
  const isServed = isStaying || (screen !== null && openScreens.includes(screen.name))
  const mayEnter = isServed && screen !== null && judge(screen.name, status, mode) === 'pass'
  return (
    <>
      <ConnectionLine />
      {hasConfigFailed && <Late code={configLine} props={nothing} />}
      {status === 'fetching' && <LoadingLine />}
      {!isLogin && <Late code={bars} props={nothing} />}
      {!isLogin && <BarPlace />}
      <Main id="content" tabIndex={-1}>
        <Failsafe resetKey={place?.pathname ?? ''}>
          {mayEnter ? (
            <Screens shown={shown} loading={loading} />
          ) : (
            <>
              <VisuallyHidden>
                <h1>{t('app.loading')}</h1>
              </VisuallyHidden>
              <ScreenSkeleton label={t('app.loading')} />
            </>
          )}
        </Failsafe>
      </Main>
      {!isLogin && isStaying && <Late code={bottomNav} props={nothing} />}
      {hasDialog && <Late code={coreDialog} props={nothing} />}
      {hasNotice && <Late code={notices} props={nothing} />}
      {hasConsent && <Late code={consent} props={nothing} />}
      {isStaying && <Late code={stayOverlays} props={nothing} />}
      {isPromoEnabled && <Late code={promoStar} props={nothing} />}
      {isCodeMissing && <MissingCode onClose={() => dispatch(missingCodeDismissed())} />}
    </>
  )
}
