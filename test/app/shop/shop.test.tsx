import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pass, startFakeClock } from '../fakeClock.ts'
import { openSignedIn, place, query } from '../harness.tsx'
import { readStyles } from '../rendering.ts'
import { counter, firstOf, group, heading, openShop, product, shopList } from './openShop.ts'

const retail = (name: string, fault: object) => ({ module: 'SQMOD_RetailSystem', function: name, ...fault })

it('SHOP-01, SHOP-18, SHOP-20, SHOP-21, SHOP-37 shows the shop with what it is and how long it takes', async () => {
  await openShop('/shop/flow/1')
  await shopList('Room service')
  expect(screen.getByText('Fresh from our kitchen to your door, by day and by night.')).toBeDefined()
  expect(await screen.findByText('Delivery in about 30 min')).toBeDefined()
  await screen.findByText('Burger')
  expect(product(/^Burger/).textContent).toContain('EUR\u00a014.50')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('SHOP-01 an id that is no number shows that there is nothing', async () => {
  await openShop('/shop/flow/bar')
  expect(await screen.findByText('no content available for this module')).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('SHOP-01, SHOP-15 a shop that the hotel does not know shows that there is nothing', async () => {
  const { desk } = await openShop('/shop/flow/99')
  expect(await screen.findByText('no content available for this module')).toBeDefined()
  expect(await desk.calls({ function: 'getRetailContent' })).toMatchObject([
    { data: { id: 99 }, status: 'ERROR' },
  ])
})

it('GEN-07 says that the shop is loading, and no longer than that', async () => {
  startFakeClock()
  await openShop('/shop/flow/1', {
    before: (desk) => desk.tell('faults', retail('getRetailContent', { delay: 3000, times: 1 })),
  })
  expect(await screen.findAllByText('Loading the shop')).not.toEqual([])
  // The shop's info loads first: its picture and times are shown while the list is still loading.
  await screen.findByText('Delivery in about 30 min')
  const picture = document.querySelector('main img')
  expect(picture?.getAttribute('src')).toContain('header-1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading the shop')
  await pass(3000)
  await shopList('Room service')
  expect(screen.queryByText('Loading the shop')).toBeNull()
  expect(document.querySelector('main img')).toBe(picture)
})

it('SHOP-03, SHOP-19 opens a group, says so in the address, and Back goes up', async () => {
  const { user } = await openShop('/shop/flow/1')
  await shopList('Room service')
  await user.click(group('Wine'))
  await waitFor(() => expect(query().get('groups')).toBe('18'))
  await user.click(group('White wine'))
  await waitFor(() => expect(query().get('groups')).toBe('18,182'))
  expect(screen.getByRole('heading', { level: 2, name: 'White wine' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Red wine' })).toBeNull()
  window.history.back()
  await waitFor(() => expect(query().get('groups')).toBe('18'))
  expect(await screen.findByRole('heading', { level: 2, name: 'Red wine' })).toBeDefined()
})

it('SHOP-03 an address opens its group, an unknown one the deepest known before it', async () => {
  await openShop('/shop/flow/1?groups=18,999')
  await shopList('Room service')
  expect(group('Wine').getAttribute('aria-current')).toBe('true')
  await waitFor(() => expect(query().get('groups')).toBe('18'))
  // What lies below in the history is that of the corrected address.
  window.history.back()
  await waitFor(() => expect(query().get('groups')).toBeNull())
  expect(place()).toBe('/shop/flow/1')
})

it('SHOP-03 Back goes up one group also for who came straight to one', async () => {
  await openShop('/shop/flow/1?groups=18,182')
  await shopList('Room service')
  expect(screen.getByRole('heading', { level: 2, name: 'White wine' })).toBeDefined()
  window.history.back()
  await waitFor(() => expect(query().get('groups')).toBe('18'))
  window.history.back()
  await waitFor(() => expect(query().get('groups')).toBeNull())
  await waitFor(() => expect(group('All').getAttribute('aria-current')).toBe('true'))
})

it('SHOP-03 the history has every group once, whatever way the guest took', async () => {
  const { user } = await openShop('/shop/flow/1')
  await shopList('Room service')
  await user.click(group('Wine'))
  await user.click(group('White wine'))
  // Opens another group, two levels up in one step.
  await user.click(group('Main dishes'))
  await waitFor(() => expect(query().get('groups')).toBe('13'))
  window.history.back()
  await waitFor(() => expect(query().get('groups')).toBeNull())
  await user.click(group('Wine'))
  await user.click(group('White wine'))
  await user.click(firstOf(screen.getAllByRole('button', { name: 'All' })))
  await waitFor(() => expect(query().get('groups')).toBeNull())
  window.history.forward()
  await waitFor(() => expect(query().get('groups')).toBe('18'))
})

it('SHOP-03, SHOP-04 Back from a product leads to its group, and from there up, also for who came straight to it', async () => {
  const { user } = await openShop('/shop/flow/1/product/1019?groups=18,182')
  await heading('Burger')
  await user.click(screen.getByRole('link', { name: 'Room service' }))
  await shopList('Room service')
  await waitFor(() => expect(query().get('groups')).toBe('18,182'))
  window.history.back()
  await waitFor(() => expect(query().get('groups')).toBe('18'))
})

it('SHOP-04 a product can be opened directly, and an unknown one leads to the shop', async () => {
  const first = await openShop('/shop/flow/1/product/1019')
  await heading('Burger')
  first.close()
  await openShop('/shop/flow/1/product/4711', { hotel: first.hotel })
  await shopList('Room service')
  expect(place()).toBe('/shop/flow/1')
})

it('SHOP-05, NAV-05 from a product back to the list, the group that was open is open again', async () => {
  const { user } = await openShop('/shop/flow/1')
  await shopList('Room service')
  await user.click(group('Main dishes'))
  await user.click(product(/^Burger/))
  await heading('Burger')
  await user.click(screen.getByRole('link', { name: 'Room service' }))
  await shopList('Room service')
  await waitFor(() => expect(query().get('groups')).toBe('13'))
  expect(group('Main dishes').getAttribute('aria-current')).toBe('true')
  window.history.back()
  await waitFor(() => expect(query().get('groups')).toBeNull())
  expect(place()).toBe('/shop/flow/1')
})

it('SHOP-05 who found a product without opening a group comes back to all of them', async () => {
  const { user } = await openShop('/shop/flow/1')
  await shopList('Room service')
  await user.click(await screen.findByText('Burger'))
  await heading('Burger')
  await user.click(screen.getByRole('link', { name: 'Room service' }))
  await shopList('Room service')
  expect(group('All').getAttribute('aria-current')).toBe('true')
})

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

it('SHOP-22, SHOP-23, SHOP-25 a choice that is missing is said, and nothing can be added until it is made', async () => {
  const { user } = await openShop('/shop/flow/1/product/1019')
  await heading('Burger')
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add to cart/ })
  const how = within(screen.getByRole('group', { name: /^How done\?/ }))
  // Nothing is wrong yet: the group says what may be chosen, and only the button why it does nothing.
  expect(how.getByText('Choose one')).toBeDefined()
  expect(how.queryByText('Please select at least one option')).toBeNull()
  expect(add().getAttribute('aria-disabled')).toBe('true')
  expect(describedBy(add())).toBe('How done? · Please select at least one option')
  // The button can be pressed, and moves the focus to the missing choice.
  await user.click(add())
  expect(document.activeElement).toBe(how.getByRole('radio', { name: 'Rare' }))
  expect(screen.queryByText(/^Added to your cart/)).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /^Bacon/ }))
  expect(how.getByText('Please select at least one option')).toBeDefined()
  expect(add().getAttribute('aria-disabled')).toBe('true')
  await user.click(how.getByRole('radio', { name: 'Medium' }))
  expect(screen.queryByText('Please select at least one option')).toBeNull()
  expect(add().getAttribute('aria-disabled')).toBeNull()
})

it('SHOP-26 one choice takes the place of another, and what exceeds the maximum cannot be chosen', async () => {
  const { user } = await openShop('/shop/flow/1/product/1019')
  await heading('Burger')
  await user.click(screen.getByRole('radio', { name: 'Rare' }))
  await user.click(screen.getByRole('radio', { name: 'Well done' }))
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  for (const name of [/^Bacon/, /^Avocado/, /^Fried egg/])
    await user.click(screen.getByRole('checkbox', { name }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Jalapeños/ }).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: /^Avocado/ }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Jalapeños/ }).disabled).toBe(false)
})

