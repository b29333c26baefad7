import { expect, it } from 'vitest'
import {
  groupSteps,
  listAddress,
  openGroupsAfter,
  placeIn,
  productAddress,
  readGroups,
  readShopId,
  type ShopPlace,
  withGroups,
} from '../../../src/domains/shop/history.ts'

const list = (shopId: number): ShopPlace => ({ kind: 'list', shopId, itemId: '' })
const product = (shopId: number): ShopPlace => ({ kind: 'product', shopId, itemId: '101' })
const to = (search = '', how: 'load' | 'push' | 'replace' | 'pop' = 'push') => ({
  pathname: '',
  search,
  how,
  paramsOnly: false,
})
const wasIn = (place: ShopPlace | null, path: string[] = []) => ({ place, currentShopId: 3, path })

it('SHOP-01 an id that is no number is no shop', () => {
  expect(readShopId('3')).toBe(3)
  for (const id of ['', 'bar', '3a', '-1', '1.5', undefined]) expect(readShopId(id)).toBeNull()
})

it('SHOP-01, SHOP-04 knows list and product by their addresses', () => {
  expect(placeIn('/shop/flow/3')).toEqual(list(3))
  expect(placeIn('/shop/flow/3/product/101')).toEqual(product(3))
  expect(placeIn('/shop/cart')).toBeNull()
  expect(placeIn('/shop/flow/bar')).toBeNull()
})

it('SHOP-03 reads and writes the ids of the open groups, the rest of the query kept', () => {
  expect(readGroups('?room=101&groups=12,15')).toEqual(['12', '15'])
  expect(readGroups('?room=101')).toEqual([])
  expect(new URLSearchParams(withGroups('?room=101', ['12', '15'])).get('groups')).toBe('12,15')
  expect(withGroups('?room=101&groups=12', [])).toBe('?room=101')
  expect(listAddress(3)).toBe('/shop/flow/3')
  expect(readGroups(productAddress(3, '101', ['12']).split('?')[1] ?? '')).toEqual(['12'])
})

it('SHOP-03 within the list the address says which group is open', () => {
  expect(openGroupsAfter(wasIn(list(3), ['12']), list(3), to('?groups=12,15'))).toEqual(['12', '15'])
  expect(openGroupsAfter(wasIn(list(3), ['12', '15']), list(3), to('?groups=12', 'pop'))).toEqual(['12'])
  expect(openGroupsAfter(wasIn(list(3), ['12']), list(3), to())).toEqual([])
})

it('SHOP-05 back in the list of the same shop the group that was open opens again', () => {
  expect(openGroupsAfter(wasIn(product(3), ['12']), list(3), to())).toEqual(['12'])
  expect(openGroupsAfter(wasIn(null, ['12']), list(3), to())).toEqual(['12'])
})

it('SHOP-06 another shop begins at its top, and says so of a group in its address', () => {
  expect(openGroupsAfter(wasIn(list(3), ['12']), list(4), to('?groups=12'))).toEqual([])
  expect(openGroupsAfter(wasIn(list(3), ['12']), product(4), to())).toEqual([])
})

it('SHOP-03 an address that the page is loaded with, or that the guest goes back to, is taken at its word', () => {
  const nowhere = { place: null, currentShopId: null, path: [] }
  expect(openGroupsAfter(nowhere, list(4), to('?groups=12', 'load'))).toEqual(['12'])
  expect(openGroupsAfter(nowhere, list(4), to('?groups=12'))).toEqual(['12'])
  expect(openGroupsAfter(wasIn(list(3)), list(4), to('?groups=41', 'pop'))).toEqual(['41'])
})

it('SHOP-04 a product keeps the groups that it was found in', () => {
  expect(openGroupsAfter(wasIn(list(3), ['12']), product(3), to())).toEqual(['12'])
  expect(openGroupsAfter(wasIn(null), product(3), to('?groups=15', 'load'))).toEqual(['15'])
})

it('SHOP-03 another group is reached by the groups that both have in common', () => {
  expect(groupSteps(['12'], ['12', '15'])).toEqual({ levelsUp: 0, goesDown: true })
  expect(groupSteps(['12', '15'], ['20'])).toEqual({ levelsUp: 2, goesDown: true })
  expect(groupSteps(['12', '15'], ['12'])).toEqual({ levelsUp: 1, goesDown: false })
  expect(groupSteps(['12', '15'], [])).toEqual({ levelsUp: 2, goesDown: false })
  expect(groupSteps([], [])).toEqual({ levelsUp: 0, goesDown: false })
})
