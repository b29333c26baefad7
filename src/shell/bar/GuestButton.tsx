import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import IconButton from '@mui/material/IconButton'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'

const guestMenu = lazyModule(() => import('./GuestMenu.tsx'), 'GuestMenu')

export function GuestButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={anchor}
        edge="end"
        color="inherit"
        aria-label={t('bar.guestMenu')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-tour="guest"
        onClick={() => setOpen(true)}
      >
        <AccountCircle />
      </IconButton>
      {isOpen && anchor.current && (
        <LazyPart module={guestMenu} props={{ anchor: anchor.current, onClose: () => setOpen(false) }} />
      )}
    </>
  )
}
