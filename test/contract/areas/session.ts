// The sign-in: of whom, how names are compared, and its verification.
import { authenticate } from '../../../src/contract/session.ts'
import type { Device, Heard } from '../device.ts'
import { type Guest, openDevice, readBy } from '../guest.ts'
import { faultOf, fits, gotOf } from '../judge.ts'
import { differs, holds, type Verdict } from '../report.ts'
import type { Area } from '../trial.ts'

const roomsIn = (heard: Heard) => readBy(authenticate, heard)?.checkin.map(({ room }) => room) ?? []

const signInWith = (device: Device, data: object) => device.ask('SQMOD_Auth.authenticate', data)

async function accepts(device: Device, guest: Guest, data: object): Promise<Verdict> {
  const heard = await signInWith(device, data)
  if (roomsIn(heard).includes(guest.entry.room)) return holds()
  return differs(`the check-in of room ${guest.room}`, heard.sent, gotOf(heard))
}

async function rejects(device: Device, data: object): Promise<Verdict> {
  const heard = await signInWith(device, data)
  const fault = faultOf(heard)
  if (fault) return fault
  if (roomsIn(heard).length === 0) return holds()
  return differs('an empty check-in list, or ERROR', heard.sent, gotOf(heard))
}

/** Empty data ask whose channel it is. */
async function verifies({ device, entry }: Guest): Promise<Verdict> {
  const heard = await signInWith(device, {})
  const rooms = roomsIn(heard)
  if (rooms[0] === entry.room) return holds()
  return differs(`the check-in of room ${entry.room}, whose guest is signed in`, heard.sent, gotOf(heard))
}

export const session: Area = async ({ rows, target, one, two }) => {
  const attempt = async (name: string, trial: (device: Device) => Promise<Verdict>) => {
    const device = await openDevice(target)
    await rows.try('sign-in', name, () => trial(device))
    device.close()
  }
  for (const guest of [one, two]) {
    const heard = guest.heard.get('SQMOD_Auth.authenticate')
    if (heard) rows.add('sign-in', `shape of the answer, room ${guest.room}`, fits(authenticate, heard, true))
    rows.add(
      'sign-in',
      `room and skin in the answer, room ${guest.room}`,
      guest.entry.room !== '' && guest.skin.projectId !== ''
        ? holds()
        : differs('`checkin[0].room` and `skin.project_id`', heard?.sent, heard && gotOf(heard)),
    )
    await rows.try('sign-in', `verification with empty data, room ${guest.room}`, () => verifies(guest))
  }
  const { login, name } = one
  const { room } = login
  await attempt('surname in capitals', (device) =>
    accepts(device, one, { ...login, name: name.toUpperCase() }),
  )
  await attempt('surname in small letters', (device) =>
    accepts(device, one, { ...login, name: name.toLowerCase() }),
  )
  await attempt('blanks around the surname', (device) =>
    accepts(device, one, { ...login, name: ` ${name} ` }),
  )
  await attempt('a wrong surname', (device) => rejects(device, { room, name: `${name}x` }))
  await attempt('a room without surname', (device) => rejects(device, { room }))
  await attempt("another guest's surname", (device) =>
    two.name === name
      ? Promise.resolve(holds('both guests have one name'))
      : rejects(device, { room, name: two.name }),
  )
  await attempt('nobody, on a new channel', (device) => rejects(device, {}))
}
