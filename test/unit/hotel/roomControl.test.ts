import { describe, expect, it } from 'vitest'
import { withCookies } from '../../contract/cookies.ts'
import { startTestHotel } from './testHotel.ts'

const path = '/api/public/v2/property/1/oneapp/roomcontrol'
const of = (room: string) => `${path}?roomNr=${room}`

interface Item {
  room: string
  command: { id: string; value: unknown }
}
interface Controls {
  assignments: { room: string; assignedCommandIds: string[] }[]
  commands: { id: string; type: string; title: string }[]
  groups: unknown[]
  state: Record<string, Record<string, unknown>>
}

const set = (room: string, id: string, value: unknown) => ({ room, command: { id, value } })
const read = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Controls

describe('room control of the simulated hotel', () => {
  it('HTTP-05 stores a change, tells all that changed by it, and shows it at the desk', async () => {
    const hotel = await startTestHotel()
    const guest = await hotel.guest()
    const answer = await hotel.post(of('101'), set('zentral', 'lights.all', false), guest.headers)
    const { success, items } = (await answer.json()) as { success: boolean; items: Item[] }
    expect(success).toBe(true)
    expect(items[0]).toEqual(set('zentral', 'lights.all', false))
    expect(items).toContainEqual(set('livingroom', 'light.main', 0))
    expect(items).toContainEqual(set('entrance', 'light.hall', false))
    expect(hotel.desk.room('101').controls.livingroom).toMatchObject({
      'light.main': 0,
      'light.floor': false,
    })
    expect((await read(hotel.get(of('101'), guest))).state.zentral?.['lights.all']).toBe(false)
    // The controls are reset for the next guest.
    hotel.desk.checkout({ room: '101' })
    expect(hotel.desk.room('101').controls.livingroom).toMatchObject({ 'light.main': 60 })
  })

  it.each([
    ['an unknown area', set('cellar', 'light.main', 10), 404],
    ['an unknown command', set('livingroom', 'light.disco', 10), 404],
    ['a command of another area', set('bathroom', 'marquise', 'in'), 404],
    ['a value beyond the range', set('livingroom', 'light.main', 101), 422],
    ['a value between two steps', set('livingroom', 'ac', { on: true, target: 20.3 }), 422],
    ['a text for a switch', set('zentral', 'dnd', 'true'), 422],
    ['a blind that goes sideways', set('livingroom', 'blind', 'left'), 422],
    ['an end before its start', set('zentral', 'cleaning', times('12:00', '10:00')), 422],
    ['a time that is none', set('zentral', 'cleaning', times('25:00', '26:00')), 422],
    ['a camera, which is only looked at', set('entrance', 'camera', true), 422],
    ['a field too many', { ...set('zentral', 'dnd', true), scene: 'party' }, 400],
    ['no command', { room: 'zentral' }, 400],
  ])('HTTP-05 refuses %s', async (_, body, status) => {
    const hotel = await startTestHotel()
    const { headers } = await hotel.guest()
    const before = hotel.desk.room('101').controls
    const answer = await hotel.post(of('101'), body, headers)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) } })
    expect(hotel.desk.room('101').controls).toEqual(before)
  })

  it('CLEAN-07 a cancelled cleaning holds until its day is over', async () => {
    const hotel = await startTestHotel()
    hotel.desk.clock({ now: '2026-11-21T20:00:00Z' })
    const { headers } = await hotel.guest()
    await hotel.post(of('101'), set('zentral', 'cleaning', { days: [], cancelNextDay: true }), headers)
    expect(hotel.desk.room('101').controls.zentral).toMatchObject({ cleaning: { cancelNextDay: true } })
    hotel.desk.clock({ now: '2026-11-21T23:30:00Z' })
    expect(hotel.desk.room('101').controls.zentral).toMatchObject({ cleaning: { cancelNextDay: false } })
  })
})

function times(start: string, end: string) {
  return { days: [{ weekday: 1, start, end }], cancelNextDay: false }
}

