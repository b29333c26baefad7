import { useSelector } from 'react-redux'
import { selectConfig } from '../config/slice.ts'
import { selectIsWebcheckinEnabled } from '../property/slice.ts'
import { selectSession } from '../session/slice.ts'
import { mayCheckIn, mayCheckOut, webcheckinAddress } from './webcheckin.ts'

/** What of check-in and check-out this guest is offered, and the address of the hotel's page for both. */
export function useWebcheckin() {
  const session = useSelector(selectSession)
  const config = useSelector(selectConfig)
  const isWebcheckinEnabled = useSelector(selectIsWebcheckinEnabled)
  const facts = {
    mode: session.mode,
    isRegistered: session.status === 'registered',
    isCheckedIn: session.isCheckedIn,
    isWebcheckinEnabled,
    isCheckoutDisabled: config.checkout_disabled,
  }
  // A name that was typed into the form and not yet sent counts: whoever follows the link need not type it again.
  const name = session.draft?.name.trim() || session.loginData.name || session.checkinData?.last_name || ''
  return {
    mayCheckIn: mayCheckIn(facts),
    mayCheckOut: mayCheckOut(facts),
    address: webcheckinAddress(config.webcheckin_url, {
      property: session.propertyId,
      theme: session.themeId,
      name,
    }),
  }
}
