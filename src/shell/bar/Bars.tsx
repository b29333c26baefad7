import { useCallback, useDeferredValue, useState } from 'react'
import { useSelector } from 'react-redux'
import { LazyPart } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectDirection } from '../../domains/language/slice.ts'
import { selectThemeStatus } from '../../domains/theme/slice.ts'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { TopBar } from './TopBar.tsx'
import { useEdgeSwipe } from './useEdgeSwipe.ts'

const sideRail = lazyModule(() => import('../rail/SideRail.tsx'), 'SideRail')
const sideMenu = lazyModule(() => import('../menu/SideMenu.tsx'), 'SideMenu')

// On a television the rail also contains the bottom navigation, which is shown without a theme, too.
const onlyNav = { onMenu: null }

/** Renders the drawer, and the top bar or a television's rail, only after the hotel's theme is loaded (SHELL-11). */
export function Bars() {
  // Deferred: the bars are rendered in small steps, so that a slow phone can handle input in between.
  const themeStatus = useSelector(selectThemeStatus)
  const isDue = useDeferredValue(themeStatus === 'success')
  const isOnTv = useFormFactor() === 'tv'
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const openMenu = useCallback(() => {
    setOpened(true)
    setMenuOpen(true)
  }, [])
  useEdgeSwipe(openMenu, useSelector(selectDirection) === 'rtl')
  if (!isDue)
    return isOnTv && themeStatus === 'failure' ? <LazyPart module={sideRail} props={onlyNav} /> : null
  return (
    <>
      {isOnTv ? <LazyPart module={sideRail} props={{ onMenu: openMenu }} /> : <TopBar onMenu={openMenu} />}
      {wasOpened && (
        <LazyPart module={sideMenu} props={{ isOpen: isMenuOpen, onClose: () => setMenuOpen(false) }} />
      )}
    </>
  )
}
