import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { formatPrice } from '../../core/money.ts'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { selectCurrency } from '../config/slice.ts'
import { useTimes } from '../formats/useTimes.ts'
import { useWordList } from '../formats/useWords.ts'
import { selectTimezone } from '../property/slice.ts'
import type { PlacedOrder } from './placedOrder.types.ts'
import { type OrderStep, statusOf, type TrackedOrder } from './slice.ts'

/** Texts about an order, in the guest's language and by the hotel's clock. */
export function useOrderWords() {
  const { t } = useTranslation()
  const times = useTimes()
  const listed = useWordList()
  const currency = useSelector(selectCurrency)
  const timezone = useSelector(selectTimezone)
  const today = hotelTime(useNow(60_000), timezone).slice(0, 10)

  /** The time of a moment, preceded by its day unless that is today. */
  const moment = (wallClock: string): string => {
    const date = wallClock.slice(0, 10)
    const day = times.day(date, today)
    const time = times.time(timeOfDay(wallClock))
    return day === 'today' ? time : listed([day ? t(`order.${day}`) : times.date(date), time])
  }

  const delivery = ({
    deliveryTime,
    place,
    where,
  }: Pick<PlacedOrder, 'deliveryTime' | 'place' | 'where'>) => {
    const at = t(`order.at.${place}`, { where })
    const time = moment(deliveryTime)
    // The text "Delivery at" can precede a time, but not a day.
    return deliveryTime.startsWith(today) ? t('order.receipt', { time, place: at }) : listed([time, at])
  }

  const sent = ({ sentAt }: Pick<PlacedOrder, 'sentAt'>) =>
    t('orders.sentAt', { time: moment(hotelTime(sentAt, timezone)) })

  const step = ({ status, at }: OrderStep) => {
    const isTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(at)
    return { text: t(`orders.status.${status}`), time: isTime ? moment(at) : '' }
  }

  return {
    delivery,
    sent,
    step,
    /** The progress of the order, as the hotel has reported it. */
    status: (order: TrackedOrder) => {
      const status = statusOf(order)
      return status === 'sent' ? sent(order) : t(`orders.status.${status}`)
    },
    items: ({ lines }: Pick<PlacedOrder, 'lines'>) =>
      listed(lines.map(({ quantity, title }) => `${quantity} × ${title}`)),
    choices: listed,
    total: ({ total }: Pick<PlacedOrder, 'total'>) => formatPrice(total, currency),
    number: ({ orderId }: Pick<PlacedOrder, 'orderId'>) =>
      orderId === null ? '' : t('orders.number', { number: orderId }),
    title: ({ shopTitle }: Pick<PlacedOrder, 'shopTitle'>) => shopTitle || t('shop.title'),
  }
}
