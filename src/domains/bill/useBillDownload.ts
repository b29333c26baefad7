import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { formatMinor, formatPrice } from '../../core/money.ts'
import { selectCurrency } from '../config/slice.ts'
import { type BillLine, type BillTotal, signed } from './BillTotals.tsx'
import { billDownloadRequested } from './slice.ts'
import { useBillTimes, useLetterhead } from './useBillTimes.ts'

interface DownloadedBill {
  room: string
  /** Guest and room of the bill, a line each. */
  head: readonly string[]
  items: readonly BillLine[]
  totals: readonly BillTotal[]
  /** Written across a bill that is paid. */
  stamp?: string | null
}

/** Returns a function that gives a bill to the browser as a PDF (REAL-05). */
export function useBillDownload(): (bill: DownloadedBill) => void {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const currency = useSelector(selectCurrency)
  const times = useBillTimes()
  const { printedOn, ...letterhead } = useLetterhead()
  return ({ room, head, items, totals, stamp = null }) =>
    dispatch(
      billDownloadRequested({
        fileName: `bill-${room}.pdf`,
        bill: {
          ...letterhead,
          title: t('bill.title'),
          head: [...head.filter(Boolean), printedOn],
          foot: t('demoBill.page', { page: '{page}', count: '{count}' }),
          lines: items.map(({ date, time, description, amount, unreadable }) => ({
            when: times(date, time),
            description,
            amount: amount === null ? (unreadable ?? '') : signed(formatPrice(amount, currency)),
          })),
          totals: totals.map(({ label, minor }) => ({ label, amount: signed(formatMinor(minor, currency)) })),
          stamp,
        },
      }),
    )
}
