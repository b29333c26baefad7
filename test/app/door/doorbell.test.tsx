import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cameraSlice, pictures } from '../../../src/domains/camera/slice.ts'
import { videoOpened } from '../../../src/domains/player/slice.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import { atHome, openApp, openSignedIn, openSignedInAt, place, stateOf } from '../harness.tsx'

const title = 'Someone rang your door'
const dialog = () => screen.findByRole('dialog', { name: title })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
/** Lets time pass until the dialog closes by itself. */
const over = () => passUntil(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
const timer = () => screen.getByRole('timer')

type Opened = Awaited<ReturnType<typeof openSignedIn>>

/** A guest whose cameras are loaded. */
async function openRoom() {
  const app = await openSignedIn()
  await screen.findByRole('link', { name: 'Door camera' })
  return app
}
const ring = ({ desk }: Pick<Opened, 'desk'>, seconds?: number) =>
  desk.tell('ring', { room: '101', ...(seconds && { seconds }) })

/** Waits until every earlier push event has arrived, by one more whose function the app logs. */
async function settled({ desk }: Pick<Opened, 'desk'>, room = '101') {
  await desk.tell('push', { room, function: 'getMarker', payload: {} })
  await waitFor(async () =>
    expect(await logged(desk, 'channel')).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('getMarker') }),
    ),
  )
}

it('CAM-05, CAM-06, CAM-08, CONST-32, RT-22 a ring opens a dialog with the picture, and counts down', async () => {
  const app = await openRoom()
  startFakeClock()
  await ring(app)
  const shown = within(await dialog())
  expect(shown.getByRole('img', { name: title }).getAttribute('src')).toMatch(/^data:image\/jpeg;base64,\/9j/)
  expect(shown.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
    'Show camera',
    'Close',
    'Keep open',
    'Close',
  ])
  expect(timer().textContent).toBe('20')
  await passUntil(() => expect(Number(timer().textContent)).toBeLessThan(20))
  screen.getByRole('timer', { name: /^Closes in 1\d seconds$/ })
})

it('CAM-09, CAM-13 stays as long as the hotel says, and ends once by itself', async () => {
  const app = await openRoom()
  startFakeClock()
  await ring(app, 2)
  await dialog()
  expect(timer().textContent).toBe('2')
  await over()
  expect(app.store.getState()).toMatchObject({ camera: { ring: null } })
})

it('a guest who needs longer keeps it open', async () => {
  const app = await openRoom()
  startFakeClock()
  await ring(app, 2)
  const shown = within(await dialog())
  await app.user.click(shown.getByRole('button', { name: 'Keep open' }))
  await pass(10_000)
  expect(screen.getByRole('timer', { name: 'Stays open' })).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Keep open' })).toBeNull()
})

it.each([
  ['no picture', { root: { cameraInfo: [{ image_base64: '' }] } }],
  ['nothing at all', {}],
])('CAM-06 opens without a picture where the ring brings %s', async (_, payload) => {
  const app = await openRoom()
  await app.desk.tell('push', { room: '101', function: 'getPopUpCamera', payload })
  const shown = within(await dialog())
  expect(shown.queryByRole('img')).toBeNull()
  expect(timer().textContent).toBe('20')
})

it('CAM-06 offers no camera where there is none', async () => {
  const app = await openSignedIn({ room: '106', name: 'Schmidt', path: '/?property=1&theme=1&lang=en' })
  await app.desk.tell('ring', { room: '106' })
  const shown = within(await dialog())
  expect(shown.queryByRole('button', { name: 'Show camera' })).toBeNull()
})

