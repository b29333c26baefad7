import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import DownloadIcon from '~icons/ic/outline-download'
import { formatMinor, toMinor } from '../../../core/money.ts'
import { maxTextLength } from '../../../core/text/maxTextLength.ts'
import { addDays, hotelDate } from '../../../core/time/clock.ts'
import { useHotelNow } from '../../../core/time/useNow.ts'
import { Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { Screen, ScreenTitle } from '../../../ui/Screen.tsx'
import { ListSkeleton } from '../../../ui/Skeleton.tsx'
import { selectCurrency } from '../../config/slice.ts'
import { useLaterTexts } from '../../language/useLaterTexts.ts'
import { selectTimezone } from '../../property/slice.ts'
import {
  selectCheckin,
  selectGuestName,
  selectRoom,
  selectShownName,
  selectShownRoom,
} from '../../session/slice.ts'
import { BillLines } from '../BillLines.tsx'
import { useBillDownload } from '../useBillDownload.ts'
import { PaymentForm } from './PaymentForm.tsx'

/** Tax in percent of the subtotal (DEMO-08). */
const taxPercent = 10

const samples = [
  { daysAgo: 2, time: '235000', text: 'night', amount: 180 },
  { daysAgo: 1, time: '081500', text: 'breakfast', amount: 24.5 },
  { daysAgo: 1, time: '161000', text: 'massage', amount: 75 },
  { daysAgo: 1, time: '201500', text: 'restaurant', amount: 48.9 },
  { daysAgo: 1, time: '224000', text: 'minibar', amount: 7.35 },
  { daysAgo: 1, time: '235000', text: 'night', amount: 180 },
] as const

export const sampleTexts = [...new Set(samples.map(({ text }) => text))]

/** The lines of the demo bill, dated by the hotel's calendar. @param today `YYYY-MM-DD` */
export const sampleLines = (today: string) =>
  samples.map(({ daysAgo, time, text, amount }) => ({
    date: addDays(today, -daysAgo).slice(2).replace(/-/g, ''),
    time,
    text,
    amount,
  }))

/** Returns the totals in minor units; `total` is exactly the sum of the other two. Amounts are net of tax. */
export function demoTotals(lines: readonly { amount: number }[], fractionCount: number) {
  const subtotal = lines.reduce((sum, { amount }) => sum + toMinor(amount, fractionCount), 0)
  const tax = Math.round((subtotal * taxPercent) / 100)
  return { subtotal, tax, total: subtotal + tax }
}

interface BillOwner {
  room: string
  name: string
}

interface FetchFormProps {
  isFetched: boolean
  /** Called with null when the input no longer matches the fetched bill. */
  onFetch: (owner: BillOwner | null) => void
}

/** Form for the room and name of the bill, prefilled from the session (DEMO-09). */
function FetchForm({ isFetched, onFetch }: FetchFormProps) {
  const { t } = useTranslation()
  const [room, setRoom] = useState(useSelector(selectShownRoom))
  const [name, setName] = useState(useSelector(selectShownName))
  const [isChecked, setChecked] = useState(false)
  const write = (set: (text: string) => void) => (text: string) => {
    set(text)
    onFetch(null)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (room.trim() && name.trim()) onFetch({ room: room.trim(), name: name.trim() })
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field
        required
        name="room"
        label={t('login.room')}
        value={room}
        maxLength={maxTextLength}
        enterKeyHint="next"
        error={isChecked && !room.trim() ? t('login.roomRequired') : undefined}
        onChange={write(setRoom)}
      />
      <Field
        required
        name="name"
        label={t('login.name')}
        value={name}
        maxLength={maxTextLength}
        enterKeyHint="done"
        error={isChecked && !name.trim() ? t('login.nameRequired') : undefined}
        onChange={write(setName)}
      />
      {!isFetched && <PrimaryAction type="submit" label={t('demoBill.fetch')} />}
    </form>
  )
}

/** The demo bill of a room, which can be paid and downloaded. */
function FetchedBill({ owner: { room, name } }: { owner: BillOwner }) {
  const { t } = useTranslation()
  const currency = useSelector(selectCurrency)
  const timezone = useSelector(selectTimezone)
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
  const download = useBillDownload()
  const head = [
    name,
    t('bill.room', { room }),
    ...(reservation ? [t('bill.reservation', { reservation })] : []),
  ]

  const handleDownload = () =>
    download({ room, head, items, totals, stamp: isPaid ? t('demoBill.paid') : null })
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

/** `/demo/fetch-my-bill`: simulates fetching, paying and downloading a bill (DEMO-07 to DEMO-12). */
export function DemoBillScreen() {
  const { t } = useTranslation()
  const hasTexts = useLaterTexts()
  const [owner, setOwner] = useState<BillOwner | null>(null)
  if (!hasTexts) return <ListSkeleton />
  return (
    <Screen width="read">
      <ScreenTitle below={t('demoBill.text')}>{t('demoBill.title')}</ScreenTitle>
      <FetchForm isFetched={owner !== null} onFetch={setOwner} />
      {owner && <FetchedBill key={`${owner.room} ${owner.name}`} owner={owner} />}
    </Screen>
  )
}
