import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { checkinLost } from '../../../src/domains/session/slice.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { deskOf, openApp, openHotel, openSignedIn, openSignedInAt, place, signIn } from '../harness.tsx'

const module = 'SQMOD_RemoteControl'
const failed = 'Sending the request failed. Please try again later.'
type App = Awaited<ReturnType<typeof openSignedIn>>

async function openWakeUp(options: Parameters<typeof openSignedInAt>[1] = {}): Promise<App> {
  const app = await openSignedInAt('/wakeUp', options)
  await screen.findByRole('heading', { level: 1, name: 'Wake-up' })
  return app
}

const sending = async () => screen.findByRole('button', { name: /^(Wake me at|Change to) / })
/** The space before AM or PM is a no-break space. */
const clock = (text: string) => text.replace(/ (?=[AP]M$)/, '\u00a0')
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (name: string) => within(list(name)).getAllByRole('option')
const pick = async ({ user }: App, name: string, option: string) =>
  user.selectOptions(
    list(name),
    optionsOf(name).find(({ textContent }) => textContent === clock(option)) ?? option,
  )
const chosen = (name: string) => list(name).selectedOptions[0]?.textContent
const set = async () => within(await screen.findByRole('region', { name: 'Your wake-ups' }))
const held = ({ hotel }: App) => hotel.desk.room('101').wake_ups

it('HOUSE-03, WAKE-01, WAKE-02, WAKE-05, WAKE-10, MENU-08, DEV-13, DEV-14, DEV-15, CONST-34, CONST-35, SCONST-14 the menu leads to it, and the preset time is set with the values of the hotel', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: /^Your television/ }))
  await app.user.click(await screen.findByRole('link', { name: 'Wake-up' }))
  expect(place()).toBe('/wakeUp')
  const button = await sending()
  expect(button.textContent).toMatch(/^Wake me at 7:00\u00a0AM\u00a0· (Today|Tomorrow)$/)
  await app.user.click(button)
  ;(await set()).getByText('7:00 AM')
  const [call] = await app.desk.calls({ module, function: 'setWakeUp' })
  const { time, ...data } = call?.data ?? {}
  expect(data).toEqual({
    room_id: 18,
    active: true,
    start_volume: 40,
    volume_step: 5,
    step_seconds: 2,
    max_volume: 100,
    snooze_minutes: 5,
  })
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT0[56]:00:00Z$/)
  expect(Date.parse(String(time)) - Date.now()).toBeLessThan(86_400_000)
})

it('WAKE-05 presses that come before the button can show the first set one wake-up', async () => {
  const app = await openWakeUp()
  const button = await sending()
  act(() => {
    for (let press = 0; press < 3; press += 1) button.click()
  })
  ;(await set()).getByText('7:00 AM')
  expect(await app.desk.calls({ module, function: 'setWakeUp' })).toHaveLength(1)
})

it('WAKE-10, WAKE-03 the values of the configuration win, and what the hotel holds is there after a reload', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { wakeup_start_volume: '20', wakeup_snooze: '9' } })
  const app = await openWakeUp({ hotel })
  await sending()
  await pick(app, 'Hour', '6 AM')
  await pick(app, 'Minutes', '25')
  await app.user.click(await sending())
  ;(await set()).getByText('6:25 AM')
  const [call] = await app.desk.calls({ module, function: 'setWakeUp' })
  expect(call?.data).toMatchObject({ start_volume: 20, snooze_minutes: 9 })
  app.close()
  await openWakeUp({ hotel })
  ;(await set()).getByText('6:25 AM')
})

