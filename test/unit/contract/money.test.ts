import * as v from 'valibot'
import { expect, it } from 'vitest'
import { money, moneyOrNull, readMoney, unreadable } from '../../../src/contract/money.ts'
import { RetailItem } from '../../../src/contract/shop.ts'
import { Movie, Package } from '../../../src/contract/vod.ts'

it.each([
  ['12,50', 12.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['€ 9.90', 9.9],
  ['0,60', 0.6],
  ['1\u00a0234,50', 1234.5],
  ['1\u202f234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['CHF 12.-', 12],
  ['12,–', 12],
  ['12.--', 12],
  ['-5,00', -5],
  ['US$ 9.90', 9.9],
  ['Fr. 12.50', 12.5],
  ['120 kr', 120],
  ['12,50 zł', 12.5],
  ['￥1,200.00', 1200],
  ['١٢٫٥٠', 12.5],
  ['١٬٢٣٤٫٥٠ ر.ع.', null],
  ['۱٬۲۳۴٫۵۰', 1234.5],
  ['\u200f12,50 €', 12.5],
  // A decimal as databases write it: never thousands.
  ['26.325', 26.325],
  ['12.5000', 12.5],
  ['KWD 12.500', 12.5],
  // Printed beside a currency, the same point may separate thousands.
  ['€ 1.234', null],
  ['Rp 12.000', null],
  ['1,234', null],
  ['ab 12,50', null],
  ['2 x 5,00', null],
  ['12,50 / kg', null],
  ['12 50', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  ['free', null],
])('REAL-09 reads the price %j as %j', (given, amount) => {
  expect(readMoney(given)).toBe(amount)
  expect(v.parse(money(null), given)).toBe(amount ?? unreadable)
  expect(v.parse(moneyOrNull, given)).toBe(amount)
})

it.each([[undefined], [null], [''], [' ']])(
  'SHOP-18 a price that is %j is missing, not unreadable',
  (given) => {
    expect(v.parse(money(null), given)).toBeNull()
    expect(v.parse(money(0), given)).toBe(0)
  },
)

it.each([[true], [{}], [[12]], [{ amount: 12.5 }]])(
  'REAL-09 a price that is %j is never taken for 0',
  (given) => {
    expect(v.parse(money(0), given)).toBe(unreadable)
    expect(v.parse(moneyOrNull, given)).toBeNull()
  },
)

it('REAL-09 reads the prices of dishes, choices, films and packages', () => {
  const read = v.parse(RetailItem, {
    id: 1,
    shop_item_price: '12,50',
    purchase_flow: [
      { id: 1, sub_items: [{ sub_item_id: 11, sub_item_price: '0,60', sub_item_price_diff: '€ 1' }] },
    ],
  })
  expect(read.shop_item_price).toBe(12.5)
  expect(read.purchase_flow[0]?.sub_items[0]).toMatchObject({ sub_item_price: 0.6, sub_item_price_diff: 1 })
  expect(v.parse(Movie, { movie_id: 1, price: '9,90' }).price).toBe(9.9)
  expect(v.parse(Package, { pckg_id: 1, price: 'CHF 20.-' }).price).toBe(20)
})
