import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelDate } from '../../../core/time/clock.ts'
import { useHotelNow } from '../../../core/time/useNow.ts'
import { Field } from '../../../ui/Field.tsx'
import { focusInvalid } from '../../../ui/focusInvalid.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { selectTimezone } from '../../property/slice.ts'
import { expiryProblem, groupedCardNumber, isCardNumber, isDeclined, isSecurityCode } from './card.ts'

interface PaymentFormProps {
  /** The total, formatted as a price. */
  total: string
  onPaid: () => void
}

/** Simulated duration of a payment. */
const paymentMs = 1000

const noCard = { number: '', expiry: '', code: '' }

/** Simulates a card payment: the card is neither sent nor stored (DEMO-10, DEMO-11). */
export function PaymentForm({ total, onPaid }: PaymentFormProps) {
  const { t } = useTranslation()
  const timezone = useSelector(selectTimezone)
  const now = useHotelNow()
  const [card, setCard] = useState(noCard)
  const [status, setStatus] = useState<'open' | 'checked' | 'paying' | 'failed'>('open')
  const set = (part: Partial<typeof noCard>) => {
    setCard((before) => ({ ...before, ...part }))
    if (status === 'failed') setStatus('open')
  }

  useEffect(() => {
    if (status !== 'paying') return
    const timer = setTimeout(() => {
      if (!isDeclined(card.number)) return onPaid()
      setCard(noCard)
      setStatus('failed')
    }, paymentMs)
    return () => clearTimeout(timer)
  }, [status, card.number, onPaid])

  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const expiry = expiryProblem(card.expiry, hotelDate(now(), timezone))
  const errors = {
    number: isCardNumber(card.number) ? undefined : t('demoBill.errors.number'),
    expiry: expiry ? t(`demoBill.errors.${expiry}`) : undefined,
    code: isSecurityCode(card.code) ? undefined : t('demoBill.errors.code'),
  }
  const isWhole = Object.values(errors).every((error) => error === undefined)
  const shown: Partial<typeof errors> = status === 'checked' ? errors : {}
  // Each failed attempt focuses the first invalid field.
  useEffect(() => {
    if (attempts > 0) focusInvalid(form.current)
  }, [attempts])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (status === 'paying') return
    setStatus(isWhole ? 'paying' : 'checked')
    if (!isWhole) setAttempts(attempts + 1)
  }
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-labelledby="demo-payment"
      // The card's data is stored nowhere, so a reload would discard it (SW-02).
      data-prevents-reload=""
      onSubmit={handleSubmit}
    >
      <SectionTitle id="demo-payment">{t('demoBill.payTitle')}</SectionTitle>
      <Notice>{t('demoBill.noMoney')}</Notice>
      {status === 'failed' && (
        <Notice tone="error" role="alert">
          {t('demoBill.failed')}
        </Notice>
      )}
      <Field
        required
        name="number"
        label={t('demoBill.number')}
        value={card.number}
        inputMode="numeric"
        enterKeyHint="next"
        error={shown.number}
        onChange={(text) => set({ number: groupedCardNumber(text) })}
      />
      <Field
        required
        name="expiry"
        label={t('demoBill.expiry')}
        value={card.expiry}
        inputMode="numeric"
        enterKeyHint="next"
        placeholder="12/30"
        maxLength={7}
        error={shown.expiry}
        onChange={(text) => set({ expiry: text })}
      />
      <Field
        required
        name="code"
        label={t('demoBill.code')}
        value={card.code}
        type="password"
        inputMode="numeric"
        enterKeyHint="done"
        maxLength={4}
        error={shown.code}
        onChange={(text) => set({ code: text })}
      />
      <PrimaryAction
        type="submit"
        label={t('demoBill.pay')}
        consequence={total}
        busy={status === 'paying'}
        busyLabel={t('demoBill.paying')}
      />
    </form>
  )
}