it('SHOP-27, SHOP-28 the button knows the price of the chosen combination', async () => {
  readStyles()
  const { user } = await openShop('/shop/flow/1/product/1019')
  await heading('Burger')
  expect(screen.getByRole('checkbox', { name: 'Bacon + EUR\u00a02.00' })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Medium' }))
  await user.click(screen.getByRole('checkbox', { name: /^Bacon/ }))
  expect(screen.getByRole('button', { name: /^Add to cart/ }).textContent).toContain('EUR\u00a016.50')
  await user.click(counter('Burger').more())
  expect(screen.getByRole('button', { name: /^Add to cart/ }).textContent).toContain('EUR\u00a033.00')
})

it('SHOP-29, CART-09 what takes no choice is added where it is listed', async () => {
  const { user } = await openShop('/shop/flow/1?groups=17')
  await shopList('Room service')
  await user.click(counter('Mineral water').more())
  await user.click(counter('Mineral water').more())
  const cart = screen.getByRole('link', { name: /^View cart/ })
  expect(cart.textContent).toContain('2')
  expect(cart.textContent).toContain('EUR\u00a08.40')
  await user.click(counter('Mineral water').less())
  await user.click(counter('Mineral water').less())
  expect(screen.queryByRole('link', { name: /^View cart/ })).toBeNull()
})

it('SHOP-30 the quantity is chosen in a dialog, from 1 for what is new and from what is in the cart', async () => {
  const { user } = await openShop('/shop/flow/1/product/1053?groups=17')
  await heading('Mineral water')
  await user.click(counter('Mineral water').number())
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'How many?' }))
  expect((await dialog()).getByRole<HTMLInputElement>('radio', { name: '1' }).checked).toBe(true)
  await user.click((await dialog()).getByRole('radio', { name: '4' }))
  await user.click((await dialog()).getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: /^Add to cart/ }))
  await user.click(await screen.findByRole('button', { name: 'Continue shopping' }))
  await shopList('Room service')
  expect(screen.getByRole('link', { name: /^View cart/ }).textContent).toContain('4')
  await user.click(counter('Mineral water').number())
  expect((await dialog()).getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true)
  await user.click((await dialog()).getByRole('radio', { name: '12' }))
  await user.click((await dialog()).getByRole('button', { name: 'Done' }))
  expect(screen.getByRole('link', { name: /^View cart/ }).textContent).toContain('12')
})