it('CAM-11 a second ring replaces the picture and counts anew', async () => {
  const app = await openRoom()
  startFakeClock()
  await ring(app, 9)
  const shown = within(await dialog())
  const first = shown.getByRole('img').getAttribute('src')
  await passUntil(() => expect(Number(timer().textContent)).toBeLessThan(9))
  const image_base64 = 'data:image/png;base64,AAAA'
  await app.desk.tell('push', {
    room: '101',
    function: 'getPopUpCamera',
    payload: { root: { cameraInfo: [{ image_base64, seconds: 30 }] } },
  })
  await waitFor(() => expect(timer().textContent).toBe('30'))
  expect(shown.getByRole('img').getAttribute('src')).not.toBe(first)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

it('stays while the guest is busy with it: focus on a button, a moving mouse, a finger', async () => {
  const app = await openRoom()
  await ring(app)
  const shown = await dialog()
  const held = () => screen.getByRole('timer', { name: 'Stays open' })
  const counts = () => screen.getByRole('timer', { name: /^Closes in/ })
  counts()
  await app.user.tab()
  held()
  // The dialog itself has the focus again, as when it opened.
  act(() => shown.focus())
  counts()
  fireEvent(shown, new MouseEvent('pointermove', { bubbles: true, movementX: 0, movementY: 0 }))
  counts()
  fireEvent.pointerDown(shown)
  held()
})

it('CAM-13 shows the camera on a press, over a film that gives way and remembers its place', async () => {
  const app = await openRoom()
  act(() => void app.store.dispatch(videoOpened({ id: '41', src: '/film.mp4', title: 'The Long Shore' })))
  await screen.findByRole('dialog', { name: 'The Long Shore' })
  await ring(app)
  await dialog()
  // The film's dialog stays open below, and the ring can be closed without it.
  await app.user.keyboard('{Escape}')
  await gone()
  screen.getByRole('dialog', { name: 'The Long Shore' })
  await ring(app)
  await app.user.click(within(await dialog()).getByRole('button', { name: 'Show camera' }))
  await screen.findByRole('heading', { level: 1, name: 'Door camera' })
  expect(place()).toBe('/room-camera')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('DLG-05, CAM-06 comes before an alarm, which comes back when the ring is closed', async () => {
  const app = await openRoom()
  const payload = { wakeup: [{ id: 5, time: '2026-11-22T06:30:00Z' }] }
  await app.desk.tell('push', { room: '101', function: 'getPopUpWakeUp', payload })
  await screen.findByRole('dialog', { name: 'Good morning' })
  await ring(app)
  await dialog()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  // An alarm that rings again while the ring is shown waits.
  await app.desk.tell('push', { room: '101', function: 'getPopUpWakeUp', payload })
  await settled(app)
  await dialog()
  const before = place()
  window.history.back()
  await screen.findByRole('dialog', { name: 'Good morning' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await app.services.history.settled()
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toBe(before)
})

it.each(['walkin', 'walkin-only'])('MODE-04 in mode %s nobody hears the bell', async (mode) => {
  const app = await openApp({ path: `/?property=1&theme=1&mode=${mode}` })
  await atHome()
  const payload = { root: { cameraInfo: [{ image_base64: 'AAAA' }] } }
  await app.desk.tell('push', { room: 'walkin', function: 'getPopUpCamera', payload })
  await settled(app, 'walkin')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('ROOM-23 a device whose bell is switched off says nothing, until it is switched on', async () => {
  const app = await openRoom()
  app.services.history.go('/room-camera')
  const announce = await screen.findByRole('checkbox', { name: /Tell me on this device/ })
  await app.user.click(announce)
  await ring(app)
  await settled(app)
  expect(screen.queryByRole('dialog')).toBeNull()
  await app.user.click(announce)
  await ring(app)
  await dialog()
})

/** Replaces the browser's notifications with fakes that a test can inspect. */
function notifications(permission: NotificationPermission, answer = permission) {
  const shown: FakeNotification[] = []
  class FakeNotification {
    static permission = permission
    static requestPermission = vi.fn(async () => {
      FakeNotification.permission = answer
      return answer
    })
    onclick: (() => void) | null = null
    close = vi.fn()
    readonly title: string
    readonly options: NotificationOptions
    constructor(title: string, options: NotificationOptions) {
      this.title = title
      this.options = options
      shown.push(this)
    }
  }
  give(window, 'Notification', FakeNotification)
  give(window, 'focus', vi.fn())
  return { shown, ask: FakeNotification.requestPermission }
}
const hide = (isHidden: boolean) => {
  give(document, 'visibilityState', isHidden ? 'hidden' : 'visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

it('CAM-07 notifies outside the page; a press brings the dialog up again', async () => {
  const { shown, ask } = notifications('granted')
  const app = await openRoom()
  hide(true)
  startFakeClock()
  await ring(app, 1)
  await dialog()
  await over()
  expect(shown.map((one) => [one.title, one.options.body])).toEqual([[title, 'Room 101']])
  expect(shown[0]?.close).not.toHaveBeenCalled()
  await act(async () => shown[0]?.onclick?.())
  expect(window.focus).toHaveBeenCalled()
  await dialog()
  hide(false)
  await app.user.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(shown[0]?.close).toHaveBeenCalled())
  expect(ask).not.toHaveBeenCalled()
})

it('CAM-07 a press brings the dialog up again also where the guest, at the page, has closed it', async () => {
  const { shown } = notifications('granted')
  const app = await openRoom()
  await ring(app)
  await dialog()
  await waitFor(() => expect(shown).toHaveLength(1))
  await app.user.keyboard('{Escape}')
  await gone()
  await act(async () => shown[0]?.onclick?.())
  await dialog()
  expect(shown).toHaveLength(1)
})

it('CAM-07 notifies of each ring, also of two that bring nothing', async () => {
  const { shown } = notifications('granted')
  const app = await openRoom()
  hide(true)
  for (const count of [1, 2]) {
    await app.desk.tell('push', { room: '101', function: 'getPopUpCamera', payload: {} })
    await dialog()
    await waitFor(() => expect(shown).toHaveLength(count))
    await app.user.keyboard('{Escape}')
    await gone()
  }
})

it('CAM-07 asks for the permission only when the guest presses the button', async () => {
  const { shown, ask } = notifications('default', 'granted')
  const app = await openRoom()
  await ring(app)
  await dialog()
  await app.user.keyboard('{Escape}')
  await gone()
  app.services.history.go('/room-camera')
  const button = await screen.findByRole('button', { name: 'Notify me outside the app, too' })
  expect(ask).not.toHaveBeenCalled()
  expect(shown).toEqual([])
  await app.user.click(button)
  await screen.findByText('You will be notified outside the app, too.')
  expect(ask).toHaveBeenCalledTimes(1)
  await ring(app)
  await dialog()
  expect(shown).toHaveLength(1)
})

it('CAM-07 goes on without notifications where they are refused', async () => {
  notifications('default', 'denied')
  const app = await openRoom()
  app.services.history.go('/room-camera')
  await app.user.click(await screen.findByRole('button', { name: 'Notify me outside the app, too' }))
  await screen.findByText('Notifications are blocked in the settings of your browser.')
  await ring(app)
  await dialog()
})

it('CAM-07 a television offers no notifications outside the app, and sends its guest to no settings of a browser', async () => {
  notifications('default', 'denied')
  await openSignedInAt('/room-camera?mode=tv')
  await screen.findByRole('checkbox', { name: /Play a sound/ })
  expect(screen.queryByRole('button', { name: 'Notify me outside the app, too' })).toBeNull()
  expect(screen.queryByText('Notifications are blocked in the settings of your browser.')).toBeNull()
})

/** Replaces the AudioContext with a fake that counts the notes it plays. */
function soundCard(state = 'running') {
  const started = vi.fn()
  const node = () => ({
    frequency: {},
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: (next: unknown) => next,
    start: started,
    stop: vi.fn(),
  })
  const closed = vi.fn(async () => {})
  class FakeContext {
    state = state
    currentTime = 0
    destination = {}
    resume = async () => {}
    close = closed
    createOscillator = node
    createGain = node
  }
  give(globalThis, 'AudioContext', FakeContext)
  return { started, closed }
}

it('a ring sounds, unless the guest has switched the sound off on this device', async () => {
  const { started } = soundCard()
  const app = await openRoom()
  await ring(app)
  await dialog()
  await waitFor(() => expect(started).toHaveBeenCalledTimes(4))
  await app.user.keyboard('{Escape}')
  await gone()
  app.services.history.go('/room-camera')
  await app.user.click(await screen.findByRole('checkbox', { name: 'Play a sound' }))
  await ring(app)
  await dialog()
  expect(started).toHaveBeenCalledTimes(4)
  expect(JSON.parse(localStorage.getItem('doorbell') ?? '')).toEqual({ isAnnounced: true, isHeard: false })
})

it('where the browser forbids sound the dialog is there to be seen', async () => {
  const { started, closed } = soundCard('suspended')
  const app = await openRoom()
  await ring(app)
  await dialog()
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(started).not.toHaveBeenCalled()
})

it('SES-30 the next guest finds neither the door nor the ring of the one before, not even in an answer under way', async () => {
  const app = await openRoom()
  await ring(app)
  await dialog()
  const call = { module: 'SQMOD_Camera', function: 'loadCameras' }
  const answerLate = await answerInstead(app.desk, call, {
    status: 'OK',
    root: [{ image_base64: '/9j/4AAQ', title: 'The door of before' }],
  })
  app.store.dispatch(pictures.wanted())
  await waitFor(async () =>
    expect(await app.desk.calls(call)).toContainEqual(expect.objectContaining({ status: 'SILENT' })),
  )
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  await answerLate()
  const dispatch = { ...call, function: 'getMarker', port: 22205, cache_time: 0, message_id: 'of-the-hotel' }
  await app.desk.tell('faults', { frame: `\u0002${JSON.stringify({ dispatch, payload: {} })}\u0003` })
  await waitFor(async () => expect(JSON.stringify(await logged(app.desk, 'channel'))).toContain('getMarker'))
  expect(pictures.select(app.store.getState())).toEqual({
    status: 'unknown',
    value: { cameras: [], takenAt: null },
  })
  expect(stateOf(app, cameraSlice)).toMatchObject({ ring: null, lastRing: null })
})
