import { styled } from '@mui/material/styles'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { Deferred } from '../../ui/Deferred.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { CheckoutOffer } from '../checkout/CheckoutOfferPart.tsx'
import { UnreadMessagesPart } from '../messages/UnreadMessagesPart.tsx'
import { RunningOrdersPart } from '../orders/RunningOrdersPart.tsx'
import { Greeting } from './Greeting.tsx'
import { HomePicture } from './HomePicture.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'
import { ShopSuggestion } from './ShopSuggestion.tsx'

const quickTiles = lazyModule(() => import('./quick/QuickTiles.tsx'), 'QuickTiles')
// As high as the tiles, so that nothing below moves when they come.
const QuickPlace = styled('div')({ minHeight: '8rem', marginBottom: '1rem' })
const quickSkeleton = <Skeleton variant="rounded" height="8rem" />

/**
 * The upper part of whichever page is home: the hotel's picture, greeting, unread messages, what is on its way to the
 * guest, on the last day the check-out, a shop that is open, and the services. On a television what a guest reaches for
 * from the bed comes first, in one row beside the open shop.
 */
export function HomePart() {
  const isOnTv = useFormFactor() === 'tv'
  return (
    <>
      <HomePicture />
      <Greeting />
      {isOnTv && (
        <QuickPlace data-tour="home-likely">
          <LazyPart module={quickTiles} props={noProps} placeholder={quickSkeleton} />
        </QuickPlace>
      )}
      <UnreadMessagesPart />
      <RunningOrdersPart />
      <CheckoutOffer />
      {!isOnTv && <ShopSuggestion />}
      <Deferred id="services">
        <ServiceTiles />
      </Deferred>
    </>
  )
}