const notice = async (text: string) => {
  const words = await screen.findByText(text)
  const status = words.closest<HTMLElement>('[role="status"]')
  if (!status) throw new Error('it is not read out')
  return within(status)
}

it('CART-12 what is added from a product is told over its list, which leads to the cart or stays', async () => {
  const { user, services } = await openShop('/shop/flow/1/product/1019?groups=13')
  const added = () => screen.findByRole('dialog', { name: 'Added to your cart' })
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const add = async () => {
    await heading('Burger')
    await user.click(screen.getByRole('radio', { name: 'Medium' }))
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }))
    return within(await added())
  }
  let dialog = await add()
  expect(dialog.getByText('1 × Burger')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Continue shopping' }))
  await gone()
  expect(place()).toBe('/shop/flow/1')
  await shopList('Room service')
  expect(group('Main dishes').getAttribute('aria-current')).toBe('true')
  await user.click(product(/^Burger.*1 in the cart/))

  dialog = await add()
  services.history.back()
  await gone()
  expect(place()).toBe('/shop/flow/1')
  await user.click(await screen.findByRole('link', { name: /^Burger.*2 in the cart/ }))

  await add()
  await user.keyboard('{Escape}')
  await gone()
  expect(place()).toBe('/shop/flow/1')
  await user.click(await screen.findByRole('link', { name: /^Burger.*3 in the cart/ }))

  dialog = await add()
  await user.click(dialog.getByRole('button', { name: 'Go to cart' }))
  await heading('Cart')
  await gone()
  expect(counter('Burger').number().textContent).toContain('4')
})

