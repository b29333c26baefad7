/** The guest signs out while something that is sent once is under way or in doubt, and another one signs in. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atHome, signIn } from '../harness.tsx'
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
