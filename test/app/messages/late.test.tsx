// Messages whose answer comes late, and what becomes of them when the session ends.
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messageList } from '../../../src/domains/messages/slice.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { pass, startFakeClock } from '../fakeClock.ts'
import { openSignedInAt } from '../harness.tsx'
import { openGuestMenu } from '../stay/menu.ts'

const module = 'SQMOD_TVMessages'
const load = { module, function: 'loadTvMessages' }
/** Time in which a deletion can be undone. */
const undoMs = 4000
type App = Awaited<ReturnType<typeof openSignedInAt>>

const old = { status: 'OK', root: [{ message_id: 1, text: 'The old message.', viewed: true }] }

async function openMessages() {
  const app = await openSignedInAt('/tv-message')
  const list = within(await screen.findByRole('region', { name: 'Messages' }))
  await list.findByText(/Your laundry is ready/)
  return { app, list }
}

const reload = ({ desk }: App) =>
  desk.tell('push', { room: '101', function: 'tvMessagesChanged', payload: { root: {} } })
const silent = ({ desk }: App) =>
  waitFor(async () =>
    expect((await desk.calls(load)).filter(({ status }) => status === 'SILENT')).toHaveLength(1),
  )

/** Frames arrive in order: when the app has logged this one, it has seen all that was sent before. */
async function everythingArrived({ desk }: App) {
  const dispatch = { module, function: 'getMarker', port: 22213, cache_time: 0, message_id: 'of-the-hotel' }
  await desk.tell('faults', { frame: `\u0002${JSON.stringify({ dispatch, payload: {} })}\u0003` })
  await waitFor(async () => expect(JSON.stringify(await logged(desk, 'channel'))).toContain('getMarker'))
}

it('MSG-17 a list that is answered late does not undo a newer one', async () => {
  const { app, list } = await openMessages()
  const answerLate = await answerInstead(app.desk, load, old)
  await reload(app)
  await silent(app)
  await app.desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  await app.user.click(await screen.findByRole('button', { name: 'Later' }))
  await list.findByText('Your taxi is here.')
  await answerLate()
  await everythingArrived(app)
  list.getByText('Your taxi is here.')
  expect(list.queryByText('The old message.')).toBeNull()
})

const leave = async (app: App) => (await openGuestMenu(app)).choose('Log out')
const leaveElsewhere = (app: App) => {
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  return waitFor(() => expect(app.reload).toHaveBeenCalled())
}

it.each([
  ['logged out', leave],
  ['logged out in another tab', leaveElsewhere],
])('a list that is answered after the guest has %s is not kept for the next one', async (_, end) => {
  const { app } = await openMessages()
  const answerLate = await answerInstead(app.desk, load, old)
  await reload(app)
  await silent(app)
  await end(app)
  await screen.findByLabelText('Room')
  await answerLate()
  await everythingArrived(app)
  expect(messageList.select(app.store.getState())).toEqual({ status: 'unknown', value: [] })
})

async function deleteLaundry({ user }: App) {
  await user.click(screen.getByRole('button', { name: /^Delete: Your laundry/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText(/Your laundry is ready/)).toBeNull())
}
const deletions = ({ desk }: App) => desk.calls({ module, function: 'deleteTvMessages' })

/** What the hotel was asked, for the message of a failure. */
const heard = async ({ desk }: App) =>
  `calls: ${(await desk.calls({})).map(({ function: name, status }) => `${name} ${status}`).join(', ')}`

it('MSG-08 a guest who logs out ends the time to undo: what was deleted is gone', async () => {
  startFakeClock()
  const { app } = await openMessages()
  await deleteLaundry(app)
  await leave(app)
  await waitFor(async () => expect(await deletions(app), await heard(app)).toMatchObject([{ status: 'OK' }]))
})

it('a deletion that can still be undone is not sent once the guest is signed out by another tab', async () => {
  startFakeClock()
  const { app } = await openMessages()
  await deleteLaundry(app)
  await leaveElsewhere(app)
  await pass(undoMs)
  await everythingArrived(app)
  expect(await deletions(app)).toEqual([])
})
