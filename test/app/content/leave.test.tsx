import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logged } from '../badAnswers.ts'
import { openApp, openSignedIn, place } from '../harness.tsx'

const open = vi.fn()
beforeEach(() => {
  vi.spyOn(window, 'open').mockImplementation((...given) => open(...given) ?? null)
})
afterEach(() => {
  vi.restoreAllMocks()
  open.mockReset()
})

const at = (path: string) => waitFor(() => expect(place()).toBe(path))
const address = (screenName: string, value: string) => `/${screenName}/${encodeURIComponent(value)}`

async function openWeather() {
  const app = await openSignedIn()
  app.services.history.go('/weather/0')
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  return app
}

it('ROUTE-14, PAGE-20, PAGE-22 opens a page in a new tab that cannot reach back, and returns to the screen before', async () => {
  const app = await openWeather()
  const depth = window.history.length
  app.services.history.go(address('open-web-page', 'https://example.com/a?b=c&d=e#f'))
  await waitFor(() => expect(open).toHaveBeenCalledOnce())
  expect(open).toHaveBeenCalledWith('https://example.com/a?b=c&d=e#f', '_blank', 'noopener')
  await at('/weather/0')
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  expect(window.history.length).toBe(depth + 1)
})

it.each(['javascript:alert(1)', 'data:text/html,hello', 'no link'])(
  'ROUTE-14, PAGE-20 does nothing for %s, logs it and goes home',
  async (link) => {
    const app = await openWeather()
    app.services.history.go(address('open-web-page', link))
    await screen.findByRole('heading', { level: 1, name: /Anna/ })
    expect(place()).toBe('/cp/1')
    expect(open).not.toHaveBeenCalled()
    await waitFor(async () => expect(await logged(app.desk, 'externalLink')).toHaveLength(1))
  },
)

it.each([
  ['ROUTE-15, PAGE-21, PAGE-22 a call', address('open-tel', '+43 1 555-01'), 'tel:+43155501'],
  ['ROUTE-16, PAGE-22 an e-mail', address('open-email', 'desk@aurora.example'), 'mailto:desk@aurora.example'],
  ['ROUTE-16 an e-mail', address('open-email', 'mailto:desk@aurora.example'), 'mailto:desk@aurora.example'],
])('%s begins, and the guest returns to the screen before', async (_, to, started) => {
  const app = await openWeather()
  app.services.history.go(to)
  await waitFor(() => expect(app.leave.mock.calls).toEqual([[started]]))
  await at('/weather/0')
  expect(open).not.toHaveBeenCalled()
})

it.each([address('open-tel', 'call me'), address('open-email', 'nobody')])(
  'PAGE-21, PAGE-22 %s opens nothing, is logged and leads home',
  async (to) => {
    const app = await openWeather()
    app.services.history.go(to)
    await at('/cp/1')
    expect(app.leave).not.toHaveBeenCalled()
    await waitFor(async () => expect(await logged(app.desk, 'externalLink')).toHaveLength(1))
  },
)

it('ROUTE-14, PAGE-22 a guest who came straight to such an address stands at home afterwards', async () => {
  const first = await openSignedIn()
  first.close()
  const app = await openApp({
    hotel: first.hotel,
    path: `${address('open-email', 'desk@aurora.example')}?property=1&theme=1`,
  })
  await waitFor(() => expect(app.leave.mock.calls).toEqual([['mailto:desk@aurora.example']]))
  await at('/cp/1')
})

it('MENU-17, MENU-18 the menu calls and writes', async () => {
  const app = await openSignedIn()
  const press = async (name: RegExp) => {
    await app.user.click(await screen.findByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
    if (!menu.queryByRole('button', { name }))
      await app.user.click(menu.getByRole('button', { name: 'Contact' }))
    await app.user.click(await menu.findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull())
  }
  await press(/^Call the front desk/)
  await waitFor(() => expect(app.leave.mock.calls).toEqual([['tel:+4315550100']]))
  await at('/cp/1')
  await press(/^Write to us/)
  await waitFor(() => expect(app.leave).toHaveBeenLastCalledWith('mailto:desk@aurora.example'))
})

it('MENU-16 the menu opens a page outside', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await app.user.click(menu.getByRole('button', { name: 'Contact' }))
  await app.user.click(await menu.findByRole('button', { name: /^Our website/ }))
  await waitFor(() => expect(open).toHaveBeenCalledWith('https://example.com/', '_blank', 'noopener'))
  await at('/cp/1')
})
