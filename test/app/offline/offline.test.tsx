import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getActiveLanguages } from '../../../src/contract/language.ts'
import { remoteTvSlice } from '../../../src/domains/remoteTv/slice.ts'
import { checkinLost } from '../../../src/domains/session/slice.ts'
import { answerInstead } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { atHome, deskOf, openApp, openHotel, openSignedIn, place, signIn, stateOf } from '../harness.tsx'
import { cutNetwork } from '../network.ts'
import { openCart, transmitted } from '../shop/openShop.ts'
import { openGuestMenu } from '../stay/menu.ts'

type App = Awaited<ReturnType<typeof openSignedIn>>

const kept = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('answer'))
    .sort()

/** Waits until responses under these names are persisted. */
const keptAs = (...names: string[]) =>
  passUntil(() => {
    for (const name of names) expect(kept()).toContainEqual(expect.stringMatching(`^answer/${name}`))
  })

/** Navigates as a link does, and waits for the heading. */
async function open({ services }: App, path: string, heading: string) {
  services.history.go(path)
  await screen.findByRole('heading', { level: 1, name: heading })
}

const lineOfAge = async () => {
  await screen.findByText(/hotel cannot be reached/)
  await screen.findByText(/^As of \d{1,2}:\d\d/)
}

/** Opens the app again without a network, for a guest who has seen home, the bill and the messages. */
async function openWithoutNetwork(path?: string) {
  startFakeClock()
  const hotel = await openHotel()
  const before = await openSignedIn({ hotel })
  await open(before, '/billpreview', 'Your bill')
  const lines = await screen.findByRole('list', { name: 'Charges and payments' })
  const count = within(lines).getAllByRole('listitem').length
  await open(before, '/tv-message', 'Messages')
  await keptAs('session/101/berger', 'bill/88012', 'messages', 'menu', 'config')
  before.close()
  const network = cutNetwork()
  const app = await openApp({ hotel, ...(path !== undefined && { path }) })
  return { ...app, hotel, network, count }
}

it('SES-21, SW-03, BILL-08 a guest who opens the app without a network sees what the hotel said last, and how old it is', async () => {
  const app = await openWithoutNetwork()
  await atHome()
  await lineOfAge()
  expect(screen.queryByText(/Some settings could not be loaded/)).toBeNull()
  await app.user.click(await screen.findByRole('link', { name: /^Bill/ }))
  const lines = await screen.findByRole('list', { name: 'Charges and payments' })
  expect(within(lines).getAllByRole('listitem')).toHaveLength(app.count)
  await lineOfAge()

  // A screen without persisted data says that it needs the hotel, and loads by itself later.
  await open(app, '/room-control', 'Room control')
  await screen.findByText(/^This needs a connection to the hotel/)
  app.network.restore()
  await screen.findByRole('switch', { name: 'All lights' })
  await waitFor(() => expect(screen.queryByText(/As of/)).toBeNull())
  expect(place()).toBe('/room-control')
  expect(app.reload).not.toHaveBeenCalled()
})

