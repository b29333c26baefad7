import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { findMenuEntry, type MenuEntry, menuEntryPath, menuEntryPressed } from '../../domains/menu/slice.ts'
import { useOutcomeIcon } from '../../domains/menu/useIconOf.ts'
import type { useBadges } from '../../domains/navigation/useBadges.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { ExpandLess } from '../../ui/icons/ExpandLess.tsx'
import { ExpandMore } from '../../ui/icons/ExpandMore.tsx'
import { OpenInNew } from '../../ui/icons/OpenInNew.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { withinWindow } from '../../ui/withinWindow.ts'

const EntryButton = styled(ListItemButton, { shouldForwardProp: (name) => name !== 'depth' })<{
  depth: number
}>(({ depth }) => ({ paddingInlineStart: withinWindow(1.5 + depth) }))

interface SideMenuEntryProps {
  entry: MenuEntry
  depth: number
  pathname: string
  badges: ReturnType<typeof useBadges>
  onClose: () => void
}

const leadsTo = (entry: MenuEntry, pathname: string): boolean =>
  menuEntryPath(entry)?.replace(/\?.*$/, '') === pathname

/**
 * An item of the menu. An item with a submenu can be expanded, and is at first if it contains the current screen
 * (SHELL-02).
 */
export function SideMenuEntry({ entry, depth, pathname, badges, onClose }: SideMenuEntryProps) {
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
        depth={depth}
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
