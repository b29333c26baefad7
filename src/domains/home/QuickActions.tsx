import type { ReactNode } from 'react'
import { Pressable } from '../../ui/Pressable.tsx'
import { clampedTo, hyphenated, plainList } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import type { HotelPress } from '../offline/useHotelNeeded.ts'

/** A row of actions of the same width; two rows of three where all six are too many for the width. */
export const QuickRow = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  // In large text several lines of actions, whose words stay whole.
  gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))',
  gap: '0.5rem 0',
  // The words are centred, so that a line of them may be wider than what is below, by no more than the margin of the screen.
  margin: '0 -12px',
  // The narrowest phones need two lines in any case: three in a line leave room for long words.
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))' },
  // Cards from edge to edge on wide screens, like what is below them.
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    gap: '0.75rem',
    margin: 0,
  },
  [theme.breakpoints.down('md')]: {
    '&[data-six]': {
      gridTemplateColumns: ['repeat(3, minmax(0, 1fr))', 'repeat(auto-fit, minmax(max(30%, 5rem), 1fr))'],
    },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
}))
const Press = styled(Pressable)(({ theme }) => ({
  flexDirection: 'column',
  justifyContent: 'flex-start',
  width: '100%',
  height: '100%',
  borderRadius: theme.tokens.radius.card,
  '& > :first-of-type': {
    display: 'flex',
    padding: '0.875rem',
    marginBottom: '0.375rem',
    borderRadius: '50%',
    color: theme.palette.primary.main,
    backgroundColor: theme.tokens.wash,
  },
  '& > * + *': { ...theme.typography.caption, ...clampedTo(3), ...hyphenated, maxWidth: '100%' },
  [theme.breakpoints.up('sm')]: { padding: '0.5rem', backgroundColor: theme.palette.background.paper },
  // Beside the icon, the words need the width of a computer's window.
  [theme.breakpoints.up('lg')]: {
    flexDirection: 'row',
    textAlign: 'start',
    '& > :first-of-type': { margin: 0, marginInlineEnd: '0.75rem' },
  },
}))
interface QuickActionProps extends Partial<HotelPress> {
  title: string
  icon: ReactNode
  /** Without it and `onClick` it is not shown, but its place is kept: it is unknown whether there is such an action. */
  href?: string
}

export const QuickAction = ({ title, icon, ...press }: QuickActionProps) => (
  <li style={{ visibility: press.href || press.onClick ? 'visible' : 'hidden' }}>
    <Press {...press}>
      <span aria-hidden="true">{icon}</span>
      <span dir="auto">{title}</span>
    </Press>
  </li>
)
