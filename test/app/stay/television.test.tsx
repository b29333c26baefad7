import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { atHome, openSignedInAt, query } from '../harness.tsx'
import { askToCheckOut } from './menu.ts'

/** A television by its address, and one that only its browser's name tells. */
const televisions = [
  ['mode=tv', { path: '/cp/1?mode=tv' }],
  ['its browser', { path: '/cp/1', device: { kind: 'webos' } }],
] as const

it.each(televisions)(
  'TVX-01, OUT-02 nothing leads a television, known by %s, out of the app: the code is for the guest’s phone',
  async (_, { path, ...options }) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const agent = vi.spyOn(navigator, 'userAgent', 'get')
    if ('device' in options) agent.mockReturnValue('Mozilla/5.0 (Web0S; Linux/SmartTV) Chrome/79')
    const app = await openSignedInAt(path, options)
    await atHome()
    const offered = async (name = 'Continue on your phone') =>
      within(await screen.findByRole('dialog', { name }))
    const close = async (name?: string) => {
      await app.user.click((await offered(name)).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    app.services.history.go(`/open-web-page/${encodeURIComponent('https://example.com/tour')}`)
    ;(await offered()).getByText('example.com/tour')
    await close()
    app.services.history.go(`/open-tel/${encodeURIComponent('+43 1 5550')}`)
    ;(await offered()).getByText('+4315550')
    await close()
    const link = Object.assign(document.createElement('a'), { href: 'mailto:desk@aurora.example' })
    document.body.append(link)
    expect(fireEvent.click(link)).toBe(false)
    ;(await offered()).getByText('desk@aurora.example')
    await close()

    const question = await askToCheckOut(app)
    await app.user.click(question.getByRole('button', { name: 'Check out' }))
    ;(await offered('Check out')).getByText(/webcheckin\/login$/)
    await close('Check out')
    expect(app.store.getState().session.status).toBe('registered')
    expect(query().get('mode')).toBe('device' in options ? null : 'tv')
    expect([open.mock.calls.length, app.leave.mock.calls.length, app.reload.mock.calls.length]).toEqual([
      0, 0, 0,
    ])
    link.remove()
    agent.mockRestore()
    open.mockRestore()
  },
)
