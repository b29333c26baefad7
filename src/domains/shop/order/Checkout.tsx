import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { maxOrderLines } from '../../../contract/shop.ts'
import { selectDoubts } from '../../../core/sending/slice.ts'
import { maxTextLength } from '../../../core/text/maxTextLength.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { ChoicePills } from '../../../ui/ChoicePills.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { Field } from '../../../ui/Field.tsx'
import { focusGroup } from '../../../ui/focus/focusInvalid.ts'
import { onTelevision } from '../../../ui/formFactor.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Price } from '../../../ui/Price.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { styled } from '../../../ui/styled.tsx'
import { useSignIn } from '../../navigation/useSignIn.ts'
import { useHotelNeeded } from '../../offline/useHotelNeeded.ts'
import { selectSettings } from '../../property/slice.ts'
import {
  selectGuestName,
  selectIsCheckedIn,
  selectIsRegistered,
  selectIsWalkin,
} from '../../session/slice.ts'
import { totalMinor } from '../cart/cart.ts'
import type { CartShop } from '../parts/CartLines.tsx'
import { usePrices } from '../parts/ShopParts.tsx'
import { DeliveryTime, PlaceChoice } from './Delivery.tsx'
import { type Payment, paymentOf, paymentsFor } from './orderData.ts'
import { blockedBy, intentOf } from './orderState.ts'
import {
  noteWritten,
  orderPlaced,
  paymentChosen,
  selectBlocker,
  selectForm,
  selectOrderErrors,
  selectOrderStatus,
} from './slice.ts'

const Place = styled('div')({ '& > :first-of-type': { marginTop: '1rem' } })

/** Shows what prevents an order, or why one has failed, right above the button that was pressed. */
function OrderErrors({ shops }: { shops: readonly CartShop[] }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const status = useSelector(selectOrderStatus)
  const pressed = useSelector(selectBlocker)
  const errors = useSelector(selectOrderErrors)

  const doubts = useSelector(selectDoubts)

  const failed = shops.flatMap(({ id, title }) => {
    const isInDoubt = status !== 'sending' && doubts.some(({ intent }) => intent === intentOf(id))
    const error = isInDoubt ? 'unexpected' : errors[id]
    if (!error) return []
    const text = t(`order.errors.${error}`)
    const shop = title || t('shop.title')
    return [{ id, text: shops.length > 1 ? t('order.errors.ofShop', { shop, error: text }) : text }]
  })
  const isShown = pressed !== null || failed.length > 0
  // Also what is known only after a reload, when nobody has pressed. In a low window the bar does not stay in sight.
  useEffect(() => {
    if (isShown && status !== 'sending') place.current?.scrollIntoView?.({ block: 'center' })
  }, [isShown, status])
  if (!isShown) return null
  return (
    <Place ref={place}>
      {pressed && (
        <Notice tone="error" role="alert">
          <span>{t(`order.errors.${pressed}`, { max: maxOrderLines })}</span>
          {pressed === 'signIn' && <SignIn />}
        </Notice>
      )}
      {failed.map(({ id, text }) => (
        <Notice key={id} tone="error" role="alert">
          {text}
        </Notice>
      ))}
    </Place>
  )
}

/** Shows what will prevent an order at the top, before the guest fills in the form in vain. */
export function OrderCondition() {
  const { t } = useTranslation()
  const pressed = useSelector(selectBlocker)
  const known = useBlocker()
  if (!known || pressed) return null
  return (
    <Notice>
      <span>{t(`order.errors.${known}`)}</span>
      {known === 'signIn' && <SignIn />}
    </Notice>
  )
}

function useBlocker() {
  const isRegistered = useSelector(selectIsRegistered)
  const isWalkin = useSelector(selectIsWalkin)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const guestName = useSelector(selectGuestName)
  return blockedBy({ isRegistered, isWalkin, isCheckedIn, guestName })
}

const Sign = styled(Button)({ display: 'flex', marginTop: '0.75rem' })

/** Signing in keeps the cart and the form (ORD-10). */
function SignIn() {
  const { t } = useTranslation()
  return (
    <Sign variant="contained" onClick={useSignIn()}>
      <span>{t('order.signIn')}</span>
    </Sign>
  )
}

const paymentId = 'order-payment'
const paymentNames = { room: 'order.roomBill', cash: 'order.cash', card: 'order.card' } as const

// As wide as the button below it.
const Paid = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxWidth: '28rem',
  margin: '0 auto 0.25rem',
  '& > button': { flex: 'none', minHeight: '2rem', padding: '0 0.5rem', marginInlineEnd: '-0.5rem' },
  [onTelevision]: { maxWidth: 'none', '& > button': { display: 'none' } },
}))

/** What the order is paid with, right above the button that sends it; the choice itself may be out of sight. */
function PaidWith({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  const handleChange = () => focusGroup(document.getElementById(paymentId))
  return (
    <Paid>
      <span>{t(paymentNames[payment])}</span>
      <Button
        variant="text"
        aria-label={`${t('order.change')}: ${t('order.payment')}`}
        onClick={handleChange}
      >
        <span>{t('order.change')}</span>
      </Button>
    </Paid>
  )
}

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
  const payment = paymentOf(form, maySettleWithRoom)
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
        <Choices
          id={paymentId}
          title={t('order.payment')}
          {...(payment !== 'room' && { rule: t('order.paymentText') })}
        >
          <ChoicePills
            label={t('order.payment')}
            layout="wrap"
            options={paymentsFor(maySettleWithRoom).map((value) => ({
              value,
              label: t(paymentNames[value]),
            }))}
            value={payment}
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
      <BottomBar height="7.25rem">
        <OrderErrors shops={shops} />
        <PaidWith payment={payment} />
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
