import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import SwipeableDrawer from '@mui/material/SwipeableDrawer'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import ExpandLess from '~icons/ic/baseline-expand-less'
import ExpandMore from '~icons/ic/baseline-expand-more'
import OpenInNew from '~icons/ic/baseline-open-in-new'
import { HotelLogo } from '../../domains/menu/HotelLogoPart.tsx'
import {
  findMenuEntry,
  type MenuEntry,
  menuEntryPath,
  menuEntryPressed,
  selectMenu,
} from '../../domains/menu/slice.ts'
import { useOutcomeIcon } from '../../domains/menu/useIconOf.ts'
import { useBadges } from '../../domains/navigation/useBadges.ts'
import { selectMode } from '../../domains/session/slice.ts'
import { termsPaths } from '../../domains/terms/paths.ts'
import { selectTheme } from '../../domains/theme/slice.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { useNavItems } from '../bottomNav/useNavItems.ts'

const EntryButton = styled(ListItemButton)({
  paddingInlineStart: 'calc(1.5rem + 1rem * var(--depth))',
  '@supports (width: min(1px, 1vw))': {
    paddingInlineStart: 'calc((1.5 + var(--depth)) * min(1rem, 5vw))',
  },
})

interface SideMenuEntryProps {
  entry: MenuEntry
  depth: number
  pathname: string
  badges: ReturnType<typeof useBadges>
  onClose: () => void
}

/** Whether an entry opens one of these screens. */
export const opensOneOf =
  (screens: readonly string[]) =>
  ({ outcome }: MenuEntry): boolean =>
    outcome.kind === 'open' && screens.includes(outcome.screen)

const leadsTo = (entry: MenuEntry, pathname: string): boolean =>
  menuEntryPath(entry)?.replace(/\?.*$/, '') === pathname

/**
 * An item of the menu. An item with a submenu can be expanded, and is at first if it contains the current screen
 * (SHELL-02).
 */
function SideMenuEntry({ entry, depth, pathname, badges, onClose }: SideMenuEntryProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isCurrent = leadsTo(entry, pathname)
  const isBranch = entry.submenu.length > 0
  const [isUnfolded, setUnfolded] = useState(
    () => findMenuEntry(entry.submenu, (inner) => leadsTo(inner, pathname)) !== null,
  )
  const counted = entry.outcome.kind === 'open' ? badges.get(entry.outcome.screen) : undefined
  const leaves = entry.outcome.kind === 'external'
  const Icon = useOutcomeIcon(entry.outcome)

  const press = () => {
    if (isBranch) return setUnfolded(!isUnfolded)
    dispatch(menuEntryPressed({ title: entry.title, outcome: entry.outcome }))
    // An unknown action opens nothing, and the drawer stays open (MENU-25).
    if (entry.outcome.kind !== 'nothing') onClose()
  }
  return (
    <li>
      <EntryButton
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        {...(isBranch && { 'aria-expanded': isUnfolded })}
        style={{ '--depth': depth } as CSSProperties}
        onClick={press}
      >
        <ListItemIcon>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={entry.title} />
        {counted && <CountBadge count={counted.badge} />}
        {counted && <VisuallyHidden>{`, ${t(counted.counted, { count: counted.badge })}`}</VisuallyHidden>}
        {leaves && <OpenInNew fontSize="small" />}
        {leaves && <VisuallyHidden>{`, ${t('menu.leavesApp')}`}</VisuallyHidden>}
        {isBranch && (isUnfolded ? <ExpandLess /> : <ExpandMore />)}
      </EntryButton>
      {isBranch && (
        <Collapse in={isUnfolded} unmountOnExit>
          <List component="ul" disablePadding>
            {entry.submenu.map((inner) => (
              <SideMenuEntry
                key={inner.id}
                entry={inner}
                depth={depth + 1}
                pathname={pathname}
                badges={badges}
                onClose={onClose}
              />
            ))}
          </List>
        </Collapse>
      )}
    </li>
  )
}

const Panel = styled('nav')(({ theme }) => ({
  width: 'min(22rem, 86vw)',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  // Limits the icons, so that large text gets the width.
  '& svg': { maxWidth: '8vw' },
  '& .MuiListItemIcon-root': { minWidth: withinWindow(2.25) },
  '& .MuiListItemButton-root': { minHeight: '3rem', borderRadius: theme.tokens.radius.field },
  '& .Mui-selected, & .Mui-selected.Mui-selected:hover': {
    color: theme.palette.primary.main,
    '&&': { backgroundColor: theme.tokens.wash },
  },
  [onTelevision]: {
    boxSizing: 'border-box',
    width: '40rem',
    minHeight: 'calc(90vh)',
    padding: '0 0.75rem 0.75rem',
    // In two columns all of it is seen without scrolling.
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridGap: '0.25rem 0.75rem',
      alignItems: 'start',
    },
  },
}))
// On a television a panel within the safe area.
const Drawer = styled(SwipeableDrawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    border: 0,
    backgroundColor: theme.palette.background.paper,
    boxShadow: theme.tokens.float,
    paddingTop: 'env(safe-area-inset-top, 0px)',
    paddingLeft: 'env(safe-area-inset-left, 0px)',
  },
  [onTelevision]: {
    '& .MuiDrawer-paper': {
      top: '5vh',
      bottom: '5vh',
      left: '5vw',
      height: 'auto',
      borderRadius: '1.25rem',
    },
  },
}))
const Head = styled('div')(({ theme }) => ({ ...theme.typography.h2, padding: '1.5rem 1.5rem 0.75rem' }))
const Foot = styled('div')({
  marginTop: 'auto',
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  // Aligned with the icons of the menu above.
  '& .MuiListItemButton-root': { paddingInlineStart: withinWindow(1.5) },
})

/** The hotel's menu, of any depth. */
export function MenuList({ entries, onClose }: { entries: readonly MenuEntry[]; onClose: () => void }) {
  const { pathname } = useLocation()
  const badges = useBadges()
  return (
    <List component="ul">
      {entries.map((entry) => (
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
  )
}

/** What the bottom navigation has no room for and the hotel's menu lacks, such as the key, as entries of the menu. */
function useMissingEntries(menu: readonly MenuEntry[]): MenuEntry[] {
  const { t } = useTranslation()
  return useNavItems()
    .overflow.filter(({ screen }) => !findMenuEntry(menu, opensOneOf([screen])))
    .map(({ screen, to, label }) => ({
      id: screen,
      title: t(label),
      image: '',
      text: '',
      outcome: { kind: 'open', to, screen },
      submenu: [],
    }))
}

/** What the bar has no room for, the hotel's menu, and the legal texts where there is no guest menu (SHELL-27). */
export function SideMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const menu = useSelector(selectMenu)
  const theme = useSelector(selectTheme)
  const missing = useMissingEntries(menu)
  const hasGuestMenu = useSelector(selectMode) !== 'walkin-only'
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
        <MenuList entries={[...missing, ...menu]} onClose={onClose} />
        {!hasGuestMenu && (
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
        )}
      </Panel>
    </Drawer>
  )
}
