import GlobalStyles from '@mui/material/GlobalStyles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { formatMinor, toMinor } from '../../core/money.ts'
import { isolate } from '../../core/text/isolate.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Price } from '../../ui/Price.tsx'
import { plainList, withinWindow } from '../../ui/sharedStyles.ts'
import { lowWindow } from '../../ui/stuckStyle.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useHasRoom } from '../../ui/useHasRoom.ts'
import { selectCurrency } from '../config/slice.ts'
import {
  amountColumn,
  type BillLine,
  type BillTotal,
  BillTotals,
  signed,
  useBillSums,
} from './BillTotals.tsx'
import { useBillTimes, useLetterhead } from './useBillTimes.ts'

interface BillLinesProps {
  /** Guest and room of the bill, a line each. */
  head: readonly string[]
  items: readonly BillLine[]
  /** Totals below the lines, the last of them large; by default the sum of the lines, above them. */
  totals?: readonly BillTotal[]
  /** What the guest can do with the bill: beside its lines where there is room, else below them. */
  actions?: Elements
}

const Paper = styled('section')(({ theme }) => ({
  padding: withinWindow(1.25),
  marginBottom: '1.5rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  '@media print': { display: 'flex', flexDirection: 'column' },
  // Where there is room the total is beside the lines, and stays there while the guest reads on.
  '@media not print': {
    '&[data-sides]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      gridColumnGap: '2.5rem',
      alignItems: 'start',
      padding: '0.75rem 2rem 1.25rem',
      '& > *': { gridColumn: 1 },
      '& > aside': {
        gridColumn: 2,
        gridRow: '1 / span 9',
        position: 'sticky',
        top: 'calc(var(--top-bar, 0px) + 1rem)',
        padding: '0.625rem 0',
        // Higher than the window of a phone that lies on its side, whose lower part would be out of reach until the end.
        [lowWindow]: { position: 'static' },
      },
    },
  },
  [onTelevision]: {
    '&[data-sides]': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
    '&[data-sides] > aside': { top: '5vh' },
  },
}))
const Aside = styled('aside')(({ theme }) => ({
  '@media print': { display: 'contents' },
  '@media not print': {
    '&& > dl': { margin: 0, padding: 0, border: 0 },
    '& > p': { margin: '1.5rem 0' },
  },
  [onTelevision]: {
    '& > dl > div:last-child:not(:first-of-type)': {
      marginTop: '0.5rem',
      paddingTop: '0.75rem',
      borderTop: `1px solid ${theme.palette.divider}`,
    },
  },
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
  '& > small + span': { ...amountColumn, flex: 'none', marginInlineStart: 'auto', marginInlineEnd: 0 },
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
export function BillLines({ head, items, totals, actions }: BillLinesProps) {
  const { t } = useTranslation()
  const currency = useSelector(selectCurrency)
  const times = useBillTimes()
  const { hotel, printedOn } = useLetterhead()
  const minorOf = (amount: number | null) => toMinor(amount ?? 0, currency.fractionCount)
  // Lines have no id, and a bill may have equal lines.
  const lines = items.map((item, key) => ({ ...item, key }))
  const hasRoom = useHasRoom('message') && actions !== undefined
  const hasSides = useFormFactor() === 'tv' || hasRoom
  const ownSums = useBillSums(items)
  const sums = totals ?? ownSums
  const owner = (
    <Head>
      {head.filter(Boolean).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Head>
  )
  const total = <BillTotals sums={sums} isFirst={!totals} />
  const paper = (
    <Paper data-paper="" data-sides={hasSides ? '' : undefined} aria-label={t('bill.title')}>
      {printStyles}
      <Letterhead>
        <span>{hotel}</span>
        <span>{t('bill.title')}</span>
        <span>{printedOn}</span>
      </Letterhead>
      {hasSides ? (
        <Aside>
          {total}
          {owner}
          {actions}
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
              <span dir="ltr">
                <Price>
                  {amount === null ? (unreadable ?? '') : signed(formatMinor(minorOf(amount), currency))}
                </Price>
              </span>
            )}
          </Line>
        ))}
      </Lines>
      {!hasSides && totals && total}
      {items.some(({ amount }) => amount === null) && <Incomplete>{t('bill.incomplete')}</Incomplete>}
    </Paper>
  )
  return (
    <>
      {paper}
      {!hasSides && actions}
    </>
  )
}
