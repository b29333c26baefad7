import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { selectCanGoBack } from '../../core/routing/slice.ts'
import { useHistory } from '../../core/routing/useHistory.ts'
import { kioskEnded } from '../../domains/kiosk/slice.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { centredColumn } from '../../ui/sharedStyles.ts'

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  minHeight: '4rem',
  // The same background as that of the navigation, also if there is nothing between the ends.
  backgroundColor: theme.palette.background.paper,
}))
const Press = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  flex: '1 1 0',
  ...centredColumn,
  minWidth: '5rem',
  maxWidth: '9rem',
  padding: '0 0.5rem',
  border: 0,
  color: theme.palette.text.secondary,
  backgroundColor: 'transparent',
  '&[aria-disabled]': { opacity: 0.4 },
}))
const Finish = styled(Press)(({ theme }) => ({ fontWeight: 600, color: theme.palette.primary.main }))

/**
 * The buttons on either side of a kiosk's bottom navigation: Back, for which a kiosk has no key or gesture, and Finish.
 * Unlike the top bar, both are within reach of a child and of somebody in a wheelchair.
 */
export function BarEnds({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const history = useHistory()
  const canGoBack = useSelector(selectCanGoBack)
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
      <div style={{ flex: '4 1 0' }}>{children}</div>
      <Finish type="button" onClick={() => dispatch(kioskEnded())}>
        <Glyph name="tick" />
        <span>{t('kiosk.finish')}</span>
      </Finish>
    </Ends>
  )
}
