// Orders of the shops, as the kitchen and the desk see them.
import type { Order } from '../../../src/contract/shop.ts'
import type { OrderStatusName } from '../../../src/contract/shopPushes.ts'
import type { PropertyId } from '../seed/properties.ts'
import { keepNewest } from './bounds.ts'
import type { Database } from './database.ts'
import { type Page, pageOf } from './page.ts'

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
  const { id } = db.run(
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
  )
  keepNewest(db, 'orders', order.room)
  return id
}

const fromRow = (row: OrderRow, steps: OrderStep[]): StoredOrder => ({
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
  steps,
})

/** Adds their steps to orders that are sorted by id, with one query for all of them. */
function withSteps(db: Database, rows: OrderRow[]): StoredOrder[] {
  const steps = Map.groupBy(
    db.all<OrderStep & { order_id: number }>(
      'SELECT order_id, status, reason, at FROM order_steps WHERE order_id BETWEEN ? AND ? ORDER BY id',
      rows[0]?.id ?? 0,
      rows.at(-1)?.id ?? 0,
    ),
    ({ order_id }) => order_id,
  )
  return rows.map((row) =>
    fromRow(
      row,
      (steps.get(row.id) ?? []).map(({ order_id: _, ...step }) => step),
    ),
  )
}

/** Oldest first. */
export const ordersOn = (db: Database, page: Page = {}): StoredOrder[] =>
  withSteps(
    db,
    db.all<OrderRow>('SELECT * FROM orders WHERE id < ? ORDER BY id DESC LIMIT ?', ...pageOf(page)).reverse(),
  )

export const orderById = (db: Database, id: number): StoredOrder | undefined =>
  withSteps(db, db.all<OrderRow>('SELECT * FROM orders WHERE id = ?', id))[0]

/** The orders of a room that have gone a step further after a moment, each with its last step. */
export const ordersMoved = (
  db: Database,
  room: string,
  since: string,
): (OrderStep & Pick<StoredOrder, 'id' | 'property'>)[] =>
  db.all(
    `SELECT orders.id, property, status, reason, order_steps.at
     FROM orders JOIN order_steps ON order_steps.id =
       (SELECT max(id) FROM order_steps WHERE order_id = orders.id)
     WHERE room = ? AND order_steps.at > ? ORDER BY orders.id`,
    room,
    since,
  )

export function insertStep(db: Database, order: number, { status, reason, at }: OrderStep): void {
  db.run(
    'INSERT INTO order_steps (order_id, status, reason, at) VALUES (?, ?, ?, ?)',
    order,
    status,
    reason,
    at,
  )
}
