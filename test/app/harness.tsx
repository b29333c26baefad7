/** The real app on the real store against the real hotel, in one process. */
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

/** Of a test that stopped the clock the history may never be settled. */
const settledLimitMs = () => (wasClockStopped() ? 500 : waitLimitMs / 4)

/** All apps share the window's history: steps back that one still takes must not reach the next one. */
async function historySettled({ history }: Services) {
  let limit: ReturnType<typeof setTimeout> | undefined
  const isOver = new Promise<void>((resolve) => {
    limit = setTimeout(resolve, settledLimitMs())
  })
  await Promise.race([history.settled(), isOver])
  // A timer that waits on holds the whole app.
  clearTimeout(limit)
}

type Hotel = Awaited<ReturnType<typeof startHotel>>

export async function openHotel(options: Parameters<typeof startHotel>[0] = {}) {
  const hotel = await startHotel({ port: 0, db: ':memory:', ...options })
  atEnd(() => hotel.close())
  return hotel
}

/** What the desk knows and does, as JSON. */
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
  /** What the device says of itself, where it is no ordinary one. */
  device?: Partial<Device>
  userAgent?: string
  now?: () => number
}

/** Between two steps of a guest the timers run that are due; by a clock of the test's own, too, without a wait. */
const setupUser = () =>
  userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) })

/** Opens the app as a browser would at an address. Reloading and leaving the page is recorded instead of done. */
export async function openApp({
  hotel: given,
  path = '/?property=1&theme=1',
  device,
  userAgent,
  now,
}: OpenOptions = {}) {
  const hotel = given ?? (await openHotel())
  window.history.replaceState(null, '', `/ONEapp${path}`)
  // It may be another size than the test before had.
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
  // Until then nothing asks the hotel: no test is about that moment, which `test/browser/first.test.ts` shows.
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

/** The landing page stands. */
export const atHome = () =>
  screen.findByRole('heading', { level: 1, name: /good (morning|afternoon|evening|night)/i })

/** The app for a guest of property 1 who signed in here before, on the landing page. */
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

/** The same guest, who opens the app at an in-app address of property 1. */
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

/** The hotel's configuration is in, so that it does not overrule a time-out that a test sets afterwards. */
export const configured = ({ store }: Pick<OpenedApp, 'store'>) =>
  waitFor(() => {
    if (!store.getState().config.initialised) throw new Error('The configuration has not come yet.')
  })

/** The state of a slice that is loaded with its domain. */
export const stateOf = <State,>(
  { store }: Pick<OpenedApp, 'store'>,
  slice: { selectSlice: (root: never) => State },
): State => slice.selectSlice(store.getState() as never)

export const place = () => window.location.pathname.replace(/^\/ONEapp/, '') || '/'
export const query = () => new URLSearchParams(window.location.search)
