import { act, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkinLost } from '../../../src/domains/session/slice.ts'
import { waitLimitMs } from '../../tools/limits.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { give } from '../give.ts'
import { atHome, deskOf, openApp, openHotel, openSignedIn, place, query } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'
import { openGuestMenu } from '../stay/menu.ts'

const list = { module: 'SQMOD_RoomInformation', function: 'getRoomsByRoomnumber' }
const powerStatus = { module: 'SQMOD_RoomInformation', function: 'getPowerStatus' }
const toSet = { module: 'SQMOD_RemoteControl', function: 'control' }
const toPlayer = { module: 'SQMOD_RemotePlayer', function: 'control' }
const living = { room_id: 17, room_ip: '10.20.1.17' }
const failed = 'Sending the request failed. Please try again later.'

// Wide enough for every item of the bottom navigation.
beforeEach(() => give(window, 'innerWidth', 1400))
type Options = Parameters<typeof openSignedIn>[0]

async function openRemote(options?: Options) {
  const app = await openSignedIn(options)
  app.services.history.go('/remote-control')
  await screen.findByRole('heading', { level: 1, name: 'Remote control' })
  return app
}

async function openWithTv(options?: Options) {
  const app = await openRemote(options)
  await app.user.click(await screen.findByRole('button', { name: /^TV living room/ }))
  await key(/^Power: /)
  return app
}

const key = (name: string | RegExp) => screen.findByRole('button', { name })
const state = (app: Awaited<ReturnType<typeof openApp>>) =>
  (app.store.getState() as unknown as { remoteTv: Record<string, unknown> }).remoteTv
const tvsAtDesk = (app: Awaited<ReturnType<typeof openApp>>, room = '101') => app.hotel.desk.room(room).tvs

it('TV-01, TV-02, TV-03, TV-04, RT-37, ROUTE-12 offers the televisions of the room, looked up once by its number', async () => {
  const app = await openRemote()
  const rows = within(screen.getByRole('list', { name: 'Televisions' })).getAllByRole('button')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'TV living roomOpposite the sofa',
    'TV bedroomAt the foot of the bed',
  ])
  expect(state(app)).toEqual({
    status: 'success',
    roomNr: '101',
    selectedTv: null,
    tvs: [
      { id: 17, ip: '10.20.1.17', name: 'TV living room', description: 'Opposite the sofa' },
      { id: 18, ip: '10.20.1.18', name: 'TV bedroom', description: 'At the foot of the bed' },
    ],
    noTv: false,
    onlyOneTv: false,
    specialDevicesCalled: true,
    power: 'unknown',
    isThisSet: false,
    isPictureShown: false,
  })
  app.services.history.go('/language')
  await app.user.click(await key('Deutsch'))
  // In the new language the guest is signed in anew; the televisions stay the same.
  await waitFor(async () => {
    const signIns = (await app.desk.calls({ function: 'authenticate' })).filter(({ data }) => data.room)
    expect(signIns).toHaveLength(2)
  })
  expect((await app.desk.calls(list)).map(({ data }) => data)).toEqual([{ room_id: '101' }])
})

it('TV-04, TV-05, TV-06, RT-36, RT-38 sends each key to the television that the guest chose, and shows its power', async () => {
  const app = await openWithTv()
  expect(document.activeElement).toBe(await key('Power: Off'))
  await app.user.click(await key('Power: Off'))
  await app.user.click(await key('Power: On'))
  await app.user.click(await key('Power: Off'))
  await key('Power: On')
  const tap = async (...names: string[]) => {
    for (const name of names) await app.user.click(await key(name))
  }
  await tap('Volume up', 'Volume down', 'Volume up', 'Next channel', 'Previous channel', 'Mute')
  await tap('Up', 'Down', 'Left', 'Right', 'OK', 'Back', 'TV home', 'Info')
  await tap('1', '2', '3', '4', '5', '6', '7', '8', '9', '0')
  await tap('Rewind', 'Play', 'Pause', 'Stop', 'Fast forward')
  const said = async (module: object) => (await app.desk.calls({ ...module })).map(({ data }) => data.command)
  await waitFor(async () =>
    expect(await said(toPlayer)).toEqual(['rewind', 'play', 'pause', 'stop', 'forward']),
  )
  expect(await said(toSet)).toEqual([
    ...[
      'power',
      'power',
      'power',
      'volume_up',
      'volume_down',
      'volume_up',
      'channel_up',
      'channel_down',
      'mute',
    ],
    ...['up', 'down', 'left', 'right', 'ok', 'back', 'home', 'info'],
    ...'1234567890',
  ])
  for (const { data, status } of await app.desk.calls({ function: 'control' })) {
    expect(data).toMatchObject(living)
    expect(status).toBe('OK')
  }
  expect(tvsAtDesk(app)).toMatchObject([
    { id: 17, power: 'on', volume: 25, muted: true },
    { id: 18, power: 'off', volume: 20, muted: false },
  ])
  expect((await app.desk.calls(powerStatus)).map(({ data }) => data)).toEqual(Array(4).fill({ room_id: 17 }))
})

