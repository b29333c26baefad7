/** Tests the repeated sign-in of a signed-in guest, on a new channel. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { requestBillData } from '../../../src/contract/bill.ts'
import { authenticate as authenticateSpec, hasWalkInContent } from '../../../src/contract/session.ts'
import { selectIsAway } from '../../../src/core/offlineCache/selectIsAway.ts'
import { hotelLost, hotelReturned } from '../../../src/core/offlineCache/slice.ts'
import { selectIsLost } from '../../../src/domains/channel/slice.ts'
import { videoOpened } from '../../../src/domains/player/slice.ts'
import { selectIsRegistered } from '../../../src/domains/session/slice.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import { atHome, configured, openApp, openSignedIn, place } from '../harness.tsx'
import { openGuestMenu } from '../stay/menu.ts'
import { authenticate, renewChannel, unanswered } from './silentHotel.ts'

type App = Awaited<ReturnType<typeof openApp>>

const isRegistered = ({ store }: Pick<App, 'store'>) => selectIsRegistered(store.getState())

const isBack = ({ store }: Pick<App, 'store'>) =>
  passUntil(() => expect(selectIsAway(store.getState() as never)).toBe(false))

/** Delay of the hotel's response to a sign-in. */
const answerDelayMs = 4000

it('SES-30 who signs out while the hotel is asked who they are does not come back by its answer', async () => {
  const app = await openSignedIn()
  app.hotel.desk.fault({ ...authenticate, delay: answerDelayMs })
  await renewChannel(app)
  await waitFor(async () => {
    const signIns = (await app.desk.calls(authenticate)).filter(({ data }) => data.room)
    expect(signIns).toHaveLength(2)
  })
  // This call is answered after the sign-in.
  const answered = app.services.hotel.call(authenticateSpec, {})
  const menu = await openGuestMenu(app)
  await menu.choose('Log out')
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  await pass(answerDelayMs)
  expect(await answered).toMatchObject({ kind: 'ok' })
  expect(isRegistered(app)).toBe(false)
  expect(localStorage.getItem('login-room')).toBeNull()
})

it('SES-21 a silence after two refusals ends no session either', async () => {
  const app = await openSignedIn()
  await configured(app)
  app.services.hotel.setReceiveTimeout(500)
  app.hotel.desk.fault({ ...authenticate, status: 'ERROR', times: 2 })
  app.hotel.desk.fault({ ...authenticate, silent: true })
  await renewChannel(app)
  await passUntil(async () => expect(await unanswered(app)).toBeGreaterThan(1))
  expect(isRegistered(app)).toBe(true)
  app.hotel.desk.clearFaults()
  await isBack(app)
  expect(place()).not.toBe('/login')
})

it('SES-21 a walk-in stays signed in where the hotel says nothing on its new channel', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await atHome()
  await configured(app)
  app.services.hotel.setReceiveTimeout(500)
  app.hotel.desk.fault({ ...authenticate, silent: true })
  await renewChannel(app)
  await passUntil(async () => expect(await unanswered(app)).toBeGreaterThan(1))
  expect(isRegistered(app)).toBe(true)
  app.hotel.desk.clearFaults()
  await isBack(app)
})

it('SHELL-25 a page whose hotel has yet to be reached has lost nothing, and is not back', async () => {
  const { store } = await openSignedIn()
  const line = /connection to the hotel is lost|Connected to the hotel again/
  // As where the domains have started before the channel has opened, such as on a kiosk.
  act(() => void store.dispatch(hotelLost(null)))
  expect(screen.queryByText(line)).toBeNull()
  act(() => void store.dispatch(hotelReturned()))
  expect(screen.queryByText(line)).toBeNull()
  // Until the guest is signed in on the new channel after a loss.
  act(() => void store.dispatch(hotelLost(Date.now())))
  await screen.findByText(/connection to the hotel is lost/)
  act(() => void store.dispatch(hotelReturned()))
  await screen.findByText(/Connected to the hotel again/)
})

it('RT-26 a hotel that stays silent is asked less and less often', async () => {
  const app = await openSignedIn()
  await configured(app)
  app.services.hotel.setReceiveTimeout(100)
  app.hotel.desk.fault({ ...authenticate, silent: true })
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  const calls = vi.spyOn(app.services.hotel, 'call')
  const asked = () => calls.mock.calls.filter(([spec]) => spec.function === 'authenticate').length
  startFakeClock()
  await renewChannel(app)
  await pass(120_000)
  expect(asked()).toBeGreaterThan(3)
  expect(asked()).toBeLessThan(12)
  expect(isRegistered(app)).toBe(true)
})

it('RULE-05, SES-34 what was asked on the lost channel is not asked before the guest is signed in on the new one', async () => {
  startFakeClock()
  const app = await openSignedIn()
  app.hotel.desk.fault({ ...authenticate, silent: true, times: 1 })
  app.services.history.go('/billpreview')
  await screen.findByRole('list', { name: 'Charges and payments' })
  await waitFor(async () => {
    const calls = await app.desk.calls(authenticate)
    expect(calls).toContainEqual(expect.objectContaining({ status: 'SILENT' }))
  })
  app.hotel.desk.fault({ module: 'SQMOD_Auth', function: 'hasWalkInContent', silent: true, times: 1 })
  const askedLater = app.services.hotel.call(hasWalkInContent, { skinId: '' })
  app.hotel.desk.fault({ ...authenticate, silent: true })
  await renewChannel(app)
  // The call that was sent later has been repeated a second after the sign-in.
  await pass(1000)
  expect(await askedLater).toMatchObject({ kind: 'ok' })
  const calls = await app.desk.calls(authenticate)
  expect(calls.filter(({ status, data }) => status === 'SILENT' && !data.room)).toHaveLength(1)
})

