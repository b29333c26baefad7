import { screenOf } from '../addresses.ts'
import type { Navigation } from '../navigation/slice.ts'

/** Where in a shop the guest is: in its list or at one of its products. */
export interface ShopPlace {
  kind: 'list' | 'product'
  shopId: number
  /** Empty in the list. */
  itemId: string
}

/** The id of a shop, or null where the address holds none (SHOP-01). */
export const readShopId = (id: string | undefined): number | null =>
  /^\d{1,9}$/.test(id ?? '') ? Number(id) : null

export function placeIn(pathname: string): ShopPlace | null {
  const screen = screenOf(pathname)
  const shopId = readShopId(screen?.params.id)
  if (shopId === null) return null
  if (screen?.name === 'shop') return { kind: 'list', shopId, itemId: '' }
  if (screen?.name === 'shopProduct')
    return { kind: 'product', shopId, itemId: screen.params.productId ?? '' }
  return null
}

/** The ids of `groups=12,15`, from the top group to the open one (SHOP-03). */
export function readGroups(search: string): string[] {
  const groups = new URLSearchParams(search).get('groups') ?? ''
  return groups.split(',').filter(Boolean)
}

/** The same query with other groups, or without any. */
export function withGroups(search: string, path: readonly string[]): string {
  const query = new URLSearchParams(search)
  if (path.length > 0) query.set('groups', path.join(','))
  else query.delete('groups')
  const text = query.toString()
  return text ? `?${text}` : ''
}

export interface Whereabouts {
  place: ShopPlace | null
  /** The shop that the guest was in last. */
  current: number | null
  /** Ids of its open groups. */
  path: string[]
}

/**
 * Which groups are open after a navigation: another shop begins at its top (SHOP-06), a guest who comes back to a
 * shop's list finds it as it was left (SHOP-05), and within the list the address says it.
 */
export function pathAfter(before: Whereabouts, place: ShopPlace, to: Navigation): string[] {
  const asked = readGroups(to.search)
  if (place.shopId !== before.current) {
    const isSwitch = before.current !== null && (to.how === 'push' || to.how === 'replace')
    return isSwitch ? [] : asked
  }
  if (place.kind === 'product') return asked.length > 0 ? asked : before.path
  const isWithinList = before.place?.kind === 'list'
  return isWithinList || before.path.length === 0 ? asked : before.path
}

/** What the guest looks for in the shop: `find=wine`. */
export const readFind = (search: string): string => new URLSearchParams(search).get('find') ?? ''

const placeQuery = (path: readonly string[], find: string): string =>
  withGroups(find ? `?${new URLSearchParams({ find })}` : '', path)

/** In-app address of a shop's list with some groups open, or of what was found in it. */
export const listAddress = (shopId: number, path: readonly string[] = [], find = ''): string =>
  `/shop/flow/${shopId}${placeQuery(path, find)}`

/** A product's address remembers where it was found, so that a reload finds the way back. */
export const productAddress = (
  shopId: number,
  itemId: string,
  path: readonly string[] = [],
  find = '',
): string => `/shop/flow/${shopId}/product/${encodeURIComponent(itemId)}${placeQuery(path, find)}`
