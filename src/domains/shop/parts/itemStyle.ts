import { onTelevision } from '../../../ui/formFactor.ts'
import { chosenInForced, hyphenated, plainList, shortened, withinWindow } from '../../../ui/sharedStyles.ts'
import { styled } from '../../../ui/styled.tsx'

/** Rows on phones, cards where there is room. */
export const ItemList = styled('ul')(({ theme }) => ({
  ...plainList,
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
    gap: '1.25rem',
  },
  // Beside the cart a group's first items fill a row, too.
  '[data-sides] &': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  // Four columns; fewer if the text is large.
  [onTelevision]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
}))

/**
 * One item of a list. Its parts (`data-part`) are styled from here: a styled component for each part would make a list
 * of hundreds of items slow to render.
 */
export const ItemBox = styled('li')(({ theme }) => ({
  position: 'relative',
  margin: '0 -0.5rem',
  padding: '0.25rem 0.5rem',
  '& [data-part="words"]': { flex: '1 1 8.5rem', display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& [data-part="title"]': { ...theme.typography.subtitle1, ...hyphenated },
  '& [data-part="text"]': {
    ...theme.typography.body2,
    ...shortened(2),
    marginTop: '0.125rem',
    color: theme.palette.text.secondary,
  },
  '& [data-part="foot"]': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    marginTop: '0.375rem',
    color: theme.palette.text.secondary,
  },
  '& [data-part="price"]': {
    color: theme.palette.text.primary,
    fontWeight: 600,
    marginInlineEnd: '0.625rem',
  },
  '& [data-part="picture"]': { flex: 'none', width: withinWindow(7.5), marginInlineStart: withinWindow(1) },
  // The place of the quantity: in a row at the corner of the picture, in a card at the corner of the card.
  '& [data-part="control"]': {
    position: 'absolute',
    zIndex: 1,
    right: '0.25rem',
    // Aligned with the picture, however long the text beside it is.
    top: withinWindow(4.125),
    '& > *': { backgroundColor: theme.tokens.raised, boxShadow: '0 0.0625rem 0.375rem rgba(0, 0, 0, 0.16)' },
  },
  // Shows that the item has choices to make; a press anywhere on the entry leads to them.
  '& [data-part="sign"]': {
    ...theme.typography.subtitle1,
    ...theme.tokens.figures,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: withinWindow(3),
    height: withinWindow(3),
    borderRadius: '50%',
    pointerEvents: 'none',
    '&[data-chosen]': { color: theme.tokens.onFill, backgroundColor: theme.tokens.fill, ...chosenInForced },
  },
  [theme.breakpoints.down('sm')]: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: '0.5rem',
      right: '0.5rem',
      height: '0.0625rem',
      backgroundColor: theme.tokens.hairline,
    },
  },
  [theme.breakpoints.up('sm')]: {
    margin: 0,
    padding: '0.625rem',
    borderRadius: theme.tokens.radius.card,
    backgroundColor: theme.palette.background.paper,
    transition: theme.transitions.create('background-color', { duration: 150 }),
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.raised } },
    '& [data-part="words"]': { padding: '0.75rem 0.375rem 0' },
    // The price has room beside the stepper, and the first row is whole with two lines of words.
    [onTelevision]: {
      '& [data-part="words"]': { padding: '0.375rem 0 0' },
      '& [data-part="picture"] > span::before': { paddingTop: '64%' },
      '& [data-part="foot"]': { paddingTop: '0.25rem' },
    },
    '& [data-part="picture"]': { order: -1, width: '100%', marginInlineStart: 0 },
    '& [data-part="foot"]': {
      marginTop: 'auto',
      paddingTop: '0.5rem',
      minHeight: '3rem',
      // Space for the plus, and for the whole stepper if the item is in the cart.
      paddingInlineEnd: '3.25rem',
      '&[data-counted]': { paddingInlineEnd: '8.5rem' },
    },
    '& [data-part="control"]': {
      right: '0.625rem',
      top: 'auto',
      bottom: '0.625rem',
      '& > *': { backgroundColor: theme.tokens.well, boxShadow: 'none' },
    },
  },
}))

export const ItemLink = styled('a')(({ theme }) => ({
  display: 'flex',
  // Large text wraps to a line of its own below the picture; with reversed wrapping, `flex-end` is the top of a line.
  flexWrap: 'wrap-reverse',
  alignItems: 'flex-end',
  justifyContent: 'flex-start',
  width: '100%',
  minHeight: '7rem',
  padding: '0.75rem 0',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.card,
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    height: '100%',
    padding: 0,
  },
}))

/** Contains the margins of its title, so that there is no gap between sections. */
export const GroupSection = styled('section')({ display: 'flow-root' })