it('CART-12 what is added from a product that a link has opened is told over its list, until the guest leaves the shop', async () => {
  const { user, services } = await openSignedIn()
  services.history.go('/shop/flow/1/product/1053')
  await heading('Mineral water')
  await user.click(screen.getByRole('button', { name: /^Add to cart/ }))
  await screen.findByRole('dialog', { name: 'Added to your cart' })
  await shopList('Room service')
  expect(place()).toBe('/shop/flow/1')
  expect(screen.getByRole('dialog').textContent).toContain('1 × Mineral water')
  services.history.go('/weather')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('CART-12 a double tap adds a product once, and goes back once', async () => {
  const app = await openShop('/shop/flow/1?groups=17')
  await shopList('Room service')
  await app.user.click(product(/^Mineral water/))
  const add = await screen.findByRole('button', { name: /^Add to cart/ })
  fireEvent.click(add)
  fireEvent.click(add)
  await screen.findByRole('dialog', { name: 'Added to your cart' })
  expect(app.store.getState()).toMatchObject({ cart: { lines: [{ quantity: 1 }] } })
  await app.services.history.settled()
  expect([place(), query().get('groups')]).toEqual(['/shop/flow/1', '17'])
})

it('CART-12 what was added in the list is no longer taken back once its product has added more', async () => {
  const { user } = await openShop('/shop/flow/1?groups=17')
  await shopList('Room service')
  await user.click(counter('Mineral water').more())
  await notice('Added to your cart: 1 × Mineral water')
  await user.click(product(/^Mineral water/))
  await user.click(await screen.findByRole('button', { name: /^Add to cart/ }))
  await screen.findByRole('dialog', { name: 'Added to your cart' })
  expect(screen.queryByText('Added to your cart: 1 × Mineral water')).toBeNull()
})

it('CART-12 what was added is no longer told in the cart, from where it may be sent', async () => {
  const { user } = await openShop('/shop/flow/1?groups=17')
  await shopList('Room service')
  await user.click(counter('Mineral water').more())
  await notice('Added to your cart: 1 × Mineral water')
  await user.click(screen.getByRole('link', { name: /^View cart/ }))
  await heading('Cart')
  await waitFor(() => expect(screen.queryByText(/^Added to your cart/)).toBeNull())
})

it('CART-12, SHOP-29 what is added in the list is told quietly, with the way to the cart, and taken back to what it was', async () => {
  const { user } = await openShop('/shop/flow/1?groups=17')
  await shopList('Room service')
  await user.click(counter('Mineral water').more())
  await notice('Added to your cart: 1 × Mineral water')
  await user.click(counter('Mineral water').more())
  await user.click(
    (await notice('Added to your cart: 1 × Mineral water')).getByRole('button', { name: 'Undo' }),
  )
  await waitFor(() => expect(counter('Mineral water').number().textContent).toContain('1'))
  // A lower quantity is not announced as added.
  await user.click(counter('Mineral water').less())
  expect(screen.queryByText(/^Added to your cart/)).toBeNull()
  await user.click(counter('Mineral water').more())
  const added = await notice('Added to your cart: 1 × Mineral water')
  await user.click(added.getByRole('link', { name: 'Go to cart' }))
  await heading('Cart')
  expect(screen.queryByText(/^Added to your cart/)).toBeNull()
})

it('SHOP-38 the choice survives a reload of the page', async () => {
  const first = await openShop('/shop/flow/1/product/1019')
  await heading('Burger')
  await first.user.click(screen.getByRole('radio', { name: 'Medium' }))
  await first.user.click(screen.getByRole('checkbox', { name: /^Bacon/ }))
  first.close()
  await openShop('/shop/flow/1/product/1019', { hotel: first.hotel })
  await heading('Burger')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Medium' }).checked).toBe(true)
  expect(screen.getByRole('button', { name: /^Add to cart/ }).textContent).toContain('EUR\u00a016.50')
})

it('DLG-08, SHOP-33, SHOP-34, SERR-07 a closed shop says so with its hours, and then leads home', async () => {
  const { user } = await openShop('/shop/flow/3')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('The shop is closed. Opening hours: 10:00\u00a0AM - 6:00\u00a0PM')
  expect(place()).toBe('/shop/flow/3')
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(place()).not.toBe('/shop/flow/3'))
  await heading(/good (morning|afternoon|evening|night)/i)
})

it('SHOP-33, SHOP-35 a shop that has closed since home asked says so as soon as the guest enters', async () => {
  const { desk, services } = await openSignedIn()
  const answers = async () =>
    (await desk.calls({ function: 'getRetailInfo' })).filter(({ data }) => data.id === 1)
  await waitFor(async () => expect(await answers()).toMatchObject([{ status: 'OK' }]))
  await desk.tell('shop', { id: 1, isOpen: false })
  services.history.go('/shop/flow/1')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('The shop is closed.')
  expect(await answers()).toHaveLength(2)
})

it('SHOP-34, GEN-04 in a language that counts to 24 the hours do too', async () => {
  await openShop('/shop/flow/3?lang=de')
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Der Shop ist geschlossen. Öffnungszeiten: 10:00–18:00')
})

it('SHOP-02 the place where the guest is stands above the items', async () => {
  await openShop('/shop/flow/1?location=Pool+bar+14')
  await shopList('Room service')
  expect(screen.getByText('Delivery to Pool bar 14')).toBeDefined()
})

it('SHOP-13, LANG-12 in another language the shop speaks it', async () => {
  const { desk } = await openShop('/shop/flow/1?lang=de')
  await shopList('Zimmerservice')
  expect(await desk.calls({ function: 'getRetailContent' })).toMatchObject([
    { data: { id: 1, parent_id: 'root', lang: 'de' } },
  ])
})

it('SHOP-31, SHOP-33 a shop outside its hours says when it opens next, over what it offers', async () => {
  const at = Date.parse('2026-11-21T14:00:00Z')
  await openShop('/shop/flow/2', {
    now: () => at,
    before: (desk) => desk.tell('clock', { now: '2026-11-21T14:00:00Z' }),
  })
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText('Opens today at 6:00 PM')
  // The list itself stands behind the dialog.
  await waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe('Aurora Bar'))
})

