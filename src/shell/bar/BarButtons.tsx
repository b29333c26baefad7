import IconButton from '@mui/material/IconButton'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import SearchIcon from '~icons/ic/baseline-search'
import AccountCircle from '~icons/ic/outline-account-circle'
import { LazyPart } from '../../core/chunks/LazyPart.tsx'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { isAt } from '../../core/routing/buildPath.ts'
import { useGo } from '../../domains/navigation/useGo.ts'
import { searchPath } from '../../domains/search/paths.ts'
import { useSearchKey } from '../../domains/search/useSearchKey.ts'
import {
  selectCheckin,
  selectDeviceMode,
  selectIsCheckedIn,
  selectIsDemo,
  selectIsRegistered,
  selectIsWalkin,
  selectMode,
  selectShownName,
  selectShownRoom,
} from '../../domains/session/slice.ts'
import { oneLine, withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'

/** DOM id, by which the button of the guest menu refers to its description. */
const guestNameId = 'guest-name'

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  flex: 'none',
  maxWidth: '10rem',
  textAlign: 'end',
  lineHeight: 1.25,
  '& > span': oneLine,
  '& > span:first-of-type': { fontWeight: 600 },
  // On phones the button beside it shows the initials.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

/**
 * The guest's name with the room below it; without a name, the word for room (SHELL-17, SHELL-18). A kiosk, whose screen others
 * can read, shows the first name only.
 */
export function GuestName() {
  const { t } = useTranslation()
  const name = useSelector(selectShownName)
  const room = useSelector(selectShownRoom)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const isDemo = useSelector(selectIsDemo)
  const firstName = useSelector(selectCheckin)?.name
  const isInPublic = useSelector(selectDeviceMode) === 'kiosk'
  if ((!isCheckedIn && !isDemo) || !room) return null
  if (isInPublic) return firstName ? <Root id={guestNameId}>{firstName}</Root> : null
  return (
    <Root id={guestNameId}>
      <span dir="auto">{name || t('bar.room')}</span>
      <span>{room}</span>
    </Root>
  )
}

/**
 * The button that opens the search, where the search is offered. A keyboard shortcut opens it as well (SHELL-07,
 * SHELL-08).
 */
export function SearchButton() {
  return useIsSearchOffered() && offeredButton
}

/** Whether the search is offered: not on the search screen, and not in the walk-in modes (SHELL-08, SHELL-09). */
function useIsSearchOffered(): boolean {
  const { pathname } = useLocation()
  const areGuestDomainsLoaded = useSelector(selectAreGuestDomainsLoaded)
  const isGuest = [useSelector(selectIsRegistered), useSelector(selectMode) === 'demo'].includes(true)
  const isWalkin = useSelector(selectIsWalkin)
  return areGuestDomainsLoaded && isGuest && !isWalkin && !isAt(pathname, searchPath)
}

function OfferedButton() {
  const { t } = useTranslation()
  const go = useGo()
  const open = () => go(searchPath)
  useSearchKey(open)
  return (
    <IconButton color="inherit" aria-label={t('search.title')} data-colour-key="yellow" onClick={open}>
      <SearchIcon />
    </IconButton>
  )
}

// Constant: not rendered again with each navigation.
const offeredButton = <OfferedButton />

const guestMenu = lazyModule(() => import('./GuestMenu.tsx'), 'GuestMenu')

// Generated content, so that the initials are not part of the button's text.
const Initials = styled('span')({
  '&::before': { content: 'attr(data-initials)' },
  // Stays round where large text is wider than the space within the button's padding.
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.375em',
  height: '2.375em',
  boxSizing: 'border-box',
  border: '0.125em solid currentColor',
  borderRadius: '50%',
  fontSize: withinWindow(0.8125),
  fontWeight: 600,
  lineHeight: 1,
})

/** The first letters of the first and the last name. */
const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean)
  return [...new Set([words[0], words[words.length - 1]])].map((word = '') => [...word][0]).join('')
}

/**
 * The button with the guest's initials. It is described by the name and the room, which phones have no space to show.
 */
export function GuestButton() {
  const { t } = useTranslation()
  const isInPublic = useSelector(selectDeviceMode) === 'kiosk'
  const name = useSelector(selectShownName)
  const initials = isInPublic ? '' : initialsOf(name)
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={anchor}
        edge="end"
        color="inherit"
        aria-label={t('bar.guestMenu')}
        aria-describedby={guestNameId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-tour="guest"
        onClick={() => setOpen(true)}
      >
        {initials ? <Initials data-initials={initials} aria-hidden="true" /> : <AccountCircle />}
      </IconButton>
      {isOpen && anchor.current && (
        <LazyPart module={guestMenu} props={{ anchor: anchor.current, onClose: () => setOpen(false) }} />
      )}
    </>
  )
}
