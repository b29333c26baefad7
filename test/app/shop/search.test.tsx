import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { place, query } from '../harness.tsx'
import { counter, heading, openShop, product, shopList } from './openShop.ts'

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search in Room service' })

it('SHOP-19 searches groups and items, and the term survives a product; Back ends the search', async () => {
  const { user } = await openShop('/shop/flow/1?groups=18')
  await shopList('Room service')
  await user.type(field(), 'GRUNER')
  expect((await screen.findByText('1 item found')).getAttribute('role')).toBe('status')
  expect(product(/^Grüner Veltliner/).textContent).toMatch(/EUR\u00a0\d+\.\d\d.*Contains alcohol/)
  expect(screen.queryByRole('navigation', { name: 'Groups' })).toBeNull()
  await user.click(product(/^Grüner Veltliner/))
  await heading('Grüner Veltliner')
  await user.click(screen.getByRole('link', { name: 'Room service' }))
  await shopList('Room service')
  expect(field().value).toBe('GRUNER')
  expect(product(/^Grüner Veltliner/)).toBeDefined()
  window.history.back()
  await waitFor(() => expect(field().value).toBe(''))
  expect(await screen.findByRole('heading', { level: 2, name: 'White wine' })).toBeDefined()
  expect(query().get('groups')).toBe('18')
})

it('finds a group by its name, and what is found can be added on the spot', async () => {
  const { user } = await openShop('/shop/flow/1?find=drinks')
  await shopList('Room service')
  await screen.findByRole('group', { name: 'Quantity of Mineral water' })
  await user.click(counter('Mineral water').more())
  expect(screen.getByRole('link', { name: /^View cart/ }).textContent).toContain('1')
  await user.click(screen.getByRole('link', { name: 'Drinks' }))
  await waitFor(() => expect(query().get('groups')).toBe('17'))
  expect(field().value).toBe('')
})

it('says that nothing is called so, and leads back to everything', async () => {
  const { user } = await openShop('/shop/flow/1')
  await shopList('Room service')
  // The name of the shop would not fit the field of a phone; those who hear the page are told it.
  expect(field().placeholder).toBe('Search')
  await user.type(field(), 'pelmeni')
  await screen.findByText('Nothing here matches “pelmeni”. Try another word.')
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(await screen.findByRole('navigation', { name: 'Groups' })).toBeDefined()
  await waitFor(() => expect(query().get('find')).toBeNull())
  expect(place()).toBe('/shop/flow/1')
})

it('SHOP-19 Back from the radio, which has a term of the same name, finds the term again', async () => {
  const app = await openShop('/shop/flow/1?find=drinks')
  await screen.findByRole('group', { name: 'Quantity of Mineral water' })
  app.services.history.go('/webradio')
  await heading('Radio')
  act(() => window.history.back())
  await shopList('Room service')
  expect(query().get('find')).toBe('drinks')
  expect(field().value).toBe('drinks')
})
