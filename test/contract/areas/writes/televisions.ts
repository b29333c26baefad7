// The televisions of a room: keys, channels, streaming, wake-ups and the sleep timer, for the room's own guest alone.

import * as v from 'valibot'
import { calls } from '../../../../src/contract/index.ts'
import { Station } from '../../../../src/contract/radio.ts'
import type { TvEntry } from '../../../../src/contract/rooms.ts'
import { type Guest, known, readBy } from '../../guest.ts'
import { differs, holds, notTried } from '../../report.ts'
import { type Area, hotelNow, type Trial } from '../../trial.ts'
import { does, mayNot, needsFields } from './steps.ts'

const tvOf = (guest: Guest): TvEntry | undefined =>
  known(guest, calls['SQMOD_RoomInformation.getRoomsByRoomnumber'])?.[0]

export function stationOf(guest: Guest) {
  const countries = known(guest, calls['SQMOD_Radio.getAllRadioStationsWithFavourites']) ?? []
  for (const { radio_stations } of countries)
    for (const entry of radio_stations) {
      const station = v.safeParse(Station, entry)
      if (station.success) return station.output
    }
  return undefined
}

const names = {
  player: 'SQMOD_RemotePlayer.control',
  remote: 'SQMOD_RemoteControl.control',
  channel: 'SQMOD_RemotePlayer.playChannel',
  station: 'SQMOD_RemotePlayer.playRadioChannel',
  start: 'SQMOD_RemotePlayer.startStreamingDevice',
  stop: 'SQMOD_RemotePlayer.stopStreamingDevice',
  devices: 'SQMOD_RemotePlayer.getStreamingDevices',
  set: 'SQMOD_RemoteControl.setWakeUp',
  get: 'SQMOD_RemoteControl.getWakeUp',
  snooze: 'SQMOD_RemoteControl.snoozeWakeUp',
  silence: 'SQMOD_RemoteControl.stopWakeUp',
  remove: 'SQMOD_RemoteControl.deleteWakeUp',
  setTimer: 'SQMOD_RemoteControl.setSleepTimer',
  getTimer: 'SQMOD_RemoteControl.getSleepTimer',
} as const

const noTv = 'the room has no television'

async function keys(trial: Trial, tv: TvEntry) {
  const { one, two } = trial
  const key = (command: string) => ({ room_id: tv.id, room_ip: tv.ip, command })
  await does(trial, one.device, names.remote, key('volume_up'))
  await does(trial, one.device, names.remote, key('volume_down'))
  await does(trial, one.device, names.player, key('pause'))
  for (const name of [names.remote, names.player]) {
    await mayNot(trial, two, name, key('info'), `on the television of room ${one.room}`)
    await needsFields(trial, one.device, name, key('info'))
  }
}

async function programmes(trial: Trial, tv: TvEntry) {
  const { one, two } = trial
  const channel = known(one, calls['SQMOD_LiveTV.getTVChannels'])?.[0]
  const station = stationOf(one)
  const plays: [name: string, data: object | string][] = [
    [
      names.channel,
      channel
        ? { room_ip_id: tv.id, start_channel_id: channel.id, category_id: 0 }
        : 'the hotel names no channel',
    ],
    [
      names.station,
      station ? { room_ip_id: tv.id, item_id: station.id, category_id: '0' } : 'the hotel names no station',
    ],
  ]
  for (const [name, data] of plays) {
    await does(trial, one.device, name, data)
    if (typeof data === 'string') continue
    await mayNot(trial, two, name, data, `on the television of room ${one.room}`)
    await needsFields(trial, one.device, name, data)
  }
}

