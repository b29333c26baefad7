import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import CheckoutIcon from '~icons/ic/outline-logout'
import type { SearchSource } from '../../core/domains/search.types.ts'
import { selectConfig } from '../config/slice.ts'
import { useTimes } from '../formats/useTimes.ts'
import { lateCheckoutEnd } from './lateCheckout.ts'
import { checkoutChosen } from './slice.ts'
import { useWebcheckin } from './useWebcheckin.ts'

export const searchSource: SearchSource = {
  /** A late check-out has no screen: its dialog says until when it is possible. */
  useFunctions() {
    const { t } = useTranslation()
    const { time } = useTimes()
    const { mayCheckOut } = useWebcheckin()
    const lateEnd = lateCheckoutEnd(useSelector(selectConfig).late_checkout)
    if (!mayCheckOut) return []
    return [
      {
        id: 'checkout',
        title: t('guest.checkout'),
        ...(lateEnd && { text: t('stay.checkout.late', { time: time(lateEnd) }) }),
        topics: lateEnd ? ['checkout', 'lateCheckout'] : ['checkout'],
        action: checkoutChosen(),
        icon: CheckoutIcon,
      },
    ]
  },
}
