import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { messageList, messagesSlice } from '../../../src/domains/messages/slice.ts'
import { connect } from '../../unit/hotel/device.ts'
import { atEnd } from '../atEnd.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import {
  atHome,
  configured,
  openApp,
  openHotel,
  openSignedIn,
  openSignedInAt,
  place,
  stateOf,
} from '../harness.tsx'
import { readStyles } from '../rendering.ts'

const module = 'SQMOD_TVMessages'
/** Time-out of the calls in these tests. */
const silenceMs = 300
const laundry = /Your laundry is ready/
const tickets = /two tickets for the Musikverein/

type App = Awaited<ReturnType<typeof openSignedIn>>

async function openMessages(options: Parameters<typeof openSignedInAt>[1] = {}): Promise<App> {
  const app = await openSignedInAt('/tv-message', options)
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  return app
}

const list = async () => within(await screen.findByRole('region', { name: 'Messages' }))
const messagesIn = async () => (await list()).getAllByRole('listitem')
const badge = (count: number) =>
  screen.findByRole('link', {
    name: count ? new RegExp(`Messages ?${count} unread$`) : 'Messages',
    // Also while the bar is behind a dialog.
    hidden: true,
  })
const wide = () => give(window, 'innerWidth', 1400)
const calls = ({ desk }: App, name: string) => desk.calls({ module, function: name })
const ofRoom = async ({ desk }: App) => (await desk.list('messages')).filter(({ room }) => room === '101')

/** Connects another device of the same room. */
async function otherDevice({ hotel }: App) {
  const device = await connect(hotel.origin)
  atEnd(() => device.close())
  await device.signIn('101', 'Berger')
  return device
}

it('MSG-02, MSG-05 a message that the hotel lists twice is there once, and is one unread', async () => {
  wide()
  const app = await openSignedIn()
  const message = { message_id: 12, text: 'Your taxi is here.', viewed: false }
  const root = [message, { ...message, message_id: 13 }, message]
  const answer = await answerInstead(app.desk, { module, function: 'loadTvMessages' }, { status: 'OK', root })
  app.services.history.go('/tv-message')
  await answer()
  await waitFor(async () => expect(await messagesIn()).toHaveLength(2))
  await badge(2)
})

it('MSG-01, MSG-02, MSG-03, MSG-05, MSG-19, MENU-15, ROUTE-13 the menu opens the messages of the room, newest first', async () => {
  readStyles()
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('link', { name: /^Messages From the front desk/ }))
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  expect(place()).toBe('/tv-message')
  const texts = (await messagesIn()).map(({ textContent }) => textContent)
  expect(texts).toHaveLength(3)
  expect(texts[0]).toMatch(/^Unread: Your laundry is ready/)
  expect(texts[1]).toMatch(/^Unread: The concierge has your two tickets/)
  expect(texts[2]).not.toMatch(/Unread/)
  expect(texts[0]).toMatch(/\d{1,2}:\d\d\u00a0[AP]M/)
  expect((await calls(app, 'loadTvMessages')).every(({ data }) => Object.keys(data).length === 0)).toBe(true)
})

