import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelDate } from '../../../core/time/clock.ts'
import { useHotelNow } from '../../../core/time/useNow.ts'
import { Field } from '../../../ui/Field.tsx'
import { focusInvalid } from '../../../ui/focus/focusInvalid.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { selectTimezone } from '../../property/slice.ts'

// The card's data never leave the form.

/** The test card whose payment fails (DEMO-11). */
const failingCard = '4000000000000002'

const digitsOf = (text: string) => text.replace(/[\s-]/g, '')

/** Validates the check digit (Luhn): every second digit counts twice. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  return /^\d{12,19}$/.test(digits) && !/^0+$/.test(digits) && hasCheckDigit(digits)
}

/** Parses `MM/YY` or `MM/YYYY`; null if it is invalid. */
function readExpiry(text: string): { year: number; month: number } | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? []
  const number = Number(month)
  if (number < 1 || number > 12) return null
  return { year: Number(year.length === 2 ? `20${year}` : year), month: number }
}

/** A card can be used until the last day of its month. @param today `YYYY-MM-DD` */
export function expiryProblem(text: string, today: string): 'invalid' | 'expired' | null {
  const expiry = readExpiry(text)
  if (!expiry) return 'invalid'
  const [year = 0, month = 0] = today.split('-').map(Number)
  return expiry.year * 12 + expiry.month < year * 12 + month ? 'expired' : null
}

export const isSecurityCode = (text: string): boolean => /^\d{3,4}$/.test(text.trim())

export const isDeclined = (number: string): boolean => digitsOf(number) === failingCard

/** Formats a card number in groups of four digits. */
export const groupedCardNumber = (text: string): string =>
  digitsOf(text)
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

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
