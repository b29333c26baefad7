/** Runs the real app with its real store against the simulated hotel, in one process. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { createApp } from '../../src/app/createApp.tsx'
import { createDevice, type Device } from '../../src/browser/device.ts'
import { createPage } from '../../src/browser/page.ts'
import type { Services } from '../../src/core/services.ts'
import { startHotel } from '../hotel/hotel.ts'
import { waitLimitMs } from '../tools/limits.ts'
import { atEnd } from './atEnd.ts'
import { wasClockStopped } from './realTimers.ts'

/** After a test with a fake clock, the history may never settle. */
const settledLimitMs = () => (wasClockStopped() ? 500 : waitLimitMs)

/** Waits for pending steps of the history, which all apps share, so that they do not affect the next app. */
async function historySettled({ history }: Services) {
  let limit: ReturnType<typeof setTimeout> | undefined
  const isOver = new Promise<void>((resolve) => {
    limit = setTimeout(resolve, settledLimitMs())
  })
  await Promise.race([history.settled(), isOver])
  // A pending timer would keep the whole app in memory.
  clearTimeout(limit)
}

type Hotel = Awaited<ReturnType<typeof startHotel>>

export async function openHotel(options: Parameters<typeof startHotel>[0] = {}) {
  const hotel = await startHotel({ port: 0, db: ':memory:', ...options })
  atEnd(() => hotel.close())
  return hotel
}

/** Client for the API of the hotel's desk. */
export function deskOf(hotel: Pick<Hotel, 'origin'>) {
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${hotel.origin}/desk/api/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!answer.ok) throw new Error(`desk ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as unknown
  }
  return {
    list: (what: string) => ask('GET', what) as Promise<Record<string, unknown>[]>,
    calls: (query: Record<string, string>) =>
      ask('GET', `calls?${new URLSearchParams(query)}`) as Promise<DeskCall[]>,
    tell: (what: string, body: unknown) => ask('POST', what, body),
    clearFaults: () => ask('DELETE', 'faults'),
  }
}

export interface DeskCall {
  at: string
  room: string
  module: string
  function: string
  data: Record<string, unknown>
  status: string | number
  message_id: string | null
}

export interface OpenOptions {
  hotel?: Hotel
  /** In-app address with its query. */
  path?: string
  /** Properties of the device that differ from an ordinary one. */
  device?: Partial<Device>
  userAgent?: string
  now?: () => number
}

/** With a fake clock, the timers that are due run between two steps of a guest, without a wait. */
const setupUser = () =>
  userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) })

/** Opens the app as a browser would at an address. Records reloads and leaving the page instead of doing so. */
export async function openApp({
  hotel: given,
  path = '/?property=1&theme=1',
  device,
  userAgent,
  now,
}: OpenOptions = {}) {
  const hotel = given ?? (await openHotel())
  window.history.replaceState(null, '', `/ONEapp${path}`)
  // The size may differ from that of the previous test.
  window.dispatchEvent(new Event('resize'))
  const reload = vi.fn()
  const leave = vi.fn<(address: string) => void>()
  const app = createApp({
    origin: hotel.origin,
    page: {
      ...createPage(),
      host: new URL(hotel.origin).host,
      ...(userAgent && { userAgent }),
      reload,
      leave,
    },
    device: { ...createDevice(), ...device },
    ...(now && { now }),
  })
  const started = app.start()
  const view = render(app.element)
  const close = () => {
    view.unmount()
    app.stop()
  }
  atEnd(close)
  // Before that, nothing is requested from the hotel; `test/browser/first.test.ts` covers that moment.
  const services = await started
  atEnd(() => historySettled(services))
  return { ...app, services, hotel, desk: deskOf(hotel), reload, leave, user: setupUser(), close }
}

type OpenedApp = Awaited<ReturnType<typeof openApp>>

/** Fills in the form as a guest would. */
export async function fillIn({ user }: Pick<OpenedApp, 'user'>, room: string, name: string) {
  for (const [label, value] of [
    ['Room', room],
    ['Last name', name],
  ] as const) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.click(field)
    await user.paste(value)
  }
  const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: /terms and conditions/ })
  if (!terms.checked) await user.click(terms)
}

/** Fills in the form and presses the button. */
export async function signIn({ user }: Pick<OpenedApp, 'user'>, room: string, name: string) {
  await fillIn({ user }, room, name)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** Waits for the landing page. */
export const atHome = () =>
  screen.findByRole('heading', { level: 1, name: /good (morning|afternoon|evening|night)/i })

/** Opens the app on the landing page, for a guest of property 1 who has signed in on this device before. */
export async function openSignedIn({
  room = '101',
  name = 'Berger',
  ...options
}: OpenOptions & { room?: string; name?: string } = {}) {
  localStorage.setItem('login-room', room)
  localStorage.setItem('login-name', name)
  const app = await openApp(options)
  await atHome()
  return app
}

interface SignedInAtOptions extends Omit<OpenOptions, 'path'> {
  room?: string
  name?: string
}

/** Opens the app for the same guest at an in-app address of property 1. */
export async function openSignedInAt(
  address: string,
  { room = '101', name = 'Berger', ...options }: SignedInAtOptions = {},
) {
  localStorage.setItem('login-room', room)
  localStorage.setItem('login-name', name)
  localStorage.removeItem('login-userId')
  const [pathname = '', query = ''] = address.split('?')
  return openApp({ ...options, path: `${pathname}?property=1&theme=1&${query}` })
}

/** Waits for the hotel's configuration, so that it does not override a time-out that a test sets afterwards. */
export const configured = ({ store }: Pick<OpenedApp, 'store'>) =>
  waitFor(() => {
    if (!store.getState().config.initialised) throw new Error('The configuration has not come yet.')
  })

/** State of a slice that is loaded lazily with its domain. */
export const stateOf = <State,>(
  { store }: Pick<OpenedApp, 'store'>,
  slice: { selectSlice: (root: never) => State },
): State => slice.selectSlice(store.getState() as never)

export const place = () => window.location.pathname.replace(/^\/ONEapp/, '') || '/'
export const query = () => new URLSearchParams(window.location.search)
