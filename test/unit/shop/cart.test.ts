import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toDecimal } from '../../../src/core/money.ts'
import {
  addLine,
  type CartLine,
  isSame,
  lineMinor,
  lineOf,
  quantityOf,
  refreshed,
  totalMinor,
  withoutOrdered,
  withQuantity,
} from '../../../src/domains/shop/cart/cart.ts'
import { orderable } from '../../../src/domains/shop/cart/orderable.ts'
import { subItemPrice } from '../../../src/domains/shop/catalogue.ts'
import { aCatalogue, aLine, anItem, aSub } from './given.ts'

it('CART-04 adds a line for what is not in the cart', () => {
  const lines = addLine([aLine()], aLine({ cartId: 2, id: '102' }))
  expect(lines.map(({ id }) => id)).toEqual(['101', '102'])
})

it('CART-05 increases the line of what is there already, by the quantity chosen', () => {
  expect(addLine([aLine()], aLine({ cartId: 2, quantity: 3 }))).toEqual([aLine({ quantity: 4 })])
})

it('CART-05 never merges lines of different shops', () => {
  expect(addLine([aLine()], aLine({ cartId: 2, shopId: 4 }))).toHaveLength(2)
})

it('CART-06 merges only with the same choices, in whatever order they were made', () => {
  const made = aLine({ sub_items: [aSub('11'), aSub('21')] })
  const turned = aLine({ cartId: 2, sub_items: [aSub('21'), aSub('11')] })
  expect(isSame(made, turned)).toBe(true)
  expect(addLine([made], turned)).toEqual([{ ...made, quantity: 2 }])
  expect(addLine([made], aLine({ cartId: 2, sub_items: [aSub('11')] }))).toHaveLength(2)
})

it('CART-06 tells choices apart where a hotel numbers them anew in each group', () => {
  const choices = (...titles: string[]) =>
    titles.map((sub_item_title) => ({ ...aSub(sub_item_title.slice(-1)), sub_item_title }))
  const made = aLine({ sub_items: choices('Bread 1', 'Sauce 2') })
  expect(isSame(made, aLine({ sub_items: choices('Bread 2', 'Sauce 1') }))).toBe(false)
  expect(isSame(made, aLine({ sub_items: choices('Sauce 2', 'Bread 1') }))).toBe(true)
})

it('CART-07 the older line keeps its place and its number', () => {
  const cart = [aLine(), aLine({ cartId: 2, id: '102' })]
  expect(addLine(cart, aLine({ cartId: 3 })).map(({ cartId, quantity }) => [cartId, quantity])).toEqual([
    [1, 2],
    [2, 1],
  ])
})

it('CART-08 a quantity of 0 takes the line away', () => {
  expect(withQuantity([aLine(), aLine({ cartId: 2 })], 1, 0).map(({ cartId }) => cartId)).toEqual([2])
  expect(withQuantity([aLine()], 1, 7)[0]?.quantity).toBe(7)
})

it('GEN-08 quantities are whole numbers up to 99', () => {
  expect(withQuantity([aLine()], 1, 250)[0]?.quantity).toBe(99)
  expect(withQuantity([aLine()], 1, 2.9)[0]?.quantity).toBe(2)
  expect(addLine([aLine({ quantity: 60 })], aLine({ cartId: 2, quantity: 60 }))[0]?.quantity).toBe(99)
  expect(withQuantity([aLine()], 1, -4)).toEqual([])
})

it('CART-02 a line holds what showing and ordering it takes', () => {
  const item = anItem({
    purchase_flow: [
      { id: 1, sub_items: [{ sub_item_id: 11, sub_item_title: 'Medium' }] },
      {
        id: 2,
        sub_items: [
          { sub_item_id: 21, sub_item_title: 'Bacon', sub_item_price: 2, sub_item_price_diff: 0.5 },
        ],
      },
    ],
  })
  expect(lineOf(3, item, { 2: ['21'], 1: ['11'] }, 2)).toEqual({
    id: '101',
    item_id: '101',
    shopId: 3,
    quantity: 2,
    shop_item_title: 'Burger',
    shop_item_image: '',
    price: 14.5,
    sub_items: [
      { sub_item_id: '11', sub_item_title: 'Medium', price: 0 },
      { sub_item_id: '21', sub_item_title: 'Bacon', price: 2.5 },
    ],
  })
})

it('CART-17, PRC-06 adds up lines without drift, items without a price counting 0', () => {
  const lines = [
    aLine({ quantity: 3, price: 0.1 }),
    aLine({ cartId: 2, quantity: 2, price: 14.5, sub_items: [aSub('11', 2)] }),
    aLine({ cartId: 3, price: null }),
  ]
  expect(lines.map((line) => lineMinor(line, 2))).toEqual([30, 3300, 0])
  expect(totalMinor(lines, 2)).toBe(3330)
})

it('ORD-21 takes away what was ordered and keeps what came into the line meanwhile', () => {
  const lines = [aLine({ quantity: 3 }), aLine({ cartId: 2, id: '102' })]
  expect(withoutOrdered(lines, [{ cartId: 1, quantity: 2 }])).toMatchObject([{ quantity: 1 }, { cartId: 2 }])
  expect(withoutOrdered(lines, [{ cartId: 1, quantity: 3 }])).toMatchObject([{ cartId: 2 }])
})

