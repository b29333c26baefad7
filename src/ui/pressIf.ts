/**
 * Returns the click handler of a button or, while it cannot be pressed, `aria-disabled`. Not `disabled`, which would
 * take the focus from a button that the guest has just pressed.
 */
export const pressIf = (isPossible: boolean, onClick: () => void) =>
  isPossible ? { onClick } : { 'aria-disabled': true }