describe('the room is the guest’s own', () => {
  it('nobody reads or switches a room before signing in', async () => {
    const hotel = await startTestHotel()
    expect((await hotel.get(of('101'))).status).toBe(401)
    await hotel.device()
    expect((await hotel.post(of('101'), set('zentral', 'dnd', true))).status).toBe(401)
    expect((await hotel.get(path)).status).toBe(400)
    expect(hotel.desk.room('101').controls.zentral).toMatchObject({ dnd: false })
  })

  it('no guest reads or switches the room of another, whatever the request says', async () => {
    const hotel = await startTestHotel()
    await hotel.guest('102', 'Rossi')
    const guest = await hotel.device()
    await guest.ask('SQMOD_Auth.authenticate', { room: '105', name: 'Haddad' })
    const headers = {
      cookie: `${guest.headers.cookie}; room=101; name=Berger`,
      referer: `${hotel.origin}/ONEapp/?room=101`,
    }
    expect((await hotel.get(of('101'), { headers })).status).toBe(403)
    expect((await hotel.post(of('101'), set('zentral', 'dnd', true), headers)).status).toBe(403)
    // A room of the other property, and the own room under the other property's address.
    expect((await hotel.get(of('201'), guest)).status).toBe(403)
    expect((await hotel.get(`${path.replace('/1/', '/2/')}?roomNr=105`, guest)).status).toBe(404)
    expect(hotel.desk.room('101').controls.zentral).toMatchObject({ dnd: false })
    expect((await hotel.get(of('105'), guest)).status).toBe(200)
  })

  it('a device is known by the mark that its channel gave it, not by where it is', async () => {
    const hotel = await startTestHotel()
    const marked = async (room: string, name: string, mark: string) => {
      const device = await hotel.device('mobile=true', { cookie: `device=${mark}` })
      await device.signIn(room, name)
      return device
    }
    const anna = await marked('101', 'Berger', 'anna')
    const layla = await marked('105', 'Haddad', 'layla')
    expect((await hotel.get(of('101'), anna)).status).toBe(200)
    expect((await hotel.get(of('105'), anna)).status).toBe(403)
    expect((await hotel.get(of('101'), layla)).status).toBe(403)
    expect((await hotel.get(of('101'), { headers: { cookie: 'device=made-up' } })).status).toBe(401)
    // Both devices have the same IP address; without the cookie, a request is not authenticated.
    expect((await hotel.get(of('101'))).status).toBe(401)
  })

  it('a channel gives its device a mark that no script can read', async () => {
    const hotel = await startTestHotel()
    const device = await hotel.device()
    expect(device.given).toEqual([
      expect.stringMatching(/^device=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^channel-\w{8}=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    await device.signIn('101', 'Berger')
    expect((await hotel.get(of('101'), device)).status).toBe(200)
  })

  it('TRUST-18 a mark that somebody knew before the sign-in is nobody’s after it', async () => {
    const hotel = await startTestHotel()
    const statusOf = async (headers: Record<string, string>) =>
      (await hotel.get(of('101'), { headers })).status
    const planted = { cookie: 'device=planted' }
    const victim = await hotel.device('mobile=true', planted)
    await victim.signIn('101', 'Berger')
    expect(await statusOf(planted)).toBe(401)
    expect(await statusOf(victim.headers)).toBe(200)
    // Nor is the whole cookie of somebody who is signed in, too.
    const thief = await hotel.guest('105', 'Haddad')
    const again = await hotel.device('mobile=true', thief.headers)
    await again.signIn('101', 'Berger')
    expect(await statusOf(thief.headers)).toBe(403)
    expect(await statusOf(again.headers)).toBe(200)
    // Nor what a guest has had who was on this device before.
    for (const device of [again, thief]) device.close()
    await Promise.all([again.closed, thief.closed])
    const next = await hotel.device('mobile=true', again.headers)
    await next.signIn('101', 'Berger')
    expect(await statusOf(again.headers)).toBe(401)
    expect(await statusOf(next.headers)).toBe(200)
  })

  it('TRUST-18 the tabs of a browser keep their marks, and those of closed ones go', async () => {
    const hotel = await startTestHotel()
    const statusOf = async (room: string, headers: Record<string, string>) =>
      (await hotel.get(of(room), { headers })).status
    const first = await hotel.guest()
    const second = await hotel.device('mobile=true', first.headers)
    await second.signIn('105', 'Haddad')
    expect([await statusOf('101', second.headers), await statusOf('105', second.headers)]).toEqual([200, 200])
    second.close()
    await second.closed
    const third = await hotel.device('mobile=true', second.headers)
    expect([await statusOf('101', third.headers), await statusOf('105', third.headers)]).toEqual([200, 403])
    expect(third.headers.cookie.split('; ')).toHaveLength(3)
  })

  it('TRUST-18 two tabs that connect at the same moment take nothing from each other', async () => {
    const hotel = await startTestHotel()
    const before = await hotel.device()
    const [left, right] = [
      await hotel.device('mobile=true', before.headers),
      await hotel.device('mobile=true', before.headers),
    ]
    // The browser keeps the answer of the left tab first, and then that of the right one, which nobody signs in.
    const cookie = withCookies(left.headers.cookie, right.given)
    await left.signIn('101', 'Berger')
    expect((await hotel.get(of('101'), { headers: { cookie } })).status).toBe(200)
  })

  it('without the mark nobody is anybody, whoever else is signed in at the same address', async () => {
    const hotel = await startTestHotel()
    await hotel.guest()
    expect((await hotel.get(of('101'))).status).toBe(401)
    expect((await hotel.post(of('101'), set('zentral', 'dnd', true))).status).toBe(401)
    expect(hotel.desk.room('101').controls.zentral).toMatchObject({ dnd: false })
  })

  it('nor is it switched by a page of somebody else, or by a body that a form can send', async () => {
    const hotel = await startTestHotel()
    const { headers } = await hotel.guest()
    const body = set('zentral', 'dnd', true)
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', hotel.origin.slice(0, -1)])
      expect((await hotel.post(of('101'), body, { ...headers, origin })).status).toBe(403)
    const plain = { ...headers, 'content-type': 'text/plain' }
    expect((await hotel.post(of('101'), body, plain)).status).toBe(415)
    expect(hotel.desk.room('101').controls.zentral).toMatchObject({ dnd: false })
    const own = { ...headers, origin: hotel.origin, 'content-type': 'application/json; charset=utf-8' }
    expect((await hotel.post(of('101'), body, own)).status).toBe(200)
  })

  it('a stay that is over is nobody’s', async () => {
    const hotel = await startTestHotel()
    const guest = await hotel.guest()
    expect((await hotel.get(of('101'), guest)).status).toBe(200)
    hotel.desk.checkout({ room: '101' })
    expect((await hotel.get(of('101'), guest)).status).toBe(401)
  })

  it('a change is pushed to the room’s other devices and to no other room', async () => {
    const hotel = await startTestHotel()
    const sofa = await hotel.guest()
    const { cookie } = sofa.headers
    const bed = await hotel.guest()
    const neighbour = await hotel.guest('105', 'Haddad')
    await hotel.post(of('101'), set('livingroom', 'light.main', 20), { cookie })
    const { payload } = await bed.hearPush('roomControlChanged')
    expect(payload).toEqual({ status: 'OK', root: { room: 'livingroom', command: 'light.main', value: 20 } })
    await hotel.post(of('101'), set('zentral', 'dnd', true), { cookie })
    for (const device of [sofa, neighbour]) {
      // Earlier push events have arrived before the response to this call.
      await device.ask('SQMOD_TVMessages.loadTvMessages', {})
      expect(device.heard().join()).not.toContain('roomControlChanged')
    }
  })
})
