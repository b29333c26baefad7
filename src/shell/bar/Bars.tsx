import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { LazyPart } from '../../core/chunks/LazyPart.tsx'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectDirection } from '../../domains/language/slice.ts'
import { selectThemeStatus } from '../../domains/theme/slice.ts'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { TopBar } from './TopBar.tsx'

/** A swipe must start within this distance from the edge. Phones use the outermost 20 pixels for their own gestures. */
const edgePx = 32
/** The length of a swipe that opens the drawer. */
const distancePx = 40

/** Opens the drawer by a swipe from its edge, which is the right one in right-to-left languages (SHELL-01). */
function useEdgeSwipe(onSwipe: () => void, isRightToLeft: boolean): void {
  useEffect(() => {
    let start: { x: number; y: number } | null = null
    const fromEdge = (x: number) => (isRightToLeft ? window.innerWidth - x : x)
    const begin = ({ touches }: TouchEvent) => {
      const [touch] = touches
      const isFromEdge = touches.length === 1 && touch && fromEdge(touch.clientX) <= edgePx
      start = isFromEdge ? { x: fromEdge(touch.clientX), y: touch.clientY } : null
    }
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches
      if (!start || !touch) return
      const along = fromEdge(touch.clientX) - start.x
      const across = Math.abs(touch.clientY - start.y)
      // A vertical movement is scrolling.
      if (across > distancePx && across > along) start = null
      if (along < distancePx || across > along) return
      start = null
      onSwipe()
    }
    document.addEventListener('touchstart', begin, { passive: true })
    document.addEventListener('touchmove', move, { passive: true })
    return () => {
      document.removeEventListener('touchstart', begin)
      document.removeEventListener('touchmove', move)
    }
  }, [onSwipe, isRightToLeft])
}

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
  // A guest may open the drawer before the state is there that it shows.
  const canOpen = useSelector(selectAreGuestDomainsLoaded)
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
      {wasOpened && canOpen && (
        <LazyPart module={sideMenu} props={{ isOpen: isMenuOpen, onClose: () => setMenuOpen(false) }} />
      )}
    </>
  )
}
