import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { LazyPart } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectShownName } from '../../domains/session/slice.ts'
import { AccountCircleOutlined as AccountCircle } from '../../ui/icons/AccountCircleOutlined.tsx'
import { withinWindow } from '../../ui/withinWindow.ts'
import { guestNameId } from './GuestName.tsx'

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
  const initials = initialsOf(useSelector(selectShownName))
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
