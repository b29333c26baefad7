import type { CSSObject } from '@mui/material/styles'

/** Windows of less than 480 pixels, a phone on its side or a page at 400 %: nothing sticks, so that there is a page to see. */
export const lowWindow = '@media (max-height: 29.9375em)'

const lying = '(min-width: 480px) and (max-height: 29.9375em)'

/** Of these the phones on their side: a picture above the words would leave no room for them. */
export const lyingPhone = `@media ${lying}`

/** Where a picture stands beside its words: in windows that are wide, and on phones on their side. */
export const roomBeside = `@media (min-width: 960px), ${lying}`

/** Sticks below the top bar. Not to be used where more than the page scrolls. */
export const stuckStyle: CSSObject = {
  position: 'sticky',
  top: 'var(--top-bar, 0px)',
  zIndex: 2,
  [lowWindow]: { position: 'static' },
}
