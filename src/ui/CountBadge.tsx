import type { Elements } from './elements.types.ts'
import { chosenInForced } from './sharedStyles.ts'
import { styled } from './styled.tsx'

export interface CountBadgeProps {
  /** Nothing is shown at 0. */
  count: number
  /** The icon that carries the badge. */
  children?: Elements
}

const Place = styled('span')({ position: 'relative', display: 'inline-flex' })
const Dot = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  ...theme.tokens.figures,
  fontWeight: 600,
  lineHeight: '1.25rem',
  minWidth: '1.25rem',
  boxSizing: 'border-box',
  padding: '0 0.3125rem',
  textAlign: 'center',
  color: theme.tokens.onFill,
  backgroundColor: theme.tokens.fill,
  borderRadius: theme.tokens.radius.pill,
  ...chosenInForced,
  'svg + &, [data-on] > &': { position: 'absolute', top: '-0.4375rem', left: 'calc(100% - 0.375rem)' },
}))

/** A number on an icon, or alone at the end of a row. The accessible name of the control says what it counts. */
export function CountBadge({ count, children }: CountBadgeProps) {
  return (
    <Place data-on={children === undefined ? undefined : ''}>
      {children}
      {count > 0 && <Dot aria-hidden="true">{count > 99 ? '99+' : count}</Dot>}
    </Place>
  )
}
