import { styled } from '@mui/material/styles'
import { onTelevision } from '../../../ui/formFactor.ts'
import { oneLine, plainList } from '../../../ui/sharedStyles.ts'
import { shortened } from '../../../ui/shortened.ts'
import type {} from '../../../ui/theme.types.ts'
import { withinWindow } from '../../../ui/withinWindow.ts'

/** List of channels. The parts of a row (`data-part`) are styled here, so that a long list renders fast. */
export const ChannelRows = styled('ul')(({ theme }) => ({
  ...plainList,
  '& [data-part="row"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-start',
    width: 'calc(100% + 1rem)',
    minHeight: '6rem',
    margin: '0 -0.5rem',
    padding: '0.625rem 0.5rem',
    textAlign: 'start',
    borderRadius: theme.tokens.radius.card,
    transition: theme.transitions.create('background-color', { duration: 150 }),
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.hairline } },
    '&:active': { backgroundColor: theme.tokens.hairline },
  },
  '& [data-slim]': { minHeight: '4.5rem' },
  '& [data-part="logo"]': { flex: 'none', width: withinWindow(5.5), marginInlineEnd: withinWindow(1) },
  '& [data-part="words"]': { display: 'block', flex: '1 1 8rem', minWidth: 0 },
  '& [data-part="channel"]': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    ...oneLine,
    color: theme.palette.text.secondary,
  },
  '& [data-part="title"]': {
    ...theme.typography.subtitle1,
    ...shortened(1),
    overflowWrap: 'anywhere',
    '&[data-quiet]': { fontWeight: 400, color: theme.palette.text.secondary },
  },
  '& [data-part="end"]': {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    marginInlineStart: '0.75rem',
    color: theme.palette.text.secondary,
  },
  '& [data-part="times"]': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    margin: '0.125rem 0 0.375rem',
    color: theme.palette.text.secondary,
    '& > bdi': { marginRight: '0.75rem' },
  },
  [onTelevision]: { '& [data-part="channel"], & [data-part="times"]': { fontSize: '1rem' } },
}))
