/**
 * The handler of a button, or that it cannot be pressed now. Not `disabled`, which takes the focus from the guest who has
 * just pressed it.
 */
export const pressIf = (isPossible: boolean, onClick: () => void) =>
  isPossible ? { onClick } : { 'aria-disabled': true }