it('TV-04, TV-06 lets the guest change to another television, whose own power is shown', async () => {
  const app = await openWithTv()
  await app.user.click(await key('Power: Off'))
  await key('Power: On')
  await app.user.click(screen.getByRole('radio', { name: 'TV bedroom' }))
  await key('Power: Off')
  await app.user.click(await key('Volume up'))
  await waitFor(async () =>
    expect((await app.desk.calls(toSet)).map(({ data }) => data)).toContainEqual({
      room_id: 18,
      room_ip: '10.20.1.18',
      command: 'volume_up',
    }),
  )
})

it('TV-04 keeps the choice through a reload of the page', async () => {
  const first = await openWithTv()
  first.close()
  await openApp({ hotel: first.hotel, path: '/remote-control?property=1&theme=1' })
  await key('Power: Off')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'TV living room' }).checked).toBe(true)
})

it('TV-04 a television that is alone needs no choice', async () => {
  const app = await openRemote({ room: '105', name: 'Haddad', path: '/?property=1&theme=1&lang=en' })
  await key('Power: Off')
  // The hotel names it in the language of the room's guest.
  screen.getByText('فوق المكتب', { exact: false })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(state(app)).toMatchObject({ onlyOneTv: true, noTv: false, selectedTv: { id: 57 } })
})

it('TV-04, ERR-04 a room without a television has nothing to control', async () => {
  const app = await openRemote({ room: '106', name: 'Schmidt', path: '/?property=1&theme=1&lang=en' })
  await screen.findByText('no content available for this module')
  expect(state(app)).toMatchObject({ noTv: true, onlyOneTv: false, selectedTv: null })
  expect(screen.queryByRole('button', { name: /^Power/ })).toBeNull()
})

it('TV-05 a key that is held goes on saying the same', async () => {
  const app = await openWithTv()
  const louder = await key('Volume up')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  louder.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  vi.advanceTimersByTime(450 + 2 * 180)
  louder.dispatchEvent(new Event('pointerup', { bubbles: true }))
  louder.click()
  vi.advanceTimersByTime(5000)
  restoreRealTimers()
  await waitFor(async () => expect(await app.desk.calls(toSet)).toHaveLength(3))
})

it('MENU-20, MENU-21 what a menu item wants reaches the television that is selected', async () => {
  const app = await openWithTv()
  await app.user.click(await key('Menu'))
  const drawer = within(await screen.findByRole('navigation', { name: 'Menu' }))
  // The drawer opens with the submenu of the present screen expanded.
  await app.user.click(await drawer.findByRole('button', { name: 'Laptop by cable' }))
  await screen.findByText('Source: HDMI 1')
  await waitFor(() => expect(tvsAtDesk(app)[0]).toMatchObject({ power: 'on', source: 'HDMI 1' }))
  const [asked] = await app.desk.calls(toSet)
  expect(asked?.data).toEqual({ ...living, command: 'changeSource|HDMI|1' })
})

describe.each([
  ['status ERROR', { status: 'ERROR', message: 'out of order' }],
  ['no payload', null],
])('TV-07 with %s', (_, payload) => {
  it('a command that fails is noticed, and the key can be pressed again', async () => {
    const app = await openWithTv()
    const answer = await answerInstead(app.desk, toSet, payload)
    await app.user.click(await key('Mute'))
    await answer()
    await screen.findByText(failed)
    await app.user.click(await key('Mute'))
    await waitFor(() => expect(tvsAtDesk(app)[0]).toMatchObject({ power: 'off' }))
    await waitFor(async () => expect(await logged(app.desk, 'remoteTv')).toHaveLength(1))
  })
})

it('TV-07 a command without an answer is noticed after 8 seconds, and not sent again', async () => {
  const app = await openWithTv()
  app.hotel.desk.fault({ ...toSet, silent: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const louder = screen.getByRole('button', { name: 'Volume up' })
  louder.click()
  await vi.waitFor(() => expect(app.hotel.desk.calls(toSet)).toHaveLength(1), waitLimitMs)
  vi.advanceTimersByTime(8000)
  restoreRealTimers()
  await screen.findByText(failed)
  expect(app.hotel.desk.calls(toSet)).toHaveLength(1)
})

it.each([
  ['status ERROR', { status: 'ERROR', message: 'out of order' }],
  ['a state that is none', { status: 'OK', root: { powerStatus: 'standing by' } }],
  ['no root', { status: 'OK' }],
])('TV-06 with %s for the power status the key says nothing about it', async (_, payload) => {
  const app = await openRemote()
  const answer = await answerInstead(app.desk, powerStatus, payload)
  await app.user.click(await key(/^TV living room/))
  await answer()
  await waitFor(() => expect(state(app)).toMatchObject({ power: 'unknown' }))
  await key('Power')
  expect(screen.queryByText(failed)).toBeNull()
})

it.each([
  ['status ERROR', { status: 'ERROR', message: 'out of order' }],
  ['a list that is none', { status: 'OK', root: 'two' }],
])(
  'TV-04, BNAV-07, ERR-03 with %s for the list there is no item, and the screen offers to try again',
  async (_, payload) => {
    const hotel = await openHotel()
    localStorage.setItem('login-room', '101')
    localStorage.setItem('login-name', 'Berger')
    const { desk } = { desk: (await import('../harness.tsx')).deskOf(hotel) }
    const answer = await answerInstead(desk, list, payload)
    const app = await openApp({ hotel })
    await atHome()
    await answer()
    await waitFor(() => expect(state(app)).toMatchObject({ status: 'failure', noTv: false }))
    expect(screen.queryByRole('link', { name: 'Remote' })).toBeNull()
    app.services.history.go('/remote-control')
    await screen.findByText(/^We are currently having difficulties opening this module/)
    await app.user.click(await key('Try again'))
    await key(/^TV bedroom/)
    await screen.findByRole('link', { name: 'Remote' })
  },
)

it('MODE-06 a walk-in guest has no remote control: no item, no question, and the address goes home', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  expect(await app.desk.calls(list)).toEqual([])
  expect(screen.queryByRole('link', { name: 'Remote' })).toBeNull()
  app.services.history.go('/remote-control')
  await waitFor(() => expect(place()).toMatch(/^\/cp\/\d+$/))
})

it('TV-02 nobody waits for the list of a guest who has left', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ ...list, silent: true })
  const app = await openSignedIn({ hotel })
  await waitFor(() => expect(state(app).status).toBe('fetching'))
  act(() => void app.store.dispatch(checkinLost()))
  expect(state(app)).toMatchObject({ status: 'unknown', roomNr: '' })
})