async function streaming(trial: Trial, tv: TvEntry) {
  const { rows, one, two } = trial
  const load = async () => {
    const heard = await one.device.ask(names.devices, { room_ip_id: tv.id, type: '' })
    return readBy(calls[names.devices], heard) ?? []
  }
  const [device] = await load()
  if (!device) {
    for (const name of [names.start, names.stop]) rows.add('writes', name, notTried('no streaming device'))
    return
  }
  const data = { room_ip_id: tv.id, device_id: device.id }
  await mayNot(trial, two, names.start, data, `on the television of room ${one.room}`)
  await does(trial, one.device, names.start, data)
  await rows.try('writes', `${names.start}: active afterwards`, async () => {
    const now = (await load()).find(({ id }) => id === device.id)
    return now?.status === 'active' ? holds() : differs('the status active', data, now)
  })
  await mayNot(trial, two, names.stop, data, `on the television of room ${one.room}`)
  await does(trial, one.device, names.stop, data)
  await needsFields(trial, one.device, names.start, data)
}

const dayMs = 86_400_000

async function wakeUps(trial: Trial, tv: TvEntry) {
  const { rows, one, two } = trial
  const load = async () => {
    const heard = await one.device.ask(names.get, { room_id: tv.id })
    return readBy(calls[names.get], heard) ?? []
  }
  // A week ahead, at a full minute, where no guest of the test has one.
  const time = new Date(Math.floor((hotelNow(trial) + 7 * dayMs) / 60_000) * 60_000).toISOString()
  const data = {
    ...{ room_id: tv.id, time, active: true, start_volume: 10, volume_step: 5 },
    ...{ step_seconds: 10, max_volume: 40, snooze_minutes: 5 },
  }
  const isSet = async () => (await load()).find((one) => Date.parse(one.time) === Date.parse(time))
  const set = async () => {
    await does(trial, one.device, names.set, data)
    return isSet()
  }
  const first = await set()
  await rows.try('writes', `${names.set}: there afterwards`, () =>
    first?.active ? holds() : differs('an active wake-up at this time', data, first ?? 'none'),
  )
  if (!first) return
  const ofFirst = { room_id: tv.id, id: first.id }
  for (const name of [names.snooze, names.silence, names.remove])
    await mayNot(trial, two, name, ofFirst, `of room ${one.room}`)
  await mayNot(trial, two, names.set, data, `on the television of room ${one.room}`)
  await needsFields(trial, one.device, names.set, data)
  await does(trial, one.device, names.snooze, ofFirst)
  await does(trial, one.device, names.remove, ofFirst)
  await rows.try('writes', `${names.remove}: gone afterwards`, async () =>
    (await isSet()) ? differs('no wake-up at this time', ofFirst, await load()) : holds(),
  )
  const second = await set()
  if (second) await does(trial, one.device, names.silence, { room_id: tv.id, id: second.id })
  const left = await isSet()
  if (left) await one.device.ask(names.remove, { room_id: tv.id, id: left.id })
}

async function sleepTimer(trial: Trial, tv: TvEntry) {
  const { rows, one, two } = trial
  await mayNot(
    trial,
    two,
    names.setTimer,
    { room_id: tv.id, minutes: 30 },
    `on the television of room ${one.room}`,
  )
  const set = await does(trial, one.device, names.setTimer, { room_id: tv.id, minutes: 30 })
  if (set)
    await rows.try('writes', `${names.setTimer}: set afterwards`, async () => {
      const heard = await one.device.ask(names.getTimer, { room_id: tv.id })
      const ends = readBy(calls[names.getTimer], heard)?.ends
      const minutes = ends ? (Date.parse(ends) - hotelNow(trial)) / 60_000 : 0
      return Math.abs(minutes - 30) < 2 ? holds() : differs('the end in 30 minutes', heard.sent, { ends })
    })
  await does(trial, one.device, names.setTimer, { room_id: tv.id, minutes: 0 })
  await needsFields(trial, one.device, names.setTimer, { room_id: tv.id, minutes: 0 })
}

export const televisions: Area = async (trial) => {
  const tv = tvOf(trial.one)
  if (!tv) {
    const untried = Object.values(names).filter((name) => !/\.get/.test(name))
    for (const name of untried) trial.rows.add('writes', name, notTried(noTv))
    return
  }
  await keys(trial, tv)
  await programmes(trial, tv)
  await streaming(trial, tv)
  await wakeUps(trial, tv)
  await sleepTimer(trial, tv)
}