it('SHOP-34 a shop that closed in the evening says that it opens tomorrow, also where the hotel reports it as closed', async () => {
  const now = '2026-11-21T21:27:00Z'
  await openShop('/shop/flow/3', {
    now: () => Date.parse(now),
    before: (desk) => desk.tell('clock', { now }),
  })
  within(await screen.findByRole('dialog')).getByText('Opens tomorrow at 10:00 AM')
})

it('SHOP-39 shows only what is of a diet, where the shop marks diets', async () => {
  const { user } = await openShop('/shop/flow/1')
  await shopList('Room service')
  await screen.findByText('Burger')
  await user.click(screen.getByRole('button', { name: 'Show only: All' }))
  await waitFor(() => expect(screen.queryByText('Burger')).toBeNull())
  await screen.findAllByText(/^Vegan/)
  await user.click(screen.getByRole('button', { name: 'Show only: Vegetarian' }))
  await screen.findByRole('button', { name: 'Show only: Vegan' })
  await waitFor(() => expect(screen.queryByText('Vegetarian')).toBeNull())
  screen.getAllByText(/^Vegan/)
  await user.click(screen.getByRole('button', { name: 'Show only: Vegan' }))
  await screen.findByText('Burger')
})

it('SHOP-14 title, text, groups, items and their choices come with one call for the whole shop', async () => {
  const { desk, user } = await openShop('/shop/flow/1')
  await shopList('Room service')
  screen.getByText('Fresh from our kitchen to your door, by day and by night.')
  await user.click(await screen.findByRole('button', { name: 'Main dishes' }))
  expect(product(/^Burger/).textContent).toContain('EUR\u00a014.50')
  await user.click(product(/^Burger/))
  await heading('Burger')
  screen.getByRole('group', { name: /^How done\?/ })
  screen.getByRole('radio', { name: 'Medium' })
  expect(await desk.calls({ function: 'getRetailContent' })).toMatchObject([
    { data: { id: 1, parent_id: 'root' }, status: 'OK' },
  ])
})
