// Messages of the hotel to its rooms.
import { keepNewest } from './bounds.ts'
import type { Database } from './database.ts'
import { type Page, pageOf } from './page.ts'

export interface StoredMessage {
  message_id: number
  room: string
  text: string
  viewed: boolean
  created: string
}

type MessageRow = Omit<StoredMessage, 'viewed'> & { viewed: number }

const fromRow = (row: MessageRow): StoredMessage => ({ ...row, viewed: row.viewed === 1 })

/** Newest first. */
export const messagesOf = (db: Database, room: string): StoredMessage[] =>
  db
    .all<MessageRow>('SELECT * FROM messages WHERE room = ? ORDER BY created DESC, message_id DESC', room)
    .map(fromRow)

/** Oldest first, all rooms. */
export const messagesOn = (db: Database, page: Page = {}): StoredMessage[] =>
  db
    .all<MessageRow>(
      'SELECT * FROM messages WHERE message_id < ? ORDER BY message_id DESC LIMIT ?',
      ...pageOf(page),
    )
    .map(fromRow)
    .sort((one, other) => one.created.localeCompare(other.created) || one.message_id - other.message_id)

/** `seeded`: how many messages the room has had from the start, beside those that it may keep. */
export function insertMessage(
  db: Database,
  message: Omit<StoredMessage, 'message_id'>,
  seeded?: number,
): number {
  const { id } = db.run(
    'INSERT INTO messages (room, text, viewed, created) VALUES (?, ?, ?, ?)',
    message.room,
    message.text,
    Number(message.viewed),
    message.created,
  )
  if (seeded !== undefined) keepNewest(db, 'messages', message.room, seeded)
  return id
}

/** Marks a message as viewed or not; returns false if the room has no such message. */
export const markMessage = (db: Database, room: string, id: number, viewed: boolean): boolean =>
  db.run('UPDATE messages SET viewed = ? WHERE room = ? AND message_id = ?', Number(viewed), room, id)
    .changes === 1

export const deleteMessage = (db: Database, room: string, id: number): boolean =>
  db.run('DELETE FROM messages WHERE room = ? AND message_id = ?', room, id).changes === 1
