import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkinLost } from '../../../src/domains/session/slice.ts'
import { waitLimitMs } from '../../tools/limits.ts'
import { bodyInstead, heldInstead, hotelInstead, nothingInstead } from '../badAnswers.ts'
import { openDemo } from '../demo/openDemo.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { deskOf, openApp, openHotel, openSignedIn, openSignedInAt, place } from '../harness.tsx'
import { cutNetwork } from '../network.ts'
import { restoreRealTimers } from '../realTimers.ts'
import { openGuestMenu } from '../stay/menu.ts'

afterEach(() => void restoreRealTimers())

const path = '/api/v1/property/1/oneapp/calls'
const failed = 'Connection error: your call could not be connected.'
const names = ['Reception', 'Room service', 'Housekeeping', 'Business centre', 'Spa', 'Concierge']

async function openCalls(options: Parameters<typeof openSignedInAt>[1] = {}) {
  const app = await openSignedInAt('/demo/voip', options)
  await screen.findByRole('heading', { level: 1, name: 'Quick calls' })
  return app
}

const departments = async () => within(await screen.findByRole('list', { name: 'Departments' }))
const department = async (name: string) =>
  (await departments()).getByRole<HTMLButtonElement>('button', { name })
const stands = (state: string) => screen.findByText(state)
/** Like `stands`, for a state that follows after a delay. */
const comesTo = (state: string) => passUntil(() => screen.getByText(state))
const hangUp = () => screen.findByRole('button', { name: 'Hang up' })
const atDesk = ({ hotel }: { hotel: Awaited<ReturnType<typeof openHotel>> }) => hotel.desk.quickCalls()

/** A guest whose phone rings reception. */
async function openRinging() {
  const app = await openCalls()
  await app.user.click(await department('Reception'))
  await stands('Ringing')
  const [call] = atDesk(app)
  if (!call) throw new Error('the desk has no call')
  return {
    ...app,
    desk: { ...app.desk, tell: (state: string) => app.desk.tell('quickcalls', { id: call.id, state }) },
  }
}

it('CALL-01, CALL-02, ROUTE-18 its address leads to the departments that can be called', async () => {
  await openCalls()
  const { getAllByRole } = await departments()
  expect(getAllByRole('button').map((button) => button.textContent)).toEqual(names)
})

it('CALL-09 the number of the reception stands below them for a guest who is not in the room', async () => {
  await openCalls()
  const link = await screen.findByRole('link', { name: /^Call reception/ })
  expect(link.getAttribute('href')).toBe('tel:+4315550100')
})

it('CALL-02 a department without a number is left out', async () => {
  const hotel = await openHotel()
  const app = await openSignedIn({ hotel, room: '201', name: 'Miller', path: '/?property=2&theme=2' })
  app.services.history.go('/demo/voip')
  const { getAllByRole } = await departments()
  expect(getAllByRole('button').map((button) => button.textContent)).toEqual(
    names.filter((name) => name !== 'Business centre'),
  )
})

it('CALL-02, GEN-07, QRY-19 without a property there is nobody to call, and the screen says so', async () => {
  const app = await openSignedIn({ path: '/' })
  app.services.history.go('/demo/voip')
  await screen.findByText('no content available for this module')
})

it('CALL-03, CALL-04, CALL-05, CALL-06 calls one department at a time, says how the call stands, and hangs up', async () => {
  const app = await openRinging()
  expect(atDesk(app)).toMatchObject([{ room: '101', target: 'reception', state: 'ringing' }])
  for (const name of names) expect((await department(name)).disabled).toBe(true)
  await app.desk.tell('connected')
  await stands('Connected')
  screen.getByText(/0:0\d$/)
  await app.user.click(await hangUp())
  await stands('Call ended')
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
  expect((await department('Spa')).disabled).toBe(false)
  await app.user.click(await department('Spa'))
  await stands('Ringing')
  expect(atDesk(app)).toHaveLength(2)
})

it('CALL-04 a hotel that pushes nothing is asked each two seconds', async () => {
  startFakeClock()
  const app = await openRinging()
  const { channels } = app.hotel.services
  vi.spyOn(channels, 'push').mockImplementation(() => 0 as never)
  await app.desk.tell('connected')
  await comesTo('Connected')
  await app.desk.tell('ended')
  await comesTo('Call ended')
})

it('CALL-04 an exchange that has the call, and does not ring yet, is asked on', async () => {
  startFakeClock()
  const app = await openCalls()
  let state = 'calling'
  for (const address of [path, `${path}/c-1`]) hotelInstead(address, () => ({ id: 'c-1', state }))
  await app.user.click(await department('Reception'))
  await stands('Calling')
  state = 'connected'
  await comesTo('Connected')
})

