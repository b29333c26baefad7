// Wake-ups and sleep timers of TVs, and the streaming devices that play on them.
import type { Database } from './database.ts'

export interface WakeUpDetails {
  tv: number
  start_volume: number
  volume_step: number
  step_seconds: number
  max_volume: number
  snooze_minutes: number
}

export interface StoredWakeUp extends WakeUpDetails {
  id: number
  room: string
  time: string
  active: boolean
  /** When it rings next; null when it has rung or is off. */
  due: string | null
}

interface Row {
  id: number
  room: string
  time: string
  active: number
  details: string
  due: string | null
}

const read = ({ details, active, ...row }: Row): StoredWakeUp => ({
  ...JSON.parse(details),
  ...row,
  active: active === 1,
})

export const wakeUpsOf = (db: Database, room: string): StoredWakeUp[] =>
  db.all<Row>('SELECT * FROM wake_ups WHERE room = ? ORDER BY time', room).map(read)

export const dueWakeUps = (db: Database, now: string): StoredWakeUp[] =>
  db.all<Row>('SELECT * FROM wake_ups WHERE due <= ? ORDER BY due', now).map(read)

/** Saves a wake-up, as a new one if `id` is null. Returns its id. */
export function saveWakeUp(
  db: Database,
  { id, room, time, active, due, ...details }: Omit<StoredWakeUp, 'id'> & { id: number | null },
): number {
  return db.run(
    'INSERT OR REPLACE INTO wake_ups (id, room, time, active, details, due) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    room,
    time,
    active ? 1 : 0,
    JSON.stringify(details),
    due,
  ).id
}

export function deleteWakeUp(db: Database, id: number): void {
  db.run('DELETE FROM wake_ups WHERE id = ?', id)
}

export const sleepTimerOf = (db: Database, tv: number): string | null =>
  db.one<{ ends: string }>('SELECT ends FROM sleep_timers WHERE tv = ?', tv)?.ends ?? null

export const dueSleepTimers = (db: Database, now: string) =>
  db.all<{ tv: number; room: string }>(
    'SELECT tv, room FROM sleep_timers JOIN tvs ON tvs.id = tv WHERE ends <= ?',
    now,
  )

/** Saves the end of the sleep timer; null removes the timer. */
export function saveSleepTimer(db: Database, tv: number, ends: string | null): void {
  if (ends === null) db.run('DELETE FROM sleep_timers WHERE tv = ?', tv)
  else db.run('INSERT OR REPLACE INTO sleep_timers VALUES (?, ?)', tv, ends)
}

export const streamOf = (db: Database, tv: number): number | null =>
  db.one<{ device: number }>('SELECT device FROM streams WHERE tv = ?', tv)?.device ?? null

export function saveStream(db: Database, tv: number, device: number | null): void {
  if (device === null) db.run('DELETE FROM streams WHERE tv = ?', tv)
  else db.run('INSERT OR REPLACE INTO streams VALUES (?, ?)', tv, device)
}
