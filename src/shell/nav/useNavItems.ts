import { useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { selectHasCameras } from '../../domains/camera/slice.ts'
import { useOffersKey } from '../../domains/mobileKey/useOffersKey.ts'
import { selectHasTv } from '../../domains/remoteTv/slice.ts'
import { selectHasRoomControls } from '../../domains/roomControl/slice.ts'
import { selectMode } from '../../domains/session/slice.ts'
import { selectCartQuantity } from '../../domains/shop/cart/slice.ts'
import { limitAt, navItems, split } from './items.ts'

const watchWidth = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** The items that the guest's stay has, and how this width splits them (BNAV-11 to BNAV-15). */
export function useNavItems() {
  const mode = useSelector(selectMode)
  const hasTv = useSelector(selectHasTv)
  const hasCamera = useSelector(selectHasCameras)
  const hasKey = useOffersKey()
  const hasRoomControls = useSelector(selectHasRoomControls)
  const inCart = useSelector(selectCartQuantity)
  const limit = useSyncExternalStore(watchWidth, () => limitAt(window.innerWidth))
  return useMemo(
    () => split(navItems({ mode, hasCamera, hasKey, hasTv, hasRoomControls, inCart }), limit),
    [mode, hasCamera, hasKey, hasTv, hasRoomControls, inCart, limit],
  )
}
