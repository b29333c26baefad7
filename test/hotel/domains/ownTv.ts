// A TV that a call names must hang in the room of the one who calls.
import { type Guest, Refusal } from '../channel/session.ts'
import { tvsOf } from '../db/rooms.ts'
import type { HotelServices } from '../services.ts'

export function ownTv({ db }: HotelServices, id: string | number, { room }: Guest) {
  const tv = tvsOf(db, room).find((own) => String(own.id) === String(id))
  if (!tv) throw new Refusal('no TV of your room')
  return tv
}
