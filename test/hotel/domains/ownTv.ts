// Finds the TV that a call names. The TV must be in the caller's room.
import { type Guest, Refusal } from '../channel/session.ts'
import { tvsOf } from '../db/rooms.ts'
import type { HotelServices } from '../services.ts'

export function ownTv({ db }: HotelServices, id: string | number, { room }: Guest) {
  const tv = tvsOf(db, room).find((own) => String(own.id) === String(id))
  if (!tv) throw new Refusal('no TV of your room')
  return tv
}
