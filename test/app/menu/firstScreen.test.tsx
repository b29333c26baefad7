import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bodyInstead } from '../badAnswers.ts'
import { deskOf, openApp, openHotel, place } from '../harness.tsx'

const menuPath = '/ONEapp/skins/aurora/1/menu_EN.json'

async function openWithMenu(...actions: string[]) {
  const menu = actions.map((oneapp_onclick, id) => ({ id, title: `Entry ${id}`, oneapp_onclick }))
  bodyInstead(menuPath, JSON.stringify({ header: null, menu }))
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const hotel = await openHotel()
  await deskOf(hotel).tell('shop', { id: 1, isOpen: false })
  return openApp({ hotel, path: '/?property=1&theme=1' })
}

it.each(['/', 'home', '/login', 'more-nav', 'open-tel/123', '/cp/none', 'contentpage|none'])(
  'ROUTE-01 home is not led to %s, which only leads further or is no page, but to the first screen after it',
  async (action) => {
    await openWithMenu(action, 'openWeather|0')
    await screen.findByRole('heading', { level: 1, name: 'Vienna' })
    expect(place()).toBe('/weather/0')
  },
)

it('ROUTE-01, SHOP-33 home of a hotel whose menu begins with a closed shop can be reached', async () => {
  const { user } = await openWithMenu('openShop|1', 'openWeather|0')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await user.click(await screen.findByRole('link', { name: 'Entry 1' }))
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  // Home leads to the shop again, because the shop may be open by now.
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(place()).toBe('/shop/flow/1'))
})

it('ROUTE-01, STAT-02 a first screen that leads on leaves home neither shown nor counted', async () => {
  const { desk } = await openWithMenu('vod', 'openWeather|0')
  const greetings: string[] = []
  const observer = new MutationObserver(() => {
    const title = document.querySelector('h1[data-screen-title]')?.textContent ?? ''
    if (title.startsWith('Good ')) greetings.push(title)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await screen.findByRole('heading', { level: 1, name: 'Films' })
  observer.disconnect()
  const counted = async () =>
    (await desk.calls({ function: 'startEvent' })).map(({ data }) => data.event_value)
  await waitFor(async () => expect(await counted()).toEqual(['VOD']))
  expect(greetings).toEqual([])
  expect(place()).toBe('/vod/browse')
})

it('ROUTE-01 who goes home again, before home has led on, is led on all the same', async () => {
  const app = await openWithMenu('openWeather|0')
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  // At that moment the browser is at the first screen's address, which the router has not rendered yet.
  const replace = window.history.replaceState.bind(window.history)
  let isAgain = false
  vi.spyOn(window.history, 'replaceState').mockImplementation((...entry) => {
    replace(...entry)
    if (isAgain || !String(entry[2]).includes('/weather/0')) return
    isAgain = true
    app.services.history.go('/')
  })
  app.services.history.go('/')
  await waitFor(() => expect(isAgain).toBe(true))
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  expect(place()).toBe('/weather/0')
})
