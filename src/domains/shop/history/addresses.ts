import { buildPath, paramsAt } from '../../../core/routing/buildPath.ts'
import { searchOf } from '../../../core/routing/query.ts'
import { decodeSegment, encodeSegment } from '../../../core/routing/segment.ts'
import { shopPaths } from '../paths.ts'

/** Where in a shop the guest is: in its list or at one of its products. */
export interface ShopPlace {
  kind: 'list' | 'product'
  shopId: number
  /** Empty in the list. */
  itemId: string
}

/** Parses the id of a shop; null if the path contains no valid id (SHOP-01). */
export const readShopId = (id: string | undefined): number | null =>
  /^\d{1,9}$/.test(id || '') ? Number(id) : null

export function placeIn(pathname: string): ShopPlace | null {
  const product = paramsAt(pathname, shopPaths.shopProduct)
  const shopId = readShopId((product ?? paramsAt(pathname, shopPaths.shop))?.id)
  if (shopId === null) return null
  return product
    ? { kind: 'product', shopId, itemId: product.productId || '' }
    : { kind: 'list', shopId, itemId: '' }
}

/** The ids of `groups=12,15`, from the top group to the open one (SHOP-03). */
export function readGroups(search: string): string[] {
  const groups = new URLSearchParams(search).get('groups') || ''
  return groups.split(',').filter(Boolean).map(decodeSegment)
}

/** The same query string with other groups, or without any. */
export function withGroups(search: string, path: readonly string[]): string {
  const query = new URLSearchParams(search)
  if (path.length > 0) query.set('groups', path.map(encodeSegment).join(','))
  else query.delete('groups')
  return searchOf(query)
}

/** The search term of the shop: `find=wine`. */
export const readFind = (search: string): string => new URLSearchParams(search).get('find') || ''

const placeQuery = (path: readonly string[], find: string): string =>
  withGroups(find ? `?${new URLSearchParams({ find })}` : '', path)

/** In-app path of a shop's list, with open groups or a search term in its query string. */
export const listAddress = (shopId: number, path: readonly string[] = [], find = ''): string =>
  buildPath(shopPaths.shop, { id: shopId }) + placeQuery(path, find)

/**
 * In-app path of a product. Its query string names the groups and the search term, so that after a reload the guest can
 * still go back to the list.
 */
export const productAddress = (
  shopId: number,
  itemId: string,
  path: readonly string[] = [],
  find = '',
): string => buildPath(shopPaths.shopProduct, { id: shopId, productId: itemId }) + placeQuery(path, find)
