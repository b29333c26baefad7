import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { readMenuAction } from '../../core/domains/menuActions.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { selectConfig } from '../config/slice.ts'
import { useTimes } from '../formats/useTimes.ts'
import { useGo } from '../navigation/useGo.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectIsDemo } from '../session/slice.ts'
import { lateCheckoutEnd } from './lateCheckout.ts'
import { checkoutCancelled, checkoutConfirmed } from './slice.ts'
import { useWebcheckin } from './useWebcheckin.ts'

const LineList = styled('ul')({ margin: '0.25rem 0 0', padding: 0, listStyle: 'none' })
const Paragraph = styled('p')({ margin: '0 0 1rem' })

export interface CheckoutDialogProps {
  /** Lines in the cart that are not ordered yet. */
  unordered: readonly { key: string | number; quantity: number; item: string }[]
}

/** Asks for a confirmation, and mentions late check-out, unordered lines and the bill (OUT-01, OUT-06, OUT-07). */
export function CheckoutDialog({ unordered }: CheckoutDialogProps) {
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
