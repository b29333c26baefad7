import { type CSSObject, keyframes, styled, type Theme } from '@mui/material/styles'
import { chosenInForced, edgeInForced } from '../../../ui/forcedColours.ts'
import { onTelevision } from '../../../ui/formFactor.ts'
import { hyphenated } from '../../../ui/sharedStyles.ts'
import { withinWindow } from '../../../ui/withinWindow.ts'

/**
 * The colours of a light that is on; the only ones of this screen that are not from the hotel's theme. Text has a
 * contrast of 7:1.
 */
export const lightColours = {
  light: { ground: '#FBEBC6', bulb: '#EDB445', onBulb: '#2B1D00' },
  dark: { ground: '#3B301C', bulb: '#EABF6A', onBulb: '#2B1D00' },
} as const

const refuse = keyframes({
  '0%, 100%': { transform: 'none' },
  '25%': { transform: 'translateX(-0.375rem)' },
  '60%': { transform: 'translateX(0.25rem)' },
})

/** The surface of a card. A light that is on has its own colour, another control a tint of the hotel's colour. */
export const cardStyle = (theme: Theme): CSSObject => ({
  boxSizing: 'border-box',
  position: 'relative',
  padding: withinWindow(1),
  borderRadius: theme.tokens.radius.card,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  transition: theme.transitions.create(['background-color', 'transform'], { duration: 180 }),
  ...edgeInForced,
  '&[data-on]': { backgroundColor: theme.tokens.wash },
  '&[data-on="light"]': { backgroundColor: lightColours[theme.palette.mode].ground },
  '&[data-refused]': { animation: `${refuse} 240ms ${theme.transitions.easing.easeOut}` },
})

export const Card = styled('div')(({ theme }) => cardStyle(theme))

/** Media query for two columns of sections: a television, a desktop. */
export const twoColumns = '@media (min-width: 1264px) and (orientation: landscape)'

/** Grid of cards: a wide card spans two tiles. Two tiles a row on a phone, four on a wider screen. */
export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  // One column if the text is too large for two.
  gridTemplateColumns: [
    'repeat(2, minmax(0, 1fr))',
    'repeat(auto-fill, minmax(max(7.5rem, calc(50% - 0.375rem)), 1fr))',
  ],
  gridAutoFlow: 'dense',
  gap: '0.75rem',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '1rem',
    '& > [data-wide]': { gridColumn: 'span 2' },
    // The last card of an odd number spans the whole row.
    '&[data-odd] > [data-wide]:last-child': { gridColumn: 'span 4' },
  },
  // In the large text of a television a quarter of the width is too narrow for a name.
  [onTelevision]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide], &[data-odd] > [data-wide]:last-child': { gridColumn: '1 / -1' },
  },
}))

export const Disc = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: withinWindow(3),
  height: withinWindow(3),
  borderRadius: '50%',
  color: theme.palette.text.secondary,
  backgroundColor: theme.tokens.well,
  transition: theme.transitions.create(['background-color', 'color'], { duration: 180 }),
  ...edgeInForced,
  '[data-on] &': { color: theme.tokens.onFill, backgroundColor: theme.tokens.fill, ...chosenInForced },
  '[data-on="light"] &': {
    color: lightColours[theme.palette.mode].onBulb,
    backgroundColor: lightColours[theme.palette.mode].bulb,
  },
}))

export const Name = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...hyphenated,
  display: 'block',
  lineHeight: 1.25,
}))

export const StateText = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.tokens.figures,
  display: 'block',
  color: theme.palette.text.secondary,
  '[data-on="light"] &': { color: 'inherit' },
  '[data-refused] &': { color: theme.palette.error.main },
}))
