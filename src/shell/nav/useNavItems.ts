import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { selectHasCameras } from '../../domains/camera/slice.ts'
import { useOffersKey } from '../../domains/mobileKey/useOffersKey.ts'
import { selectHasTv } from '../../domains/remoteTv/slice.ts'
import { selectHasRoomControls } from '../../domains/roomControl/slice.ts'
import { selectMode } from '../../domains/session/slice.ts'
import { selectCartQuantity } from '../../domains/shop/cart/slice.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'
import { limitAt, navItems, split } from './items.ts'

const readLimit = () => limitAt(windowSize().width)

/** The items that the guest's stay has, and how this width splits them (BNAV-11 to BNAV-15). */
export function useNavItems() {
  const mode = useSelector(selectMode)
  const hasTv = useSelector(selectHasTv)
  const hasCamera = useSelector(selectHasCameras)
  const hasKey = useOffersKey()
  const hasRoomControls = useSelector(selectHasRoomControls)
  // What the guest presses answers first, the number on the bar follows.
  const inCart = useDeferredValue(useSelector(selectCartQuantity))
  const limit = useSyncExternalStore(watchWindowSize, readLimit)
  return useMemo(
    () => split(navItems({ mode, hasCamera, hasKey, hasTv, hasRoomControls, inCart }), limit),
    [mode, hasCamera, hasKey, hasTv, hasRoomControls, inCart, limit],
  )
}
