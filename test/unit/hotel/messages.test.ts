import { describe, expect, it } from 'vitest'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

interface Message {
  message_id: number
  text: string
  viewed: boolean
}

const load = async (device: Device) =>
  (await device.ask('SQMOD_TVMessages.loadTvMessages', {})).root as Message[]
const mark = (device: Device, message_id: unknown, mark_as_status: unknown) =>
  device.ask('SQMOD_TVMessages.markAsTvMessagesByMessageId', { message_id, mark_as_status })
const remove = (device: Device, id: unknown) => device.ask('SQMOD_TVMessages.deleteTvMessages', { id })

async function twoDevices() {
  const hotel = await startTestHotel()
  const device = await hotel.guest()
  const other = await hotel.guest()
  const [message] = await load(device)
  if (!message) throw new Error('there is no message')
  return { hotel, device, other, message }
}

describe('a message of the room', () => {
  it('that changes on one device is told to the others of the room, not to the one itself', async () => {
    const { hotel, device, other, message } = await twoDevices()
    const neighbour = await hotel.guest('105', 'Haddad')
    await mark(device, message.message_id, 'true')
    const { dispatch, payload } = await other.hearPush('tvMessagesChanged')
    expect(dispatch).toMatchObject({ module: 'SQMOD_TVMessages', port: 22213 })
    expect(payload).toEqual({ status: 'OK', root: {} })
    await remove(other, message.message_id)
    await device.hearPush('tvMessagesChanged')
    const heard = (one: Device) => one.heard().filter((text) => text.includes('tvMessagesChanged')).length
    await load(neighbour)
    expect([heard(device), heard(other), heard(neighbour)]).toEqual([1, 1, 0])
  })

  it('is nothing for another room, a walk-in guest or a call that is wrong', async () => {
    const { hotel, device, message } = await twoDevices()
    const neighbour = await hotel.guest('105', 'Haddad')
    const walkIn = await hotel.device()
    await walkIn.ask('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true })
    const unknown = { status: 'ERROR', message: 'unknown message' }
    expect(await mark(neighbour, message.message_id, 'true')).toEqual(unknown)
    expect(await remove(neighbour, message.message_id)).toEqual(unknown)
    expect((await walkIn.ask('SQMOD_TVMessages.loadTvMessages', {})).status).toBe('ERROR')
    expect((await remove(walkIn, message.message_id)).status).toBe('ERROR')
    expect((await mark(device, message.message_id, true)).message).toMatch(/^invalid data: mark_as_status/)
    expect((await mark(device, String(message.message_id), 'true')).message).toMatch(
      /^invalid data: message_id/,
    )
    expect((await load(device))[0]).toEqual(message)
  })

  it('is one of five thousand where the seed is fifty times as large', async () => {
    const device = await (await startTestHotel({ scale: 50 })).guest()
    const messages = await load(device)
    expect(messages.length).toBeGreaterThan(5000)
    expect(new Set(messages.map(({ message_id }) => message_id)).size).toBe(messages.length)
  })
})

it('MAIL-03 a demo writes to its own room, and no guest does', async () => {
  const hotel = await startTestHotel()
  const send = (device: Device) =>
    device.ask('SQMOD_TVMessages.sendTvMessage', { message: 'Yoga is booked.', room: 'demo' })
  const told = () => hotel.desk.messages().filter(({ text }) => text === 'Yoga is booked.')
  expect(await send(await hotel.guest())).toEqual({ status: 'ERROR', message: 'not your room' })
  expect(told()).toEqual([])
  for (const property of ['1', '2']) {
    const demo = await hotel.device(`mobile=true&property=${property}`)
    await demo.ask('SQMOD_Auth.authenticate', { room: 'demo' })
    expect(await send(demo)).toEqual({ status: 'OK', root: true })
    expect((await load(demo)).filter(({ text }) => text === 'Yoga is booked.')).toHaveLength(1)
  }
})

it('TRUST-04 a message is held to the own room and to 2,000 characters', async () => {
  const hotel = await startTestHotel()
  const guest = await hotel.guest()
  const before = hotel.desk.messages()
  const send = (message: string, room: string) =>
    guest.ask('SQMOD_TVMessages.sendTvMessage', { message, room })
  expect(await send('For others.', '102')).toMatchObject({ status: 'ERROR', message: 'not your room' })
  expect(await send('m'.repeat(200_000), '101')).toMatchObject({
    status: 'ERROR',
    message: 'invalid data: message: Invalid length: Expected <=2000 but received 200000',
  })
  expect(hotel.desk.messages()).toEqual(before)
  expect((await send('m'.repeat(2000), '101')).status).toBe('OK')
})
