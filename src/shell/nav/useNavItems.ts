import { useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { selectHasCameras } from '../../domains/camera/slice.ts'
import { useOffersKey } from '../../domains/mobileKey/useOffersKey.ts'
import { selectHasTv } from '../../domains/remoteTv/slice.ts'
import { selectHasRoomControls } from '../../domains/roomControl/slice.ts'
import { selectIsDemo, selectIsWalkin } from '../../domains/session/slice.ts'
import { selectCartQuantity } from '../../domains/shop/cart/slice.ts'
import { limitAt, navItems, split } from './items.ts'

const watchWidth = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** The items that the guest's stay has, and how this width splits them (BNAV-11 to BNAV-15). */
export function useNavItems() {
  const isWalkin = useSelector(selectIsWalkin)
  const hasTv = useSelector(selectHasTv)
  const inCart = useSelector(selectCartQuantity)
  const isDemo = useSelector(selectIsDemo)
  const hasCamera = useSelector(selectHasCameras)
  const hasKey = useOffersKey()
  const hasRoomControls = useSelector(selectHasRoomControls)
  const limit = useSyncExternalStore(watchWidth, () => limitAt(window.innerWidth))
  return useMemo(() => {
    const items = navItems({ isWalkin, isDemo, hasCamera, hasKey, hasTv, hasRoomControls, inCart })
    return { items, moreBadge: inCart, ...split(items, limit) }
  }, [isWalkin, isDemo, hasCamera, hasKey, hasTv, hasRoomControls, inCart, limit])
}
