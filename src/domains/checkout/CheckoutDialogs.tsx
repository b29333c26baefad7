import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { readMenuAction } from '../../core/domains/menuActions.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { styled } from '../../ui/styled.tsx'
import { selectConfig } from '../config/slice.ts'
import { useTimes } from '../formats/useTimes.ts'
import { useGo } from '../navigation/useGo.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectIsDemo } from '../session/slice.ts'
import { lateCheckoutEnd } from './lateCheckout.ts'
import { checkoutCancelled, checkoutConfirmed, selectCheckout } from './slice.ts'
import { useWebcheckin } from './useWebcheckin.ts'

const LineList = styled('ul')({ margin: '0.25rem 0 0', padding: 0, listStyle: 'none' })
const Paragraph = styled('p')({ margin: '0 0 1rem' })

interface CheckoutDialogProps {
  /** Lines in the cart that are not ordered yet. */
  unordered: readonly { key: string | number; quantity: number; item: string }[]
}

/** Asks for a confirmation, and mentions late check-out, unordered lines and the bill (OUT-01, OUT-06, OUT-07). */
function CheckoutDialog({ unordered }: CheckoutDialogProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const go = useGo()
  const { address } = useWebcheckin()
  const { time: formatTime } = useTimes()
  const isDemo = useSelector(selectIsDemo)
  const { missing } = useHotelNeeded(isDemo)
  const lateEnd = lateCheckoutEnd(useSelector(selectConfig).late_checkout)
  const bill = readMenuAction(useDomains(), 'billPreviewOpen')

  const cancel = () => dispatch(checkoutCancelled())
  const openBill = (to: string) => () => {
    cancel()
    go(to)
  }
  return (
    <SheetDialog
      open
      onClose={cancel}
      title={t('stay.checkout.title')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="outlined" onClick={cancel}>
            <span>{t('app.cancel')}</span>
          </Button>
          <PrimaryAction
            label={t('stay.checkout.confirm')}
            missing={missing}
            onClick={() => dispatch(checkoutConfirmed(address))}
          />
        </>
      }
    >
      <Paragraph>{t(isDemo ? 'stay.checkout.demoText' : 'stay.checkout.text')}</Paragraph>
      {lateEnd && <Notice>{t('stay.checkout.late', { time: formatTime(lateEnd) })}</Notice>}
      {unordered.length > 0 && (
        <Notice tone="warning">
          <span>{t('stay.checkout.unordered')}</span>
          <LineList>
            {unordered.map(({ key, quantity, item }) => (
              <li key={key}>{t('stay.checkout.line', { quantity, item })}</li>
            ))}
          </LineList>
        </Notice>
      )}
      {bill.kind === 'open' && (
        <Button variant="text" style={{ marginInlineStart: '-0.75rem' }} onClick={openBill(bill.to)}>
          <span>{t('stay.checkout.bill')}</span>
        </Button>
      )}
    </SheetDialog>
  )
}

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
