// Wake-ups and sleep timers: stored here, and triggered by `alarms.ts`.
import { forGuest, type Guest, Refusal } from '../channel/session.ts'
import { localTime } from '../clock.ts'
import { isFull } from '../db/bounds.ts'
import {
  deleteWakeUp,
  type StoredWakeUp,
  saveSleepTimer,
  saveWakeUp,
  sleepTimerOf,
  wakeUpsOf,
} from '../db/wakeUps.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'
import { ownTv } from './ownTv.ts'

const minute = 60_000
const longestTimer = 24 * 60

type Names =
  | 'getWakeUp'
  | 'setWakeUp'
  | 'deleteWakeUp'
  | 'snoozeWakeUp'
  | 'stopWakeUp'
  | 'setSleepTimer'
  | 'getSleepTimer'

export function wakeUpHandlers(services: HotelServices): Answers<`SQMOD_RemoteControl.${Names}`> {
  const { db, clock, deskEvents } = services

  function own(id: string | number, { room }: Guest): StoredWakeUp {
    const wakeUp = wakeUpsOf(db, room).find((one) => String(one.id) === String(id))
    if (!wakeUp) throw new Refusal('no wake-up of your room')
    return wakeUp
  }

  /** Finds the room's wake-up on the same day, which the new one replaces: a room has at most one per day. */
  function sameDay(time: string, { room, property }: Guest) {
    const day = (at: string) => localTime(Date.parse(at), property.zone).date
    return wakeUpsOf(db, room).find((one) => day(one.time) === day(time))
  }

  const handlers: Answers<`SQMOD_RemoteControl.${Names}`> = {
    'SQMOD_RemoteControl.getWakeUp': forGuest(services, ({ room_id }, guest) => {
      ownTv(services, room_id, guest)
      return wakeUpsOf(db, guest.room).map(({ id, time, active, snooze_minutes }) => ({
        id,
        time,
        active,
        snooze: snooze_minutes > 0,
      }))
    }),
    'SQMOD_RemoteControl.setWakeUp': forGuest(
      services,
      ({ room_id, id, time, active, ...volumes }, guest) => {
        const tv = ownTv(services, room_id, guest)
        const at = clock.iso(Date.parse(time))
        if (active && Date.parse(time) <= clock.now()) throw new Refusal('the time has passed')
        for (const volume of [volumes.start_volume, volumes.max_volume])
          if (volume < 0 || volume > 100) throw new Refusal('a volume is not 0 to 100')
        const changed = id === undefined ? null : own(id, guest)
        const replaced = sameDay(at, guest)
        if (changed && replaced && replaced.id !== changed.id) deleteWakeUp(db, replaced.id)
        if (!changed && !replaced && isFull(db, 'wake_ups', guest.room))
          throw new Refusal('too many wake-ups')
        const saved = saveWakeUp(db, {
          id: changed?.id ?? replaced?.id ?? null,
          room: guest.room,
          tv: tv.id,
          time: at,
          active,
          due: active ? at : null,
          ...volumes,
        })
        deskEvents.emit('rooms')
        return { id: saved }
      },
    ),
    'SQMOD_RemoteControl.deleteWakeUp': forGuest(services, ({ room_id, id }, guest) => {
      ownTv(services, room_id, guest)
      deleteWakeUp(db, own(id, guest).id)
      deskEvents.emit('rooms')
      return true
    }),
    'SQMOD_RemoteControl.snoozeWakeUp': forGuest(services, ({ room_id, id }, guest) => {
      ownTv(services, room_id, guest)
      const wakeUp = own(id, guest)
      saveWakeUp(db, { ...wakeUp, due: clock.iso(clock.now() + wakeUp.snooze_minutes * minute) })
      deskEvents.emit('rooms')
      return true
    }),
    'SQMOD_RemoteControl.stopWakeUp': forGuest(services, ({ room_id, id }, guest) => {
      ownTv(services, room_id, guest)
      // The wake-up has rung and is no longer needed.
      deleteWakeUp(db, own(id, guest).id)
      deskEvents.emit('rooms')
      return true
    }),
    'SQMOD_RemoteControl.setSleepTimer': forGuest(services, ({ room_id, minutes }, guest) => {
      const tv = ownTv(services, room_id, guest)
      if (!Number.isInteger(minutes) || minutes < 0 || minutes > longestTimer)
        throw new Refusal('minutes are a whole number')
      const ends = minutes === 0 ? null : clock.iso(clock.now() + minutes * minute)
      saveSleepTimer(db, tv.id, ends)
      deskEvents.emit('rooms')
      return { ends }
    }),
    'SQMOD_RemoteControl.getSleepTimer': forGuest(services, ({ room_id }, guest) => ({
      ends: sleepTimerOf(db, ownTv(services, room_id, guest).id),
    })),
  }
  return handlers
}
