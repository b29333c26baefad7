import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { atHome, place, signIn } from '../harness.tsx'
import { invitation, openKiosk } from './kiosk.ts'

it('MODE-19, ROUTE-14, ROUTE-16, CHK-02, OUT-08 nothing leads away from a kiosk: addresses are for the guest’s phone', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const app = await openKiosk()
  await signIn(app, '101', 'Berger')
  await atHome()
  const offered = () => screen.findByRole('dialog', { name: 'Continue on your phone' })
  const close = async () => {
    await app.user.click(within(await offered()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  app.services.history.go(`/open-web-page/${encodeURIComponent('https://example.com/tour')}`)
  await within(await offered()).findByText('example.com/tour')
  await within(await offered()).findByRole('img', { name: /Scan the code/ })
  await close()
  // A percent sign that encodes nothing is shown as it is.
  app.services.history.go(`/open-web-page/${encodeURIComponent('https://example.com/50%-off')}`)
  await within(await offered()).findByText('https://example.com/50%-off')
  await close()
  app.services.history.go(`/open-email/${encodeURIComponent('desk@aurora.example')}`)
  await within(await offered()).findByText('desk@aurora.example')
  await close()

  // A link in a text of the hotel.
  const link = Object.assign(document.createElement('a'), { href: 'https://example.com/b', target: '_blank' })
  document.body.append(link)
  expect(fireEvent.click(link)).toBe(false)
  await within(await offered()).findByText('example.com/b')
  await close()
  expect(place()).toBe('/cp/1')
  expect(app.store.getState().session.status).toBe('registered')

  // The browser's context menu opens only in text fields.
  expect(fireEvent.contextMenu(screen.getByRole('heading', { level: 1 }))).toBe(false)
  const field = document.body.appendChild(document.createElement('input'))
  expect(fireEvent.contextMenu(field)).toBe(true)

  // A guest who checks out is signed out after the code for the phone is closed, as announced.
  await app.user.click(screen.getByRole('button', { name: 'Guest menu' }))
  await app.user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Check out' }))
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Check out' }))
  const checkout = within(await screen.findByRole('dialog', { name: 'Check out' }))
  await checkout.findByText(/webcheckin/)
  checkout.getByText('Our reception will gladly help you.')
  expect(app.store.getState().session.status).toBe('registered')
  await app.user.click(checkout.getByRole('button', { name: 'Close' }))
  // At once: the kiosk would sign the guest out only after longer than a test waits.
  await waitFor(() => expect(app.store.getState().session.status).toBe('not_registered'))
  await invitation()
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/berger|101/i)
  expect([open.mock.calls.length, app.leave.mock.calls.length]).toEqual([0, 0])
})
