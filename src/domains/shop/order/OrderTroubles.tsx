import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Notice } from '../../../ui/Notice.tsx'
import { pathOf } from '../../addresses.ts'
import { useGo } from '../../navigation/useGo.ts'
import {
  modeLeft,
  selectGuestName,
  selectIsCheckedIn,
  selectIsRegistered,
  selectIsWalkin,
} from '../../session/slice.ts'
import type { CartShop } from '../parts/CartLines.tsx'
import { barrierOf } from './rules.ts'
import { selectBarrier, selectOrderErrors, selectOrderStatus } from './slice.ts'

const Place = styled('div')({ '& > :first-of-type': { marginTop: '1rem' } })

/** What stands in the way of an order, and what became of one: right above the button that was pressed. */
export function OrderTroubles({ shops }: { shops: readonly CartShop[] }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const status = useSelector(selectOrderStatus)
  const pressed = useSelector(selectBarrier)
  const errors = useSelector(selectOrderErrors)
  const standing = useBarrier()
  const barrier = pressed ?? standing

  useEffect(() => {
    if (status === 'failed') place.current?.scrollIntoView?.({ block: 'center' })
  }, [status])

  const failed = shops.flatMap(({ id, title }) => {
    const error = errors[id]?.error
    if (!error) return []
    const text = t(`order.errors.${error}`)
    const shop = title || t('shop.title')
    return [{ id, text: shops.length > 1 ? t('order.errors.ofShop', { shop, error: text }) : text }]
  })
  if (!barrier && failed.length === 0) return null
  return (
    <Place ref={place}>
      {barrier && (
        // Known beforehand it is a word beside; once the guest has pressed, it is the answer.
        <Notice
          key={pressed ? 'pressed' : 'known'}
          tone={pressed ? 'error' : 'info'}
          {...(pressed && { role: 'alert' })}
        >
          {t(`order.errors.${barrier}`)}
          {barrier === 'signIn' && <SignIn />}
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

function useBarrier() {
  const isRegistered = useSelector(selectIsRegistered)
  const isWalkin = useSelector(selectIsWalkin)
  const isCheckedIn = useSelector(selectIsCheckedIn)
  const guestName = useSelector(selectGuestName)
  return barrierOf({ isRegistered, isWalkin, isCheckedIn, guestName })
}

const Sign = styled(Button)({ display: 'flex', marginTop: '0.75rem' })

/** Signing in keeps the cart and the form (ORD-10). */
function SignIn() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const go = useGo()
  const isWalkin = useSelector(selectIsWalkin)
  return (
    <Sign variant="contained" onClick={() => (isWalkin ? dispatch(modeLeft()) : go(pathOf('login')))}>
      {t('order.signIn')}
    </Sign>
  )
}
