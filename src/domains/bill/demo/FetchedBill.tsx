import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { formatMinor, formatPrice } from '../../../core/money.ts'
import { hotelDate } from '../../../core/time/clock.ts'
import { useHotelNow } from '../../../core/time/useNow.ts'
import { DownloadOutlined as DownloadIcon } from '../../../ui/icons/DownloadOutlined.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { selectCurrency } from '../../config/slice.ts'
import { selectTimezone } from '../../property/slice.ts'
import { selectCheckin, selectGuestName, selectRoom } from '../../session/slice.ts'
import { BillLines } from '../BillLines.tsx'
import { useBillTimes } from '../useBillTimes.ts'
import { useLetterhead } from '../useLetterhead.ts'
import { demoTotals, sampleLines, taxPercent } from './demoBill.ts'
import { billDownloadRequested } from './download.saga.ts'
import type { BillOwner } from './FetchForm.tsx'
import { PaymentForm } from './PaymentForm.tsx'

/** The demo bill of a room, which can be paid and downloaded. */
export function FetchedBill({ owner: { room, name } }: { owner: BillOwner }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const currency = useSelector(selectCurrency)
  const timezone = useSelector(selectTimezone)
  const times = useBillTimes()
  const [isPaid, setPaid] = useState(false)
  const now = useHotelNow()
  const [lines] = useState(() => sampleLines(hotelDate(now(), timezone)))
  const items = lines.map(({ text, ...line }) => ({ ...line, description: t(`demoBill.samples.${text}`) }))
  const sums = demoTotals(lines, currency.fractionCount)
  const totals = [
    { label: t('demoBill.subtotal'), minor: sums.subtotal },
    { label: t('demoBill.tax', { percent: taxPercent }), minor: sums.tax },
    { label: t('bill.total'), minor: sums.total },
  ]
  const checkin = useSelector(selectCheckin)
  const ownRoom = useSelector(selectRoom)
  const ownName = useSelector(selectGuestName)
  const reservation = ownRoom === room && ownName === name ? checkin?.reservation_nr : ''
  const { printedOn, ...letterhead } = useLetterhead()
  const head = [
    name,
    t('bill.room', { room }),
    ...(reservation ? [t('bill.reservation', { reservation })] : []),
  ]

  const handleDownload = () =>
    dispatch(
      billDownloadRequested({
        fileName: `bill-${room}.pdf`,
        bill: {
          ...letterhead,
          title: t('bill.title'),
          head: [...head, printedOn],
          foot: t('bill.page', { page: '{page}', count: '{count}' }),
          lines: items.map(({ date, time, description, amount }) => ({
            when: times(date, time),
            description,
            amount: formatPrice(amount, currency),
          })),
          totals: totals.map(({ label, minor }) => ({ label, amount: formatMinor(minor, currency) })),
          stamp: isPaid ? t('demoBill.paid') : null,
        },
      }),
    )
  return (
    <>
      <BillLines head={head} items={items} totals={totals} />
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={handleDownload}>
        <span>{t('demoBill.download')}</span>
      </Button>
      {isPaid ? (
        <div style={{ marginTop: '1.5rem' }}>
          <Notice tone="success" role="status">
            {t('demoBill.thanks')}
          </Notice>
        </div>
      ) : (
        <PaymentForm total={formatMinor(sums.total, currency)} onPaid={() => setPaid(true)} />
      )}
    </>
  )
}
