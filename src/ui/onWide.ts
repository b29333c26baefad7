import type { CSSObject } from '@mui/material/styles'

/**
 * In a style sheet: a computer, or a tablet in landscape, which has the navigation beside the screen instead of below it.
 * `index.html` reserves the space (`--rail`).
 */
export const onWide = (style: CSSObject, selector = '&'): CSSObject => ({
  '@media (min-width: 1024px) and (min-height: 30em) and (orientation: landscape)': {
    [`html[data-form="tablet"] ${selector}`]: style,
  },
})
