import type { HTMLAttributes } from 'react'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { clampedTo, oneLine } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { channelRem, headRem, rowRem } from './view.ts'
import '../../ui/theme.types.ts'

/**
 * A row, header or cell of the grid. It is a `div`, because a table computes its own layout, and has no
 * styled component of its own, because that would make scrolling slow.
 */
export const GridElement = (props: HTMLAttributes<HTMLDivElement> & Record<`data-${string}`, unknown>) => (
  <div {...props} />
)

/**
 * The grid is a scroll container of its own in both directions. All its parts are styled here: a styled
 * component for each cell would make scrolling slow.
 */
export const GridWindow = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 0',
  minHeight: '14rem',
  margin: '0.75rem 0 calc(1rem - var(--end, 1rem))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  contain: 'strict',
  '& [data-part="plane"]': { position: 'relative' },
  '& [data-part="head"]': {
    position: 'sticky',
    top: 0,
    zIndex: 4,
    height: `${headRem}rem`,
    backgroundColor: theme.palette.background.paper,
  },
  '& [data-part="corner"]': {
    ...theme.typography.body2,
    position: 'sticky',
    left: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    width: `${channelRem}rem`,
    height: '100%',
    boxSizing: 'border-box',
    paddingInlineStart: '1rem',
    fontWeight: 600,
    backgroundColor: theme.palette.background.paper,
  },
  '& [data-part="time"]': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    position: 'absolute',
    top: 0,
    left: 'var(--at)',
    lineHeight: `${headRem}rem`,
    paddingInlineStart: '0.5rem',
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
  },
  '& [data-part="row"]': {
    position: 'absolute',
    top: 'var(--top)',
    left: 0,
    right: 0,
    height: `${rowRem}rem`,
  },
  '& [data-part="channel"]': {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    width: `${channelRem}rem`,
    height: '100%',
    padding: '0.25rem 0.75rem',
    cursor: 'pointer',
    backgroundColor: theme.palette.background.paper,
    '& > img, & > svg': {
      flex: 'none',
      width: '3.5rem',
      height: '2.25rem',
      objectFit: 'contain',
    },
    '& > span': {
      ...theme.typography.body2,
      flex: '1 1 auto',
      minWidth: 0,
      marginInlineStart: '0.75rem',
      lineHeight: 1.25,
      maxHeight: '2.5em',
      overflow: 'hidden',
    },
  },
  '& [data-part="cell"]': {
    ...theme.typography.body2,
    position: 'absolute',
    top: '0.125rem',
    bottom: '0.125rem',
    left: 'var(--at)',
    width: 'calc(var(--length) - 0.25rem)',
    boxSizing: 'border-box',
    padding: '0.25rem 0.75rem',
    cursor: 'pointer',
    borderRadius: theme.tokens.radius.field,
    backgroundColor: theme.tokens.raised,
    '& > span': {
      ...oneLine,
      maxWidth: '100%',
      lineHeight: 1.25,
      textAlign: 'left',
    },
    // The words of a programme that began before the visible range start at the edge of that range.
    paddingLeft: 'calc(var(--hidden) + 0.75rem)',
    '& > span:first-of-type': { fontWeight: 600 },
    '& > span + span': {
      ...theme.tokens.figures,
      color: theme.palette.text.secondary,
    },
    '&[data-state="now"]': { backgroundColor: theme.tokens.wash },
    // The line of the present time is below the words.
    '&[data-state="now"] > span': {
      position: 'relative',
      zIndex: 2,
      width: 'fit-content',
      backgroundColor: 'inherit',
    },
    '&[data-state="past"] > span': { color: theme.palette.text.secondary },
    '&[data-kind="gap"], &[data-kind="failed"]': {
      backgroundColor: 'transparent',
      '& > span': { fontWeight: 400, color: theme.palette.text.secondary },
    },
    // The title of a short programme has two lines in place of the times.
    '&[data-brief]': {
      paddingLeft: 'calc(var(--hidden) + 0.5rem)',
      paddingRight: '0.5rem',
    },
    '&[data-brief] > span:first-of-type': {
      ...clampedTo(2),
      whiteSpace: 'normal',
      overflowWrap: 'normal',
    },
    // Of a name of which no word fits, the beginning is shown: a word is never broken.
    '&[data-cut] > span:first-of-type': oneLine,
    '&[data-slim][data-kind="programme"]::before': {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: 'calc(50% - 0.75rem)',
      width: '1.5rem',
      height: '0.1875rem',
      borderRadius: '0.1875rem',
      backgroundColor: theme.tokens.hairline,
    },
    '&[data-kind="coming"]': {
      cursor: 'default',
      backgroundColor: theme.tokens.well,
      opacity: 0.5,
    },
  },
  // The focus ring is drawn inside the part of the cell that is seen, because adjacent cells and the edge of the grid
  // would hide it outside.
  '&& [data-row]:focus:not([tabindex="-1"])': {
    zIndex: 2,
    boxShadow: 'none',
    outlineOffset: '-0.1875rem',
  },
  [`${keyboardInUse} &&& [data-row]:focus::after`]: {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 'var(--hidden, 0rem)',
    right: 0,
    borderRadius: theme.tokens.radius.field,
    boxShadow: `inset 0 0 0 0.1875rem ${theme.palette.text.primary}`,
  },
  '&& [data-part="channel"]:focus': { zIndex: 3 },
  '& [data-part="now"]': {
    position: 'absolute',
    top: `${headRem}rem`,
    bottom: 0,
    left: 'var(--at)',
    zIndex: 1,
    width: '0.125rem',
    pointerEvents: 'none',
    backgroundColor: theme.tokens.fill,
  },
  [onTelevision]: {
    // The legend of the keys follows.
    marginBottom: 0,
    '& [data-part="cell"], & [data-part="time"], & [data-part="corner"], & [data-part="channel"] > span': {
      fontSize: '1rem',
    },
    // From three metres a ring is thin: the cell is the one light thing of the grid, or the one dark one.
    '& [data-part="cell"]:focus': {
      color: theme.palette.background.default,
      backgroundColor: theme.palette.text.primary,
      '& > span': { color: 'inherit' },
    },
  },
}))
