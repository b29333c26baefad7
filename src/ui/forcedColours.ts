import type { CSSObject } from '@mui/material/styles'

/** Windows' contrast themes and the like: the browser replaces all colours, and takes shadows away. */
export const forcedColours = '@media (forced-colors: active)'

/** What is chosen, switched on or filled, where colours are forced: in the guest's own colour of a selection. */
export const chosenInForced: CSSObject = {
  [forcedColours]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
}

/** The outline of what has no other edge than the colour of its ground. */
export const edgeInForced: CSSObject = { [forcedColours]: { border: '0.0625rem solid ButtonText' } }
