// A room or terrace with its view: which window, which hour, and what stands there.
import type { Room } from '../scenes/room.ts'
import type { Hour } from '../scenes/sky.ts'

export interface Interior extends Room {
  place: 'vienna' | 'bay'
  hour: Hour
}

export const vienna = (hour: Hour, room: Room): Interior => ({ place: 'vienna', hour, ...room })
export const bay = (hour: Hour, room: Room): Interior => ({ place: 'bay', hour, ...room })
