// Records of what happens in the hotel: calls, logs, and the mails of guests.
import type { Database } from './database.ts'

/** Number of calls, and of log lines, to keep; older ones are deleted. */
const kept = 5000

export interface RecordedCall {
  at: string
  room: string | null
  module: string
  function: string
  data: unknown
  /** `OK`, `ERROR` or `SILENT` (a fault has suppressed the response); a status code for HTTP. */
  status: string | number
  /** Id of the message, or `Idempotency-Key` of the request. */
  message_id: string | null
}

type CallRow = Omit<RecordedCall, 'data' | 'status'> & { id: number; data: string; status: string }

function forget(db: Database, table: 'calls' | 'logs', newest: number) {
  if (newest % 500 === 0) db.run(`DELETE FROM ${table} WHERE id <= ?`, newest - kept)
}

export function recordCall(db: Database, call: RecordedCall): void {
  const { id } = db.run(
    'INSERT INTO calls (at, room, module, function, data, status, message_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
    call.at,
    call.room,
    call.module,
    call.function,
    JSON.stringify(call.data ?? null),
    JSON.stringify(call.status),
    call.message_id,
  )
  forget(db, 'calls', id)
}

export interface CallFilter {
  module?: string | undefined
  function?: string | undefined
}

/** Returns the calls, oldest first. A field of the filter that is missing or empty matches all calls. */
export const recordedCalls = (db: Database, filter: CallFilter = {}): RecordedCall[] =>
  db
    .all<CallRow>(
      `SELECT * FROM calls
       WHERE (?1 IS NULL OR module = ?1) AND (?2 IS NULL OR function = ?2)
       ORDER BY id`,
      filter.module || null,
      filter.function || null,
    )
    .map(({ id: _id, data, status, ...call }) => ({
      ...call,
      data: JSON.parse(data),
      status: JSON.parse(status),
    }))

export interface LogLine {
  at: string
  room: string | null
  lvl: string
  component: string
  msg: string
}

export function recordLog(db: Database, line: LogLine): void {
  const { id } = db.run(
    'INSERT INTO logs (at, room, lvl, component, msg) VALUES (?, ?, ?, ?, ?)',
    line.at,
    line.room,
    line.lvl,
    line.component.slice(0, 200),
    line.msg.slice(0, 2000),
  )
  forget(db, 'logs', id)
}

export const allLogs = (db: Database) =>
  db.all<LogLine>('SELECT at, room, lvl, component, msg FROM logs ORDER BY id')

interface NewMail {
  room: string
  at: string
  /** As the guest's app sent it. */
  data: object
}

/** Returns the id of the new mail. */
export const insertMail = (db: Database, { room, at, data }: NewMail): number =>
  db.run("INSERT INTO notes (kind, room, at, data) VALUES ('mail', ?, ?, ?)", room, at, JSON.stringify(data))
    .id

export function noteDelivery(db: Database, id: number, delivery: string): void {
  db.run('UPDATE notes SET delivery = ? WHERE id = ?', delivery, id)
}

interface MailRow {
  id: number
  room: string | null
  at: string
  data: string
  delivery: string | null
}

/** Returns the mails, oldest first; `delivery` is the result of the mail server, if there is one. */
export const allMails = (db: Database): (Record<string, unknown> & Pick<MailRow, 'id' | 'room' | 'at'>)[] =>
  db
    .all<MailRow>("SELECT id, room, at, data, delivery FROM notes WHERE kind = 'mail' ORDER BY id")
    .map(({ id, room, at, data, delivery }) => ({
      ...JSON.parse(data),
      id,
      room,
      at,
      ...(delivery !== null && { delivery }),
    }))
