import IconButton from '@mui/material/IconButton'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../browser/code.ts'
import { Late } from '../code/Late.tsx'
import { GuestIcon } from '../screenIcons.tsx'

const guestMenu = codeOf(() => import('./GuestMenu.tsx'), 'GuestMenu')

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
        <GuestIcon />
      </IconButton>
      {isOpen && anchor.current && (
        <Late code={guestMenu} props={{ anchor: anchor.current, onClose: () => setOpen(false) }} />
      )}
    </>
  )
}
