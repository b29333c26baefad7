import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { maxOrderLines } from '../../../contract/shop.ts'
import { selectDoubts } from '../../../core/sending/slice.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useSignIn } from '../../navigation/useSignIn.ts'
import {
  selectGuestName,
  selectIsCheckedIn,
  selectIsRegistered,
  selectIsWalkin,
} from '../../session/slice.ts'
import type { CartShop } from '../parts/CartLines.tsx'
import { intentOf } from './intent.ts'
import { blockedBy } from './rules.ts'
import { selectBlocker, selectOrderErrors, selectOrderStatus } from './slice.ts'

const Place = styled('div')({ '& > :first-of-type': { marginTop: '1rem' } })

/** Shows what prevents an order, or why one has failed, right above the button that was pressed. */
export function OrderErrors({ shops }: { shops: readonly CartShop[] }) {
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
