/** Scrolls a pill to the centre of its line. `scrollIntoView` would scroll the page, too. */
export function centreInLine(pill: Element) {
  const line = pill.closest('[role="radiogroup"]')
  if (line) line.scrollLeft += centreOf(pill) - centreOf(line)
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
