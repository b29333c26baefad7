import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { chosenPillStyle, pillLineStyle, pillStyle } from './pillStyle.ts'

export interface PillNavItem {
  id: string
  label: ReactNode
  href?: string
}

export interface PillNavProps {
  label: string
  items: readonly PillNavItem[]
  current: string | null
  onPick?: (id: string) => void
  /** Stays below the top bar while the page scrolls. */
  sticky?: boolean
}

const Line = styled('nav')(({ theme }) => ({
  ...pillLineStyle,
  '&[data-sticky]': {
    position: 'sticky',
    top: 'var(--top-bar, 0px)',
    zIndex: 2,
    backgroundColor: theme.palette.background.default,
  },
}))
const Pill = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-current="true"]': chosenPillStyle(theme),
}))

/** Pills that lead somewhere: the groups of a shop, the days of a programme. */
export function PillNav({ label, items, current, onPick, sticky }: PillNavProps) {
  return (
    <Line aria-label={label} data-sticky={sticky ? '' : undefined}>
      {items.map(({ id, label: text, href }) => (
        <Pill
          key={id}
          {...(href !== undefined && { href })}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onPick?.(id)}
        >
          {text}
        </Pill>
      ))}
    </Line>
  )
}
