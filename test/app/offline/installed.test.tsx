import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { addressesOf } from '../../browser/addresses.ts'
import { atEnd } from '../atEnd.ts'
import { atHome, openApp, openHotel, openSignedIn, place, query } from '../harness.tsx'

/** Simulates the window of an app that was opened from the home screen. */
function standalone() {
  const { matchMedia } = window
  window.matchMedia = (query) =>
    ({ ...matchMedia(query), matches: query.includes('standalone') }) as MediaQueryList
  atEnd(() => {
    window.matchMedia = matchMedia
  })
}

const back = () => screen.queryByRole('button', { name: 'Back' })

it('PROD-02 the installed app has a way back on every screen below the first ones', async () => {
  standalone()
  const hotel = await openHotel()
  const app = await openSignedIn({ hotel })
  const go = async (path: string, heading: string | RegExp) => {
    app.services.history.go(path)
    await screen.findByRole('heading', { level: 1, name: heading })
  }
  await go('/weather/0', /Weather|Vienna/)
  await screen.findByRole('button', { name: 'Back' })
  expect(back()).not.toBeNull()
  await go('/billpreview', 'Your bill')
  await app.user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(place()).toBe('/weather/0'))
  await app.user.click(await screen.findByRole('button', { name: 'Back' }))
  await atHome()
  expect(back()).toBeNull()
  app.close()

  // A shortcut on the home screen opens a screen directly, which still has a way back to home.
  const later = await openApp({ hotel, path: '/billpreview' })
  await screen.findByRole('heading', { level: 1, name: 'Your bill' })
  await later.user.click(await screen.findByRole('button', { name: 'Back' }))
  await atHome()
})

it('PROD-02 every screen of the installed app but home has a way back, to where the guest came from', async () => {
  standalone()
  const app = await openSignedIn()
  const home = place()
  // These addresses redirect a signed-in guest to home.
  const screens = addressesOf('').filter((address) => !['/', '/login'].includes(address))
  expect(screens.length).toBeGreaterThan(30)
  for (const address of screens) {
    app.services.history.go(address)
    // The screen is entered once the address has the session's query parameters.
    await waitFor(() => expect([place() === home, query().get('room')]).toEqual([false, '101']))
    await app.user.click(await screen.findByRole('button', { name: 'Back' }))
    await waitFor(() => expect(place(), address).toBe(home))
  }
})

it('PROD-02 a page is given away with its hotel’s address, and nothing of the guest', async () => {
  const given: unknown[] = []
  Object.assign(navigator, {
    share: vi.fn(async (link: unknown) => void given.push(link)),
    canShare: () => true,
  })
  atEnd(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'canShare')
  })
  const app = await openSignedIn()
  app.services.history.go('/cp/10')
  const button = await screen.findByRole('button', { name: 'Share' })
  await app.user.click(button)
  await waitFor(() => expect(given).toHaveLength(1))
  expect(given[0]).toMatchObject({ url: `${window.location.origin}/ONEapp/cp/10?property=1&theme=1` })

  // If the device cannot share, the link is copied.
  Reflect.deleteProperty(navigator, 'share')
  await app.user.click(button)
  await screen.findByText('Link copied')
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/ONEapp/cp/10?property=1&theme=1`,
  )
})
