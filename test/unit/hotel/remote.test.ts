import { expect, it } from 'vitest'
import { obey } from '../../hotel/domains/remote.ts'
import { startTestHotel } from './testHotel.ts'

const control = 'SQMOD_RemoteControl.control'
const own = { room_id: 17, room_ip: '10.20.1.17' }
const standing = { power: 'on', volume: 20, muted: false, source: 'TV 1', app: '' } as const

it.each([
  ['a TV of another room', control, { room_id: 27, room_ip: '10.20.1.27', command: 'power' }],
  ['a TV under a wrong address', control, { room_id: 17, room_ip: '10.20.1.18', command: 'power' }],
  ['no command', control, own],
  ['an unknown command', control, { ...own, command: 'explode' }],
  ['a command of the player', control, { ...own, command: 'play' }],
  ['a command that the player does not know', 'SQMOD_RemotePlayer.control', { ...own, command: 'power' }],
  ['the power of another room’s TV', 'SQMOD_RoomInformation.getPowerStatus', { room_id: 27 }],
])('RT-36, RT-38 refuses %s', async (_, call, data) => {
  const hotel = await startTestHotel()
  const device = await hotel.guest()
  expect((await device.ask(call, data)).status).toBe('ERROR')
  expect(hotel.desk.room('102').tvs).toMatchObject([{ power: 'off' }])
  expect(hotel.desk.room('101').tvs).toMatchObject([{ power: 'off' }, { power: 'off' }])
})

it('a walk-in guest commands no TV', async () => {
  const hotel = await startTestHotel()
  const device = await hotel.device()
  await device.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
  expect((await device.ask(control, { ...own, command: 'power' })).status).toBe('ERROR')
})

it.each([
  ['power', { power: 'off' }],
  ['volume_up', { volume: 25 }],
  ['volume_down', { volume: 15 }],
  ['mute', { muted: true }],
  ['7', {}],
  ['changeSource|HDMI|2', { source: 'HDMI 2' }],
  ['openWebApp|mediathek', { app: 'mediathek' }],
])('a TV that is on obeys %s', (command, change) => {
  expect(obey(standing, command)).toEqual({ ...standing, ...change })
})

it('a TV that is off hears the power key, and what the guest wants to see', () => {
  const off = { ...standing, power: 'off' } as const
  expect(obey(off, 'volume_up')).toEqual(off)
  expect(obey(off, 'power')).toEqual(standing)
  expect(obey(off, 'changeSource|HDMI|1')).toEqual({ ...standing, source: 'HDMI 1' })
  expect(obey(off, 'power|now')).toBeNull()
})
