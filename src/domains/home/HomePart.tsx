import { styled } from '@mui/material/styles'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { Deferred } from '../../ui/Deferred.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useHasPassed } from '../../ui/useHasPassed.ts'
import { CheckoutOffer } from '../checkout/CheckoutOfferPart.tsx'
import { UnreadMessagesPart } from '../messages/UnreadMessagesPart.tsx'
import { RunningOrdersPart } from '../orders/RunningOrdersPart.tsx'
import { DoubtsPart } from '../sending/DoubtsPart.tsx'
import { Greeting } from './Greeting.tsx'
import { HomePicture } from './HomePicture.tsx'
import { QuickActions } from './quick/QuickActions.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'
import { ShopSuggestion } from './ShopSuggestion.tsx'
import { useSuggestedShop } from './useSuggestedShop.ts'

const quickTiles = lazyModule(() => import('./quick/QuickTiles.tsx'), 'QuickTiles')
// As high as two lines of text below the icons, so that nothing below moves when they are rendered.
const QuickPlace = styled('div')({ minHeight: '6.25rem', marginBottom: '1rem' })
// A television has tiles there.
const tilesHeight = { minHeight: '8rem' }
/** How long the services wait for the hours of the shops, which decide whether a shop stands above them. */
const shopWaitMs = 1000
const quickSkeleton = <Skeleton variant="rounded" height="8rem" />

/**
 * The upper part of whichever page is home: the hotel's picture, the greeting, what guests need most, unread messages, what may not
 * have arrived, running orders, the check-out on the last day, a shop of the hour, and the services. On a television the functions
 * that a guest uses from the bed come first, in one row with the open shop.
 */
export function HomePart() {
  const isOnTv = useFormFactor() === 'tv'
  const isShopUnknown = useSuggestedShop() === undefined
  const isShopLate = useHasPassed(shopWaitMs)
  return (
    <>
      <HomePicture />
      <Greeting />
      {isOnTv ? (
        <QuickPlace style={tilesHeight} data-tour="home-likely">
          <LazyPart module={quickTiles} props={noProps} placeholder={quickSkeleton} />
        </QuickPlace>
      ) : (
        <QuickPlace>
          <QuickActions />
        </QuickPlace>
      )}
      <UnreadMessagesPart />
      <DoubtsPart />
      <RunningOrdersPart />
      <CheckoutOffer />
      {!isOnTv && <ShopSuggestion />}
      <Deferred id="services" isWaiting={!isOnTv && isShopUnknown && !isShopLate}>
        <ServiceTiles />
      </Deferred>
    </>
  )
}
