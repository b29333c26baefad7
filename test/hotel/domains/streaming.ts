// Devices that play guests' own media on the TVs of the room: one of each kind per TV, in the network for guests.
import { forGuest, Refusal } from '../channel/session.ts'
import type { Tv } from '../db/rooms.ts'
import { saveStream, streamOf } from '../db/wakeUps.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'
import { ownTv } from './ownTv.ts'

const kinds = [
  { type: 'chromecast', name: 'Cast' },
  { type: 'airplay', name: 'AirPlay' },
  { type: 'bluetooth', name: 'Speaker' },
] as const

/** Name of the network for guests, as in the pages of the skins and the concierge. */
export const guestNetwork = 'Hotel Guest'
const codeOf = (id: number) => String((id * 7919) % 10_000).padStart(4, '0')

const devicesOf = (tv: Pick<Tv, 'id' | 'name'>, playing: number | null) =>
  kinds.map(({ type, name }, at) => {
    const id = tv.id * 10 + at
    return {
      id,
      type,
      name: `${tv.name} ${name}`,
      status: id === playing ? 'active' : 'available',
      code: codeOf(id),
      network: guestNetwork,
    }
  })

type Names = 'getStreamingDevices' | 'startStreamingDevice' | 'stopStreamingDevice'

export function streamingHandlers(services: HotelServices): Answers<`SQMOD_RemotePlayer.${Names}`> {
  const { db, deskEvents } = services
  const at = (tv: ReturnType<typeof ownTv>) => devicesOf(tv, streamOf(db, tv.id))

  function change(tv: ReturnType<typeof ownTv>, device: string | number, isOn: boolean) {
    const chosen = at(tv).find(({ id }) => String(id) === String(device))
    if (!chosen) throw new Refusal('no such device on this TV')
    if (!isOn && chosen.status !== 'active') throw new Refusal('it does not play')
    saveStream(db, tv.id, isOn ? chosen.id : null)
    deskEvents.emit('rooms')
    return true
  }

  return {
    'SQMOD_RemotePlayer.getStreamingDevices': forGuest(services, ({ room_ip_id, type }, guest) => {
      const devices = at(ownTv(services, room_ip_id, guest))
      const isKnown = kinds.some((kind) => kind.type === type)
      return isKnown ? devices.filter((device) => device.type === type) : devices
    }),
    'SQMOD_RemotePlayer.startStreamingDevice': forGuest(services, ({ room_ip_id, device_id }, guest) =>
      change(ownTv(services, room_ip_id, guest), device_id, true),
    ),
    'SQMOD_RemotePlayer.stopStreamingDevice': forGuest(services, ({ room_ip_id, device_id }, guest) =>
      change(ownTv(services, room_ip_id, guest), device_id, false),
    ),
  }
}
