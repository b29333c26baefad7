import { useState } from 'react'
import { useSelector } from 'react-redux'
import { LazyPart } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectThemeStatus } from '../../domains/theme/slice.ts'
import { TopBar } from './TopBar.tsx'

const sideMenu = lazyModule(() => import('../menu/SideMenu.tsx'), 'SideMenu')

/** Drawer and top bar: only once the hotel's theme is there (SHELL-11). */
export function Bars() {
  const status = useSelector(selectThemeStatus)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (status !== 'success') return null
  const openMenu = () => {
    setOpened(true)
    setMenuOpen(true)
  }
  return (
    <>
      <TopBar onMenu={openMenu} />
      {wasOpened && (
        <LazyPart module={sideMenu} props={{ isOpen: isMenuOpen, onClose: () => setMenuOpen(false) }} />
      )}
    </>
  )
}
