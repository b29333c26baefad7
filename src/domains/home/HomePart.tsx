import { CheckoutOffer } from '../checkout/CheckoutOfferPart.tsx'
import { UnreadMessagesPart } from '../messages/UnreadMessagesPart.tsx'
import { RunningOrdersPart } from '../orders/RunningOrdersPart.tsx'
import { Greeting } from './Greeting.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'
import { ShopSuggestion } from './ShopSuggestion.tsx'

/**
 * The upper part of whichever page is home: greeting, unread messages, what is on its way to the guest, on the last day the check-out, a
 * shop that is open, and the services.
 */
export function HomePart() {
  return (
    <>
      <Greeting />
      <UnreadMessagesPart />
      <RunningOrdersPart />
      <CheckoutOffer />
      <ShopSuggestion />
      <ServiceTiles />
    </>
  )
}
