import type { SyntheticEvent } from 'react'

/**
 * Returns the click handler of a button or, while it cannot be pressed, `aria-disabled`. Not `disabled`, which would
 * take the focus from a button that the guest has just pressed.
 */
export const pressIf = (isPossible: boolean, onClick: () => void) =>
  isPossible ? { onClick } : { 'aria-disabled': true }

/** What a control, or a group of them, takes on while something outside of it prevents what it does. */
export interface Unavailable {
  'aria-disabled': true
  'aria-describedby': string
  'data-away': ''
  onClickCapture: (event: SyntheticEvent) => void
}
