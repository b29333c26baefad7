import { useSelector } from 'react-redux'
import { selectPlace } from '../../core/routing/slice.ts'
import { selectConfig } from '../config/slice.ts'
import { selectIsWebcheckinEnabled } from '../property/slice.ts'
import { selectSession } from '../session/slice.ts'
import { mayCheckIn, mayCheckOut, webcheckinAddress } from './webcheckin.ts'

/** Returns whether the guest may check in or out, and the URL of the hotel's page for both. */
export function useWebcheckin() {
  const session = useSelector(selectSession)
  const config = useSelector(selectConfig)
  const isWebcheckinEnabled = useSelector(selectIsWebcheckinEnabled)
  const conditions = {
    ...session,
    isRegistered: session.status === 'registered',
    isWebcheckinEnabled,
    isCheckoutDisabled: config.checkout_disabled,
  }
  const named = new URLSearchParams(useSelector(selectPlace)?.search).get('name')
  // Includes a name that was typed into the sign-in form but not submitted, so that it need not be typed again on the
  // hotel's page.
  const name =
    session.draft?.name.trim() || session.loginData.name || named || session.checkinData?.last_name || ''
  return {
    mayCheckIn: mayCheckIn(conditions),
    mayCheckOut: mayCheckOut(conditions),
    address: webcheckinAddress(config.webcheckin_url, {
      property: session.propertyId,
      theme: session.themeId,
      name,
    }),
  }
}
