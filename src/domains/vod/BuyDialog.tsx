import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Movie, Package } from '../../contract/vod.ts'
import { selectIsInDoubt } from '../../core/sending/slice.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Price } from '../../ui/Price.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { styled } from '../../ui/styled.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectShownRoom } from '../session/slice.ts'
import { intentOf, type Product, productKey } from './movies.ts'
import {
  buyDialogClosed,
  purchaseConfirmed,
  selectAskedProduct,
  selectPackage,
  selectPurchaseOf,
} from './purchaseSlice.ts'
import { selectMovie, selectVouchers } from './slice.ts'
import { useFacts } from './VodTabs.tsx'

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '0 0 1.25rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', padding: '0.375rem 0' },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { ...theme.tokens.figures, margin: 0, fontWeight: 600, textAlign: 'end' },
}))

/** Asks for confirmation before a purchase (VOD-16). */
export function BuyDialog() {
  const product = useSelector(selectAskedProduct)
  return product && <Asking key={productKey(product)} product={product} />
}

function Asking({ product }: { product: Product }) {
  const movie = useSelectorWith(selectMovie, product.id)
  const found = useSelectorWith(selectPackage, product.id)
  const one = product.kind === 'movie' ? movie : found
  return one && <Question product={product} one={one} />
}

function Question({ product, one }: { product: Product; one: Movie | Package }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const status = useSelectorWith(selectPurchaseOf, product)
  const isInDoubt = useSelectorWith(selectIsInDoubt, intentOf(product))
  const vouchers = useSelector(selectVouchers)
  const room = useSelector(selectShownRoom)
  const { price, validity } = useFacts()
  // The price that the guest has seen first: it may change while the dialog is open.
  const [before] = useState(one.price)
  const isSending = status === 'sending'
  const { missing, away } = useHotelNeeded()
  const close = () => void dispatch(buyDialogClosed())
  const buy = (voucher: boolean) => {
    if (!isSending) dispatch(purchaseConfirmed({ product, voucher }))
  }
  const hours = 'valid_hours' in one ? one.valid_hours : null
  return (
    <SheetDialog
      open
      onClose={close}
      title={one.title}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="outlined" onClick={close}>
            <span>{t('app.cancel')}</span>
          </Button>
          {vouchers > 0 && (
            <Button
              variant="outlined"
              aria-disabled={isSending || undefined}
              {...away}
              onClick={() => buy(true)}
            >
              <span>{t('vod.purchase.useVoucher')}</span>
            </Button>
          )}
          <PrimaryAction
            label={t('vod.buy')}
            consequence={price(one.price ?? 0)}
            busy={isSending}
            busyLabel={t('vod.purchase.sending')}
            missing={missing}
            onClick={() => buy(false)}
          />
        </>
      }
    >
      <Facts data-prevents-reload="">
        <div>
          <dt>{t('vod.purchase.price')}</dt>
          <dd>
            <Price>{price(one.price ?? 0)}</Price>
          </dd>
        </div>
      </Facts>
      {hours !== null && <p>{validity(hours)}</p>}
      <p>{t('vod.purchase.charge', { room })}</p>
      {vouchers > 0 && <p>{t('vod.vouchers', { count: vouchers })}</p>}
      {before !== null && one.price !== null && before !== one.price && (
        <Notice>{t('again.repriced', { now: price(one.price), before: price(before) })}</Notice>
      )}
      {(isInDoubt || status === 'failed') && !isSending && (
        <Notice tone="error" role="alert">
          {t(isInDoubt ? 'vod.purchase.errors.doubtful' : 'vod.purchase.errors.failed')}
        </Notice>
      )}
    </SheetDialog>
  )
}
