// Who has no room: nobody, a television that only says so, a walk-in guest, and the demo.
import { routes } from '../../../src/contract/index.ts'
import { authenticate, hasWalkInContent, walkInLogin } from '../../../src/contract/session.ts'
import type { Device } from '../device.ts'
import { type Guest, known, openDevice, readBy } from '../guest.ts'
import { agrees, faultOf, fits, gotOf, refuses, routeRefuses, statusOf } from '../judge.ts'
import { reads } from '../plans.ts'
import { differs, holds, notOffered, type Verdict } from '../report.ts'
import { requestOf } from '../request.ts'
import type { Area, Trial } from '../trial.ts'

/** Calls whose answers belong to a room. */
export const ofRoom = [
  'SQMOD_RoomInformation.getRoomsByRoomnumber',
  'SQMOD_RoomInformation.getPowerStatus',
  'SQMOD_RemoteControl.getWakeUp',
  'SQMOD_RemoteControl.getSleepTimer',
  'SQMOD_RemotePlayer.getStreamingDevices',
  'SQMOD_Camera.loadCameras',
  'SQMOD_TVMessages.loadTvMessages',
  'SQMOD_BillPreview.requestBillData',
]

/** Each call of a guest's room, with the guest's own data, on somebody else's channel. */
async function hidesRooms(trial: Trial, device: Device, who: string, hasRoom = false) {
  const { rows, one } = trial
  for (const name of ofRoom) {
    const data = reads[name]?.(one, trial)
    // Without data the call asks for the room of the channel, which the demo has.
    if (typeof data !== 'object' || (hasRoom && Object.keys(data).length === 0)) continue
    await rows.try('isolation', `${name} for ${who}`, async () =>
      refuses(await device.ask(name, data), `the room's own guest alone gets this, not ${who}`),
    )
  }
}

async function nobodyOverHttp({ rows, target, property, one }: Trial, device: Device) {
  await rows.try('isolation', 'getRoomControls for nobody', async () =>
    routeRefuses(
      await requestOf(target, routes.getRoomControls, {
        cookie: device.cookie,
        params: { propertyId: property.id },
        query: { roomNr: one.room },
      }),
      'no guest is signed in on this device',
      [401, 403, 404],
    ),
  )
}

export const strangers: Area = async (trial) => {
  const device = await openDevice(trial.target)
  await hidesRooms(trial, device, 'nobody')
  await nobodyOverHttp(trial, device)
  device.close()
  // A MAC address is no credential: any device can send one.
  const television = await openDevice(trial.target, 'mac=02:00:5e:10:00:01')
  await trial.rows.try('isolation', 'a television by its MAC address alone', async (): Promise<Verdict> => {
    const heard = await television.ask('SQMOD_Auth.authenticate', {})
    const rooms = readBy(authenticate, heard)?.checkin ?? []
    return (
      faultOf(heard) ?? (rooms.length === 0 ? holds() : differs('nobody signed in', heard.sent, gotOf(heard)))
    )
  })
  television.close()
}

const mayWalkIn = (guest: Guest) => known(guest, hasWalkInContent) === true

export const walkIn: Area = async (trial) => {
  const { rows, target, one } = trial
  const device = await openDevice(target)
  await device.ask('SQMOD_Auth.hasWalkInContent', { skinId: one.skin.id })
  // As the app asks: a hotel that reads only one of the two fields lets the guest in, too.
  const heard = await device.ask('SQMOD_Auth.authenticate', walkInLogin)
  if (mayWalkIn(one)) {
    await rows.try('walk-in', 'authenticate', (): Verdict => {
      const rooms = readBy(authenticate, heard)?.checkin ?? []
      if (rooms.length > 0) return differs('an empty check-in list', heard.sent, gotOf(heard))
      return fits(authenticate, heard, true)
    })
    await rows.try('walk-in', 'SQMOD_LiveTV.getTVChannels', async (): Promise<Verdict> => {
      const channels = await device.ask('SQMOD_LiveTV.getTVChannels', {})
      return agrees(channels) ?? holds()
    })
    await hidesRooms(trial, device, 'a walk-in guest')
  } else {
    rows.add('walk-in', 'hasWalkInContent', notOffered('the hotel has nothing for a guest without a room'))
    await rows.try('walk-in', 'authenticate', () =>
      refuses(heard, 'the hotel has nothing for a guest without a room'),
    )
  }
  device.close()
}

export const demo: Area = async (trial) => {
  const { rows, target } = trial
  const device = await openDevice(target)
  const heard = await device.ask('SQMOD_Auth.authenticate', { room: 'demo' })
  const has = statusOf(heard) === 'OK'
  await rows.try('demo', 'authenticate', (): Verdict => {
    const verdict = fits(authenticate, heard, false)
    if (verdict.state !== 'holds') return verdict
    const first = readBy(authenticate, heard)?.checkin[0]
    return first
      ? holds()
      : differs('the check-in of the demo room, or ERROR without one', heard.sent, gotOf(heard))
  })
  if (has) await hidesRooms(trial, device, 'the demo', true)
  device.close()
}