it('RT-20, RT-25 a sign-in that a lost channel cuts off is not sent again beside the one of the next channel', async () => {
  startFakeClock()
  const app = await openSignedIn()
  app.hotel.desk.fault({ ...authenticate, silent: true, times: 1 })
  await renewChannel(app)
  await waitFor(async () => expect(await unanswered(app)).toBe(1))
  app.hotel.desk.fault({ module: 'SQMOD_Auth', function: 'hasWalkInContent', silent: true, times: 1 })
  const askedLater = app.services.hotel.call(hasWalkInContent, { skinId: '' })
  await renewChannel(app)
  await isBack(app)
  // The call that was sent later has been repeated.
  expect(await askedLater).toMatchObject({ kind: 'ok' })
  const signIns = (await app.desk.calls(authenticate)).filter(({ data }) => data.room)
  expect(signIns.map(({ status }) => status)).toEqual(['OK', 'SILENT', 'OK'])
})

it('RULE-05, RT-15 what the guest asks on a new channel is sent once the hotel knows the guest there', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await configured(app)
  app.services.hotel.setReceiveTimeout(4000)
  app.hotel.desk.fault({ ...authenticate, silent: true })
  await renewChannel(app)
  const asked = app.services.hotel.call(requestBillData, { reservation_nr: '88012' }, { timeout: 600_000 })
  await passUntil(async () => expect(await unanswered(app)).toBe(1))
  await pass(3000)
  expect(await app.desk.calls({ function: 'requestBillData' })).toEqual([])
  app.hotel.desk.clearFaults()
  await passUntil(async () =>
    expect(await app.desk.calls({ function: 'requestBillData' })).toMatchObject([
      { room: '101', status: 'OK' },
    ]),
  )
  expect(await asked).toMatchObject({ kind: 'ok' })
})

it('RT-27 the page reloads once the hotel has signed the guest in again, not when the channel opens', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await configured(app)
  app.services.hotel.setReceiveTimeout(4000)
  app.hotel.desk.fault({ ...authenticate, silent: true })
  app.hotel.desk.fault({ drop: true })
  await passUntil(async () => expect(await unanswered(app)).toBe(1))
  await pass(3000)
  expect(app.reload).not.toHaveBeenCalled()
  screen.getByText(/^The connection to the hotel is lost/)
  app.hotel.desk.clearFaults()
  await passUntil(() => expect(app.reload).toHaveBeenCalledOnce())
  screen.getByText(/^Connected to the hotel again/)
})

it('RT-27 what the guest has begun before the hotel answered is not cut off by the reload', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await configured(app)
  app.services.hotel.setReceiveTimeout(4000)
  app.hotel.desk.fault({ ...authenticate, silent: true })
  app.hotel.desk.fault({ drop: true })
  await passUntil(async () => expect(await unanswered(app)).toBe(1))
  const video = { id: 'intro', src: '/media/films/161/free/film.m3u8', title: 'The house' }
  act(() => void app.store.dispatch(videoOpened(video)))
  await screen.findByRole('dialog', { name: 'The house' })
  app.hotel.desk.clearFaults()
  await isBack(app)
  await pass(3000)
  expect(app.reload).not.toHaveBeenCalled()
})

it('RT-27, STOR-10, TRUST-05 a guest whom the browser does not store stays signed in on the new channel, without a reload', async () => {
  startFakeClock()
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.startsWith('login-')) throw new DOMException('', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  const app = await openApp({ path: '/?property=1&theme=1&room=101&name=Berger&autologin=1' })
  await atHome()
  await configured(app)
  expect([Object.keys(localStorage).filter((key) => key.startsWith('login-')), document.cookie]).toEqual([
    [],
    '',
  ])
  app.hotel.desk.fault({ drop: true })
  await passUntil(() => expect(selectIsLost(app.store.getState())).toBe(true))
  await isBack(app)
  await pass(3000)
  expect(app.reload).not.toHaveBeenCalled()
  expect(isRegistered(app)).toBe(true)
  await atHome()
})

it('RT-26 a page that nobody sees waits for its turn after a loss, and signs in at once when it is seen', async () => {
  const app = await openSignedIn()
  await configured(app)
  const signIns = async () => (await app.desk.calls(authenticate)).filter(({ data }) => data.room).length
  const before = await signIns()
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  give(document, 'visibilityState', 'hidden')
  await renewChannel(app)
  await pass(10_000)
  expect(await signIns()).toBe(before)
  give(document, 'visibilityState', 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await isBack(app)
  expect(await signIns()).toBe(before + 1)
})

it('a return costs ten calls and one sign-in at most', async () => {
  const app = await openSignedIn()
  await configured(app)
  // The last call of the opening.
  await waitFor(async () => expect(await app.desk.calls({ function: 'startEvent' })).toHaveLength(1))
  const before = (await app.desk.calls({})).length
  await renewChannel(app)
  await isBack(app)
  await pass(10_000)
  const calls = (await app.desk.calls({})).slice(before)
  const names = calls.map((one) => one.function)
  expect(names.filter((name) => name === 'authenticate')).toHaveLength(1)
  expect(names.length, names.join()).toBeLessThanOrEqual(10)
})
