import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getPickupLocations } from '../../../src/contract/pickup.ts'
import { waitLimitMs } from '../../tools/limits.ts'
import { type openApp, openHotel, openSignedIn, openSignedInAt } from '../harness.tsx'
import { readStyles } from '../rendering.ts'
import { senders } from '../sending/senders.ts'
import { askToCheckOut, openGuestMenu } from '../stay/menu.ts'

type App = Awaited<ReturnType<typeof openApp>>

const reason = 'Available again as soon as the hotel can be reached.'

/** What a screen reader says of a control besides its name. */
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The control itself, or the group of controls around it: a reader says of each control of it what is said of the group. */
const groupOf = (element: Element) => element.closest('[aria-disabled="true"]')

/** What acts at the hotel, over the channel and by HTTP; statistics and the log are no acts of a guest. */
const acts =
  /^(?:set|delete|send|transmit|control|device|play|snooze|start(?!Event)|stop|insert|remove|getBuyMovie|mark)|^(?:POST|PUT|DELETE) (?!.*\/log\.php)|salto-open-door/

/** What has acted at the hotel so far. */
const acted = async (app: App) =>
  (await app.desk.calls({})).map(({ function: name }) => String(name)).filter((name) => acts.test(name))

async function loseHotel(app: App) {
  app.hotel.desk.fault({ refuse: 1000 })
  app.hotel.desk.fault({ drop: true })
  await screen.findByText(/connection to the hotel is lost/)
}

/** The hotel answers again, and the browser says that there is a network. */
function findHotel(app: App) {
  app.hotel.desk.fault({ refuse: 0 })
  act(() => void window.dispatchEvent(new Event('online')))
}

async function seenUnavailable(app: App, find: () => HTMLElement) {
  const control = find()
  control.focus()
  const before = await acted(app)
  await loseHotel(app)
  await waitFor(() => expect(groupOf(find())?.matches('[data-away]')).toBe(true))
  // It is the same control with the focus on it, and says why.
  const group = groupOf(find()) as Element
  expect(find()).toBe(control)
  expect(document.activeElement).toBe(control)
  await waitFor(() => expect(descriptionOf(group)).toContain(reason))
  // One notice: the line; nothing else says it, before and after two presses.
  const shown = () => screen.queryAllByText(reason).filter((one) => !one.hidden)
  expect(shown()).toEqual([])
  await app.user.click(control)
  await waitFor(() => expect(shown()).toHaveLength(1))
  await app.user.click(control)
  // Nothing waits for the hotel: what is asked after the presses is sent after what they would have sent.
  const isBack = app.services.hotel.call(getPickupLocations, { lang: 'en' }, { timeout: waitLimitMs })
  expect(shown()).toHaveLength(1)
  expect(shown()[0]?.closest('[role="status"]')?.textContent).toContain('As of')
  expect(screen.queryByRole('alert')).toBeNull()
  findHotel(app)
  // It comes back by itself, as it was.
  await waitFor(() => expect(groupOf(find())).toBeNull())
  expect(shown()).toEqual([])
  expect(await isBack).toMatchObject({ kind: 'ok' })
  expect(await acted(app)).toEqual(before)
}

/** What acts at once: where it is, and its role and name. */
const controls: [path: string, role: string, name: RegExp | string][] = [
  ['/', 'button', 'Lights off'],
  ['/', 'button', 'Call reception'],
  ['/sleeptimer', 'radio', /^30/],
  ['/streamingDevices/chromecast', 'button', /^Show .*TV/],
  ['/room-control', 'switch', 'All lights'],
  ['/room-control', 'button', /^Warmer/],
  ['/tv-message', 'button', /^Delete/],
  ['/demo/mobilekey', 'button', /^Open/],
  ['/demo/voip', 'button', 'Housekeeping'],
  ['/remote-control', 'button', /^Power/],
  ['/remote-control', 'button', 'Mute'],
  ['/webradio', 'button', /^Add to favourites/],
  ['/tvall', 'button', /^\d+ · /],
  ['/wakeUp', 'button', /^Wake me at/],
]

it.each(controls)(
  'SHELL-28 on %s the %s %s looks unavailable while the hotel is',
  async (path, role, name) => {
    const app = await openSignedIn()
    if (path !== '/') app.services.history.go(path)
    // A guest with two televisions says first which one the remote control is for.
    if (path === '/remote-control')
      await app.user.click(await screen.findByRole('button', { name: /^TV living room/ }))
    await screen.findAllByRole(role, { name })
    await seenUnavailable(app, () => screen.getAllByRole(role, { name })[0] as HTMLElement)
  },
)

it.each(senders)('SHELL-28 what sends the $what looks unavailable while the hotel is', async (sender) => {
  sender.before?.()
  const hotel = await sender.openHotel()
  const app = await openSignedInAt(sender.path, { hotel })
  await sender.prepare(app)
  const find = () => {
    const dialog = screen.queryByRole('dialog')
    const all = within(dialog ?? document.body).getAllByRole('button', {
      name: /^(?:Send|Buy|Book|Wake me)/,
    })
    return all[all.length - 1] as HTMLElement
  }
  await seenUnavailable(app, find)
  expect(sender.count(hotel)).toBe(0)
})

it('SHELL-28 what calls the reception or checks out looks unavailable in the guest menu and its dialog', async () => {
  const app = await openSignedIn()
  await openGuestMenu(app)
  await seenUnavailable(app, () => screen.getByRole('menuitem', { name: 'Call reception' }))
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  const dialog = await askToCheckOut(app)
  await seenUnavailable(app, () => dialog.getByRole('button', { name: /^Check out/ }))
})

it('SHELL-28 what acts through the hotel is dimmed until the hotel is back', async () => {
  readStyles()
  const app = await openSignedIn()
  const call = await screen.findByRole('button', { name: 'Call reception' })
  const opacity = () => getComputedStyle(call.closest('[data-away]') ?? call).opacity || '1'
  expect(opacity()).toBe('1')
  await loseHotel(app)
  await waitFor(() => expect(opacity()).toBe('0.6'))
  findHotel(app)
  await waitFor(() => expect(opacity()).toBe('1'))
})

it('SHELL-28, RT-25 what stays on the device can be done while the hotel is out of reach', async () => {
  const hotel = await openHotel()
  const app = await openSignedInAt('/shop/flow/1/product/1019', { hotel })
  const add = await screen.findByRole('button', { name: /^Add to cart/ })
  await app.user.click(screen.getByRole('radio', { name: 'Medium' }))
  await loseHotel(app)
  expect(groupOf(add)).toBeNull()
  await app.user.click(add)
  await screen.findByRole('dialog', { name: 'Added to your cart' })
})
