import { DoorbellNote } from '../domains/camera/DoorbellNote.tsx'
import { Concierge } from '../domains/concierge/Concierge.tsx'
import { Player } from '../domains/player/Player.tsx'
import { QrReader } from '../domains/qr/QrReader.tsx'
import { BlankHost } from './BlankHost.tsx'
import { CheckoutHost } from './CheckoutHost.tsx'

/** What floats over every screen of a stay. */
export function StayOverlays() {
  return (
    <>
      <Concierge />
      <DoorbellNote />
      <QrReader />
      <Player />
      <CheckoutHost />
      <BlankHost />
    </>
  )
}
