import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { chosenInForced } from '../../../ui/forcedColours.ts'
import { onTelevision } from '../../../ui/formFactor.ts'
import { shortened } from '../../../ui/shortened.ts'
import { withinWindow } from '../../../ui/withinWindow.ts'

/** Rows on phones, cards where there is room. */
export const ItemList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(14.5rem, 1fr))',
    gap: '1.25rem',
  },
  // Four; fewer where the text is large.
  [onTelevision]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
}))

/**
 * One thing on offer. Its parts (`data-part`) are styled from here: each piece with a style of its own would make a list
 * of hundreds slow to draw.
 */
export const ItemBox = styled('li')(({ theme }) => ({
  position: 'relative',
  margin: '0 -0.5rem',
  padding: '0.25rem 0.5rem',
  '& [data-part="words"]': { flex: '1 1 8.5rem', display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& [data-part="title"]': theme.typography.subtitle1,
  '& [data-part="text"]': {
    ...theme.typography.body2,
    ...shortened(2),
    marginTop: '0.125rem',
    color: theme.palette.text.secondary,
  },
  [onTelevision]: { '& [data-part="text"]': { WebkitLineClamp: 1 } },
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
  // The place of the quantity: at the corner of the picture in a row, of the whole in a card.
  '& [data-part="control"]': {
    position: 'absolute',
    zIndex: 1,
    right: '0.25rem',
    // Level with the picture, however long the words beside it are.
    top: withinWindow(4.125),
    '& > *': { backgroundColor: theme.tokens.raised, boxShadow: '0 0.0625rem 0.375rem rgba(0, 0, 0, 0.16)' },
  },
  // Says that there is something to choose first; the whole entry leads there.
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
    '& [data-part="picture"]': { order: -1, width: '100%', marginInlineStart: 0 },
    '& [data-part="foot"]': {
      marginTop: 'auto',
      paddingTop: '0.5rem',
      minHeight: '3rem',
      // Room for the plus, and for all of the stepper once there is something to count.
      paddingInlineEnd: '3.25rem',
      '&[data-counted]': { paddingInlineEnd: '8.5rem' },
    },
    '& [data-part="control"]': {
      right: '0.625rem',
      top: 'auto',
      // A little lower than the link: so the arrows of a remote control find it below.
      bottom: '0.5rem',
      '& > *': { backgroundColor: theme.tokens.well, boxShadow: 'none' },
    },
  },
}))

export const ItemLink = styled(ButtonBase)<{ href: string }>(({ theme }) => ({
  display: 'flex',
  // Large text takes the whole line, below the picture; a reversed line begins at the other side.
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

/** Stands for the rows that are not rendered. */
export const ItemSpacer = styled('li')({ gridColumn: '1 / -1' })

/** Holds the margins of its title, so that sections lie edge to edge. */
export const GroupSection = styled('section')({ display: 'flow-root' })
