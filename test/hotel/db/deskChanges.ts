// What the desk has set differently from the seed: shops opened and closed, a property's settings.
import type { Database } from './database.ts'

export interface ShopState {
  isOpen?: boolean | undefined
  opening_time?: string | undefined
  closing_time?: string | undefined
}

interface ShopStateRow {
  is_open: number | null
  opening_time: string | null
  closing_time: string | null
}

export function shopStateOf(db: Database, property: string, shop: number): ShopState {
  const row = db.one<ShopStateRow>(
    'SELECT * FROM shop_states WHERE property = ? AND shop_id = ?',
    property,
    shop,
  )
  return {
    isOpen: row?.is_open == null ? undefined : row.is_open === 1,
    opening_time: row?.opening_time ?? undefined,
    closing_time: row?.closing_time ?? undefined,
  }
}

export function changeShop(db: Database, property: string, shop: number, change: ShopState): void {
  const state = { ...shopStateOf(db, property, shop) }
  db.run(
    'INSERT OR REPLACE INTO shop_states VALUES (?, ?, ?, ?, ?)',
    property,
    shop,
    (change.isOpen ?? state.isOpen) === undefined ? null : Number(change.isOpen ?? state.isOpen),
    change.opening_time ?? state.opening_time ?? null,
    change.closing_time ?? state.closing_time ?? null,
  )
}

/** Returns the desk's changes as JSON, which the caller parses; undefined if there are none. */
export const propertyChangesOf = (db: Database, property: string): string | undefined =>
  db.one<{ changes: string }>('SELECT changes FROM property_changes WHERE property = ?', property)?.changes

export function savePropertyChanges(db: Database, property: string, changes: string): void {
  db.run('INSERT OR REPLACE INTO property_changes VALUES (?, ?)', property, changes)
}