it.each([
  ['/terms', 'Terms and conditions', /^Terms of use/],
  ['/page/10', 'Information', 'Spa'],
  ['/vod/browse', 'Films', 'All films'],
  ['/room-camera', 'Door camera', 'When someone rings'],
])(
  'SW-03, ERR-10 %s, which was not seen before, waits for the hotel without a skeleton, and comes by itself',
  async (path, heading, content) => {
    const app = await openWithoutNetwork()
    await atHome()
    await open(app, path, heading)
    await screen.findByText(/^This needs a connection to the hotel/)
    expect(document.querySelector('main [data-skeleton]')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    app.network.restore()
    await waitFor(() => expect(screen.queryByText(/^This needs a connection to the hotel/)).toBeNull())
    await screen.findByRole('heading', { name: content })
  },
)

it('TV-02 the televisions that could not be asked for come once the hotel is back', async () => {
  const app = await openWithoutNetwork()
  await atHome()
  await passUntil(() => expect(stateOf(app, remoteTvSlice).status).toBe('failure'))
  app.network.restore()
  await passUntil(() => expect(screen.queryByText(/As of/)).toBeNull())
  await open(app, '/remote-control', 'Remote control')
  await screen.findByRole('button', { name: /^TV bedroom/ })
})

it('SES-30, MODE-19 nothing is kept of a guest who has signed out, nor on a shared device', async () => {
  startFakeClock()
  const hotel = await openHotel()
  const app = await openSignedIn({ hotel })
  await keptAs('session/101/berger', 'messages')
  const menu = await openGuestMenu(app)
  await menu.choose('Log out')
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  expect(kept()).toEqual([])
  app.close()

  const kiosk = await openSignedIn({ hotel, path: '/?property=1&theme=1&mode=kiosk' })
  await kiosk.services.offlineCache.load()
  await open(kiosk, '/billpreview', 'Your bill')
  await screen.findByRole('list', { name: 'Charges and payments' })
  kiosk.close()
  const network = cutNetwork()
  await openApp({ hotel })
  await screen.findByText('Service temporarily unavailable')
  expect(kept()).toEqual([])
  network.restore()
})

it.each([
  ['before the cache has loaded', false],
  ['once the cache has loaded', true],
])(
  'SES-30 what a guest asked for %s, and the hotel answered after they had left, is not shown to the next one',
  async (_, isLoaded) => {
    startFakeClock()
    const hotel = await openHotel()
    const ask = { module: 'SQMOD_TVMessages', function: 'loadTvMessages' }
    const late = [{ message_id: 12, text: 'Dear Anna, your surprise is ready.', viewed: false }]
    const withhold = () => answerInstead(deskOf(hotel), ask, { status: 'OK', root: late })
    let answer = isLoaded ? null : await withhold()
    const app = await openSignedIn({ hotel })
    if (isLoaded) {
      await app.services.offlineCache.load()
      await keptAs('session/101/berger', 'messages')
      answer = await withhold()
      app.services.history.go('/tv-message')
      await screen.findByRole('heading', { level: 1, name: 'Messages' })
    }
    const asked = async () => (await app.desk.calls(ask)).map(({ status }) => status)
    await waitFor(async () => expect(await asked()).toContain('SILENT'))
    act(() => void app.store.dispatch(checkinLost()))
    await signIn(app, '103', 'Okafor')
    await atHome()
    await keptAs('session/103/okafor', 'messages')
    await answer?.()
    // Answers arrive in order, so that the late one has been received by then.
    await app.services.hotel.call(getActiveLanguages, {})
    app.services.offlineCache.save()
    app.close()
    const network = cutNetwork()
    await openApp({ hotel, path: '/tv-message' })
    await lineOfAge()
    await screen.findByRole('heading', { level: 1, name: 'Messages' })
    expect(screen.queryByText(/Anna/)).toBeNull()
    expect(JSON.stringify(localStorage)).not.toContain('Anna')
    network.restore()
  },
)

it('SES-30, SES-34 a stay that is over is not shown without a network', async () => {
  const { hotel, close } = await openWithoutNetwork()
  await atHome()
  close()
  // Long after the check-out.
  await openApp({ hotel, now: () => Date.now() + 5 * 24 * 60 * 60_000 })
  await screen.findByText('Service temporarily unavailable')
  await waitFor(() => expect(kept()).toEqual([]))
})

it('RT-25, SHELL-25 a guest who loses the network meanwhile goes on with what is known, from the moment of the loss', async () => {
  startFakeClock()
  const hotel = await openHotel()
  const app = await openSignedIn({ hotel })
  await open(app, '/billpreview', 'Your bill')
  await screen.findByRole('list', { name: 'Charges and payments' })
  await open(app, '/tv-message', 'Messages')
  await keptAs('bill/88012')
  const network = cutNetwork()
  hotel.desk.fault({ drop: true })
  await screen.findByText(/^As of \d{1,2}:\d\d/)
  await open(app, '/billpreview', 'Your bill')
  await screen.findByRole('list', { name: 'Charges and payments' })
  // Once the network is back, the page reloads, as after any lost channel.
  network.restore()
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
})

const sentence = 'Available again as soon as the hotel can be reached.'
/** Text of the description of an element, or of its nearest ancestor that has one. */
const descriptionOf = (element: Element | undefined) =>
  (element?.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
/** Screens, each with a control that needs the hotel. */
const needing: [path: string, heading: string, role: string, name: RegExp][] = [
  ['/wakeUp', 'Wake-up', 'button', /^Wake me at/],
  ['/sleeptimer', 'Sleep timer', 'radio', /^30/],
  ['/streamingDevices/chromecast', 'Chromecast', 'button', /television/],
  ['/room-control', 'Room control', 'switch', /^All lights/],
  ['/tv-message', 'Messages', 'button', /^Delete/],
  ['/demo/mobilekey', 'Mobile key', 'button', /^Open/],
]

it('RT-25, SHELL-25 what only the hotel can do says so while it is out of reach, is not sent, and what was entered stays', async () => {
  const app = await openCart()
  await app.user.type(screen.getByRole('textbox', { name: /^Anything/ }), 'Without ice')
  const button = screen.getByRole('button', { name: /^Send order/ })
  button.focus()
  app.hotel.desk.fault({ refuse: 1000 })
  app.hotel.desk.fault({ drop: true })
  await waitFor(() => expect(descriptionOf(button)).toBe(sentence))
  // The button is still the same and has the focus, so that a screen reader stays where it is.
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await app.user.click(button)
  await screen.findByText(sentence, { selector: 'span:not([hidden])' })
  app.hotel.desk.fault({ refuse: 0 })
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(descriptionOf(button)).toBe(''))
  expect(await transmitted(app)).toEqual([])
  screen.getByDisplayValue('Without ice')
  await app.user.click(button)
  await waitFor(async () => expect(await transmitted(app)).toHaveLength(1))
})

it.each(needing)(
  'RT-25 %s says while the hotel is out of reach what has to wait for it',
  async (path, heading, role, name) => {
    const app = await openSignedIn()
    await open(app, path, heading)
    await screen.findAllByRole(role, { name })
    const network = cutNetwork()
    app.hotel.desk.fault({ drop: true })
    await waitFor(() => {
      const [control] = screen.queryAllByRole(role, { name })
      expect(descriptionOf(control)).toContain(sentence)
    })
    network.restore()
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  },
)
