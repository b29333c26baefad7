import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { CheckoutDialog, type CheckoutDialogProps } from './CheckoutDialog.tsx'
import { selectCheckout } from './slice.ts'

/** Loaded lazily, because only a demo shows it. */
const doneDialog = lazyModule(() => import('./CheckoutDoneDialog.tsx'), 'CheckoutDoneDialog')

/** The two dialogs of a check-out: the confirmation, and the one that a demo shows in place of the hotel's page. */
export function CheckoutDialogs(props: CheckoutDialogProps) {
  const step = useSelector(selectCheckout)
  if (step === 'none') return null
  return step === 'confirming' ? (
    <CheckoutDialog {...props} />
  ) : (
    <LazyPart module={doneDialog} props={noProps} />
  )
}
