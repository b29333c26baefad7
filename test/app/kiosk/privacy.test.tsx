import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atHome, fillIn, place, signIn } from '../harness.tsx'
import { openKiosk } from './kiosk.ts'

it('KSK-01 a kiosk says of its guest no more than the first name, and nothing of a message until the list is opened', async () => {
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  await atHome()
  const bar = within(await screen.findByRole('banner'))
  await bar.findByText('Anna')
  await app.user.click(bar.getByRole('button', { name: 'Guest menu' }))
  const menu = await screen.findByRole('menu', { name: 'Guest menu' })
  within(menu).getByText('Anna')
  expect(document.body.textContent).not.toMatch(/Berger|101/)
  await app.user.keyboard('{Escape}')

  await app.desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  const dialog = await screen.findByRole('dialog', { name: 'New message' })
  await waitFor(() => expect(document.body.textContent).toMatch(/\d unread messages/))
  expect(document.body.textContent).not.toContain('taxi')
  await app.user.click(within(dialog).getByRole('button', { name: 'Messages' }))
  await waitFor(() => expect(place()).toBe('/tv-message'))
  await screen.findByText('Your taxi is here.')
})

it('KSK-06 bill, transfer and messages of a kiosk say neither the surname nor the room, which together sign in', async () => {
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  await atHome()
  for (const [path, title, words] of [
    ['/billpreview', 'Your bill', 'Anna'],
    ['/pickup', 'Transfer', 'Anna'],
    ['/tv-message', 'Messages', /^Your laundry is ready/],
  ] as const) {
    await act(async () => app.services.history.go(path))
    // The screen before stays until the code of this one is loaded.
    await screen.findByRole('heading', { level: 1, name: title })
    const main = screen.getByRole('main')
    await within(main).findByText(words)
    // What the hotel itself has written stays.
    expect(main.textContent?.replace(/Suite 101, bed and breakfast|Ms Berger/g, '')).not.toMatch(
      /Berger|101|88012/,
    )
  }
})

it('KSK-02 who shares a room and a surname says the first name at a kiosk, which lists nobody', async () => {
  const app = await openKiosk()
  await fillIn(app, '102', 'Rossi')
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  const field = await screen.findByLabelText('First name')
  expect(document.body.textContent).not.toMatch(/Giulia|Marco/)
  const say = async (name: string) => {
    await app.user.clear(field)
    await app.user.type(field, `${name}{Enter}`)
  }
  await say('Anna')
  await screen.findByText(/^Nobody with this name is staying in this room/)
  expect(document.body.textContent).not.toMatch(/Giulia|Marco/)
  await say(' giulia')
  await screen.findByRole('heading', { level: 1, name: /Giulia/ })
  const calls = await app.desk.calls({ room: '102', function: 'authenticate' })
  const id = app.store.getState().session.checkinData?.id
  expect(calls.map(({ data }) => data)).toContainEqual({ room: '102', name: 'Rossi', userId: id })
})

it('KSK-04 home of a kiosk begins with what one does in a lobby', async () => {
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  await atHome()
  const actions = await screen.findByRole('list', { name: 'What you need most' })
  await within(actions).findByText('Wi-Fi')
  expect(
    within(actions)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Check out', 'Bill', 'Transfer', 'Flights', 'Around the hotel', 'Wi-Fi'])
  await app.user.click(within(actions).getByRole('button', { name: 'Check out' }))
  await screen.findByRole('dialog', { name: 'Check out?' })
})

it('KSK-08 nothing at a kiosk plays on the television of the room: channels lead to their programmes, stations play here', async () => {
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  await atHome()
  const open = async (path: string, name: string) => {
    await act(async () => app.services.history.go(path))
    await screen.findByRole('heading', { level: 1, name })
    return within(screen.getByRole('main'))
  }
  const stations = await open('/webradio', 'Radio')
  await stations.findAllByRole('button', { name: /^Add to favourites/ })
  expect(stations.queryAllByRole('button', { name: /^Play on TV/ })).toEqual([])

  const channels = await open('/tvall', 'Live TV')
  await app.user.click(await channels.findByRole('link', { name: /News 24/ }))
  await screen.findByRole('heading', { level: 1, name: 'News 24' })
  const channel = within(screen.getByRole('main'))
  await channel.findByRole('button', { name: 'Today' })
  expect(channel.queryByRole('button', { name: 'Play on TV' })).toBeNull()
  expect(channel.queryByText('Televisions')).toBeNull()
  expect(await app.desk.calls({ room: '101', function: 'playChannel' })).toEqual([])

  // What leads to the television alone is not there; a wake-up is, for the morning.
  for (const path of ['/sleeptimer', '/streamingDevices/chromecast']) {
    await open('/language', 'Language')
    await act(async () => app.services.history.go(path))
    await atHome()
  }
  await open('/wakeUp', 'Wake-up')
  await screen.findByRole('radio', { name: 'TV bedroom' })
})