it('CALL-05 leaving the screen hangs up', async () => {
  const app = await openRinging()
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
})

it('CALL-05 signing out hangs up', async () => {
  const app = await openRinging()
  const menu = await openGuestMenu(app)
  await menu.choose('Log out')
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
})

it('CALL-07, SERR-16, ERR-08 a refused call is a connection error, and can be tried again', async () => {
  const app = await openRinging()
  await app.desk.tell('failed')
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await stands('Ringing')
  expect(atDesk(app)).toHaveLength(2)
})

it('CALL-07 a call that nobody answers for half a minute is a connection error, and is put down', async () => {
  const app = await openCalls()
  const button = await department('Reception')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => button.click())
  await vi.waitFor(() => screen.getByText('Ringing'), waitLimitMs)
  await vi.advanceTimersByTimeAsync(30_000)
  restoreRealTimers()
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
})

it('CALL-07 the half minute counts from when it rings; before that an exchange has one of its own', async () => {
  await openCalls()
  const button = await department('Reception')
  let state = 'calling'
  for (const address of [path, `${path}/c-1`]) hotelInstead(address, () => ({ id: 'c-1', state }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => button.click())
  await vi.waitFor(() => screen.getByText('Calling'), waitLimitMs)
  await vi.advanceTimersByTimeAsync(20_000)
  state = 'ringing'
  await vi.advanceTimersByTimeAsync(4_000)
  await vi.waitFor(() => screen.getByText('Ringing'), waitLimitMs)
  await vi.advanceTimersByTimeAsync(23_000)
  screen.getByText('Ringing')
  await vi.advanceTimersByTimeAsync(8_000)
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(failed), waitLimitMs)
  state = 'calling'
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await vi.waitFor(() => screen.getByText('Calling'), waitLimitMs)
  await vi.advanceTimersByTimeAsync(28_000)
  screen.getByText('Calling')
  await vi.advanceTimersByTimeAsync(3_000)
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(failed), waitLimitMs)
})

describe.each([
  ['HTTP 500', '{"error":{"code":"x","message":"out of order"}}', 500],
  ['another call under way', '{"error":{"code":"busy","message":"busy"}}', 409],
  ['a body that is no call', '{"id":7}', 200],
  ['no JSON', 'ring ring', 200],
])('with %s', (_, body, status) => {
  it('CALL-07 shows a connection error', async () => {
    const app = await openCalls()
    bodyInstead(path, body, status)
    await app.user.click(await department('Reception'))
    expect((await screen.findByRole('alert')).textContent).toBe(failed)
    expect((await department('Reception')).disabled).toBe(false)
  })
})

it('CALL-07 an exchange that does not answer for ten seconds is a connection error, and can be tried again', async () => {
  const app = await openCalls()
  const button = await department('Reception')
  const end = nothingInstead(path)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => button.click())
  await vi.waitFor(() => screen.getByText('Calling'), waitLimitMs)
  await vi.advanceTimersByTimeAsync(9_000)
  screen.getByText('Calling')
  await vi.advanceTimersByTimeAsync(1_000)
  restoreRealTimers()
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  expect((await department('Reception')).disabled).toBe(false)
  end()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await stands('Ringing')
})

it('CALL-04 a question how the call stands that is not answered changes nothing, and the next one counts', async () => {
  const app = await openCalls()
  const button = await department('Reception')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => button.click())
  await vi.waitFor(() => screen.getByText('Ringing'), waitLimitMs)
  const [call] = atDesk(app)
  vi.spyOn(app.hotel.services.channels, 'push').mockImplementation(() => 0 as never)
  const end = nothingInstead(`${path}/${call?.id}`)
  await vi.advanceTimersByTimeAsync(5_000)
  screen.getByText('Ringing')
  await app.desk.tell('quickcalls', { id: call?.id, state: 'connected' })
  end()
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.waitFor(() => screen.getByText('Connected'), waitLimitMs)
})

it('CALL-05, CALL-06 the guest has hung up though the exchange does not say so, and may call again', async () => {
  startFakeClock()
  const app = await openRinging()
  const [call] = atDesk(app)
  nothingInstead(`${path}/${call?.id}`)
  await app.user.click(await hangUp())
  await stands('Call ended')
  bodyInstead(path, JSON.stringify({ id: 'other', state: 'ringing' }))
  await app.user.click(await department('Spa'))
  await comesTo('Ringing')
})

