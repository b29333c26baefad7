// An order: accepted once, in the guest's own room only, at the menu's prices.

import * as v from 'valibot'
import { calls } from '../../../../src/contract/index.ts'
import { isRecord } from '../../../../src/contract/isRecord.ts'
import { getRetailInfo } from '../../../../src/contract/retailInfo.ts'
import { isGroup, type RetailEntryOnWire, RetailItem } from '../../../../src/contract/shop.ts'
import { isOpenAt } from '../../../../src/domains/shop/infos.ts'
import type { Heard } from '../../device.ts'
import { readBy } from '../../guest.ts'
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

/** `YYYY-MM-DD HH:MM:SS` in the hotel's local time. */
function localText(at: number, timeZone: string | null | undefined): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZone ?? 'UTC',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return format.format(new Date(at))
}

type Item = v.InferOutput<typeof RetailItem>

/** The price of one piece, as a number that the menu gives. */
const priceIn = ({ shop_item_price }: Item) => (typeof shop_item_price === 'number' ? shop_item_price : 0)

/** The choices that an item needs, with what the menu adds for each: `sub_item_price` and `sub_item_price_diff`. */
const choicesOf = ({ purchase_flow }: Item) =>
  purchase_flow.flatMap(({ min_selects, sub_items }) =>
    sub_items.slice(0, min_selects ?? 1).map(({ sub_item_id, sub_item_title, ...prices }) => {
      const [own, diff] = [prices.sub_item_price, prices.sub_item_price_diff]
      const cents = [own, diff].reduce<number>(
        (sum, one) => sum + (typeof one === 'number' ? Math.round(one * 100) : 0),
        0,
      )
      return { amount: 1, item_id: sub_item_id, name: sub_item_title, price: cents / 100 }
    }),
  )

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
    const dish = items.find((one) => typeof one.shop_item_price === 'number' && choicesOf(one).length > 0)
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
  const price = priceIn(item)
  const line = (amount: number, at = price) => ({
    main_item: {
      amount,
      item_id: item.item_id || item.id,
      name: item.shop_item_title,
      price: at,
      sub_items: [],
    },
  })
  const order = (room: string, amount = 1, at = price, by = one) => ({
    guestName: by.entry.last_name || by.name,
    shop_id: shop,
    delivery_time: localText(hotelNow(trial) + soonMs, property.settings.timezone),
    additional_text: 'Payment: cash\nContract test. Nothing to deliver.',
    location: `Room ${room}`,
    cart: [line(amount, at)],
  })
  const first = await happensOnce(trial, one.device, {
    name,
    data: order(one.room),
    other: order(one.room, 2),
  })
  if (!first) return
  const messageId = first.messageId
  await rows.try('idempotence', `${name} under an id of another guest`, async () => {
    const theirs = await two.device.ask(name, order(two.room, 1, price, two), { messageId })
    if (agrees(theirs) !== null || orderIdIn(first) === undefined)
      return notTried('the orders have no order_id')
    return orderIdIn(theirs) === orderIdIn(first)
      ? differs('an order of their own: an id belongs to one guest', theirs.sent, gotOf(theirs))
      : holds()
  })
  await rows.try('idempotence', `${name} with a new id is a new order`, async () => {
    const again = await one.device.ask(name, order(one.room))
    if (statusOf(again) !== 'OK' || orderIdIn(first) === undefined)
      return notTried('the orders have no order_id')
    return orderIdIn(again) === orderIdIn(first)
      ? differs('another order_id', again.sent, gotOf(again))
      : holds()
  })
  await rows.try('writes', `${name} with a choice`, async () => {
    if (!dish) return notTried('no dish of the shop needs a choice')
    const main_item = {
      amount: 1,
      item_id: dish.item_id || dish.id,
      name: dish.shop_item_title,
      price: priceIn(dish),
      sub_items: choicesOf(dish),
    }
    const heard = await one.device.ask(name, { ...order(one.room), cart: [{ main_item }] })
    return agrees(heard) ?? holds()
  })
  await mayNot(trial, one, name, order(two.room), `to room ${two.room}`)
  const refused: [what: string, data: object][] = [
    ['at another price', order(one.room, 1, price + 1)],
    [
      'of an unknown item',
      { ...order(one.room), cart: [{ main_item: { ...line(1).main_item, item_id: 'none' } }] },
    ],
    ['with an empty cart', { ...order(one.room), cart: [] }],
    [
      'for yesterday',
      {
        ...order(one.room),
        delivery_time: localText(hotelNow(trial) - 86_400_000, property.settings.timezone),
      },
    ],
    ['with an amount below 1', order(one.room, 0)],
  ]
  for (const [what, data] of refused)
    await rows.try('errors', `${name} ${what}`, async () =>
      refuses(await one.device.ask(name, data), 'such an order is not accepted'),
    )
  await needsFields(trial, one.device, name, order(one.room))
}
