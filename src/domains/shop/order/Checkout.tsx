import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { maxTextLength } from '../../../core/text/maxTextLength.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { ChoicePills } from '../../../ui/ChoicePills.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { Field } from '../../../ui/Field.tsx'
import { onTelevision } from '../../../ui/formFactor.ts'
import { Price } from '../../../ui/Price.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { useHotelNeeded } from '../../offline/useHotelNeeded.ts'
import { selectSettings } from '../../property/slice.ts'
import { totalMinor } from '../cart/cart.ts'
import type { CartShop } from '../parts/CartLines.tsx'
import { usePrices } from '../parts/usePrices.ts'
import { DeliveryTime } from './DeliveryTime.tsx'
import { OrderErrors } from './OrderErrors.tsx'
import { paymentOf } from './orderData.ts'
import { PlaceChoice } from './PlaceChoice.tsx'
import { noteWritten, orderPlaced, paymentChosen, selectForm, selectOrderStatus } from './slice.ts'

const Form = styled('div')({ marginTop: '2.5rem', [onTelevision]: { marginTop: '1.75rem' } })
const Order = styled('div')({
  display: 'contents',
  // On a television the button is above the form, whose usual choices need no change.
  [onTelevision]: {
    display: 'flex',
    flexDirection: 'column',
    '& > [data-bottom-bar]': { position: 'static', order: -1, margin: 0, padding: 0 },
    '& > [data-bottom-bar]::before': { display: 'none' },
    '& > [data-bottom-bar] > .MuiButton-root': { maxWidth: 'none' },
  },
})

/** The form of an order: place, time, payment and note, and the button that sends it. */
export function Checkout({ shops }: { shops: readonly CartShop[] }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { write, fractionCount } = usePrices()
  const form = useSelector(selectForm)
  const maySettleWithRoom = useSelector(selectSettings).payment?.room === true
  const { missing } = useHotelNeeded()
  const isSending = useSelector(selectOrderStatus) === 'sending'
  const total = totalMinor(
    shops.flatMap(({ lines }) => lines),
    fractionCount,
  )
  return (
    <Order>
      <Form>
        <div data-tour="cart-delivery">
          <PlaceChoice />
          <DeliveryTime shopIds={shops.map(({ id }) => id)} />
        </div>
        <Choices title={t('order.payment')} rule={t('order.paymentText')}>
          <ChoicePills
            label={t('order.payment')}
            layout="wrap"
            options={[
              { value: 'cash', label: t('order.cash') },
              { value: 'card', label: t('order.card') },
              ...(maySettleWithRoom ? [{ value: 'room' as const, label: t('order.roomBill') }] : []),
            ]}
            value={paymentOf(form, maySettleWithRoom)}
            onChange={(value) => dispatch(paymentChosen(value))}
          />
        </Choices>
        <Field
          readOnly={isSending}
          label={t('order.note')}
          name="note"
          lines={3}
          maxLength={maxTextLength}
          value={form.note}
          hint={t('order.noteHint')}
          onChange={(text) => dispatch(noteWritten(text))}
        />
      </Form>
      <BottomBar>
        <OrderErrors shops={shops} />
        <PrimaryAction
          data-starts-here=""
          label={t('order.send')}
          consequence={
            <span data-tour="cart-send">
              <Price>{write(total)}</Price>
            </span>
          }
          busy={isSending}
          busyLabel={t('order.sending')}
          missing={missing}
          onClick={() => dispatch(orderPlaced())}
        />
      </BottomBar>
    </Order>
  )
}