it('CALL-05, CALL-06 a call that waits until the last one is put down is not made for a guest who hangs up', async () => {
  const app = await openRinging()
  const [call] = atDesk(app)
  const putDown = heldInstead(`${path}/${call?.id}`, JSON.stringify({ id: call?.id, state: 'ended' }))
  await app.user.click(await hangUp())
  await stands('Call ended')
  await app.user.click(await department('Spa'))
  await stands('Calling')
  await app.user.click(await hangUp())
  await stands('Call ended')
  await app.user.click(await department('Housekeeping'))
  await app.desk.tell('ended')
  putDown.letGo()
  await stands('Ringing')
  expect(atDesk(app).map(({ target }) => target)).toEqual(['reception', 'housekeeping'])
})

it('CALL-05 a guest who hangs up while the exchange is being asked is heard at once, and not connected', async () => {
  const app = await openCalls()
  const asked = heldInstead(path, JSON.stringify({ id: 'c-1', state: 'ringing' }))
  await app.user.click(await department('Reception'))
  await stands('Calling')
  await app.user.click(await hangUp())
  await stands('Call ended')
  asked.letGo()
  await waitFor(async () =>
    expect((await app.desk.calls({})).map((call) => call.function)).toContain(`DELETE ${path}/c-1`),
  )
  await stands('Call ended')
})

it('RT-27 a call is held over the reload that a lost channel brings', async () => {
  const first = await openRinging()
  await first.desk.tell('connected')
  await stands('Connected')
  first.close()
  const app = await openApp({ hotel: first.hotel, path: '/demo/voip?property=1&theme=1' })
  await stands('Connected')
  await app.user.click(await hangUp())
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
})

it('CALL-05 a guest who loads another address of the app has left the screen, and is put down', async () => {
  const first = await openRinging()
  first.close()
  const app = await openApp({ hotel: first.hotel, path: '/language?property=1&theme=1' })
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
})

/** How the hotel has answered the requests to end a call, in their order. */
const ends = async ({ desk }: Pick<Awaited<ReturnType<typeof openCalls>>, 'desk'>) =>
  (await desk.calls({ module: 'HTTP' })).filter(({ function: name }) => name.startsWith('DELETE'))

/** A guest who has hung up while the hotel is out of reach: at the hotel, the call still rings. */
async function openUnheard() {
  const app = await openRinging()
  const network = cutNetwork()
  app.hotel.desk.fault({ drop: true })
  await app.user.click(await hangUp())
  await stands('Call ended')
  expect(atDesk(app)).toMatchObject([{ state: 'ringing' }])
  return { ...app, network }
}

it('CALL-05 a guest who hangs up out of the hotel’s reach is heard as soon as it is back', async () => {
  const app = await openUnheard()
  app.network.restore()
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
})

it('CALL-05, RT-27 and also where the page was loaded anew meanwhile, whatever it shows', async () => {
  const { close, network, hotel } = await openUnheard()
  close()
  network.restore()
  const app = await openSignedIn({ hotel })
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
  app.services.history.go('/demo/voip')
  await app.user.click(await department('Spa'))
  await stands('Ringing')
})

