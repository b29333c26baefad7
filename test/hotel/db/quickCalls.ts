// Calls that the telephone exchange connects between a room and a department.
import type { CallState, CallTarget } from '../../../src/contract/quickCalls.ts'
import { keepNewest } from './bounds.ts'
import type { Database } from './database.ts'
import { type Page, pageOf } from './page.ts'

export interface QuickCall {
  id: number
  room: string
  property: string
  target: CallTarget
  state: CallState
  at: string
  answered: string | null
  over: string | null
  /** When the guest's app last polled the state of the call. */
  asked: string
}

export const quickCall = (db: Database, id: number): QuickCall | undefined =>
  db.one<QuickCall>('SELECT * FROM quick_calls WHERE id = ?', id)

/** Oldest first. */
export const quickCallsOn = (db: Database, page: Page = {}): QuickCall[] =>
  db
    .all<QuickCall>('SELECT * FROM quick_calls WHERE id < ? ORDER BY id DESC LIMIT ?', ...pageOf(page))
    .reverse()

/** Returns the calls that ring or are connected, of one room, at most one, or, for null, of all rooms. */
export const openQuickCalls = (db: Database, room: string | null = null): QuickCall[] =>
  db
    .all<QuickCall>("SELECT * FROM quick_calls WHERE state IN ('ringing', 'connected') ORDER BY id")
    .filter((call) => room === null || call.room === room)

/** Returns the id of the new call. */
export function insertQuickCall(
  db: Database,
  { room, property, target, at }: Pick<QuickCall, 'room' | 'property' | 'target' | 'at'>,
): number {
  const { id } = db.run(
    "INSERT INTO quick_calls (room, property, target, state, at, asked) VALUES (?, ?, ?, 'ringing', ?, ?)",
    room,
    property,
    target,
    at,
    at,
  )
  keepNewest(db, 'quick_calls', room)
  return id
}

export function noteAsked(db: Database, id: number, at: string): void {
  db.run('UPDATE quick_calls SET asked = ? WHERE id = ?', at, id)
}

export function answerQuickCall(db: Database, id: number, at: string): void {
  db.run("UPDATE quick_calls SET state = 'connected', answered = ? WHERE id = ?", at, id)
}

export function closeQuickCall(db: Database, id: number, state: 'ended' | 'failed', at: string): void {
  db.run('UPDATE quick_calls SET state = ?, over = ? WHERE id = ?', state, at, id)
}
