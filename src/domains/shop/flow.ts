import type { FlowGroup, RetailItem, SubItem } from '../../contract/shop.ts'

/** What the guest chose in a purchase flow: ids of sub-items by the id of their group. */
export type Selection = Record<string, string[]>

/** How many must be chosen: one, unless the group says otherwise (SHOP-25). Never more than may be. */
export function minSelections(group: FlowGroup): number {
  const { min_selects, sub_items } = group
  const least = min_selects === null ? 1 : Math.max(0, Math.floor(min_selects))
  return Math.min(least, sub_items.length, maxSelections(group))
}

/** How many may be chosen, at least one (SHOP-26). */
export const maxSelections = ({ max_selects }: FlowGroup): number => Math.max(1, Math.floor(max_selects))

/** Exactly one of several: a choice that replaces the one before and cannot be taken back. */
export const isSingle = (group: FlowGroup): boolean =>
  maxSelections(group) === 1 && minSelections(group) === 1

/** Does adding the item take a choice? A group that offers nothing asks nothing. */
export const hasFlow = ({ purchase_flow }: Pick<RetailItem, 'purchase_flow'>): boolean =>
  purchase_flow.some(({ sub_items }) => sub_items.length > 0)

/** What the hotel chose beforehand, as far as the group allows (SHOP-23). */
export function preselected(item: Pick<RetailItem, 'purchase_flow' | 'purchase_flow_selected'>): Selection {
  const selection: Selection = {}
  for (const group of item.purchase_flow) {
    const chosen = group.sub_items.filter(
      ({ selected, sub_item_id }) => selected || item.purchase_flow_selected.includes(sub_item_id),
    )
    if (chosen.length > 0)
      selection[group.id] = chosen.slice(0, maxSelections(group)).map(({ sub_item_id }) => sub_item_id)
  }
  return selection
}

/** The selection after a sub-item was chosen or given back. A group that is full takes no more (SHOP-26). */
export function choose(
  selection: Selection,
  group: FlowGroup,
  subItemId: string,
  isChosen: boolean,
): Selection {
  const before = selection[group.id] ?? []
  const others = before.filter((id) => id !== subItemId)
  if (!isChosen) return { ...selection, [group.id]: others }
  if (maxSelections(group) === 1) return { ...selection, [group.id]: [subItemId] }
  return others.length >= maxSelections(group)
    ? selection
    : { ...selection, [group.id]: [...others, subItemId] }
}

export const isFull = (selection: Selection, group: FlowGroup): boolean =>
  maxSelections(group) > 1 && (selection[group.id]?.length ?? 0) >= maxSelections(group)

export const isMet = (selection: Selection, group: FlowGroup): boolean =>
  chosenIn(selection, group).length >= minSelections(group)

/** The group that a choice is still to be made in, the first of several; undefined where the item can be added. */
export const firstUnmet = (selection: Selection, flow: readonly FlowGroup[]): FlowGroup | undefined =>
  flow.find((group) => !isAcceptable(selection, group))

/** May the item be added with this choice? */
export const isValid = (selection: Selection, flow: readonly FlowGroup[]): boolean =>
  firstUnmet(selection, flow) === undefined

const isAcceptable = (selection: Selection, group: FlowGroup): boolean =>
  isMet(selection, group) && chosenIn(selection, group).length <= maxSelections(group)

/** The chosen sub-items in the order in which the hotel lists them. */
export const chosenOf = (selection: Selection, flow: readonly FlowGroup[]): SubItem[] =>
  flow.flatMap((group) => chosenIn(selection, group))

const chosenIn = (selection: Selection, group: FlowGroup): SubItem[] =>
  group.sub_items.filter(({ sub_item_id }) => selection[group.id]?.includes(sub_item_id))
