import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { BillItem } from '../../contract/bill.ts'
import { formatMinor, toMinor } from '../../core/money.ts'
import { isolate } from '../../core/text/isolate.ts'
import { Price } from '../../ui/Price.tsx'
import { styled } from '../../ui/styled.tsx'
import { selectCurrency } from '../config/slice.ts'

/** A charge or a payment. */
export type BillLine = Pick<BillItem, 'date' | 'time' | 'description' | 'amount'> &
  Partial<Pick<BillItem, 'unreadable'>>

export interface BillTotal {
  label: string
  minor: number
}

/** With a minus sign, which is as wide as a digit, in place of the hyphen that prices have (PRC-05). */
export const signed = (price: string): string => price.replace(/^-/, '\u2212')

/**
 * As wide as most amounts, which end at the right of it in every language: the decimals stand below each other, which in
 * languages from right to left they would not at the end of a line.
 */
export const amountColumn = { minWidth: '6.5rem', textAlign: 'end' } as const

const Totals = styled('dl')(({ theme }) => ({
  margin: '0.75rem 0 0',
  breakInside: 'avoid',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', padding: '0.25rem 0' },
  // Beside the amount as long as no word has to be broken, and more than one word fits in a line.
  '& dt': { flex: ['1 1 7rem', '1 1 min-content'], minWidth: 0, marginInlineEnd: '1rem' },
  '& > div:not(:last-child) > dt::before': { content: '""', display: 'block', width: '7rem' },
  '& dd': { ...amountColumn, margin: '0 0 0 auto' },
  '& > div:last-child': { ...theme.typography.h2, paddingTop: '0.5rem' },
  // What a guest wants to know first. On paper it is where a bill has it.
  '@media not print': {
    '&[data-first]': {
      margin: '0 0 0.5rem',
      padding: '0 0 0.75rem',
      borderTop: 0,
      borderBottom: `1px solid ${theme.palette.divider}`,
    },
  },
  '@media print': { '&[data-first]': { order: 1 } },
}))

interface BillTotalsProps {
  sums: readonly BillTotal[]
  /** Whether they are above the lines. */
  isFirst: boolean
}

/** The sums of a bill, the last of them large (BILL-07). */
export function BillTotals({ sums, isFirst }: BillTotalsProps) {
  const currency = useSelector(selectCurrency)
  // A bill may have equal payments.
  const keyed = sums.map((sum, key) => ({ ...sum, key }))
  return (
    <Totals data-tour="bill-total" data-first={isFirst ? '' : undefined}>
      {keyed.map(({ key, label, minor }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd dir="ltr">
            <Price>{signed(formatMinor(minor, currency))}</Price>
          </dd>
        </div>
      ))}
    </Totals>
  )
}

/** More payments are only among the lines. */
const maxPayments = 3

/** The total of a bill, and before it the payments that it takes into account, such as a deposit. */
export function useBillSums(items: readonly BillLine[]): BillTotal[] {
  const { t } = useTranslation()
  const { fractionCount } = useSelector(selectCurrency)
  const lines = items.map(({ description, amount }) => ({
    label: isolate(description),
    minor: toMinor(amount ?? 0, fractionCount),
  }))
  const sumOf = (some: readonly BillTotal[]) => some.reduce((sum, { minor }) => sum + minor, 0)
  const payments = lines.filter(({ minor }) => minor < 0)
  const charges = { label: t('cart.subtotal'), minor: sumOf(lines.filter(({ minor }) => minor > 0)) }
  const areShown = payments.length > 0 && payments.length <= maxPayments
  return [...(areShown ? [charges, ...payments] : []), { label: t('bill.total'), minor: sumOf(lines) }]
}
