/** What screen readers are told beside the focus: the page's title, and what changes elsewhere on the page. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pass, startFakeClock } from '../fakeClock.ts'
import { atHome, openApp, openSignedIn, openSignedInAt } from '../harness.tsx'
import { invitation, kioskPath } from '../kiosk/kiosk.ts'
import { shopList } from '../shop/openShop.ts'

const announced = () => document.getElementById('announcements')?.textContent?.trim()
const expectAnnounced = (text: string | RegExp) => waitFor(() => expect(announced()).toMatch(text))

it('the sign-in is called what it is, and says so when something is missing', async () => {
  const { user } = await openApp({ path: '/login?property=1&theme=1' })
  await screen.findByLabelText('Room')
  await waitFor(() => expect(document.title).toBe('Sign in - Hotel Aurora'))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(document.title).toBe('Error: Sign in - Hotel Aurora'))
  await user.type(screen.getByLabelText('Room'), '101')
  await user.type(screen.getByLabelText('Last name'), 'Berger')
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }))
  await waitFor(() => expect(document.title).toBe('Sign in - Hotel Aurora'))
})

it('what a filter finds is announced, in one region that is there from the start', async () => {
  const { user } = await openSignedInAt('/shop/flow/1')
  await shopList('Room service')
  expect(document.getElementById('announcements')?.getAttribute('aria-live')).toBe('polite')
  await user.click(screen.getByRole('button', { name: 'Show only: All' }))
  await expectAnnounced(/^\d+ items found$/)
})

it('SHELL-26 what was announced is gone from the page after seconds', async () => {
  startFakeClock()
  const { user } = await openSignedInAt('/tv-message')
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await expectAnnounced(/^All messages are read\.$/)
  await pass(5000)
  expect(announced()).toBe('')
})

it('SHELL-26 what a screen has announced is not on the next one', async () => {
  const { user, services } = await openSignedInAt('/shop/flow/1')
  await shopList('Room service')
  await user.click(await screen.findByRole('button', { name: 'Show only: All' }))
  await expectAnnounced(/^\d+ items found$/)
  services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  // Long before it would have gone by itself.
  await waitFor(() => expect(announced()).toBe(''), { timeout: 2000 })
})

it('films that a search leaves are announced', async () => {
  const { user } = await openSignedInAt('/vod/browse')
  await user.type(await screen.findByRole('searchbox'), 'shore')
  await expectAnnounced(/^1 film found$/)
})

it('messages that are all marked as read are announced', async () => {
  const { user } = await openSignedInAt('/tv-message')
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await expectAnnounced(/^All messages are read\.$/)
})

it('the arrivals are announced when they replace the departures', async () => {
  const { user } = await openSignedInAt('/flightinfo')
  const tab = await screen.findByRole('tab', { name: 'Arrivals' })
  await waitFor(() => expect(document.querySelector('main [data-skeleton]')).toBeNull())
  await user.click(tab)
  await expectAnnounced(/^Arrivals, \d+ results$/)
})

it('the start screen of a kiosk holds the focus, and the hidden page gets none', async () => {
  await openApp({ path: kioskPath })
  await invitation()
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
})

it('the statement of accessibility is a page that everybody may read', async () => {
  const app = await openSignedIn()
  await atHome()
  await app.user.click(screen.getByRole('button', { name: 'Guest menu' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Accessibility' }))
  await screen.findByRole('heading', { level: 1, name: 'Accessibility' })
  await screen.findByText(/level AA/)
  app.close()
  await openApp({ path: '/accessibility?property=1&theme=1' })
  await screen.findByRole('heading', { level: 1, name: 'Accessibility' })
})

it('what has to be filled in is said of each field, before anything is sent', async () => {
  await openApp({ path: '/login?property=1&theme=1' })
  for (const field of [await screen.findByLabelText('Room'), screen.getByLabelText('Last name')])
    expect(field).toHaveProperty('required', true)
  expect(screen.getByRole('checkbox', { name: /terms and conditions/ })).toHaveProperty('required', true)
})
