import { isSideways } from './geometry.ts'
import { type Direction, isTextInput } from './keys.ts'

/**
 * Whether the focused element handles this key itself (caret, slider value, next radio button). On a television radio
 * buttons do not: as in a toolbar (WAI-ARIA) the arrow keys move past them, and OK chooses.
 */
export function keeps(
  active: Element,
  direction: Direction,
  { goal, isTelevision }: { goal: Element | undefined; isTelevision: boolean },
): boolean {
  const along = isSideways(direction)
  if (active instanceof HTMLInputElement) {
    // `data-waits` marks a slider that takes arrow keys only after OK.
    if (active.type === 'range')
      return (
        active.dataset.waits === undefined &&
        along !== (active.getAttribute('aria-orientation') === 'vertical')
      )
    if (active.type === 'radio')
      return (
        !isTelevision &&
        goal instanceof HTMLInputElement &&
        goal.type === 'radio' &&
        goal.name === active.name
      )
  }
  if (active instanceof HTMLTextAreaElement && !along) {
    const edge = direction === 'up' ? 0 : active.value.length
    return active.selectionStart !== edge || active.selectionEnd !== edge
  }
  return along && isTextInput(active) && !(active instanceof HTMLInputElement && isAtEnd(active, direction))
}

/** Whether the caret is at that end of the text. A field that does not expose its caret must be empty to count. */
function isAtEnd(input: HTMLInputElement, direction: Direction): boolean {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === null) return value === ''
  const isForward = (direction === 'right') === (getComputedStyle(input).direction !== 'rtl')
  const end = isForward ? value.length : 0
  return selectionStart === end && selectionEnd === end
}