it('BNAV-07 the bottom navigation leads to it where there is a television', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('link', { name: 'Remote' }))
  await screen.findByRole('heading', { level: 1, name: 'Remote control' })
  expect(place()).toBe('/remote-control')
})

it('BNAV-07 a room without a television has no such item', async () => {
  const app = await openSignedIn({ room: '106', name: 'Schmidt', path: '/?property=1&theme=1&lang=en' })
  await waitFor(() => expect(state(app)).toMatchObject({ status: 'success' }))
  expect(screen.queryByRole('link', { name: 'Remote' })).toBeNull()
})

it('TV-03, TV-04, EPG-21 televisions that would be called the same are numbered, also where the guide offers them', async () => {
  const hotel = await openHotel()
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const entry = (id: number, name: string) => ({ id, ip: `10.20.1.${id}`, name, description: '' })
  const root = [entry(17, ''), entry(18, ''), entry(19, 'Bath')]
  const answer = await answerInstead(deskOf(hotel), list, { status: 'OK', root })
  const app = await openApp({ hotel })
  await atHome()
  await answer()
  const names = ['Television 1', 'Television 2', 'Bath']
  app.services.history.go('/remote-control')
  await key('Television 2')
  const rows = within(screen.getByRole('list', { name: 'Televisions' })).getAllByRole('button')
  expect(rows.map(({ textContent }) => textContent)).toEqual(names)
  app.services.history.go('/epg/501')
  await key('Play on TV')
  for (const name of names) screen.getByRole('radio', { name })
})

it('TV-04, HOUSE-03 an app on a television knows which one it is, and acts on itself without asking', async () => {
  const app = await openRemote({ path: '/?property=1&theme=1&mode=tv&tv=18' })
  await app.user.click(await key(/^Power: /))
  await waitFor(() => expect(tvsAtDesk(app)[1]?.power).not.toBe(tvsAtDesk(app)[0]?.power))
  expect((await app.desk.calls(toSet)).map(({ data }) => data.room_id)).toEqual([18])
  expect(screen.queryByRole('group', { name: 'Televisions' })).toBeNull()
  // The wake-up and the sleep timer are those of this set, too.
  app.services.history.go('/wakeup')
  await waitFor(async () =>
    expect((await app.desk.calls({ function: 'getWakeUp' })).map(({ data }) => data.room_id)).toContain(18),
  )
  expect(screen.queryByRole('radio', { name: 'TV living room' })).toBeNull()
  expect(query().get('tv')).toBe('18')
})

it('TV-04, SES-30 a television stays the one that it is when its guest leaves', async () => {
  const app = await openSignedIn({ path: '/?property=1&theme=1&mode=tv&tv=18' })
  const menu = await openGuestMenu(app)
  await menu.choose('Log out')
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(Object.fromEntries(query())).toMatchObject({ mode: 'tv', tv: '18' })
  expect(Cookies.get('tv')).toBe('18')
})

it('TV-04 the address of a television means nothing on a phone, nor one that the room does not have', async () => {
  const phone = await openRemote({ path: '/?property=1&theme=1&tv=18' })
  expect(within(screen.getByRole('list', { name: 'Televisions' })).getAllByRole('button')).toHaveLength(2)
  await phone.services.history.settled()
  phone.close()
  sessionStorage.clear()
  localStorage.clear()
  const other = await openRemote({ path: '/?property=1&theme=1&mode=tv&tv=99' })
  expect(
    within(await screen.findByRole('list', { name: 'Televisions' })).getAllByRole('button'),
  ).toHaveLength(2)
  await waitFor(async () =>
    expect(JSON.stringify(await logged(other.desk, 'remoteTv'))).toContain('no television 99'),
  )
})
