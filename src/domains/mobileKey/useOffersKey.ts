import { useSelector } from 'react-redux'
import { selectSettings } from '../property/slice.ts'
import { selectIsRegistered, selectMode } from '../session/slice.ts'
import { offersKey, openingMethod } from './offersKey.ts'

/** Whether the mobile key is offered to this guest (BNAV-05). */
export function useOffersKey(): boolean {
  const mode = useSelector(selectMode)
  const isRegistered = useSelector(selectIsRegistered)
  const { onekey } = useSelector(selectSettings)
  return offersKey(mode, isRegistered, onekey)
}

/** Whether the hotel opens the door when the app asks it. A key that is a link opens on the guest's phone. */
export function useHotelOpens(): boolean {
  const isOffered = useOffersKey()
  const { onekey } = useSelector(selectSettings)
  return isOffered && openingMethod(onekey) === 'hotel'
}
