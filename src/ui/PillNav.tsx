import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import type { Elements } from './elements.types.ts'
import { onTelevision } from './formFactor.ts'
import { chosenPillStyle, pillLineStyle, pillStyle } from './pillStyle.ts'
import { stuckStyle, useStuckLine } from './stuckStyle.ts'

export interface PillNavItem {
  id: string
  label: ReactNode
  href?: string
  /** The colour key of a remote control that presses the pill. */
  colourKey?: 'green' | 'yellow'
}

export interface PillNavProps {
  label: string
  /** Rendered before the pills. */
  lead?: Elements
  items: readonly PillNavItem[]
  current: string | null
  onPick?: (id: string) => void
  /** Sticks below the top bar while the page scrolls. */
  sticky?: boolean
}

const Line = styled('nav')(({ theme }) => ({
  ...pillLineStyle,
  '&[data-sticky]': {
    ...stuckStyle,
    backgroundColor: theme.palette.background.default,
    // Not sticky on a television: arrow keys return to it anyway, and it would stick within the overscan area.
    [onTelevision]: { position: 'static' },
  },
}))
const Pill = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-current="true"]': chosenPillStyle(theme),
}))

interface OnePillProps {
  item: PillNavItem
  isCurrent: boolean
  onPick: (id: string) => void
}

// Memoized: there may be sixty pills, and usually only two of them change.
const OnePill = memo(
  function OnePill({ item: { id, label, href, colourKey }, isCurrent, onPick }: OnePillProps) {
    return (
      <Pill
        {...(href !== undefined && { href })}
        aria-current={isCurrent ? 'true' : undefined}
        data-colour-key={colourKey}
        onClick={() => onPick(id)}
      >
        <bdi>{label}</bdi>
      </Pill>
    )
  },
  (before, { item, isCurrent }) =>
    before.isCurrent === isCurrent &&
    before.item.id === item.id &&
    before.item.label === item.label &&
    before.item.href === item.href,
)

/** A navigation by pills: the groups of a shop, the days of a programme. */
export function PillNav({ label, lead, items, current, onPick, sticky }: PillNavProps) {
  useStuckLine(sticky === true)
  const latest = useRef(onPick)
  useLayoutEffect(() => {
    latest.current = onPick
  })
  const pick = useCallback((id: string) => latest.current?.(id), [])
  return (
    <Line aria-label={label} data-sticky={sticky ? '' : undefined}>
      {lead}
      {items.map((item) => (
        <OnePill key={item.id} item={item} isCurrent={item.id === current} onPick={pick} />
      ))}
    </Line>
  )
}
