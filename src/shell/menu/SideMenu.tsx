import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import SwipeableDrawer from '@mui/material/SwipeableDrawer'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { HotelLogo } from '../../domains/menu/HotelLogoPart.tsx'
import { selectMenu } from '../../domains/menu/slice.ts'
import { useBadges } from '../../domains/navigation/useBadges.ts'
import { termsPaths } from '../../domains/terms/paths.ts'
import { selectTheme } from '../../domains/theme/slice.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { withinWindow } from '../../ui/withinWindow.ts'
import { SideMenuEntry } from './SideMenuEntry.tsx'

const Panel = styled('nav')({
  width: 'min(22rem, 86vw)',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  // Limits the icons, so that large text gets the width.
  '& svg': { maxWidth: '8vw' },
  '& .MuiListItemIcon-root': { minWidth: withinWindow(2.25) },
  [onTelevision]: {
    boxSizing: 'border-box',
    width: '26rem',
    minHeight: 'calc(90vh)',
    padding: '0 0.75rem 0.75rem',
  },
})
// On a television a panel within the safe area.
const Drawer = styled(SwipeableDrawer)({
  [onTelevision]: {
    '& .MuiDrawer-paper': {
      top: '5vh',
      bottom: '5vh',
      left: '5vw',
      height: 'auto',
      borderRadius: '1.25rem',
    },
  },
})
const Head = styled('div')(({ theme }) => ({ ...theme.typography.h2, padding: '1.5rem 1.5rem 0.75rem' }))
const Foot = styled('div')({
  marginTop: 'auto',
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  // Aligned with the icons of the menu above.
  '& .MuiListItemButton-root': { paddingInlineStart: withinWindow(1.5) },
})

/** The hotel's menu, of any depth, with the legal texts at the end. */
export function SideMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const menu = useSelector(selectMenu)
  const theme = useSelector(selectTheme)
  const { pathname } = useLocation()
  const badges = useBadges()
  useBackCloses(isOpen, onClose)
  return (
    <Drawer
      open={isOpen}
      onOpen={() => undefined}
      onClose={onClose}
      disableDiscovery
      disableSwipeToOpen
      // Unmounted while closed, so that each opening expands the branch of the current screen.
      ModalProps={{ keepMounted: false }}
      slotProps={{ paper: { 'aria-label': t('menu.title') } }}
    >
      <Panel aria-label={t('menu.title')}>
        <Head>
          <HotelLogo height="3rem" fallback={<span>{theme?.title}</span>} />
        </Head>
        <List component="ul">
          {menu.map((entry) => (
            <SideMenuEntry
              key={entry.id}
              entry={entry}
              depth={0}
              pathname={pathname}
              badges={badges}
              onClose={onClose}
            />
          ))}
        </List>
        <Foot>
          <List component="ul" dense>
            {(['terms', 'privacy', 'accessibility'] as const).map((name) => (
              <li key={name}>
                <ListItemButton href={termsPaths[name]} onClick={onClose}>
                  <ListItemText primary={t(`guest.${name}`)} />
                </ListItemButton>
              </li>
            ))}
          </List>
        </Foot>
      </Panel>
    </Drawer>
  )
}
