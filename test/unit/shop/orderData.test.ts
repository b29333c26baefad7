import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Order, transmitOrder } from '../../../src/contract/shop.ts'
import {
  additionalText,
  emptyForm,
  locationText,
  meaningOf,
  orderOf,
  placeOf,
  placesFor,
} from '../../../src/domains/shop/order/orderData.ts'
import { blockedBy } from '../../../src/domains/shop/order/orderState.ts'
import { messageIdOf } from '../../../src/domains/shop/order/sendOrder.saga.ts'
import { aLine, aSub } from './given.ts'

const facts = {
  guestName: 'Anna Berger',
  shopId: 3,
  deliveryTime: '2026-11-21 19:30:00',
  location: 'Room 412',
  payment: 'cash' as const,
  note: 'No onions, please',
  lines: [aLine({ quantity: 2, sub_items: [{ ...aSub('11', 2.5), sub_item_title: 'Bacon' }] })],
}

it('ORD-02, ORD-04, ORD-05, ORD-06 writes the order as the hotel reads it', () => {
  expect(orderOf(facts)).toEqual({
    guestName: 'Anna Berger',
    shop_id: 3,
    delivery_time: '2026-11-21 19:30:00',
    additional_text: 'Payment: cash\nNo onions, please',
    location: 'Room 412',
    cart: [
      {
        main_item: {
          amount: 2,
          item_id: '101',
          name: 'Burger',
          price: 14.5,
          sub_items: [{ amount: 2, item_id: '11', name: 'Bacon', price: 2.5 }],
        },
      },
    ],
  })
  expect(v.is(Order, orderOf(facts))).toBe(true)
})

it('ORD-04 an item without a price costs 0', () => {
  const order = orderOf({ ...facts, lines: [aLine({ price: null })] })
  expect(order.cart[0]?.main_item.price).toBe(0)
})

it('ORD-19, ORD-20 the payment is the first line, the guest’s text comes after it', () => {
  expect(additionalText({ payment: 'card', note: '' })).toBe('Payment: credit card')
  expect(additionalText({ payment: 'cash', note: '  Knock softly \n' })).toBe('Payment: cash\nKnock softly')
})

it('ORD-18 delivers to the room or to the reception; a location comes first and is preselected', () => {
  expect(placesFor('101', '')).toEqual(['room', 'reception'])
  expect(placesFor('101', 'Pool bar 14')).toEqual(['location', 'room', 'reception'])
  expect(placeOf(emptyForm, '101', '')).toBe('room')
  expect(placeOf(emptyForm, '101', 'Pool bar 14')).toBe('location')
  expect(placeOf({ ...emptyForm, place: 'reception' }, '101', '')).toBe('reception')
})

it('ORD-18 a new location is preselected again, one that is gone is not kept', () => {
  const chosen = { ...emptyForm, place: 'room' as const, placeAt: 'Pool bar 14' }
  expect(placeOf(chosen, '101', 'Pool bar 14')).toBe('room')
  expect(placeOf(chosen, '101', 'Terrace 2')).toBe('location')
  expect(placeOf({ ...chosen, place: 'location' }, '101', '')).toBe('room')
})

it('ORD-18 writes the place as the staff read it', () => {
  expect(locationText('room', '101', '')).toBe('Room 101')
  expect(locationText('reception', '101', '')).toBe('Reception')
  expect(locationText('location', '101', 'Pool bar 14')).toBe('Pool bar 14')
})

const guest = { isRegistered: true, isWalkin: false, isCheckedIn: true, guestName: 'Anna Berger' }

it('MODE-22, ORD-09, ORD-10, ORD-11 only a signed-in guest with a name and a checked-in room may order', () => {
  expect(blockedBy(guest)).toBeNull()
  expect(blockedBy({ ...guest, isRegistered: false })).toBe('signIn')
  expect(blockedBy({ ...guest, isWalkin: true })).toBe('signIn')
  expect(blockedBy({ ...guest, guestName: ' ' })).toBe('signIn')
  expect(blockedBy({ ...guest, isCheckedIn: false })).toBe('notCheckedIn')
})

it('ORD-07 whatever else stands in an answer, its status decides', () => {
  for (const root of [{ order_id: 9041 }, null, undefined, 'ok', [9041], { order_id: { value: 1 } }])
    expect(v.safeParse(transmitOrder.answer, root).success).toBe(true)
})

describe('SENT-01 an order is the same again', () => {
  const order: Order = {
    guestName: 'Anna Berger',
    shop_id: 3,
    delivery_time: '2026-11-21 19:30:00',
    additional_text: 'Payment: cash',
    location: 'Room 101',
    cart: [{ main_item: { amount: 2, item_id: '102', name: 'Mineral water', price: 4.2, sub_items: [] } }],
  }
  const [line] = order.cart
  const withLine = (change: object): Order => ({
    ...order,
    cart: line ? [{ main_item: { ...line.main_item, ...change } }] : [],
  })

  it.each([
    ['at another time', { ...order, delivery_time: '2026-11-21 19:40:00' }],
    ['in another language', withLine({ name: 'Mineralwasser' })],
    ['at another price', withLine({ price: 4.5 })],
  ])('%s', (_, other) => {
    expect(meaningOf(other)).toBe(meaningOf(order))
    expect(messageIdOf('371f0140-c7b4-4bac-b5ee-1e724638a881', other)).toBe(
      messageIdOf('371f0140-c7b4-4bac-b5ee-1e724638a881', order),
    )
  })

  it.each([
    ['another quantity', withLine({ amount: 3 })],
    ['another dish', withLine({ item_id: '103' })],
    ['another choice', withLine({ sub_items: [{ amount: 2, item_id: '7', name: 'Lime', price: 0 }] })],
    ['another note', { ...order, additional_text: 'Payment: cash\nNo ice' }],
    ['another place', { ...order, location: 'Reception' }],
  ])('not with %s', (_, other) => {
    expect(meaningOf(other)).not.toBe(meaningOf(order))
  })
})
