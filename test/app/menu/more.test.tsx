import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { give } from '../give.ts'
import { openApp, openHotel, openSignedIn, openSignedInAt, place } from '../harness.tsx'

// A phone has no room for all items.
beforeEach(() => give(window, 'innerWidth', 390))

it('ROUTE-17, RT-27 a page that is loaded anew at More shows what does not fit, when the hotel has said what there is', async () => {
  const first = await openSignedIn()
  await screen.findByRole('link', { name: /^More/ })
  first.close()
  await openSignedInAt('/more-nav', { hotel: first.hotel })
  await screen.findByRole('heading', { level: 1, name: 'More' })
  await screen.findByRole('link', { name: /^Messages/ })
  expect(place()).toBe('/more-nav')
})

it('ROUTE-17 goes home where everything fits', async () => {
  give(window, 'innerWidth', 1400)
  const hotel = await openHotel()
  await openSignedInAt('/more-nav', { hotel })
  await waitFor(() => expect(place()).not.toBe('/more-nav'))
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
})

it('SHELL-27 on a phone the drawer begins with the key, and More has each place once', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await drawer.findByRole('button', { name: 'Key' })
  expect(drawer.getAllByRole('button')[0]?.textContent).toBe('Key')
  expect(drawer.getAllByRole('button', { name: /^Messages/ })).toHaveLength(1)
  expect(drawer.queryByText('Privacy')).toBeNull()
  await app.user.click(drawer.getByRole('button', { name: 'Key' }))
  await screen.findByRole('heading', { level: 1, name: 'Mobile key' })

  await app.user.click(await screen.findByRole('link', { name: /^More/ }))
  await screen.findByRole('heading', { level: 1, name: 'More' })
  const more = within(screen.getByRole('main'))
  await more.findByRole('link', { name: /^Messages/ })
  expect(more.queryByRole('button', { name: /^Messages/ })).toBeNull()
  await app.user.click(more.getByRole('button', { name: 'Room service' }))
  await screen.findByRole('heading', { level: 1, name: 'Room service' })
})

it('SHELL-27 without a guest menu the drawer has the legal texts', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin-only' })
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await drawer.findByRole('link', { name: 'Privacy' })
})
