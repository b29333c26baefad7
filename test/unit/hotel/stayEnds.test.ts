// What a guest had of the hotel ends with the stay, and what was given to a sign-in ends with the sign-in.
import { expect, it } from 'vitest'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

const noon = Date.parse('2026-11-19T11:00:00Z')
const call = 'SQMOD_TVMessages.loadTvMessages'

/** Text of all that the device has heard, after an answer that comes later than any event before it. */
async function allHeard(device: Device) {
  await device.ask('SQMOD_Auth.hasWalkInContent', { skinId: '1' })
  return device.heard().join('\n')
}

it('TRUST-16 who has left hears no message and sees no door, neither of the empty room nor of the next guest', async () => {
  const { desk, guest, services } = await startTestHotel()
  const old = await guest()
  const again = await guest()
  desk.checkout({ room: '101' })
  // The name still fits, but nobody stays there.
  await again.signIn('101', 'Berger')
  for (const arrives of [false, true]) {
    if (arrives) desk.checkin({ room: '101' })
    expect(desk.message({ room: '101', text: 'The code of the safe is 4711.' }).devices).toBe(0)
    expect(desk.ring({ room: '101' }).devices).toBe(0)
    expect(desk.push({ room: '101', function: 'getPopUpWakeUp', payload: {} }).devices).toBe(0)
  }
  for (const device of [old, again]) {
    expect(await allHeard(device)).not.toMatch(/4711|getPopUp/)
    expect((await device.ask(call, {})).message).toBe('not authenticated')
  }
  expect(services.channels.list().filter(({ room }) => room === '101')).toHaveLength(0)
  // The next guest has them.
  const next = await guest()
  expect(desk.ring({ room: '101' }).devices).toBe(1)
  await next.hearPush('getPopUpCamera')
})

it('TRUST-16 a television hears of its room again once it has verified the next guest', async () => {
  const { desk, device } = await startTestHotel()
  desk.television({ id: 17, ip: '127.20.1.17' })
  const tv = await device('mac=02:aa:10:01:01:01', {}, '127.20.1.17')
  await tv.ask('SQMOD_Auth.authenticate', {})
  desk.checkout({ room: '101' })
  expect(desk.ring({ room: '101' }).devices).toBe(0)
  desk.checkin({ room: '101' })
  expect(desk.ring({ room: '101' }).devices).toBe(0)
  await tv.ask('SQMOD_Auth.authenticate', {})
  expect(desk.ring({ room: '101' }).devices).toBe(1)
})

it('TRUST-16 what a device has missed is said again to the guest of the same stay alone', async () => {
  let now = noon
  const { desk, device } = await startTestHotel({ now: () => now })
  const lobby = await device()
  await lobby.signIn('101', 'Berger')
  lobby.close()
  now += 60_000
  desk.ring({ room: '101' })
  const sameGuest = await device('mobile=true', lobby.headers)
  await sameGuest.signIn('101', 'Berger')
  await sameGuest.hearPush('getPopUpCamera')
  sameGuest.close()
  now += 60_000
  desk.ring({ room: '101' })
  now += 60_000
  desk.checkout({ room: '101' })
  desk.checkin({ room: '101' })
  const nextGuest = await device('mobile=true', sameGuest.headers)
  await nextGuest.signIn('101', 'Berger')
  await new Promise(setImmediate)
  expect(await allHeard(nextGuest)).not.toContain('getPopUpCamera')
})

it('TRUST-16 a token of the courses ends with the sign-in, and with the stay', async () => {
  const { desk, guest, post } = await startTestHotel({ now: () => noon })
  const account = {
    ...{ lastname: 'Berger', roomNumber: '101', reservationId: '88012', confirmationId: '88012' },
    ...{ accountName: 'hotel-aurora', propertyId: '1' },
  }
  const start = '2026-11-22T08:00:00.000Z'
  const { courseId: bookingId } =
    desk.courses().find((one) => one.start === start && one.name === 'Yoga') ?? {}
  const tokenOf = async ({ headers }: Device) =>
    (await (await post('/api/tac/v1/account-verify', account, headers)).json()).token
  const statusOf = async (token: string, { headers }: Pick<Device, 'headers'>) => {
    const body = { bookingId, numberOfPersons: 1 }
    const sent = { ...headers, authorization: `Bearer ${token}` }
    return (await post('/api/tac/v1/add-booking-class', body, sent)).status
  }
  const phone = await guest()
  const token = await tokenOf(phone)
  expect(await statusOf(token, phone)).toBe(200)
  // On no other device, and not once the page has been left.
  expect(await statusOf(token, { headers: { cookie: '' } })).toBe(401)
  phone.close()
  await phone.closed
  expect(await statusOf(token, phone)).toBe(401)
  const again = await guest()
  const next = await tokenOf(again)
  desk.checkout({ room: '101' })
  desk.checkin({ room: '101' })
  await again.signIn('101', 'Berger')
  expect(await statusOf(next, again)).toBe(401)
  expect(desk.bookings()).toHaveLength(1)
})

it('TRUST-16 the token of a door opens nothing after the sign-in or the stay has ended', async () => {
  const { desk, guest, get, post } = await startTestHotel({ now: () => Date.parse('2026-11-21T09:30:00Z') })
  const ask = {
    ...{ room: '201', vendor: 'salto', device: 'ios', reservationNumber: '99104' },
    expireAt: '2026-11-21T18:00:00Z',
  }
  const tokenOf = async ({ headers }: Device) => {
    const { tokenId } = await (await post('/api/public/v2/property/2/onekey/session', ask, headers)).json()
    return (await (await post('/api/onekey/auth/login', { id: tokenId }, headers)).json()).token
  }
  const open = async (token: string, { headers }: Device) => {
    const sent = { headers: { ...headers, authorization: `Bearer ${token}` } }
    return (await get('/api/onekey/salto-open-door', sent)).status
  }
  const phone = await guest('201', 'Miller')
  const left = await tokenOf(phone)
  await phone.signIn('101', 'Berger')
  expect(await open(left, phone)).toBe(401)
  await phone.signIn('201', 'Miller')
  const old = await tokenOf(phone)
  desk.checkout({ room: '201' })
  desk.checkin({ room: '201' })
  await phone.signIn('201', 'Miller')
  expect(await open(old, phone)).toBe(401)
  expect(await open(await tokenOf(phone), phone)).toBe(200)
})

it('TRUST-16 the address of a bought film plays for the stay, and the next guest finds nothing in the room', async () => {
  const { desk, guest, get } = await startTestHotel({ now: () => noon })
  const phone = await guest()
  const bought = await phone.ask('SQMOD_VideoOnDemand.getBuyMovie', { movie_id: 41, voucher: false })
  const { video_url } = bought.root as { video_url: string }
  const wakeUp = {
    ...{ room_id: 17, time: '2026-11-20T06:00:00Z', active: true, start_volume: 5, volume_step: 5 },
    ...{ step_seconds: 20, max_volume: 40, snooze_minutes: 5 },
  }
  expect((await phone.ask('SQMOD_RemoteControl.setWakeUp', wakeUp)).status).toBe('OK')
  desk.message({ room: '101', text: 'For Ms Berger alone.' })
  expect((await get(video_url)).status).toBe(200)
  desk.checkout({ room: '101' })
  expect((await get(video_url)).status).toBe(403)
  desk.checkin({ room: '101' })
  expect((await get(video_url)).status).toBe(403)
  expect(desk.room('101')).toMatchObject({ wake_ups: [], devices: [], key_codes: [] })
  expect((await (await guest()).ask(call, {})).root).toEqual([])
})
