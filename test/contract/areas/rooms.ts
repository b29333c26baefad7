// Isolation: neither guest gets anything of the other's room, whatever they name in their calls.

import { requestBillData } from '../../../src/contract/bill.ts'
import type { CallSpec } from '../../../src/contract/define.ts'
import { routes } from '../../../src/contract/index.ts'
import { loadTvMessages } from '../../../src/contract/messages.ts'
import { getRoomsByRoomnumber } from '../../../src/contract/rooms.ts'
import { authenticate } from '../../../src/contract/session.ts'
import { getWakeUp } from '../../../src/contract/wakeUp.ts'
import { type Guest, known, readBy } from '../guest.ts'
import { faultOf, gotOf, refuses, routeRefuses, statusOf } from '../judge.ts'
import { reads } from '../plans.ts'
import { differs, holds, notTried, type Verdict } from '../report.ts'
import { requestOf } from '../request.ts'
import { type Area, guestsOf, type Trial } from '../trial.ts'
import { ofRoom } from './strangers.ts'

/** The calls whose data name something of a room. */
async function foreignNames(trial: Trial, guest: Guest, other: Guest) {
  for (const name of ofRoom) {
    const data = reads[name]?.(other, trial)
    const own = reads[name]?.(guest, trial)
    // A call without data cannot name another room.
    if (typeof data === 'object' && Object.keys(data).length === 0) continue
    await trial.rows.try('isolation', `${name} of room ${other.room} by room ${guest.room}`, async () => {
      if (typeof data === 'string') return notTried(data)
      if (JSON.stringify(data) === JSON.stringify(own)) return differs('other ids in each room', data, own)
      return refuses(await guest.device.ask(name, data), `it belongs to room ${other.room}`)
    })
  }
}

/** A message as a whole: a hotel may number the messages of each room by themselves, so that ids of two are the same. */
const messagesOf = (guest: Guest) =>
  (known(guest, loadTvMessages) ?? []).map((message) => JSON.stringify(message))

/** Own lists, which must have no entry in common. */
const ownLists: { spec: CallSpec; keysOf: (guest: Guest) => string[] }[] = [
  { spec: authenticate as CallSpec, keysOf: ({ entry }) => [`${entry.id} ${entry.reservation_nr}`] },
  { spec: loadTvMessages as CallSpec, keysOf: messagesOf },
  {
    spec: getRoomsByRoomnumber as CallSpec,
    keysOf: (guest) => (known(guest, getRoomsByRoomnumber) ?? []).map(({ id }) => String(id)),
  },
  {
    spec: getWakeUp as CallSpec,
    keysOf: (guest) => (known(guest, getWakeUp) ?? []).map(({ id }) => String(id)),
  },
  {
    spec: requestBillData as CallSpec,
    // Two bills may have a line in common, but not all lines.
    keysOf: (guest) => {
      const items = known(guest, requestBillData)?.items ?? []
      return items.length > 0 ? [JSON.stringify(items)] : []
    },
  },
]

function ownListsDiffer({ rows, one, two }: Trial) {
  for (const { spec, keysOf } of ownLists) {
    const name = `${spec.module}.${spec.function}`
    const [first, second] = [keysOf(one), keysOf(two)]
    const shared = first.filter((key) => second.includes(key))
    rows.add(
      'isolation',
      `${name}: nothing in common`,
      shared.length > 0
        ? differs('entries of their own in each room', name, `both have ${shared.join(', ')}`)
        : first.length === 0 || second.length === 0
          ? notTried('a list is empty')
          : holds(),
    )
  }
}

/** Calls of both guests at the same time, one after the other on each channel: each is answered for its own room. */
async function interleaved({ one, two }: Trial): Promise<Verdict> {
  const rounds = Array.from({ length: 5 }, () => [one, two]).flat()
  const heard = await Promise.all(
    rounds.map(async (guest) => ({ guest, heard: await guest.device.ask('SQMOD_Auth.authenticate', {}) })),
  )
  for (const { guest, heard: reply } of heard) {
    const rooms = readBy(authenticate, reply)?.checkin.map(({ room }) => room) ?? []
    if (rooms[0] !== guest.entry.room)
      return differs(`room ${guest.room} on its channel`, reply.sent, gotOf(reply))
  }
  return holds()
}

async function foreignOverHttp(trial: Trial, guest: Guest, other: Guest) {
  const { rows, target, property } = trial
  const { cookie } = guest.device
  if (!cookie)
    return rows.add('isolation', 'HTTP', notTried('the hotel sets no cookie that tells its devices apart'))
  await rows.try('isolation', `getRoomControls of room ${other.room} by room ${guest.room}`, async () =>
    routeRefuses(
      await requestOf(target, routes.getRoomControls, {
        cookie,
        params: { propertyId: property.id },
        query: { roomNr: other.room },
      }),
      `it belongs to room ${other.room}`,
      [401, 403, 404],
    ),
  )
}

/** A field that names another room must not lead to its data. */
async function extraRoom({ one, two }: Trial): Promise<Verdict> {
  const heard = await one.device.ask('SQMOD_TVMessages.loadTvMessages', { room: two.room, room_id: two.room })
  if (statusOf(heard) !== 'OK') return faultOf(heard) ?? holds()
  const theirs = messagesOf(two)
  const got = readBy(loadTvMessages, heard) ?? []
  return got.some((message) => theirs.includes(JSON.stringify(message)))
    ? differs(`no message of room ${two.room}`, heard.sent, gotOf(heard))
    : holds()
}

export const rooms: Area = async (trial) => {
  const { rows } = trial
  ownListsDiffer(trial)
  await rows.try('isolation', 'loadTvMessages with the number of the other room', () => extraRoom(trial))
  for (const [guest, other] of guestsOf(trial)) {
    await foreignNames(trial, guest, other)
    await foreignOverHttp(trial, guest, other)
  }
  await rows.try('isolation', 'calls of both rooms at once', () => interleaved(trial))
}
