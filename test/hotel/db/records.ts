// Records of what happens in the hotel: calls, logs, and the mails of guests.
import { keepNewest } from './bounds.ts'
import type { Database } from './database.ts'
import { type Page, pageOf } from './page.ts'

/** Number of calls and of log lines to keep; older ones are deleted. */
const kept = 5000
/** What the data of all kept calls may take together, and how many characters a single call may take. */
const keptCharacters = 8_000_000
const longestData = 40_000
/** How much of longer data is kept. */
const longestBeginning = 2000
/** How many characters of any other field of a record are kept. */
const longestField = 300

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
  if (newest % 100 !== 0) return
  db.run(`DELETE FROM ${table} WHERE id <= ?`, newest - kept)
  if (table === 'calls')
    db.run(
      `DELETE FROM calls WHERE id <= (
         SELECT max(id) FROM (SELECT id, sum(length(data)) OVER (ORDER BY id DESC) AS characters FROM calls)
         WHERE characters > ?)`,
      keptCharacters,
    )
}

const short = <Field extends string | null>(field: Field) => field?.slice(0, longestField) ?? null

/** Data that nobody would read, because of its size, is recorded as the beginning of its JSON. */
function dataOnRecord(data: unknown): string {
  const json = JSON.stringify(data ?? null)
  if (json.length <= longestData) return json
  return JSON.stringify(`${json.slice(0, longestBeginning)}… (${json.length} characters)`)
}

export function recordCall(db: Database, call: RecordedCall): void {
  const { id } = db.run(
    'INSERT INTO calls (at, room, module, function, data, status, message_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
    call.at,
    short(call.room),
    short(call.module),
    short(call.function),
    dataOnRecord(call.data),
    JSON.stringify(call.status),
    short(call.message_id),
  )
  forget(db, 'calls', id)
}

export interface CallFilter extends Page {
  module?: string | undefined
  function?: string | undefined
}

/**
 * Returns the calls, oldest first, and all that are kept unless a page is named. A field of the filter that is missing or
 * empty matches all calls.
 */
export const recordedCalls = (db: Database, filter: CallFilter = {}): RecordedCall[] =>
  db
    .all<CallRow>(
      `SELECT * FROM calls
       WHERE id < ?3 AND (?1 IS NULL OR module = ?1) AND (?2 IS NULL OR function = ?2)
       ORDER BY id DESC LIMIT ?4`,
      filter.module || null,
      filter.function || null,
      filter.before ?? Number.MAX_SAFE_INTEGER,
      filter.limit ?? kept + 100,
    )
    .reverse()
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
    short(line.room),
    line.lvl,
    short(line.component),
    line.msg.slice(0, 2000),
  )
  forget(db, 'logs', id)
}

/** Oldest first. */
export const logsOn = (db: Database, page: Page = {}): LogLine[] =>
  db
    .all<LogLine>(
      'SELECT at, room, lvl, component, msg FROM logs WHERE id < ? ORDER BY id DESC LIMIT ?',
      ...pageOf(page),
    )
    .reverse()

interface NewMail {
  room: string
  at: string
  /** As the guest's app sent it. */
  data: object
}

/** Returns the id of the new mail. */
export function insertMail(db: Database, { room, at, data }: NewMail): number {
  const { id } = db.run(
    "INSERT INTO notes (kind, room, at, data) VALUES ('mail', ?, ?, ?)",
    room,
    at,
    JSON.stringify(data),
  )
  keepNewest(db, 'notes', room)
  return id
}

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
export const mailsOn = (
  db: Database,
  page: Page = {},
): (Record<string, unknown> & Pick<MailRow, 'id' | 'room' | 'at'>)[] =>
  db
    .all<MailRow>(
      "SELECT id, room, at, data, delivery FROM notes WHERE kind = 'mail' AND id < ? ORDER BY id DESC LIMIT ?",
      ...pageOf(page),
    )
    .reverse()
    .map(({ id, room, at, data, delivery }) => ({
      ...JSON.parse(data),
      id,
      room,
      at,
      ...(delivery !== null && { delivery }),
    }))
