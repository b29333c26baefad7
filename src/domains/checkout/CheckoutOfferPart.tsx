import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { hotelDate } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { styled } from '../../ui/styled.tsx'
import { selectTimezone } from '../property/slice.ts'
import { selectCheckin } from '../session/slice.ts'
import { checkoutChosen } from './slice.ts'
import { useWebcheckin } from './useWebcheckin.ts'

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: '1rem',
  padding: '0.875rem 1.25rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
}))
const Words = styled('h2')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: 0,
  marginInlineEnd: '1rem',
}))

/** Offers the check-out on the day of departure to a guest who may check out here (CHK-05). */
export function CheckoutOffer() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const checkin = useSelector(selectCheckin)
  const timezone = useSelector(selectTimezone)
  const { mayCheckOut } = useWebcheckin()
  const now = useNow(60_000)
  const checkout = Date.parse(checkin?.checkout ?? '')
  const isToday = !Number.isNaN(checkout) && hotelDate(checkout, timezone) === hotelDate(now, timezone)
  if (!mayCheckOut || !isToday) return null
  return (
    <Card>
      <Words>{t('home.checkoutToday')}</Words>
      <Button variant="contained" onClick={() => dispatch(checkoutChosen())}>
        <span>{t('guest.checkout')}</span>
      </Button>
    </Card>
  )
}