it('MSG-06, MSG-07, MSG-17, BNAV-10 opening a message marks it read, and it can be marked unread again', async () => {
  wide()
  const app = await openMessages()
  await badge(2)
  await app.user.click((await list()).getByRole('button', { name: /^Unread: Your laundry/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Message' }))
  sheet.getByText(laundry)
  await badge(1)
  const message_id = (await ofRoom(app)).find(({ text }) => laundry.test(String(text)))?.message_id
  expect((await calls(app, 'markAsTvMessagesByMessageId')).map(({ data }) => data)).toEqual([
    { message_id, mark_as_status: 'true' },
  ])
  await app.user.click(sheet.getByRole('button', { name: 'Mark as unread' }))
  await badge(2)
  expect((await calls(app, 'markAsTvMessagesByMessageId')).map(({ data }) => data)[1]).toEqual({
    message_id,
    mark_as_status: 'false',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('MSG-21 a message is answered by a call or by mail, two taps from home', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('link', { name: /^2 unread messages/ }))
  await list()
  const mail = await screen.findByRole('link', { name: 'Email' })
  expect(mail.getAttribute('href')).toBe('mailto:desk@aurora.example')
  // Each row has the message, which is not cut, and one action.
  for (const row of await messagesIn()) expect(within(row).getAllByRole('button')).toHaveLength(2)
  await app.user.click(screen.getByRole('button', { name: 'Call: Reception' }))
  await waitFor(() =>
    expect(app.hotel.desk.quickCalls()).toMatchObject([{ room: '101', target: 'reception' }]),
  )
})

it('MSG-21 a message that is open has the same answers', async () => {
  const app = await openMessages()
  await app.user.click((await list()).getByRole('button', { name: /^Unread: Your laundry/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Message' }))
  expect(sheet.getByRole('link', { name: 'Email' })).toHaveProperty('protocol', 'mailto:')
  await app.user.click(sheet.getByRole('button', { name: 'Call: Reception' }))
  await waitFor(() =>
    expect(app.hotel.desk.quickCalls()).toMatchObject([{ room: '101', target: 'reception' }]),
  )
})

it('MSG-21 a television, which has neither a mailbox nor a telephone, offers no answer', async () => {
  const { close } = await openMessages()
  await screen.findByRole('button', { name: 'Call: Reception' })
  close()
  await openSignedInAt('/tv-message?mode=tv')
  await list()
  expect(screen.queryByRole('button', { name: 'Call: Reception' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Email' })).toBeNull()
})

it('MSG-07 a message that has been read is not marked again when it is opened', async () => {
  const app = await openMessages()
  const [, , read] = await messagesIn()
  await app.user.click(within(read as HTMLElement).getAllByRole('button')[0] as HTMLElement)
  await screen.findByRole('dialog', { name: 'Message' })
  await app.user.click(screen.getByRole('button', { name: 'Mark as unread' }))
  await waitFor(async () => expect(await calls(app, 'markAsTvMessagesByMessageId')).not.toEqual([]))
  expect((await calls(app, 'markAsTvMessagesByMessageId')).map(({ data }) => data.mark_as_status)).toEqual([
    'false',
  ])
})

it('MSG-07, MSG-17 all are marked read with one press, and no badge is left', async () => {
  wide()
  const app = await openMessages()
  await badge(2)
  await app.user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await badge(0)
  expect((await ofRoom(app)).every(({ viewed }) => viewed)).toBe(true)
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

it.each([
  ['refused', { status: 'ERROR' }],
  ['never answered', { silent: true }],
])('MSG-06, MSG-17 a message whose mark is %s is unread still', async (_, fault) => {
  wide()
  const app = await openMessages()
  await badge(2)
  await configured(app)
  app.services.hotel.setReceiveTimeout(silenceMs)
  await app.desk.tell('faults', { module, function: 'markAsTvMessagesByMessageId', ...fault, times: 1 })
  await app.user.click((await list()).getByRole('button', { name: /^Unread: Your laundry/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Message' }))
  await waitFor(async () => expect(await logged(app.desk, 'messages')).toHaveLength(1))
  expect(stateOf(app, messagesSlice).markStatus).toBe('failure')
  await badge(2)
  await app.user.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await messagesIn())[0]?.textContent).toMatch(/^Unread: Your laundry/)
})

it('MSG-04, MSG-17 of all that are marked read at once one is refused: the marking has failed, and that one is unread still', async () => {
  wide()
  const app = await openMessages()
  await badge(2)
  await app.desk.tell('faults', {
    module,
    function: 'markAsTvMessagesByMessageId',
    status: 'ERROR',
    times: 1,
  })
  await app.user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await badge(1)
  expect(stateOf(app, messagesSlice).markStatus).toBe('failure')
  expect((await ofRoom(app)).filter(({ viewed }) => !viewed)).toHaveLength(1)
  await app.user.click((await list()).getByRole('button', { name: /^Unread: / }))
  await badge(0)
  await waitFor(() => expect(stateOf(app, messagesSlice).markStatus).toBe('success'))
})

async function deleteLaundry({ user }: App) {
  await user.click((await list()).getByRole('button', { name: /^Delete: Your laundry/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this message?' }))
  dialog.getByText(laundry)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
}

it('MSG-08, MSG-09 a message is deleted after a question and a time to undo it', async () => {
  startFakeClock()
  const app = await openMessages()
  const before = await ofRoom(app)
  const loads = (await calls(app, 'loadTvMessages')).length
  await deleteLaundry(app)
  await screen.findByText('Message deleted')
  expect(screen.queryByText(laundry)).toBeNull()
  await passUntil(async () => expect(await ofRoom(app)).toHaveLength(before.length - 1))
  const id = before.find(({ text }) => laundry.test(String(text)))?.message_id
  expect((await calls(app, 'deleteTvMessages')).map(({ data }) => data)).toEqual([{ id }])
  await waitFor(async () => expect((await calls(app, 'loadTvMessages')).length).toBeGreaterThan(loads))
  expect(screen.queryByText('Message deleted')).toBeNull()
})

it('MSG-08 a question that is answered with Cancel deletes nothing', async () => {
  const app = await openMessages()
  await app.user.click((await list()).getByRole('button', { name: /^Delete: Your laundry/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  ;(await list()).getByText(laundry)
  expect(await calls(app, 'deleteTvMessages')).toEqual([])
})

it('a deletion that is undone never reaches the hotel', async () => {
  startFakeClock()
  const app = await openMessages()
  await deleteLaundry(app)
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  ;(await list()).getByText(laundry)
  // The next deletion is sent; the one that was undone is not.
  await app.user.click((await list()).getByRole('button', { name: /^Delete: The concierge/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
  await passUntil(async () => expect(await calls(app, 'deleteTvMessages')).toHaveLength(1))
  expect((await ofRoom(app)).some(({ text }) => laundry.test(String(text)))).toBe(true)
})

it('a guest who leaves the page, or deletes another message, ends the time to undo', async () => {
  const app = await openMessages()
  await deleteLaundry(app)
  await app.user.click((await list()).getByRole('button', { name: /^Delete: The concierge/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(async () => expect(await calls(app, 'deleteTvMessages')).toHaveLength(1))
  give(document, 'visibilityState', 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(async () => expect(await calls(app, 'deleteTvMessages')).toHaveLength(2))
})

it.each([
  ['refused', { status: 'ERROR' }],
  ['never answered', { silent: true }],
])('a deletion that is %s brings the message back', async (_, fault) => {
  startFakeClock()
  const app = await openMessages()
  await list()
  await configured(app)
  app.services.hotel.setReceiveTimeout(silenceMs)
  await app.desk.tell('faults', { module, function: 'deleteTvMessages', ...fault, times: 1 })
  await deleteLaundry(app)
  await waitFor(() => expect(screen.queryByText(laundry)).toBeNull())
  await passUntil(() => screen.getByText(laundry))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('MSG-10, MSG-11, MSG-12, MSG-13 a new message opens a dialog; confirming it marks it read', async () => {
  wide()
  const app = await openSignedIn()
  await badge(2)
  await app.desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }))
  dialog.getByText('Your taxi is here.')
  await badge(3)
  await app.user.click(dialog.getByRole('button', { name: 'Got it' }))
  await badge(2)
  const [taxi] = (await ofRoom(app)).filter(({ text }) => text === 'Your taxi is here.')
  expect(taxi).toMatchObject({ viewed: true })
})

it('MSG-13 a message without a number is matched by its text', async () => {
  wide()
  const app = await openSignedIn()
  await badge(2)
  const text = String((await ofRoom(app)).find((one) => tickets.test(String(one.text)))?.text)
  await app.desk.tell('push', {
    room: '101',
    function: 'getPopUpMessages',
    payload: { tvmessages: [{ message: text }] },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Got it' }))
  await badge(1)
  expect((await ofRoom(app)).filter(({ viewed }) => !viewed).map((one) => one.text)).not.toContain(text)
})

it('MSG-12 several new messages are shown one after the other', async () => {
  const app = await openSignedIn()
  await app.desk.tell('message', { room: '101', text: 'First.' })
  await app.desk.tell('message', { room: '101', text: 'Second.' })
  await within(await screen.findByRole('dialog', { name: 'New message' })).findByText('First.')
  await app.user.click(screen.getByRole('button', { name: 'Later' }))
  const next = await screen.findByRole('dialog', { name: 'New message' })
  await within(next).findByText('Second.')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect((await ofRoom(app)).find(({ text }) => text === 'First.')).toMatchObject({ viewed: false })
})

it.each([
  ['without a text', { tvmessages: [{ message_id: 34 }] }],
  ['of blanks', { tvmessages: [{ message: '   ' }] }],
  ['that is empty', { tvmessages: [] }],
])('MSG-10 a push %s is ignored', async (_, payload) => {
  wide()
  const app = await openSignedIn()
  await badge(2)
  const loads = (await calls(app, 'loadTvMessages')).length
  await app.desk.tell('push', { room: '101', function: 'getPopUpMessages', payload })
  await app.desk.tell('push', { room: '101', function: 'getMarker', payload: {} })
  await waitFor(async () =>
    expect((await logged(app.desk, 'channel')).some(({ msg }) => String(msg).includes('getMarker'))).toBe(
      true,
    ),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await calls(app, 'loadTvMessages')).toHaveLength(loads)
})

it('MSG-17 what another device of the room reads is read here, too, and its dialog closes', async () => {
  wide()
  const app = await openMessages()
  await badge(2)
  await app.desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  await screen.findByRole('dialog', { name: 'New message' })
  const [taxi] = (await ofRoom(app)).filter(({ text }) => text === 'Your taxi is here.')
  const device = await otherDevice(app)
  await device.ask(`${module}.markAsTvMessagesByMessageId`, {
    message_id: taxi?.message_id,
    mark_as_status: 'true',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await badge(2)
  const [first] = await ofRoom(app)
  await device.ask(`${module}.deleteTvMessages`, { id: first?.message_id })
  await waitFor(async () => expect(await messagesIn()).toHaveLength(3))
})

it('MSG-14 a new message raises a notification of the browser, for which the guest was asked on a press alone', async () => {
  const shown: { title: string; body: string | undefined }[] = []
  class FakeNotification {
    static permission = 'default'
    static requestPermission = vi.fn(async () => {
      FakeNotification.permission = 'granted'
      return 'granted'
    })
    close = vi.fn()
    constructor(title: string, { body }: NotificationOptions) {
      shown.push({ title, body })
    }
  }
  give(window, 'Notification', FakeNotification)
  const app = await openMessages()
  const ask = await screen.findByRole('button', { name: 'Notify me outside the app, too' })
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
  await app.user.click(ask)
  await screen.findByText('You will be notified outside the app, too.')
  await app.desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  await screen.findByRole('dialog', { name: 'New message' })
  await waitFor(() => expect(shown).toEqual([{ title: 'New message', body: 'Your taxi is here.' }]))
})

it('MSG-16, MSG-20 a room without messages has no item, and its list says so', async () => {
  wide()
  const app = await openSignedIn({ room: '103', name: 'Okafor' })
  app.services.history.go('/tv-message')
  await screen.findByText('no data available')
  expect(screen.queryByRole('link', { name: /^Messages/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('MSG-16, MODE-18 a demo has the item, with the messages of the demo room', async () => {
  wide()
  startFakeClock()
  const app = await openApp({ path: '/?property=1&theme=1&mode=demo' })
  await passUntil(() => expect(place()).toBe('/cp/1'))
  await atHome()
  await app.user.click(await badge(1))
  await screen.findByText(/^Your table in Restaurant Morgenrot/)
})

it('MSG-16, MODE-18 a demo has the item also at a hotel without a demo room, and no messages', async () => {
  wide()
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.fault({ module: 'SQMOD_Auth', function: 'authenticate', status: 'ERROR', times: 1 })
  const app = await openApp({ hotel, path: '/?property=1&theme=1&mode=demo' })
  await passUntil(() => expect(place()).toBe('/cp/1'))
  await atHome()
  await app.user.click(await badge(0))
  await screen.findByText('no data available')
  expect(await app.desk.calls({ module })).toEqual([])
})

it('MODE-04 a walk-in guest has no room to write to', async () => {
  await openApp({ path: '/tv-message?property=1&theme=1&mode=walkin' })
  await atHome()
  expect(place()).toBe('/cp/1')
})

it('MODE-04 a walk-in guest, who has no television, is told of no message for a room', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await atHome()
  const frame = (name: string, payload: object) => {
    const dispatch = { module, function: name, port: 22213, cache_time: 0, message_id: 'of-the-hotel' }
    return app.desk.tell('faults', { frame: `\u0002${JSON.stringify({ dispatch, payload })}\u0003` })
  }
  await frame('getPopUpMessages', { tvmessages: [{ message: 'Your taxi is here.' }] })
  await frame('getMarker', {})
  await waitFor(async () => expect(JSON.stringify(await logged(app.desk, 'channel'))).toContain('getMarker'))
  expect(stateOf(app, messagesSlice).announced).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['an error', { status: 'ERROR' }],
  ['silence', { silent: true }],
  ['a body that cannot be read', null],
])(
  'MSG-18, MSG-20, GEN-06 a load that ends in %s says that there is nothing, and tries again',
  async (_, fault) => {
    const hotel = await openHotel()
    const app = await openSignedIn({ hotel, room: '103', name: 'Okafor' })
    await configured(app)
    if (fault) app.services.hotel.setReceiveTimeout(silenceMs)
    const call = { module, function: 'loadTvMessages' }
    const answer = fault ? null : await answerInstead(app.desk, call, { status: 'OK', root: 'none' })
    if (fault) await app.desk.tell('faults', { ...call, ...fault, times: 1 })
    app.services.history.go('/tv-message')
    await answer?.()
    const again = await screen.findByRole('button', { name: 'Try again' })
    app.services.hotel.setReceiveTimeout(60_000)
    await app.user.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    screen.getByText('no data available')
  },
)

it('MSG-05, MSG-10 a message without a text is none', async () => {
  wide()
  const app = await openMessages()
  await list()
  const root = ['Your taxi is here.', ' '].map((text, id) => ({ message_id: 90 + id, text, viewed: false }))
  const answer = await answerInstead(app.desk, { module, function: 'loadTvMessages' }, { status: 'OK', root })
  await app.desk.tell('push', { room: '101', function: 'tvMessagesChanged', payload: { root: {} } })
  await answer()
  await (await list()).findByText('Your taxi is here.')
  expect(await messagesIn()).toHaveLength(1)
  await badge(1)
})

it('MSG-05 of messages of one moment, and of those without a time, the one with the highest number is first', async () => {
  const app = await openMessages()
  await list()
  const created = '2026-11-21T10:00:00Z'
  const root = [
    { message_id: 91, text: 'One.', viewed: true, created },
    { message_id: 93, text: 'Three.', viewed: true, created },
    { message_id: 92, text: 'Two.', viewed: true, created },
    { message_id: 81, text: 'Minus two.', viewed: true },
    { message_id: 82, text: 'Minus one.', viewed: true },
  ]
  const answer = await answerInstead(app.desk, { module, function: 'loadTvMessages' }, { status: 'OK', root })
  await app.desk.tell('push', { room: '101', function: 'tvMessagesChanged', payload: { root: {} } })
  await answer()
  await (await list()).findByText('Three.')
  const texts = (await messagesIn()).map(({ textContent }) => /[A-Z][a-z ]+\./.exec(textContent ?? '')?.[0])
  expect(texts).toEqual(['Three.', 'Two.', 'One.', 'Minus one.', 'Minus two.'])
})

it('MSG-18 a list that does not come again stays as it was', async () => {
  const app = await openMessages()
  await list()
  await app.desk.tell('faults', { module, function: 'loadTvMessages', status: 'ERROR', times: 1 })
  const loads = (await calls(app, 'loadTvMessages')).length
  await app.desk.tell('push', { room: '101', function: 'tvMessagesChanged', payload: { root: {} } })
  await waitFor(async () => expect((await calls(app, 'loadTvMessages')).length).toBe(loads + 1))
  await waitFor(async () => expect(await logged(app.desk, 'messages')).toHaveLength(1))
  expect(await messagesIn()).toHaveLength(3)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('home tells of what is unread, and leads to it', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('link', { name: /^2 unread messages/ }))
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
})

it('the drawer counts what is unread', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await drawer.findByRole('button', { name: /^Messages.*2 unread$/ })
})

it('STOUR-06, TOUR-01 the tour explains reading, marking and deleting', async () => {
  const app = await openMessages()
  await list()
  await app.user.click(await screen.findByRole('button', { name: 'Help' }))
  for (const name of ['Reading', 'Read or unread', 'Deleting']) {
    await screen.findByRole('dialog', { name })
    await app.user.click(screen.getByRole('button', { name: /^(Next|Finish)$/ }))
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  ['in the root', (tvmessages: object[]) => ({ root: { tvmessages } })],
  ['at the top', (tvmessages: object[]) => ({ tvmessages })],
])('RT-21 a message that the hotel pushes %s of the payload is read by the guest', async (_, payload) => {
  const app = await openSignedIn()
  await app.desk.tell('push', {
    room: '101',
    function: 'getPopUpMessages',
    payload: payload([{ message: 'The sauna is warm now.' }]),
  })
  within(await screen.findByRole('dialog', { name: 'New message' })).getByText('The sauna is warm now.')
})

it('MSG-04 keeps the list, what was announced, and how the last change went', async () => {
  const app = await openSignedIn()
  const stored = () => messageList.select(app.store.getState())
  await waitFor(() => expect(stored().status).toBe('success'))
  const { announced, markStatus, deleteStatus } = stateOf(app, messagesSlice)
  expect(stored().value.length).toBeGreaterThan(1)
  expect([announced, markStatus, deleteStatus]).toEqual([[], 'unknown', 'unknown'])
  await app.desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }))
  expect(stateOf(app, messagesSlice).announced).toMatchObject([{ text: 'Your taxi is here.' }])
  await app.user.click(dialog.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(stateOf(app, messagesSlice).markStatus).toBe('success'))
  expect(stateOf(app, messagesSlice)).toMatchObject({ announced: [], deleteStatus: 'unknown' })
})
