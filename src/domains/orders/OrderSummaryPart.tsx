import { orderStatuses } from '../../contract/shopPushes.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { Price } from '../../ui/Price.tsx'
import { chosenInForced } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { statusOf, type TrackedOrder } from './slice.ts'
import { useOrderWords } from './useOrderWords.ts'

const Head = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.palette.text.secondary,
  '& > :last-child': { marginInlineStart: '1rem', whiteSpace: 'nowrap' },
}))
const Status = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'block',
  marginBottom: '0.25rem',
}))
const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.palette.text.secondary,
}))
const Foot = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '0.5rem',
  '& > span': { minWidth: 0, overflowWrap: 'break-word' },
  // Mirrored with the page, unlike an inline margin: a price has a direction of its own.
  '& > bdi': { marginLeft: '1rem' },
}))
const Track = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gridGap: '0.375rem',
  margin: '0.625rem 0',
})
const Part = styled('span')(({ theme }) => ({
  height: '0.25rem',
  borderRadius: '0.125rem',
  backgroundColor: theme.tokens.well,
  '&[data-done]': { backgroundColor: theme.tokens.fill, ...chosenInForced },
}))

const way = orderStatuses.filter((status) => status !== 'cancelled')

/** An order in a few lines: its progress, its shop, its place and time of delivery, its lines and its total. */
export function OrderSummaryPart({ order, children }: { order: TrackedOrder; children?: Elements }) {
  const words = useOrderWords()
  const status = statusOf(order)
  const last = order.steps[order.steps.length - 1]
  const time = last ? words.step(last).time : ''
  return (
    <>
      <Status aria-live="polite">{words.status(order)}</Status>
      <Head>
        <span>{[words.title(order), time].filter(Boolean).join(' · ')}</span>
        <span>{words.number(order)}</span>
      </Head>
      {status !== 'sent' && status !== 'cancelled' && (
        <Track aria-hidden>
          {way.map((step, at) => (
            <Part key={step} data-done={at <= way.indexOf(status) ? '' : undefined} />
          ))}
        </Track>
      )}
      {status === 'cancelled' && order.reason && <Line>{order.reason}</Line>}
      {status !== 'cancelled' && status !== 'delivered' && <Line>{words.delivery(order)}</Line>}
      {children ?? (
        <Foot>
          <span>{words.items(order)}</span>
          <Price>{words.total(order)}</Price>
        </Foot>
      )}
    </>
  )
}