it('REAL-11 takes on the words and prices of a newly loaded catalogue, and marks what it does not have', () => {
  const catalogue = aCatalogue([
    {
      id: 101,
      shop_item_title: 'Rindsburger',
      shop_item_price: 15,
      purchase_flow: [{ id: 1, sub_items: [{ sub_item_id: 11, sub_item_title: 'Halb', sub_item_price: 1 }] }],
    },
  ])
  const lines = [
    aLine({ sub_items: [aSub('11'), aSub('99')] }),
    aLine({ cartId: 2, id: '500' }),
    aLine({ cartId: 3, shopId: 4 }),
  ]
  const [first, ...others] = refreshed(lines, 3, catalogue)
  expect(first).toMatchObject({ shop_item_title: 'Rindsburger', price: 15, quantity: 1 })
  expect(first).toMatchObject({ unavailable: 'changed', priceBefore: 14.5 })
  expect(first?.sub_items).toEqual([
    { sub_item_id: '11', sub_item_title: 'Halb', price: 1 },
    { sub_item_id: '99', sub_item_title: 'Choice 99', price: 0 },
  ])
  expect(others).toEqual([{ ...lines[1], unavailable: 'gone' }, lines[2]])
  // What is on offer again can be ordered again, and a price that is back is not told.
  const back = refreshed(
    others,
    3,
    aCatalogue([{ id: 500, shop_item_title: 'Burger', shop_item_price: 14.5 }]),
  )
  expect(back).toEqual(lines.slice(1))
  expect(orderable([...(first ? [first] : []), ...back])).toEqual(lines.slice(1))
})

it('takes on the words of the very choice where a hotel numbers the choices anew in each group', () => {
  const size = { sub_item_id: 1, sub_item_title: 'Klein' }
  const flow = [
    { id: 1, min_selects: 0, sub_items: [size, { sub_item_id: 2, sub_item_title: 'Groß' }] },
    { id: 2, sub_items: [{ sub_item_id: 1, sub_item_title: 'Ketchup', sub_item_price: 0.5 }] },
  ]
  const catalogue = aCatalogue([{ id: 101, shop_item_title: 'Rindsburger', purchase_flow: flow }])
  const titled = (id: string, sub_item_title: string) => ({ ...aSub(id), sub_item_title })
  const after = (...sub_items: CartLine['sub_items']) =>
    refreshed([aLine({ sub_items })], 3, catalogue)[0]?.sub_items.map(({ sub_item_title }) => sub_item_title)
  expect(after(titled('2', 'Large'), titled('1', 'Tomato sauce'))).toEqual(['Groß', 'Ketchup'])
  expect(after(titled('1', 'Small'), titled('1', 'Tomato sauce'))).toEqual(['Klein', 'Ketchup'])
  expect(after(titled('1', 'Ketchup'))).toEqual(['Ketchup'])
  // Chosen when the groups stood the other way round.
  expect(after(titled('1', 'Ketchup'), titled('2', 'Groß'))).toEqual(['Ketchup', 'Groß'])
})

const anyLine = fc
  .record({
    id: fc.constantFrom('1', '2'),
    shopId: fc.constantFrom(3, 4),
    quantity: fc.integer({ min: 1, max: 5 }),
    choices: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  })
  .map(({ choices, ...line }) => ({ ...line, sub_items: choices.map((id) => aSub(id)) }))

it('CART-05, CART-06, CART-07, CART-11 merging loses no piece and leaves no two lines of the same thing', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (added) => {
      let lines: CartLine[] = []
      added.forEach((line, at) => {
        lines = addLine(lines, aLine({ ...line, cartId: at + 1 }))
      })
      expect(quantityOf(lines)).toBe(quantityOf(added))
      for (const line of lines) expect(lines.filter((other) => isSame(line, other))).toEqual([line])
      // Older lines stand first.
      const numbers = lines.map(({ cartId }) => cartId)
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    }),
  )
})

const minors = fc.integer({ min: 0, max: 9_999_999 })
const priced = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.option(minors),
  choices: fc.array(minors, { maxLength: 4 }),
})

it('PRC-06, CART-17 adds up any price list in any quantity as whole numbers would, at every precision', () => {
  fc.assert(
    fc.property(fc.array(priced, { maxLength: 12 }), fc.integer({ min: 0, max: 4 }), (bought, digits) => {
      const lines = bought.map(({ quantity, price, choices }, at) =>
        aLine({
          cartId: at + 1,
          quantity,
          price: price === null ? null : toDecimal(price, digits),
          sub_items: choices.map((choice, number) => aSub(String(number), toDecimal(choice, digits))),
        }),
      )
      const exact = bought.reduce((sum, { quantity, price, choices }) => {
        const unit = choices.reduce((one, choice) => one + BigInt(choice), BigInt(price ?? 0))
        return sum + unit * BigInt(quantity)
      }, 0n)
      expect(BigInt(totalMinor(lines, digits))).toBe(exact)
    }),
  )
})

it('PRC-06, SHOP-27, ORD-06 adds the difference to a sub-item’s price without drift', () => {
  fc.assert(
    fc.property(minors, fc.integer({ min: -9_999_999, max: 9_999_999 }), (price, difference) => {
      const sub = { sub_item_price: toDecimal(price, 2), sub_item_price_diff: toDecimal(difference, 2) }
      expect(subItemPrice(sub)).toBe(toDecimal(price + difference, 2))
    }),
  )
})
