import type { Candidate } from './geometry.ts'

type Control = Candidate<HTMLElement>

/** Controls whose upper edges differ by at most this, in CSS pixels, are in one line. */
const linePx = 8

const isInLine = (one: Control, other: Control) => Math.abs(one.edges.top - other.edges.top) <= linePx

const isChosen = ({ item }: Control) =>
  item.matches('[aria-current], [aria-selected="true"], [type="radio"]:checked')

/** The row of choices that contains the control, such as the rooms of a suite or the days of a guide. */
const rowOf = (item: Element) =>
  item.closest('main nav, main [role="tablist"], main [role="radiogroup"]:not(fieldset)')

const overlaps = (one: Control, left: number, right: number) =>
  one.edges.left < right && one.edges.right > left

/**
 * Returns where a step up or down leads if it enters or leaves a row of choices: into the row to the chosen one, from
 * tabs to the first control of their panel, and from another row to what begins below it, not to the control that
 * happens to be nearest.
 */
export function inRow(from: HTMLElement, goal: Control, all: readonly Control[]): Control {
  const [left, entered] = [rowOf(from), rowOf(goal.item)]
  if (left === entered) return goal
  if (entered) {
    const row = all.filter(({ item }) => entered.contains(item))
    return row.every((one) => isInLine(one, goal)) ? (row.find(isChosen) ?? goal) : goal
  }
  const own = from.getBoundingClientRect()
  const isBelow = goal.edges.top >= own.bottom - 1
  const panel = left?.matches('[role="tablist"]') && document.querySelector('main [role="tabpanel"]')
  if (panel && isBelow) return all.find(({ item }) => panel.contains(item)) ?? goal
  if (!left || !isBelow || overlaps(goal, own.left, own.right)) return goal
  return all.find((one) => isInLine(one, goal) && !left.contains(one.item)) ?? goal
}
