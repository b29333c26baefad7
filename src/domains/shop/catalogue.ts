import type { RetailItem } from '../../contract/shop.ts'

/** A group of the shop with its subgroups and items. The shop's own list is the group `root`. */
export interface ShopGroup {
  id: string
  title: string
  picture: string
  groups: ShopGroup[]
  items: RetailItem[]
}

/** The content of a shop, in one language. Title and description are empty if the hotel gives none. */
export interface Catalogue {
  title: string
  description: string
  root: ShopGroup
}

/** Returns the groups of a path of ids, from the top down, up to the first unknown id (SHOP-03). */
export function followPath(root: ShopGroup, ids: readonly string[]): ShopGroup[] {
  const path: ShopGroup[] = []
  for (const id of ids) {
    const next = (path[path.length - 1] ?? root).groups.find((group) => group.id === id)
    if (!next) break
    path.push(next)
  }
  return path
}

/** Every item of a group and of the groups in it, in the order in which they are shown; each once. */
export function allItems(group: ShopGroup): RetailItem[] {
  const known = new Set<string>()
  return [...group.items, ...group.groups.flatMap(allItems)].filter(
    ({ id }) => known.size < known.add(id).size,
  )
}

export const findItem = ({ root }: Catalogue, id: string): RetailItem | undefined =>
  allItems(root).find((item) => item.id === id)

/** The picture of a group, else that of its first item that has one. */
export function pictureOf(group: ShopGroup): string {
  if (group.picture) return group.picture
  return allItems(group).find((item) => item.shop_item_image)?.shop_item_image ?? ''
}

export const diets = ['vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/** A vegan dish is vegetarian, too. */
export const isOfDiet = ({ marks }: Pick<RetailItem, 'marks'>, diet: Diet): boolean =>
  marks.includes(diet) || (diet === 'vegetarian' && marks.includes('vegan'))

export const isEmpty = ({ groups, items }: ShopGroup) => groups.length === 0 && items.length === 0

/** Returns the group with only the items of a diet, without subgroups that have none. */
export function groupOfDiet(group: ShopGroup, diet: Diet): ShopGroup {
  return {
    ...group,
    groups: group.groups.map((child) => groupOfDiet(child, diet)).filter((child) => !isEmpty(child)),
    items: group.items.filter((item) => isOfDiet(item, diet)),
  }
}
