import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readStyles } from '../rendering.ts'
import { heading, openShop } from '../shop/openShop.ts'
import { listen, read, readFocus } from './reader.ts'

// Styles say what is read as one sentence.
beforeEach(readStyles)

const main = () => read(screen.getByRole('main'))

it('SHOP-25, SHOP-26, ORD-18, ORD-19, ORD-21 a dish is chosen and ordered by ear', async () => {
  const app = await openShop('/shop/flow/1/product/1019')
  const said = listen()
  await heading('Burger')
  const dish = [
    'link Room service',
    'heading 1 Burger',
    'Austrian beef, mountain cheese, pickles and our own sauce in a toasted brioche bun.',
    'EUR 14.50',
    'Contains gluten, milk, eggs, mustard, sesame',
    'group How done? Choose one',
    'radiogroup How done?, required',
  ]
  const quantity = [
    'heading 2 How many?',
    'group Quantity of Burger',
    'button One less Burger, unavailable',
    'button 1, choose the quantity',
    'button One more Burger',
  ]
  const extras = [
    'checkbox Extra cheese + EUR 1.50, not checked',
    'checkbox Fried egg + EUR 2.00, not checked',
    'checkbox Avocado + EUR 2.50, not checked',
    'checkbox Jalapeños + EUR 1.00, not checked',
  ]
  expect(main()).toEqual([
    ...dish,
    'radio Rare, not checked',
    'radio Medium, not checked',
    'radio Well done, not checked',
    'group Extras Choose up to 3',
    'checkbox Bacon + EUR 2.00, not checked',
    ...extras,
    ...quantity,
    'How done? · Please select at least one option',
    'button Add to cart · EUR 14.50, unavailable, (How done? · Please select at least one option)',
  ])
  await app.user.click(screen.getByRole('radio', { name: 'Medium' }))
  await app.user.click(screen.getByRole('checkbox', { name: /^Bacon/ }))
  expect(main()).toEqual([
    ...dish,
    'radio Rare, not checked',
    'radio Medium, checked',
    'radio Well done, not checked',
    'group Extras Choose up to 3',
    'checkbox Bacon + EUR 2.00, checked',
    ...extras,
    ...quantity,
    'button Add to cart · EUR 16.50',
  ])

  await app.user.click(screen.getByRole('button', { name: /^Add to cart/ }))
  const added = await screen.findByRole('dialog', { name: 'Added to your cart' })
  expect(read(added)).toEqual([
    'dialog Added to your cart',
    'heading 2 Added to your cart',
    '1 × Burger',
    'button Continue shopping',
    'button Go to cart',
    'button Close',
  ])
  await app.user.click(within(added).getByRole('button', { name: 'Go to cart' }))
  await heading('Cart')
  await screen.findByRole('radio', { name: /^Reception/ })
  expect(main()).toEqual([
    'heading 1 Cart',
    'region Room service',
    'heading 2 Room service',
    'link Burger',
    'EUR 16.50',
    'Medium, Bacon',
    'group Quantity of Burger',
    'button One less Burger',
    'button 1, choose the quantity',
    'button One more Burger',
    'button Remove Burger',
    'Subtotal',
    'EUR 16.50',
    'radiogroup Where to?',
    'radio To your room Room 101, checked',
    'radio Reception Pick it up yourself, not checked',
    'button At a table? Scan its code to order there',
    'group When?',
    expect.stringMatching(/^button As soon as possible about \d+:\d\d [AP]M$/),
    'group How will you pay?',
    'radiogroup How will you pay?',
    'radio Charge to my room, checked',
    'radio Cash, not checked',
    'radio Credit card, not checked',
    'textbox Anything we should know?, (Allergies, a quiet knock, no onions)',
    'Allergies, a quiet knock, no onions',
    'Charge to my room',
    'button Change: How will you pay?',
    'button Send order · EUR 16.50',
  ])

  said()
  await app.user.click(screen.getByRole('button', { name: /^Send order/ }))
  const thanks = 'heading 1 Thank you, your order has been sent.'
  await heading('Thank you, your order has been sent.')
  await waitFor(() => expect(readFocus()).toBe(thanks))
  expect(said()).toEqual(['Sending your order'])
  expect(main()).toEqual([
    thanks,
    expect.stringMatching(/^Sent at \d+:\d\d [AP]M$/),
    'Room service',
    expect.stringMatching(/^Order \d+$/),
    expect.stringMatching(/^(Delivery at|Tomorrow,) \d+:\d\d [AP]M, room 101$/),
    '1 × Burger',
    'EUR 16.50',
    'link Your orders',
    'link Back to the shop',
  ])
})
