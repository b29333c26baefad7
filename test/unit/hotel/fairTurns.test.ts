// Who opens many channels is not heard more often than a guest with one.
import { expect, it } from 'vitest'
import type { OpenChannel } from '../../hotel/channel/channels.ts'
import { framed } from './device.ts'
import { startTestHotel } from './testHotel.ts'

const stranger = '10.0.0.9'
const many = 100

const asking = (call: string, payload: unknown = {}) => {
  const [module, name] = call.split('.')
  const dispatch = { module, function: name, port: 22200, cache_time: 0, message_id: call }
  return framed(JSON.stringify({ dispatch, payload }))
}
const stations = asking('SQMOD_Radio.getAllRadioStationsWithFavourites')

/** A hotel whose answers are noted in their order, by the name of the channel. */
async function listening() {
  const { channels } = await startTestHotel({ rateClock: () => 0 })
  const answered: string[] = []
  const openAt = (name: string, client: string): OpenChannel =>
    channels.open({ send: () => void answered.push(name), drop: () => {} }, new URLSearchParams(), {
      cookie: `${name} ${answered.length} ${client}`,
      address: client,
      client,
    })
  const all = Array.from({ length: many }, () => openAt('stranger', stranger))
  const heardOf = (name: string) => expect.poll(() => answered.includes(name)).toBe(true)
  return { answered, openAt, all, heardOf }
}

it('TRUST-17 a stranger with a hundred channels keeps a guest waiting for one call, not for a hundred', async () => {
  const { answered, openAt, all, heardOf } = await listening()
  const guest = openAt('guest', '10.0.0.1')
  guest.heard(asking('SQMOD_Auth.authenticate', { room: '101', name: 'Berger' }))
  await heardOf('guest')
  answered.length = 0
  for (const channel of all) for (let call = 0; call < 3; call += 1) channel.heard(stations)
  guest.heard(stations)
  await heardOf('guest')
  expect(answered.indexOf('guest')).toBeLessThan(5)
  // They are answered all the same.
  await expect.poll(() => answered.length).toBe(3 * many + 1)
})

it('TRUST-17 a device that has asked little is heard before the hundred channels of its own address', async () => {
  const { answered, openAt, all, heardOf } = await listening()
  for (const channel of all) channel.heard(stations)
  await expect.poll(() => answered.length).toBe(many)
  answered.length = 0
  for (const channel of all) channel.heard(stations)
  openAt('visitor', stranger).heard(stations)
  await heardOf('visitor')
  expect(answered.indexOf('visitor')).toBeLessThan(5)
})
