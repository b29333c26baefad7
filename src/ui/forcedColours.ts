import type { CSSObject } from '@mui/material/styles'

/** Matches Windows' contrast themes and the like: the browser replaces all colours and removes shadows. */
export const forcedColours = '@media (forced-colors: active)'

/** With forced colours, shows a chosen, switched-on or filled element in the guest's own selection colours. */
export const chosenInForced: CSSObject = {
  [forcedColours]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
}

/** With forced colours, outlines an element that otherwise only its background colour distinguishes. */
export const edgeInForced: CSSObject = { [forcedColours]: { border: '0.0625rem solid ButtonText' } }
