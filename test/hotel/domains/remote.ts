// The remote control: every command addresses one TV of the guest's own room, and changes the state of that TV.
import { forGuest, type Guest, Refusal } from '../channel/session.ts'
import { saveTvState, type TvState } from '../db/rooms.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'
import { changeChannel } from './liveTv.ts'
import { ownTv } from './ownTv.ts'

const playerKeys = ['play', 'pause', 'stop', 'forward', 'rewind']
const plainKeys = [
  ...['channel_up', 'channel_down', 'up', 'down', 'left', 'right', 'ok', 'back', 'home', 'info'],
  ...'0123456789',
]

const volumeStep = 5

/** Returns the state of a TV after a command; null if it is unknown. A TV that is off ignores all keys except power. */
export function obey(tv: TvState, command: string): TvState | null {
  const [name = '', ...values] = command.split('|')
  // Choosing a source or an app switches the TV on.
  if (name === 'changeSource') return { ...tv, power: 'on', source: values.join(' '), app: '' }
  if (name === 'openWebApp') return { ...tv, power: 'on', app: values.join(' ') }
  if (values.length > 0) return null
  if (name === 'power') return { ...tv, power: tv.power === 'on' ? 'off' : 'on' }
  const next = heard(tv, name)
  return next && (tv.power === 'on' ? next : tv)
}

function heard(tv: TvState, name: string): TvState | null {
  if (name === 'mute') return { ...tv, muted: !tv.muted }
  if (name === 'volume_up') return { ...tv, muted: false, volume: Math.min(100, tv.volume + volumeStep) }
  if (name === 'volume_down') return { ...tv, muted: false, volume: Math.max(0, tv.volume - volumeStep) }
  if (name === 'home') return { ...tv, app: '' }
  return plainKeys.includes(name) ? tv : null
}

export function remoteHandlers(
  services: HotelServices,
): Answers<
  'SQMOD_RemotePlayer.control' | 'SQMOD_RemoteControl.control' | 'SQMOD_RoomInformation.getPowerStatus'
> {
  function addressed({ room_id, room_ip }: { room_id: string | number; room_ip: string }, guest: Guest) {
    const tv = ownTv(services, room_id, guest)
    if (tv.ip !== room_ip) throw new Refusal('the TV has another address')
    return tv
  }

  return {
    'SQMOD_RemotePlayer.control': forGuest(services, (ask, guest) => {
      addressed(ask, guest)
      if (!playerKeys.includes(ask.command)) throw new Refusal('unknown command')
      return true
    }),
    'SQMOD_RemoteControl.control': forGuest(services, (ask, guest) => {
      const tv = addressed(ask, guest)
      const { power, volume, muted, source, app, id } = tv
      const state = obey({ power, volume, muted, source, app }, ask.command)
      if (!state) throw new Refusal('unknown command')
      changeChannel(services, tv, ask.command)
      saveTvState(services.db, id, state)
      services.deskEvents.emit('rooms')
      return true
    }),
    'SQMOD_RoomInformation.getPowerStatus': forGuest(services, ({ room_id }, guest) => ({
      powerStatus: ownTv(services, room_id, guest).power,
    })),
  }
}
