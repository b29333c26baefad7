import { useSelector } from 'react-redux'
import { LazyPart } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { useUnorderedLines } from '../shop/useCartLines.ts'
import { selectCheckout } from './slice.ts'

const checkoutDialogs = lazyModule(() => import('./CheckoutDialogs.tsx'), 'CheckoutDialogs')

/** The dialogs of a check-out; their code is loaded when the first one opens. */
export function CheckoutOverlay() {
  const isOpen = useSelector(selectCheckout) !== 'none'
  const unordered = useUnorderedLines()
  return isOpen && <LazyPart module={checkoutDialogs} props={{ unordered }} />
}
