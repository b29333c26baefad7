/** The guest signs out while something that is sent once is under way or in doubt, and another one signs in. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { atHome, openSignedInAt, signIn } from '../harness.tsx'
import { cutNetwork } from '../network.ts'
import { fillCart } from '../shop/openShop.ts'
import { openGuestMenu } from '../stay/menu.ts'
import { loseAnswer, pressAndHold, refuseReads } from './faults.ts'
import { goHome, inReach, openPrepared, readDoubt, readNothing } from './journey.ts'
import { type App, each, type Sender } from './senders.ts'

async function logOut(app: App) {
  const menu = await openGuestMenu(app)
  await menu.choose('Log out')
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  await screen.findByLabelText('Room')
}

/** The next guest, whose device tells them nothing of the one before; what they send themselves is sent at once. */
async function useNextGuest(sender: Sender, app: App) {
  await signIn(app, '103', 'Okafor')
  await atHome()
  // Frames arrive in order: with this message, everything that was sent before has arrived.
  await app.desk.tell('message', { room: '103', text: 'Your taxi is here.' })
  const message = within(await screen.findByRole('dialog', { name: 'New message' }))
  await app.user.click(message.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  readNothing(sender)
  expect(screen.queryByText(sender.notice)).toBeNull()
  expect(localStorage.getItem('sending')).toBeNull()
  const has = sender.count(app.hotel, '103')
  const isOrder = sender.what === 'order'
  act(() => app.services.history.go(isOrder ? '/shop/flow/1' : sender.path))
  if (isOrder) await fillCart(app)
  await sender.prepare(app)
  readNothing(sender)
  expect(screen.queryByRole('alert')).toBeNull()
  await sender.press(app)
  await sender.done()
  expect(sender.count(app.hotel, '103')).toBe(has + 1)
}

it.each(each)(
  'SENT-07 %s: a guest who signs out in the middle leaves nothing of it to the next one',
  async (_, sender) => {
    const app = await openPrepared(sender)
    const answer = await pressAndHold(sender, app)
    await goHome(sender, app)
    await logOut(app)
    answer.release()
    await useNextGuest(sender, app)
  },
)

it.each(each)(
  'SENT-07 %s: a guest who signs out while it is in doubt leaves nothing of it to the next one',
  async (_, sender) => {
    const app = await openPrepared(sender)
    refuseReads(sender, app.hotel)
    await loseAnswer(sender, app)
    await readDoubt(sender)
    await goHome(sender, app)
    app.hotel.desk.clearFaults()
    await inReach(app)
    await logOut(app)
    await useNextGuest(sender, app)
  },
)

it.each(each)(
  'SENT-07 %s: the outcome is not told at the sign-in, where the page cannot be loaded again without the hotel',
  async (_, sender) => {
    const app = await openPrepared(sender)
    const answer = await pressAndHold(sender, app)
    await goHome(sender, app)
    answer.release()
    await screen.findByText(sender.notice)
    const network = cutNetwork()
    app.hotel.desk.fault({ drop: true })
    const menu = await openGuestMenu(app)
    await menu.choose('Log out')
    await screen.findByLabelText('Room')
    expect(screen.queryByText(sender.notice)).toBeNull()
    expect(app.reload).not.toHaveBeenCalled()
    network.restore()
  },
)

it.each(each.filter(([, { asks }]) => asks))(
  'SENT-07 %s: the question whether to send it again is not put to the next guest',
  async (_, sender) => {
    const app = await openPrepared(sender)
    await loseAnswer(sender, app)
    await readDoubt(sender)
    await inReach(app)
    await sender.press(app)
    await screen.findByRole('dialog', { name: sender.title })
    // Signed out in another tab.
    act(() => {
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    await waitFor(() => expect(app.reload).toHaveBeenCalled())
    await screen.findByLabelText('Room')
    await useNextGuest(sender, app)
  },
)

const failed = 'Sending the request failed. Please try again later.'

interface Call {
  module: string
  function: string
}

/** What is not sent once, but again if the channel is lost before the answer: where, how it is pressed, and the call. */
const waiting: [what: string, path: string, press: (app: App) => Promise<unknown>, call: Call][] = [
  [
    'a wake-up',
    '/wakeUp',
    async ({ user }) => user.click(await screen.findByRole('button', { name: /^Wake me at 7:00/ })),
    { module: 'SQMOD_RemoteControl', function: 'setWakeUp' },
  ],
  [
    'the sleep timer',
    '/sleeptimer',
    async ({ user }) => user.click(await screen.findByRole('radio', { name: '60 min' })),
    { module: 'SQMOD_RemoteControl', function: 'setSleepTimer' },
  ],
  [
    'the mark of a message that is read',
    '/tv-message',
    async ({ user }) => user.click((await screen.findAllByRole('button', { name: /^Unread/ }))[0] as Element),
    { module: 'SQMOD_TVMessages', function: 'markAsTvMessagesByMessageId' },
  ],
]

it.each(waiting)(
  'SENT-07, SENT-13 %s that waits for the channel when the guest signs out is not sent after the next sign-in, and nobody reads that it has failed',
  async (_, path, press, call) => {
    startFakeClock()
    const app = await openSignedInAt(path)
    const { desk } = app.hotel
    // The hotel never hears of it.
    desk.fault({ ...call, silent: true, times: 1 })
    await press(app)
    await waitFor(() => expect(desk.calls(call)).toHaveLength(1))
    act(() => app.services.history.go('/cp/1'))
    await atHome()
    const network = cutNetwork()
    desk.fault({ drop: true })
    await waitFor(() => expect(app.services.hotel.state).not.toBe('connected'))
    const menu = await openGuestMenu(app)
    await menu.choose('Log out')
    await screen.findByLabelText('Room')
    network.restore()
    await waitFor(() => expect(app.services.hotel.state).toBe('connected'))
    await signIn(app, '103', 'Okafor')
    await atHome()
    // What has waited for the channel leaves a second after it has opened, and times out after six.
    for (let seconds = 0; seconds < 8; seconds += 1) {
      await pass(1000)
      expect(screen.queryByText(failed)).toBeNull()
    }
    expect(desk.calls(call)).toHaveLength(1)
  },
)

it('SENT-13 what waits for the channel is not sent for another guest, whom the address names when the channel is back', async () => {
  startFakeClock()
  sessionStorage.setItem('channel-reloaded-at', String(Date.now()))
  const app = await openSignedInAt('/sleeptimer')
  const { desk } = app.hotel
  const call = { module: 'SQMOD_RemoteControl', function: 'setSleepTimer' }
  desk.fault({ ...call, silent: true, times: 1 })
  await app.user.click(await screen.findByRole('radio', { name: '60 min' }))
  await waitFor(() => expect(desk.calls(call)).toHaveLength(1))
  act(() => app.services.history.go('/cp/1?room=103&name=Okafor'))
  await atHome()
  desk.fault({ drop: true })
  await passUntil(() => expect(app.store.getState().session.checkinData?.room).toBe('103'))
  await pass(3000)
  expect(desk.calls(call)).toHaveLength(1)
})