it('WAKE-02, DEV-13 the time stands in large figures, which buttons move without a list and over the hour', async () => {
  const app = await openWakeUp()
  await sending()
  // Nothing scrolls sideways: the radio buttons are those of the televisions.
  expect(screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Televisions',
  ])
  const press = (name: string) => app.user.click(screen.getByRole('button', { name: `${name}, Wake-up` }))
  await press('Hour earlier')
  expect((await sending()).textContent).toMatch(/^Wake me at 6:00/)
  await press('Minutes earlier')
  expect((await sending()).textContent).toMatch(/^Wake me at 5:55/)
  await press('Minutes later')
  await press('Minutes later')
  await press('Hour later')
  expect((await sending()).textContent).toMatch(/^Wake me at 7:05/)
  await app.user.click(await sending())
  ;(await set()).getByText('7:05 AM')
})

it('PROD-01, WAKE-02 a television has the buttons alone, and its day goes left and right after OK', async () => {
  vi.setSystemTime(new Date().setUTCHours(11, 0, 0, 0))
  const app = await openSignedInAt('/wakeUp?mode=tv')
  expect((await sending()).textContent).toMatch(/Tomorrow$/)
  expect(screen.getAllByRole('combobox')).toEqual([list('Day')])
  act(() => list('Day').focus())
  await app.user.keyboard('{Enter}{ArrowLeft}')
  expect((await sending()).textContent).toMatch(/Today$/)
  await app.user.keyboard('{ArrowLeft}')
  expect(chosen('Day')).toBe('Today')
  await app.user.keyboard('{ArrowRight}{ArrowRight}')
  await app.user.click(screen.getByRole('button', { name: 'Hour later, Wake-up' }))
  expect((await sending()).textContent).toMatch(/^Wake me at 8:00/)
})

it('WAKE-03 a wake-up that is further away than a week has its date', async () => {
  const app = await openSignedIn()
  const dayMs = 24 * 60 * 60_000
  const root = [5, 14].map((days) => ({ id: days, time: new Date(Date.now() + days * dayMs).toISOString() }))
  const answer = await answerInstead(app.desk, { module, function: 'getWakeUp' }, { status: 'OK', root })
  app.services.history.go('/wakeUp')
  await answer()
  const list = within(await screen.findByRole('region', { name: 'Your wake-ups' }))
  const days = list
    .getAllByRole('switch')
    .map((one) => one.getAttribute('aria-label')?.replace(/^.*[AP]M, /, ''))
  expect(days).toEqual([
    expect.stringMatching(/^[A-Z][a-z]+day$/),
    expect.stringMatching(/^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+$/),
  ])
})

it('WAKE-03 the day of a wake-up that has passed stands before today', async () => {
  const app = await openSignedIn()
  const root = [{ id: 5, time: new Date(Date.now() - 26 * 60 * 60_000).toISOString(), active: false }]
  const answer = await answerInstead(app.desk, { module, function: 'getWakeUp' }, { status: 'OK', root })
  app.services.history.go('/wakeUp')
  await answer()
  await app.user.click((await set()).getByRole('button', { name: /switched off/ }))
  await screen.findByRole('heading', { name: 'Change the wake-up' })
  const [passed, today] = optionsOf('Day')
  expect(passed).toHaveProperty('selected', true)
  expect(today?.textContent).toBe('Today')
})

it('WAKE-02 refuses a time that has passed, keeps what was chosen, and sends nothing', async () => {
  // Late enough that the preset time is tomorrow's, and midnight of today has passed.
  vi.setSystemTime(new Date().setUTCHours(11, 0, 0, 0))
  const app = await openWakeUp()
  await screen.findByRole('combobox', { name: 'Day' })
  await pick(app, 'Day', 'Today')
  await pick(app, 'Hour', '12 AM')
  await app.user.click(await sending())
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose a time in the future')
  expect(await app.desk.calls({ module, function: 'setWakeUp' })).toEqual([])
  expect(chosen('Hour')).toBe(clock('12 AM'))
})

