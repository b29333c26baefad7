import GlobalStyles from '@mui/material/GlobalStyles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { BillItem } from '../../contract/bill.ts'
import { formatMinor, toMinor } from '../../core/money.ts'
import { isolate } from '../../core/text/isolate.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Price } from '../../ui/Price.tsx'
import { plainList, withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { selectCurrency } from '../config/slice.ts'
import { useBillTimes, useLetterhead } from './useBillTimes.ts'

export interface BillTotal {
  label: string
  minor: number
}

/** With a minus sign, which is as wide as a digit, in place of the hyphen that prices have (PRC-05). */
export const signed = (price: string): string => price.replace(/^-/, '\u2212')

const Totals = styled('dl')(({ theme }) => ({
  margin: '0.75rem 0 0',
  breakInside: 'avoid',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', padding: '0.25rem 0' },
  // Beside the amount as long as no word has to be broken.
  '& dt': { flex: ['1 1 7rem', '1 1 min-content'], minWidth: 0, marginInlineEnd: '1rem' },
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
function BillTotals({ sums, isFirst }: BillTotalsProps) {
  const currency = useSelector(selectCurrency)
  // A bill may have equal payments.
  const keyed = sums.map((sum, key) => ({ ...sum, key }))
  return (
    <Totals data-tour="bill-total" data-first={isFirst ? '' : undefined}>
      {keyed.map(({ key, label, minor }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
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

/** A charge or a payment. */
export type BillLine = Pick<BillItem, 'date' | 'time' | 'description' | 'amount'> &
  Partial<Pick<BillItem, 'unreadable'>>

interface BillLinesProps {
  /** Guest and room of the bill, a line each. */
  head: readonly string[]
  items: readonly BillLine[]
  /** Totals below the lines, the last of them large; by default the sum of the lines, above them. */
  totals?: readonly BillTotal[]
}

const Paper = styled('section')(({ theme }) => ({
  padding: withinWindow(1.25),
  marginBottom: '1.5rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  '@media print': { display: 'flex', flexDirection: 'column' },
  // On a television the total is beside the lines, and stays there while the guest reads on.
  [onTelevision]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gridColumnGap: '3.5rem',
    alignItems: 'start',
    padding: '0.75rem 2rem 1.25rem',
    '& > *': { gridColumn: 1 },
    '& > aside': {
      gridColumn: 2,
      gridRow: '1 / span 9',
      position: 'sticky',
      top: '5vh',
      paddingTop: '0.625rem',
    },
  },
}))
// Beside the lines on a television.
const Aside = styled('aside')(({ theme }) => ({
  '& > dl': { margin: 0, paddingTop: 0, borderTop: 0 },
  '& > dl > div:last-child': { ...theme.typography.h1 },
  '& > dl > div': { display: 'block' },
  '& > p': { margin: '1.5rem 0 0' },
}))
const Head = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 1rem',
  color: theme.palette.text.secondary,
  '& > span': { display: 'block' },
}))
// On paper only.
const Letterhead = styled('header')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block' },
  paddingBottom: '0.5rem',
  marginBottom: '1rem',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > span': { display: 'block' },
  '& > :first-of-type': { ...theme.typography.h2, marginBottom: '0.5rem' },
}))
const Lines = styled('ul')(plainList)
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '0.625rem 0',
  // On paper a line stays on one page.
  breakInside: 'avoid',
  '& > span': { flex: '1 1 7rem', minWidth: 0, overflowWrap: 'break-word', marginInlineEnd: '1rem' },
  '& > small + span': { flex: 'none', marginInlineStart: 'auto', marginInlineEnd: 0 },
  // Below both, because a date needs more room on a narrow phone than there is beside an amount.
  '& > small': {
    ...theme.typography.body2,
    order: 1,
    flexBasis: '100%',
    color: theme.palette.text.secondary,
  },
}))
const Incomplete = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  '@media print': { order: 1 },
  margin: '0.5rem 0 0',
  color: theme.palette.text.secondary,
}))

/** Prints only the bill, dark on white, with the number of each page where the browser can write it. */
const printStyles = (
  <GlobalStyles
    styles={{
      '@page': { margin: '16mm', '@bottom-right': { content: 'counter(page) " / " counter(pages)' } },
      '@media print': {
        'body *': { visibility: 'hidden' },
        '[data-paper], [data-paper] *': {
          visibility: 'visible',
          color: '#000 !important',
          backgroundColor: '#fff !important',
        },
        '[data-paper]': { position: 'absolute', top: 0, left: 0, width: '100%' },
      },
    }}
  />
)

/** A bill as it would be on paper (BILL-04 to BILL-07). */
export function BillLines({ head, items, totals }: BillLinesProps) {
  const { t } = useTranslation()
  const currency = useSelector(selectCurrency)
  const times = useBillTimes()
  const { hotel, printedOn } = useLetterhead()
  const minorOf = (amount: number | null) => toMinor(amount ?? 0, currency.fractionCount)
  // Lines have no id, and a bill may have equal lines.
  const lines = items.map((item, key) => ({ ...item, key }))
  const isOnTv = useFormFactor() === 'tv'
  const ownSums = useBillSums(items)
  const sums = totals ?? ownSums
  const owner = (
    <Head>
      {head.filter(Boolean).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Head>
  )
  const total = <BillTotals sums={sums} isFirst={!totals && !isOnTv} />
  return (
    <Paper data-paper="" aria-label={t('bill.title')}>
      {printStyles}
      <Letterhead>
        <span>{hotel}</span>
        <span>{t('bill.title')}</span>
        <span>{printedOn}</span>
      </Letterhead>
      {isOnTv ? (
        <Aside>
          {total}
          {owner}
        </Aside>
      ) : (
        <>
          {owner}
          {!totals && total}
        </>
      )}
      {items.length === 0 && <p>{t('errors.noData')}</p>}
      <Lines aria-label={t('bill.lines')} data-tour="bill-lines">
        {lines.map(({ key, date, time, description, amount, unreadable }) => (
          <Line key={key}>
            <span>
              <bdi>{isolate(description)}</bdi>
            </span>
            <small>{times(date, time)}</small>
            {(amount !== null || unreadable) && (
              <span>
                <Price>
                  {amount === null ? (unreadable ?? '') : signed(formatMinor(minorOf(amount), currency))}
                </Price>
              </span>
            )}
          </Line>
        ))}
      </Lines>
      {!isOnTv && totals && total}
      {items.some(({ amount }) => amount === null) && <Incomplete>{t('bill.incomplete')}</Incomplete>}
    </Paper>
  )
}
