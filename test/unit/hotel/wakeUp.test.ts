import { expect, it } from 'vitest'
import { startTestHotel } from './testHotel.ts'

const module = 'SQMOD_RemoteControl'
const values = { start_volume: 40, volume_step: 5, step_seconds: 2, max_volume: 100, snooze_minutes: 5 }
const early = { room_id: 17, time: '2031-11-22T05:30:00Z', active: true, ...values }
const night = '2031-11-21T22:00:00Z'

async function atNight() {
  const hotel = await startTestHotel()
  hotel.desk.clock({ now: night })
  const device = await hotel.guest()
  const ask = async (name: string, data: object) => device.ask(`${module}.${name}`, data)
  return { hotel, device, ask }
}

it('WAKE-03, WAKE-04, WAKE-05 keeps one wake-up a day, which can be changed', async () => {
  const { ask } = await atNight()
  const { root } = await ask('setWakeUp', early)
  const { id } = root as { id: number }
  await ask('setWakeUp', { ...early, time: '2031-11-22T06:00:00Z' })
  await ask('setWakeUp', { ...early, time: '2031-11-23T06:00:00Z', active: false })
  expect((await ask('getWakeUp', { room_id: 17 })).root).toEqual([
    { id, time: '2031-11-22T06:00:00.000Z', active: true, snooze: true },
    { id: id + 1, time: '2031-11-23T06:00:00.000Z', active: false, snooze: true },
  ])
  await ask('setWakeUp', { ...early, id: id + 1, time: '2031-11-22T07:00:00Z' })
  expect((await ask('getWakeUp', { room_id: 17 })).root).toMatchObject([{ id: id + 1 }])
})

it('WAKE-06, WAKE-08, WAKE-09 rings at its time on the TV and every device of the room, again after a snooze, and then no more', async () => {
  const { hotel, device, ask } = await atNight()
  const { root } = await ask('setWakeUp', early)
  const { id } = root as { id: number }
  hotel.desk.clock({ now: early.time })
  const { payload } = await device.hearPush('getPopUpWakeUp')
  expect(payload).toMatchObject({ wakeup: [{ id, time: '2031-11-22T05:30:00.000Z' }] })
  expect(hotel.desk.room('101').tvs[0]).toMatchObject({ power: 'on', volume: 40, muted: false })
  await ask('snoozeWakeUp', { room_id: 17, id })
  hotel.desk.clock({ now: '2031-11-22T05:36:00Z' })
  await ask('stopWakeUp', { room_id: 17, id })
  expect(device.heard().filter((text) => text.includes('getPopUpWakeUp'))).toHaveLength(2)
  expect(hotel.desk.room('101').wake_ups).toEqual([])
})

it('WAKE-13, WAKE-14 the TV goes off when its sleep timer ends, and 0 cancels it', async () => {
  const { hotel, ask } = await atNight()
  await ask('control', { room_id: 17, room_ip: '10.20.1.17', command: 'power' })
  const { root } = await ask('setSleepTimer', { room_id: 17, minutes: 45 })
  const { ends } = root as { ends: string }
  expect(Date.parse(ends) - Date.parse(night)).toBeLessThan(46 * 60_000)
  expect((await ask('getSleepTimer', { room_id: 17 })).root).toEqual({ ends })
  expect((await ask('setSleepTimer', { room_id: 17, minutes: 0 })).root).toEqual({ ends: null })
  await ask('setSleepTimer', { room_id: 17, minutes: 15 })
  hotel.desk.clock({ now: '2031-11-21T22:16:00Z' })
  expect(hotel.desk.room('101').tvs[0]).toMatchObject({ power: 'off', sleeps_at: null })
})

it.each([
  ['a wake-up on another room’s TV', 'setWakeUp', { ...early, room_id: 27 }],
  ['a wake-up in the past', 'setWakeUp', { ...early, time: '2031-11-21T21:00:00Z' }],
  ['a time that is none', 'setWakeUp', { ...early, time: 'soon' }],
  ['a volume over 100', 'setWakeUp', { ...early, max_volume: 120 }],
  ['a change of a wake-up that is not the guest’s', 'setWakeUp', { ...early, id: 999 }],
  ['the wake-ups of another room’s TV', 'getWakeUp', { room_id: 27 }],
  ['deleting what is not there', 'deleteWakeUp', { room_id: 17, id: 999 }],
  ['the sleep timer of another room’s TV', 'setSleepTimer', { room_id: 27, minutes: 15 }],
  ['half minutes', 'setSleepTimer', { room_id: 17, minutes: 1.5 }],
  ['reading another room’s sleep timer', 'getSleepTimer', { room_id: 27 }],
])('refuses %s', async (_, name, data) => {
  const { hotel, ask } = await atNight()
  expect((await ask(name, data)).status).toBe('ERROR')
  expect(hotel.desk.room('101').wake_ups).toEqual([])
  expect(hotel.desk.room('102').tvs).toMatchObject([{ power: 'off', sleeps_at: null }])
})
