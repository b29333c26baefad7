// Orders of the shops, as the kitchen and the desk see them.
import type { Order } from '../../../src/contract/shop.ts'
import type { OrderStatusName } from '../../../src/contract/shopPushes.ts'
import type { PropertyId } from '../seed/properties.ts'
import type { Database } from './database.ts'

export interface StoredOrder extends Order {
  id: number
  room: string
  property: PropertyId
  at: string
  /** Oldest first; empty if the order has only been sent. */
  steps: OrderStep[]
}

export interface OrderStep {
  status: OrderStatusName
  reason: string
  at: string
}

interface OrderRow {
  id: number
  room: string
  property: PropertyId
  shop_id: number
  guest_name: string
  delivery_time: string
  location: string
  additional_text: string
  cart: string
  at: string
}

export function insertOrder(
  db: Database,
  order: Order & { room: string; property: string; at: string },
): number {
  return db.run(
    `INSERT INTO orders
       (room, property, shop_id, guest_name, delivery_time, location, additional_text, cart, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.room,
    order.property,
    order.shop_id,
    order.guestName,
    order.delivery_time,
    order.location,
    order.additional_text,
    JSON.stringify(order.cart),
    order.at,
  ).id
}

const selectOrders = 'SELECT * FROM orders'

const stepsOf = (db: Database, order: number): OrderStep[] =>
  db.all<OrderStep>('SELECT status, reason, at FROM order_steps WHERE order_id = ? ORDER BY id', order)

const fromRow =
  (db: Database) =>
  (row: OrderRow): StoredOrder => ({
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
    steps: stepsOf(db, row.id),
  })

/** Oldest first. */
export const allOrders = (db: Database): StoredOrder[] =>
  db.all<OrderRow>(`${selectOrders} ORDER BY id`).map(fromRow(db))

export const orderById = (db: Database, id: number): StoredOrder | undefined =>
  db.all<OrderRow>(`${selectOrders} WHERE id = ?`, id).map(fromRow(db))[0]

export function insertStep(db: Database, order: number, { status, reason, at }: OrderStep): void {
  db.run(
    'INSERT INTO order_steps (order_id, status, reason, at) VALUES (?, ?, ?, ?)',
    order,
    status,
    reason,
    at,
  )
}
