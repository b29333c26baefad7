/** Opens the app at an address of the shop, for a guest who has signed in on this device before. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { deskOf, type OpenOptions, openHotel, openSignedInAt } from '../harness.tsx'

type Hotel = Awaited<ReturnType<typeof openHotel>>

interface ShopOptions extends Omit<OpenOptions, 'path'> {
  guest?: { room: string; name: string }
  /** Prepares the hotel before the app is opened. */
  before?: (desk: ReturnType<typeof deskOf>) => Promise<unknown>
}

export async function openShop(path: string, { guest, before, ...options }: ShopOptions = {}) {
  const hotel: Hotel = options.hotel ?? (await openHotel())
  if (before) await before(deskOf(hotel))
  return openSignedInAt(path, { ...options, ...guest, hotel })
}

export type OpenedShop = Awaited<ReturnType<typeof openShop>>

/** The screen's heading, found by its tag, because queries by role are slow in a long page that is still growing. */
export const heading = (name: string | RegExp) => screen.findByText(name, { selector: 'h1' })
/** Waits for the heading of a shop, and for its list, which loads later. */
export async function shopList(name: string) {
  await heading(name)
  await waitFor(() => expect(document.querySelector('main [data-skeleton]')).toBeNull())
}
export const group = (name: string) => screen.getByRole('button', { name })
export const product = (name: RegExp) => screen.getByRole('link', { name })

/** The first of several equivalent elements. */
export function firstOf(elements: HTMLElement[]): HTMLElement {
  const [element] = elements
  if (!element) throw new Error('There is none.')
  return element
}

/** Controls for the quantity of an item that is added in the list. */
export function counter(item: string) {
  const steps = within(screen.getByRole('group', { name: `Quantity of ${item}` }))
  return {
    more: () => steps.getByRole('button', { name: `One more ${item}` }),
    less: () => steps.getByRole('button', { name: `One less ${item}` }),
    number: () => steps.getByRole('button', { name: /choose the quantity/ }),
  }
}

/** Opens the cart with two burgers, medium and with bacon. */
export async function openBurgerCart() {
  const app = await openShop('/shop/flow/1/product/1019')
  await heading('Burger')
  await app.user.click(screen.getByRole('radio', { name: 'Medium' }))
  await app.user.click(screen.getByRole('checkbox', { name: /^Bacon/ }))
  await app.user.click(counter('Burger').more())
  await app.user.click(screen.getByRole('button', { name: /^Add to cart/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Go to cart' }))
  await heading('Cart')
  return app
}

/** Puts one mineral water into the cart and goes there. */
export async function fillCart(app: OpenedShop) {
  await shopList('Room service')
  await app.user.click(group('Drinks'))
  await app.user.click(counter('Mineral water').more())
  await app.user.click(screen.getByRole('link', { name: /^View cart/ }))
  await heading('Cart')
}

/** Persists a cart as the app does: one mineral water of room service, without an owner. */
export function leaveCart() {
  const water = { id: '1053', item_id: '1053', shopId: 1, shop_item_title: 'Mineral water', price: 4.2 }
  localStorage.setItem(
    'shop-cart-items',
    JSON.stringify([{ ...water, cartId: 1, quantity: 1, sub_items: [] }]),
  )
  localStorage.setItem('shop-cart-titles', '{"1":"Room service"}')
  localStorage.setItem('shop-list', '[{"id":1}]')
}

/** Opens a cart that was filled before, which saves rendering the list. */
export async function openCart({ location = '', ...options }: ShopOptions & { location?: string } = {}) {
  leaveCart()
  const app = await openShop(`/shop/cart?${new URLSearchParams(location ? { location } : {})}`, options)
  await heading('Cart')
  return app
}

export const transmitted = ({ desk }: OpenedShop) => desk.calls({ function: 'transmitOrder' })
export const send = (app: OpenedShop) => app.user.click(screen.getByRole('button', { name: /^Send order/ }))
