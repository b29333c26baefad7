// An order: accepted once, in the guest's own room only, at the menu's prices.

import * as v from 'valibot'
import { calls } from '../../../../src/contract/index.ts'
import { isRecord } from '../../../../src/contract/isRecord.ts'
import { getRetailInfo } from '../../../../src/contract/retailInfo.ts'
import { isGroup, type Order, type RetailEntryOnWire, RetailItem } from '../../../../src/contract/shop.ts'
import { hotelTime } from '../../../../src/core/time/clock.ts'
import { lineOf } from '../../../../src/domains/shop/cart/cart.ts'
import { isSold, isSubItemSold, itemPrice } from '../../../../src/domains/shop/catalogue.ts'
import { choose, isMet, preselected, type Selection } from '../../../../src/domains/shop/flow.ts'
import { isOpenAt } from '../../../../src/domains/shop/infos.ts'
import { locationText, orderOf } from '../../../../src/domains/shop/order/orderData.ts'
import type { Heard } from '../../device.ts'
import { type Guest, readBy } from '../../guest.ts'
import { agrees, answerIn, gotOf, refuses, statusOf } from '../../judge.ts'
import { numbersOf } from '../../property.ts'
import { differs, holds, notTried } from '../../report.ts'
import { type Area, hotelNow, type Trial } from '../../trial.ts'
import { happensOnce, mayNot, needsFields } from './steps.ts'

const name = 'SQMOD_RetailSystem.transmitOrder'
const soonMs = 45 * 60_000

const itemsIn = (entries: readonly RetailEntryOnWire[]): v.InferOutput<typeof RetailItem>[] =>
  entries.flatMap((entry) => {
    if (isGroup(entry)) return itemsIn(entry.retail_items)
    const item = v.safeParse(RetailItem, entry)
    return item.success ? [item.output] : []
  })

type Item = v.InferOutput<typeof RetailItem>

/** What a guest chooses who takes what the hotel has preselected, and of the rest the first. */
function choicesOf({ purchase_flow, purchase_flow_selected }: Item): Selection {
  let selection = preselected({ purchase_flow, purchase_flow_selected })
  for (const group of purchase_flow)
    for (const { sub_item_id } of group.sub_items.filter(isSubItemSold))
      if (!isMet(selection, group)) selection = choose(selection, group, sub_item_id, true)
  return selection
}

/** The order of one item to a room, as the app makes it. */
function orderOfItem(trial: Trial, by: Guest, { shop, item }: { shop: number; item: Item }): Order {
  const { timezone } = trial.property.settings
  return orderOf({
    guestName: by.entry.last_name || by.name,
    shopId: shop,
    deliveryTime: hotelTime(hotelNow(trial) + soonMs, timezone ?? 'UTC'),
    location: locationText('room', by.room, ''),
    // Nothing is charged to a room's bill.
    payment: 'cash',
    note: 'Contract test. Nothing to deliver.',
    lines: [{ cartId: 1, ...lineOf(shop, item, choicesOf(item), 1) }],
  })
}

/** The same order with something else in its only line, which the app's cart would not let a guest have. */
const withLine = (order: Order, change: Partial<Order['cart'][number]['main_item']>): Order => ({
  ...order,
  cart: order.cart.map(({ main_item }) => ({ main_item: { ...main_item, ...change } })),
})

/** An item without choices, of the first shop that is open, and one of that shop that needs a choice. */
async function orderable(trial: Trial) {
  const { one, menu } = trial
  const zone = trial.property.settings.timezone ?? null
  for (const id of numbersOf(menu.items, 'openShop')) {
    const info = readBy(getRetailInfo, await one.device.ask('SQMOD_RetailSystem.getRetailInfo', { id }))
    const ask = { id, parent_id: 'root', lang: 'en' }
    const content = readBy(
      calls['SQMOD_RetailSystem.getRetailContent'],
      await one.device.ask('SQMOD_RetailSystem.getRetailContent', ask),
    )
    if (!info || !content || !isOpenAt(info.retailInfo, hotelNow(trial), zone)) continue
    const items = itemsIn(content.retailContent.retail_items)
    const item = items.find(
      ({ purchase_flow, shop_item_price }) =>
        purchase_flow.length === 0 && typeof shop_item_price === 'number',
    )
    const dish = items.find((one) => isSold(one) && Object.keys(choicesOf(one)).length > 0)
    if (item) return { shop: id, item, dish }
  }
  return null
}

/** A number of the order, if the hotel gives one. */
function orderIdIn(heard: Heard): unknown {
  const answer = answerIn(heard)
  return isRecord(answer) ? answer.order_id : undefined
}

export const orders: Area = async (trial) => {
  const { rows, one, two, property } = trial
  const found = await orderable(trial)
  if (!found)
    return rows.add('writes', name, notTried('no open shop in the menu has an item without choices'))
  const { shop, item, dish } = found
  const own = orderOfItem(trial, one, { shop, item })
  const price = itemPrice(item) ?? 0
  const first = await happensOnce(trial, one.device, {
    name,
    data: own,
    other: withLine(own, { amount: 2 }),
  })
  if (!first) return
  const messageId = first.messageId
  await rows.try('idempotence', `${name} under an id of another guest`, async () => {
    const theirs = await two.device.ask(name, orderOfItem(trial, two, { shop, item }), { messageId })
    if (agrees(theirs) !== null || orderIdIn(first) === undefined)
      return notTried('the orders have no order_id')
    return orderIdIn(theirs) === orderIdIn(first)
      ? differs('an order of their own: an id belongs to one guest', theirs.sent, gotOf(theirs))
      : holds()
  })
  await rows.try('idempotence', `${name} with a new id is a new order`, async () => {
    const again = await one.device.ask(name, own)
    if (statusOf(again) !== 'OK' || orderIdIn(first) === undefined)
      return notTried('the orders have no order_id')
    return orderIdIn(again) === orderIdIn(first)
      ? differs('another order_id', again.sent, gotOf(again))
      : holds()
  })
  await rows.try('writes', `${name} with a choice`, async () => {
    if (!dish) return notTried('no dish of the shop needs a choice')
    const heard = await one.device.ask(name, orderOfItem(trial, one, { shop, item: dish }))
    return agrees(heard) ?? holds()
  })
  await mayNot(
    trial,
    one,
    name,
    { ...own, location: locationText('room', two.room, '') },
    `to room ${two.room}`,
  )
  const refused: [what: string, data: object][] = [
    ['at another price', withLine(own, { price: price + 1 })],
    ['of an unknown item', withLine(own, { item_id: 'none' })],
    ['with an empty cart', { ...own, cart: [] }],
    [
      'for yesterday',
      {
        ...own,
        delivery_time: hotelTime(hotelNow(trial) - 86_400_000, property.settings.timezone ?? 'UTC'),
      },
    ],
    ['with an amount below 1', withLine(own, { amount: 0 })],
  ]
  for (const [what, data] of refused)
    await rows.try('errors', `${name} ${what}`, async () =>
      refuses(await one.device.ask(name, data), 'such an order is not accepted'),
    )
  await needsFields(trial, one.device, name, own)
}
