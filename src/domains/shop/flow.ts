import type { FlowGroup, RetailItem, SubItem } from '../../contract/shop.ts'
import { isSubItemSold } from './catalogue.ts'

/** What the guest chose in a purchase flow: ids of sub-items by the id of their group. */
export type Selection = Record<string, string[]>

/** Minimum number of choices: one, unless the group says otherwise (SHOP-25). Never more than the maximum. */
export function minSelections(group: FlowGroup): number {
  const { min_selects, sub_items } = group
  const least = min_selects === null ? 1 : Math.max(0, Math.floor(min_selects))
  return Math.min(least, sub_items.length, maxSelections(group))
}

/** Maximum number of choices, at least one (SHOP-26). */
export const maxSelections = ({ max_selects }: FlowGroup): number => Math.max(1, Math.floor(max_selects))

/** Whether exactly one must be chosen: a choice replaces the previous one and cannot be deselected. */
export const isSingle = (group: FlowGroup): boolean =>
  maxSelections(group) === 1 && minSelections(group) === 1

/** Whether the item has choices to make. A group without sub-items does not count. */
export const hasFlow = ({ purchase_flow }: Pick<RetailItem, 'purchase_flow'>): boolean =>
  purchase_flow.some(({ sub_items }) => sub_items.length > 0)

/** The choices that the hotel has preselected, as far as the group allows (SHOP-23). */
export function preselected(item: Pick<RetailItem, 'purchase_flow' | 'purchase_flow_selected'>): Selection {
  const selection: Selection = {}
  for (const group of item.purchase_flow) {
    const chosen = group.sub_items.filter(
      (sub) => isSubItemSold(sub) && (sub.selected || item.purchase_flow_selected.includes(sub.sub_item_id)),
    )
    if (chosen.length > 0)
      selection[group.id] = chosen.slice(0, maxSelections(group)).map(({ sub_item_id }) => sub_item_id)
  }
  return selection
}

/** Returns the selection after a sub-item was chosen or deselected. A full group takes no more choices (SHOP-26). */
export function choose(
  selection: Selection,
  group: FlowGroup,
  subItemId: string,
  isChosen: boolean,
): Selection {
  const others = idsIn(selection, group).filter((id) => id !== subItemId)
  if (!isChosen) return { ...selection, [group.id]: others }
  if (maxSelections(group) === 1) return { ...selection, [group.id]: [subItemId] }
  return others.length >= maxSelections(group)
    ? selection
    : { ...selection, [group.id]: [...others, subItemId] }
}

export const isFull = (selection: Selection, group: FlowGroup): boolean =>
  maxSelections(group) > 1 && idsIn(selection, group).length >= maxSelections(group)

export const isMet = (selection: Selection, group: FlowGroup): boolean =>
  chosenIn(selection, group).length >= minSelections(group)

/** The first group whose number of choices is not acceptable yet; undefined if the item can be added. */
export const firstUnmet = (selection: Selection, flow: readonly FlowGroup[]): FlowGroup | undefined =>
  flow.find((group) => !isAcceptable(selection, group))

/** Whether the item can be added with this selection. */
export const isValid = (selection: Selection, flow: readonly FlowGroup[]): boolean =>
  firstUnmet(selection, flow) === undefined

const isAcceptable = (selection: Selection, group: FlowGroup): boolean =>
  isMet(selection, group) && chosenIn(selection, group).length <= maxSelections(group)

/** The chosen sub-items in the order in which the hotel lists them. */
export const chosenOf = (selection: Selection, flow: readonly FlowGroup[]): SubItem[] =>
  flow.flatMap((group) => chosenIn(selection, group))

interface OfferedSubItem extends SubItem {
  groupId: FlowGroup['id']
}

/**
 * Finds the sub-items of a line among the offered ones, in the line's order. Their ids may be unique within a group
 * only: of several with the same id the one with the same title is taken, else the next in the order of the groups.
 */
export function offeredOf(
  chosen: readonly Pick<SubItem, 'sub_item_id' | 'sub_item_title'>[],
  flow: readonly FlowGroup[],
): (OfferedSubItem | undefined)[] {
  const offered = flow.flatMap((group) => group.sub_items.map((sub) => ({ ...sub, groupId: group.id })))
  return chosen.map((one) => {
    const same = offered.filter((sub) => sub.sub_item_id === one.sub_item_id)
    const [found] = [...same.filter((sub) => sub.sub_item_title === one.sub_item_title), ...same]
    // The search for the next one begins after it.
    if (found) offered.push(...offered.splice(0, offered.indexOf(found) + 1))
    return found
  })
}

/**
 * Returns the choices of a line as a selection of today's item; null if one is no longer there or no longer sold, or if
 * another is required now.
 */
export function selectionOf(
  chosen: readonly Pick<SubItem, 'sub_item_id' | 'sub_item_title'>[],
  flow: readonly FlowGroup[],
): Selection | null {
  const selection: Selection = {}
  for (const offered of offeredOf(chosen, flow)) {
    if (!offered || !isSubItemSold(offered)) return null
    const { groupId, sub_item_id } = offered
    selection[groupId] = [...(selection[groupId] ?? []), sub_item_id]
  }
  return isValid(selection, flow) ? selection : null
}

const idsIn = (selection: Selection, { id }: FlowGroup): string[] => selection[id] ?? []

const chosenIn = (selection: Selection, group: FlowGroup): SubItem[] =>
  group.sub_items.filter((sub) => isSubItemSold(sub) && idsIn(selection, group).includes(sub.sub_item_id))
