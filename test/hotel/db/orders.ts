// Orders of the shops, as the kitchen and the desk see them.
import type { Order } from '../../../src/contract/shop.ts'
import type { Database } from './database.ts'

export interface StoredOrder extends Order {
  id: number
  room: string
  property: string
  at: string
}

interface OrderRow {
  id: number
  room: string
  property: string
  shop_id: number
  guest_name: string
  delivery_time: string
  location: string
  additional_text: string
  cart: string
  at: string
}

/** The order that this very message made before, if it did. */
export const orderOfMessage = (db: Database, room: string, messageId: string): number | null =>
  db.one<{ id: number }>('SELECT id FROM orders WHERE room = ? AND message_id = ?', room, messageId)?.id ??
  null

export function insertOrder(
  db: Database,
  order: Order & { room: string; property: string; at: string; messageId: string },
): number {
  return db.run(
    `INSERT INTO orders
       (room, property, shop_id, guest_name, delivery_time, location, additional_text, cart, at, message_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.room,
    order.property,
    order.shop_id,
    order.guestName,
    order.delivery_time,
    order.location,
    order.additional_text,
    JSON.stringify(order.cart),
    order.at,
    order.messageId,
  ).id
}

/** Oldest first. */
export const allOrders = (db: Database): StoredOrder[] =>
  db.all<OrderRow>('SELECT * FROM orders ORDER BY id').map((row) => ({
    id: row.id,
    room: row.room,
    property: row.property,
    shop_id: row.shop_id,
    guestName: row.guest_name,
    delivery_time: row.delivery_time,
    location: row.location,
    additional_text: row.additional_text,
    cart: JSON.parse(row.cart),
    at: row.at,
  }))
