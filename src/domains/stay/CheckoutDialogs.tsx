import { useSelector } from 'react-redux'
import { CheckoutDialog, type CheckoutDialogProps } from './CheckoutDialog.tsx'
import { CheckoutDoneDialog } from './CheckoutDoneDialog.tsx'
import { selectCheckout } from './slice.ts'

/** The two dialogs of the way out: the question, and what a demo shows in place of the hotel's page. */
export function CheckoutDialogs(props: CheckoutDialogProps) {
  const step = useSelector(selectCheckout)
  if (step === 'none') return null
  return step === 'asked' ? <CheckoutDialog {...props} /> : <CheckoutDoneDialog />
}
