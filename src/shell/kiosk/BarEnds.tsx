import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import AccessibleIcon from '~icons/ic/outline-accessible'
import { selectCanGoBack } from '../../core/routing/slice.ts'
import { useHistory } from '../../core/routing/useHistory.ts'
import { kioskEnded, screenLowered, selectKiosk } from '../../domains/kiosk/slice.ts'
import { onStandingKiosk } from '../../ui/formFactor.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { centredColumn } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  minHeight: '4rem',
  // The same background as that of the navigation, also if there is nothing between the ends.
  backgroundColor: theme.palette.background.paper,
  // Each label has the width that it needs; one of two lines is as high as the bar.
  '& .MuiBottomNavigationAction-root': { flex: '1 1 auto', minWidth: 0, padding: '0 0.25rem' },
  '& .MuiBottomNavigationAction-label': { lineHeight: 1.15 },
}))
const Press = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  flex: '0 1 auto',
  ...centredColumn,
  minWidth: '5rem',
  maxWidth: '9rem',
  padding: '0 0.5rem',
  border: 0,
  color: theme.palette.text.secondary,
  backgroundColor: 'transparent',
  '&[aria-disabled]': { opacity: 0.4 },
}))
const Lower = styled(Press)(({ theme }) => ({
  display: 'none',
  '& > svg': { width: '2rem', height: '2rem' },
  [onStandingKiosk]: { display: 'flex' },
  '&[aria-pressed="true"]': { color: theme.tokens.onFill, backgroundColor: theme.tokens.fill },
}))
const Finish = styled(Press)(({ theme }) => ({ fontWeight: 600, color: theme.palette.primary.main }))

/**
 * The buttons on either side of a kiosk's bottom navigation: Back, for which a kiosk has no key or gesture, one that lowers
 * what a child or somebody in a wheelchair does not reach, and Finish.
 */
export function BarEnds({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const history = useHistory()
  const canGoBack = useSelector(selectCanGoBack)
  const { isLowered } = useSelector(selectKiosk)
  return (
    <Ends>
      <Press
        type="button"
        aria-disabled={!canGoBack || undefined}
        onClick={() => canGoBack && history.back()}
      >
        <Glyph name="back" />
        <span>{t('app.back')}</span>
      </Press>
      <Lower
        type="button"
        aria-label={t('kiosk.lower')}
        aria-pressed={isLowered}
        onClick={() => dispatch(screenLowered(!isLowered))}
      >
        <AccessibleIcon aria-hidden="true" />
      </Lower>
      <div style={{ flex: '1 1 0', minWidth: 0 }}>{children}</div>
      <Finish type="button" onClick={() => dispatch(kioskEnded())}>
        <Glyph name="tick" />
        <span>{t('kiosk.finish')}</span>
      </Finish>
    </Ends>
  )
}
