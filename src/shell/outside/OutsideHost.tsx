import { useSelector } from 'react-redux'
import { selectOffered } from '../../core/routing/slice.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { useLinksStay } from './useLinksStay.ts'

/** On a device of the hotel, which must not leave the app: offers what lies outside to the guest's own phone (TVX-01). */
export function OutsideHost() {
  const offered = useSelector(selectOffered)
  useLinksStay()
  return offered && <AddressDialog offered={offered} />
}