it('SENT-06 and also where the hotel did not know the guest yet when it was told', async () => {
  const { close, network, hotel } = await openUnheard()
  close()
  network.restore()
  const [call] = atDesk({ hotel })
  hotel.desk.fault({ path: `${path}/${call?.id}`, http: 401, times: 1 })
  startFakeClock()
  const app = await openSignedIn({ hotel })
  await passUntil(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
  expect((await ends(app)).map(({ status }) => status)).toEqual([401, 200])
})

it('SENT-06 a guest whose page was loaded anew on another screen calls again, and is connected at once', async () => {
  const first = await openRinging()
  first.close()
  const app = await openApp({ hotel: first.hotel, path: '/language?property=1&theme=1' })
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  act(() => app.services.history.go('/demo/voip'))
  await app.user.click(await department('Spa'))
  await stands('Ringing')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(atDesk(app)).toMatchObject([
    { target: 'reception', state: 'ended' },
    { target: 'spa', state: 'ringing' },
  ])
})

it('SENT-06 the next call is connected though the last one could not be ended before it', async () => {
  const { close, network, hotel } = await openUnheard()
  close()
  network.restore()
  const [call] = atDesk({ hotel })
  // Once for the request to end it, and the next one is not due yet when the guest calls.
  hotel.desk.fault({ path: `${path}/${call?.id}`, http: 401, times: 2 })
  const app = await openSignedIn({ hotel })
  await waitFor(async () => expect(await ends(app)).not.toEqual([]))
  act(() => app.services.history.go('/demo/voip'))
  hotel.desk.clearFaults()
  await app.user.click(await department('Spa'))
  await stands('Ringing')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(atDesk(app)).toMatchObject([{ state: 'ended' }, { target: 'spa', state: 'ringing' }])
})

it('SENT-06 a refusal that comes after the sign-in is followed at once by another request', async () => {
  const { close, network, hotel } = await openUnheard()
  close()
  network.restore()
  const [call] = atDesk({ hotel })
  hotel.desk.fault({ module: 'SQMOD_Auth', function: 'authenticate', delay: 500, times: 1 })
  hotel.desk.fault({ path: `${path}/${call?.id}`, http: 401, delay: 1500, times: 1 })
  startFakeClock()
  const begun = Date.now()
  const app = await openSignedIn({ hotel })
  await passUntil(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
  expect(Date.now() - begun).toBeLessThan(8000)
  expect((await ends(app)).map(({ status }) => status)).toEqual([401, 200])
})

it('SENT-06 the next call does not wait for the answer to the end of the last one, which has got lost', async () => {
  const app = await openRinging()
  const [call] = atDesk(app)
  const real = globalThis.fetch
  // The hotel hears the request, and its answer never comes.
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    init?.method === 'DELETE' ? real(input, init).then(() => new Promise(() => {})) : real(input, init),
  )
  startFakeClock()
  await app.user.click(await hangUp())
  await stands('Call ended')
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ id: call?.id, state: 'ended' }]))
  await app.user.click(await department('Spa'))
  const pressedAt = Date.now()
  await passUntil(() => screen.getByText('Ringing'))
  expect(Date.now() - pressedAt).toBeLessThan(4000)
  expect(atDesk(app)).toMatchObject([{ state: 'ended' }, { target: 'spa', state: 'ringing' }])
})

it('SENT-06 a guest who signs out while it rings leaves no call, and the next guest can call', async () => {
  const app = await openRinging()
  const sent = vi.spyOn(globalThis, 'fetch')
  await (await openGuestMenu(app)).choose('Log out')
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
  // Sent although the page is loaded anew at once.
  const end = sent.mock.calls.find(([, init]) => init?.method === 'DELETE')
  expect(end?.[1]?.keepalive).toBe(true)
  expect(Object.keys(sessionStorage)).not.toContain('draft/quick-call-hang-up')
  app.close()
  const next = await openCalls({ hotel: app.hotel, room: '101', name: 'Berger' })
  await next.user.click(await department('Spa'))
  await stands('Ringing')
})

it('SENT-06 a stay that ends while it rings leaves no call', async () => {
  const app = await openRinging()
  act(() => void app.store.dispatch(checkinLost()))
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  await waitFor(() => expect(atDesk(app)).toMatchObject([{ state: 'ended' }]))
})

it('CALL-08, CALL-02, CALL-05 in a demo all six are acted out without a request', async () => {
  startFakeClock()
  const app = await openDemo('/demo/voip')
  const { getAllByRole } = await departments()
  expect(getAllByRole('button')).toHaveLength(6)
  const { user } = app
  await user.click(await department('Spa'))
  await stands('Ringing')
  await comesTo('Connected')
  await user.click(await hangUp())
  await stands('Call ended')
  const calls = await app.calls()
  expect(calls.filter((call) => call.function.includes('/calls'))).toEqual([])
})

it('CALL-01 a walk-in guest has none: the address goes home', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  app.services.history.go('/demo/voip')
  await waitFor(() => expect(place()).toMatch(/^\/cp\/\d+$/))
})

it('TOUR-01, STOUR-01, STOUR-09, STOUR-10 the tour explains the departments, and the call where there is one', async () => {
  const app = await openCalls()
  await departments()
  await app.user.click(await screen.findByRole('button', { name: 'Help' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByRole('heading', { name: 'Departments' })
  expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull()
  await app.user.click(dialog.getByRole('button', { name: 'Finish' }))
  await app.user.click(await department('Reception'))
  await stands('Ringing')
  await app.user.click(await screen.findByRole('button', { name: 'Help' }))
  await app.user.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Your call' })
})

it('what is told of another call, such as that of another resident, changes nothing in this one', async () => {
  const app = await openRinging()
  const root = { id: 'c-other', state: 'ended' }
  const payload = { status: 'OK', root }
  await deskOf(app.hotel).tell('push', { room: '101', function: 'quickCallChanged', payload })
  await app.desk.tell('connected')
  await stands('Connected')
})
