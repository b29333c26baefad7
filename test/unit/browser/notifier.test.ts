import { expect, it, vi } from 'vitest'
import { notify, notifyPermission, requestNotifyPermission } from '../../../src/browser/notifier.ts'
import { waitLimitMs } from '../../tools/limits.ts'

type FakeWindow = Parameters<typeof notify>[2]
const note = { title: 'Someone rang your door', body: 'Room 101', tag: 'doorbell' }

/** A phone, which shows notifications only through the service worker. */
function phone(registration: object | undefined) {
  const listeners = new Set<(event: { data: unknown }) => void>()
  class Refusing {
    static permission = 'granted'
    constructor() {
      throw new TypeError('Illegal constructor')
    }
  }
  const serviceWorker = {
    getRegistration: async () => registration,
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { data: unknown }) => void) =>
      listeners.delete(listener),
  }
  return {
    window: { Notification: Refusing, navigator: { serviceWorker }, focus: vi.fn() } as unknown as FakeWindow,
    tell: (data: unknown) => {
      for (const listener of listeners) listener({ data })
    },
  }
}

it('CAM-07 shows a note through the service worker where the page itself may not, and hears its press', async () => {
  const close = vi.fn()
  const showNotification = vi.fn(async () => {})
  const { window, tell } = phone({ showNotification, getNotifications: async () => [{ close }] })
  const onPress = vi.fn()
  const takeAway = await notify(note, onPress, window)
  expect(showNotification).toHaveBeenCalledWith(note.title, { body: note.body, tag: note.tag })
  tell({ type: 'notificationPressed', tag: 'other' })
  tell('SKIP_WAITING')
  expect(onPress).not.toHaveBeenCalled()
  tell({ type: 'notificationPressed', tag: 'doorbell' })
  expect(onPress).toHaveBeenCalledTimes(1)
  takeAway()
  await vi.waitFor(() => expect(close).toHaveBeenCalled(), waitLimitMs)
  tell({ type: 'notificationPressed', tag: 'doorbell' })
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('shows nothing without a service worker, or without permission', async () => {
  const takeAway = await notify(note, vi.fn(), phone(undefined).window)
  expect(takeAway).not.toThrow()
  const made = vi.fn()
  for (const permission of ['default', 'denied'])
    await notify(note, vi.fn(), {
      Notification: Object.assign(made, { permission }),
    } as unknown as FakeWindow)
  expect(made).not.toHaveBeenCalled()
})

it('knows a browser without notifications, and one that will not even ask', async () => {
  expect(notifyPermission({} as never)).toBe('unsupported')
  expect(await requestNotifyPermission({} as never)).toBe('unsupported')
  const Notification = { permission: 'default', requestPermission: () => Promise.reject(new Error('no')) }
  expect(await requestNotifyPermission({ Notification } as never)).toBe('default')
})
