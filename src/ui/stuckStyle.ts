import type { CSSObject } from '@mui/material/styles'
import { useEffect } from 'react'

/** Height of a line of pills or a search field. */
const height = '4rem'
let count = 0

/**
 * While a line sticks below the top bar, adds its height to `scroll-padding`, so that it does not cover a focused
 * element.
 */
export function useStuckLine(isStuck: boolean): void {
  useEffect(() => {
    if (!isStuck) return
    const write = (change: number) => {
      count += change
      document.documentElement.style.setProperty('--stuck-lines', count > 0 ? height : '0px')
    }
    write(1)
    return () => write(-1)
  }, [isStuck])
}

/**
 * Windows less than 30 lines of text high, such as a phone in landscape, with its keyboard open or with text of 200 %, or a
 * page at 400 % zoom: nothing is sticky, so that the page itself is visible (`--let-go` of `page.css`).
 */
export const lowWindow = '@media (max-height: 29.9375em)'

const lying = '(min-width: 480px) and (max-height: 29.9375em)'

/** Phones in landscape, where a picture above the words would leave no room for them. */
export const lyingPhone = `@media ${lying}`

/** Windows in which a picture is beside its words: wide ones, and phones in landscape. */
export const roomBeside = `@media (min-width: 960px), ${lying}`

/** Sticks below the top bar. Not for use inside another scroll container than the page. */
export const stuckStyle: CSSObject = {
  position: 'sticky',
  top: 'calc(var(--top-bar, 0px) + var(--let-go, 0px))',
  zIndex: 2,
}
