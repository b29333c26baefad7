import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { formatMinor } from '../../core/money.ts'
import { Price } from '../../ui/Price.tsx'
import { selectCurrency } from '../config/slice.ts'

export interface BillTotal {
  label: string
  minor: number
}

const Totals = styled('dl')(({ theme }) => ({
  margin: '0.75rem 0 0',
  breakInside: 'avoid',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', padding: '0.25rem 0' },
  '& dd': { margin: '0 0 0 auto' },
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
  return (
    <Totals data-tour="bill-total" data-first={isFirst ? '' : undefined}>
      {sums.map(({ label, minor }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Price>{formatMinor(minor, currency)}</Price>
          </dd>
        </div>
      ))}
    </Totals>
  )
}
