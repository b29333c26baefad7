import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { homePath } from '../../core/routing/paths.ts'
import { selectCanGoBack } from '../../core/routing/slice.ts'
import { useHistory } from '../../core/routing/useHistory.ts'
import { selectFirstScreen } from '../../domains/menu/slice.ts'
import { useGo } from '../../domains/navigation/useGo.ts'
import { Glyph } from '../../ui/Glyph.tsx'

/**
 * The Back button of the installed app, which has no browser toolbar; on every screen but home. Without a previous
 * history entry, as after a start by a shortcut, it leads home.
 */
export function BackButton() {
  const { t } = useTranslation()
  const go = useGo()
  const history = useHistory()
  const canGoBack = useSelector(selectCanGoBack)
  const { pathname } = useLocation()
  const home = useSelector(selectFirstScreen)
  if ([homePath, home].includes(pathname)) return null
  return (
    <IconButton
      edge="start"
      color="inherit"
      aria-label={t('app.back')}
      onClick={() => (canGoBack ? history.back() : go(homePath, { replace: true }))}
    >
      <Glyph name="back" />
    </IconButton>
  )
}