it('WAKE-03, WAKE-04, WAKE-06 a wake-up is switched off and on, moved to another time, and deleted', async () => {
  const app = await openWakeUp()
  await app.user.click(await sending())
  const list = await set()
  await app.user.click(list.getByRole('switch', { name: /^Wake-up at 7:00/ }))
  await list.findByText(/switched off$/)
  expect(held(app)).toMatchObject([{ active: false }])
  await app.user.click(list.getByRole('switch', { name: /^Wake-up at 7:00/ }))
  await waitFor(() => expect(held(app)).toMatchObject([{ active: true }]))
  await app.user.click(list.getByRole('button', { name: /^7:00/ }))
  await screen.findByRole('heading', { name: 'Change the wake-up' })
  await pick(app, 'Hour', '8 AM')
  await app.user.click(await sending())
  await list.findByText('8:00 AM')
  expect(held(app)).toHaveLength(1)
  await screen.findByRole('button', { name: 'New wake-up' })
  await app.user.click(list.getByRole('button', { name: /^Delete the wake-up at 8:00/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your wake-ups' })).toBeNull())
  expect(held(app)).toEqual([])
  await screen.findByText('Wake-up deleted')
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  await (await set()).findByText('8:00 AM')
  expect(held(app)).toMatchObject([{ active: true }])
  // One that is switched off comes back switched off.
  await app.user.click((await set()).getByRole('switch', { name: /^Wake-up at 8:00/ }))
  await (await set()).findByText(/switched off$/)
  await app.user.click((await set()).getByRole('button', { name: /^Delete the wake-up at 8:00/ }))
  await waitFor(() => expect(held(app)).toEqual([]))
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await (await set()).findByText(/switched off$/)
  expect(held(app)).toMatchObject([{ active: false }])
})

describe.each([
  ['status ERROR', { status: 'ERROR', message: 'no' }],
  ['no payload', 'soon'],
])('WAKE-07 with %s', (_, payload) => {
  it('says that it is not set, and shows what the hotel holds', async () => {
    const app = await openWakeUp()
    const button = await sending()
    await pick(app, 'Hour', '9 AM')
    const answer = await answerInstead(app.desk, { module, function: 'setWakeUp' }, payload)
    await app.user.click(button)
    await answer()
    await screen.findByText(failed)
    expect(screen.queryByRole('region', { name: 'Your wake-ups' })).toBeNull()
    expect(chosen('Hour')).toBe(clock('9 AM'))
    await waitFor(async () => expect(await logged(app.desk, 'wakeUp')).toHaveLength(1))
    // The second try goes through.
    await app.user.click(await sending())
    ;(await set()).getByText('9:00 AM')
  })
})

it('what failed is said at once, before what another notice says, which comes back', async () => {
  const app = await openWakeUp()
  await app.user.click(await sending())
  await app.user.click((await set()).getByRole('button', { name: /^Delete/ }))
  await screen.findByText('Wake-up deleted')
  await app.desk.tell('faults', { module, function: 'setWakeUp', status: 'ERROR', times: 1 })
  await app.user.click(await sending())
  await screen.findByText(failed)
  expect(screen.queryByText('Wake-up deleted')).toBeNull()
  await app.user.keyboard('{Escape}')
  await screen.findByText('Wake-up deleted')
})

it('WAKE-03 a second wake-up is set while the list with the first one is still on its way', async () => {
  const hotel = await openHotel()
  // In the evening, when both times are tomorrow's.
  hotel.desk.clock({ now: '2026-11-21T18:00:00Z' })
  const app = await openWakeUp({ hotel })
  await sending()
  await app.desk.tell('faults', { module, function: 'getWakeUp', silent: true, times: 1 })
  await app.user.click(await sending())
  await waitFor(() => expect(held(app)).toHaveLength(1))
  await pick(app, 'Hour', '9 AM')
  await app.user.click(await sending())
  ;(await set()).getByText('9:00 AM')
  await screen.findByRole('button', { name: 'Change the wake-up' })
})

it('WAKE-16 once it is set, the screen says what and when, and offers to change it, to delete it or to set another', async () => {
  const app = await openWakeUp()
  await app.user.click(await sending())
  ;(await set()).getByText('7:00 AM')
  // The form would ask for what is set already.
  const change = await screen.findByRole('button', { name: 'Change the wake-up' })
  expect(document.activeElement).toBe(change)
  expect(screen.queryByRole('combobox', { name: 'Hour' })).toBeNull()
  ;(await set()).getByRole('button', { name: /^Delete the wake-up at 7:00/ })
  await app.user.click(change)
  await screen.findByRole('heading', { name: 'Change the wake-up' })
  expect(document.activeElement).toBe(list('Hour'))
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
  const another = await screen.findByRole('button', { name: 'New wake-up' })
  await app.user.click(another)
  await screen.findByRole('heading', { name: 'New wake-up' })
  await pick(app, 'Day', optionsOf('Day').at(-1)?.textContent ?? '')
  await app.user.click(await sending())
  await waitFor(() => expect(held(app)).toHaveLength(2))
  // Of two, the list says which one is changed.
  await screen.findByRole('button', { name: 'New wake-up' })
  expect(screen.queryByRole('button', { name: 'Change the wake-up' })).toBeNull()
  await app.user.click((await set()).getAllByRole('button', { name: /^7:00/ })[1] as HTMLElement)
  await screen.findByRole('heading', { name: 'Change the wake-up' })
})

it('WAKE-03 the time that is set already is not set again: the button leads to the hours', async () => {
  const app = await openWakeUp()
  await app.user.click(await sending())
  await app.user.click(await screen.findByRole('button', { name: 'New wake-up' }))
  const button = await screen.findByRole('button', {
    name: 'Change the wake-up',
    description: /^Wake-up at 7:00\sAM, (Today|Tomorrow)$/,
  })
  await app.user.click(button)
  expect(document.activeElement).toBe(list('Hour'))
  expect(chosen('Hour')).toBe(clock('7 AM'))
  expect(await app.desk.calls({ module, function: 'setWakeUp' })).toHaveLength(1)
  // A wake-up that is switched off can be set again.
  await app.user.click((await set()).getByRole('switch', { name: /^Wake-up at 7:00/ }))
  await app.user.click(await screen.findByRole('button', { name: /^Change to 7:00/ }))
  await waitFor(() => expect(held(app)).toMatchObject([{ active: true }]))
})

it('WAKE-02 a day that was chosen for a new one and has passed since is the next time of that hour again', async () => {
  vi.setSystemTime(new Date().setUTCHours(11, 0, 0, 0))
  const app = await openWakeUp()
  await screen.findByRole('combobox', { name: 'Day' })
  await pick(app, 'Day', 'Today')
  await pick(app, 'Hour', '11 PM')
  app.services.history.go('/sleeptimer')
  await screen.findByRole('heading', { level: 1, name: 'Sleep timer' })
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
  app.services.history.go('/wakeUp')
  expect((await sending()).textContent).toBe('Wake me at 11:00\u00a0PM\u00a0· Today')
  expect(chosen('Day')).toBe('Today')
})

it('WAKE-07 a change for one television is neither lost nor confirmed by one for another', async () => {
  const app = await openWakeUp()
  await sending()
  await app.desk.tell('faults', { module, function: 'setWakeUp', silent: true, times: 1 })
  await app.user.click(await sending())
  await screen.findByText('Setting your wake-up')
  // The television beside the bed comes first.
  const [second, first] = (await app.hotel.desk.room('101').tvs) as { id: number; name: string }[]
  await app.user.click(screen.getByRole('radio', { name: second?.name ?? '' }))
  await app.user.click(await sending())
  await waitFor(async () => {
    const calls = await app.desk.calls({ module, function: 'setWakeUp' })
    expect(calls.map(({ data }) => data.room_id)).toEqual([first?.id, second?.id])
  })
  ;(await set()).getByText('7:00 AM')
})

it('WAKE-09, WAKE-08 when it is time every device of the room can snooze it or stop it', async () => {
  const app = await openWakeUp()
  await app.user.click(await sending())
  await set()
  const [wakeUp] = held(app)
  await app.desk.tell('clock', { now: String(wakeUp?.time) })
  const dialog = await screen.findByRole('dialog', { name: 'Good morning' })
  within(dialog).getByText('It is 7:00 AM. Time to get up.')
  await app.user.click(within(dialog).getByRole('button', { name: 'Snooze' }))
  await waitFor(async () =>
    expect(await app.desk.calls({ module, function: 'snoozeWakeUp' })).toMatchObject([
      { data: { room_id: 18, id: wakeUp?.id }, status: 'OK' },
    ]),
  )
  await app.desk.tell('clock', { now: new Date(Date.parse(String(wakeUp?.time)) + 301_000).toISOString() })
  await app.user.click(
    within(await screen.findByRole('dialog', { name: 'Good morning' })).getByRole('button', { name: 'Stop' }),
  )
  await waitFor(() => expect(held(app)).toEqual([]))
})

it('WAKE-09 an alarm that is stopped before the televisions of the room are known is stopped once they are', async () => {
  const hotel = await openHotel()
  const call = { module: 'SQMOD_RoomInformation', function: 'getRoomsByRoomnumber' }
  const answer = await answerInstead(deskOf(hotel), call, {
    status: 'OK',
    root: [{ id: 17, name: 'Living room', ip: '10.0.1.17' }],
  })
  const app = await openSignedIn({ hotel })
  const wakeup = [{ id: 5, time: '2026-11-22T06:30:00Z' }]
  await app.desk.tell('push', { room: '101', function: 'getPopUpWakeUp', payload: { wakeup } })
  await app.user.click(await screen.findByRole('button', { name: 'Stop' }))
  await answer()
  await waitFor(async () =>
    expect(await app.desk.calls({ module, function: 'stopWakeUp' })).toMatchObject([
      { data: { room_id: 17, id: 5 } },
    ]),
  )
})

it('WAKE-09 an alarm that was stopped by a guest who has left meanwhile stops nothing in the next one’s room', async () => {
  const hotel = await openHotel()
  const call = { module: 'SQMOD_RoomInformation', function: 'getRoomsByRoomnumber' }
  await deskOf(hotel).tell('faults', { ...call, silent: true, times: 1 })
  const app = await openSignedIn({ hotel })
  const wakeup = [{ id: 5, time: '2026-11-22T06:30:00Z' }]
  await app.desk.tell('push', { room: '101', function: 'getPopUpWakeUp', payload: { wakeup } })
  await app.user.click(await screen.findByRole('button', { name: 'Stop' }))
  act(() => void app.store.dispatch(checkinLost()))
  await signIn(app, '103', 'Okafor')
  await waitFor(() => expect(app.store.getState()).toMatchObject({ remoteTv: { status: 'success' } }))
  expect(await app.desk.calls({ module, function: 'stopWakeUp' })).toEqual([])
  expect(screen.queryByText(failed)).toBeNull()
})

it('WAKE-15 without a TV in the room nothing can be set', async () => {
  const app = await openApp()
  await signIn(app, '106', 'Schmidt')
  await screen.findByRole('heading', { level: 1, name: /^Guten? / })
  app.services.history.go('/wakeUp')
  await screen.findByText('Hier ist zurzeit nichts')
  app.services.history.go('/sleeptimer')
  await screen.findByRole('heading', { level: 1, name: 'Sleep-Timer' })
  await screen.findByText('Hier ist zurzeit nichts')
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

it('WAKE-01, WAKE-11, STRM-01 walk-in guests have no room to wake in', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  for (const path of ['/wakeUp', '/sleeptimer', '/streamingDevices/chromecast']) {
    app.services.history.go(path)
    await waitFor(() => expect(place()).toBe('/cp/1'))
  }
})
