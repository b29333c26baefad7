import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { noticeRaised } from '../../../src/domains/notices/slice.ts'
import { openSignedIn } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'

it('SERR-19 says a passing word aloud', async () => {
  const { store } = await openSignedIn()
  act(() => void store.dispatch(noticeRaised({ text: 'errors.request' })))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Sending the request failed. Please try again later.',
  )
})

it('a notice that stays waits for the guest, gives way to others, and tells what was pressed', async () => {
  const { store, user } = await openSignedIn()
  act(() => {
    store.dispatch(
      noticeRaised({
        text: 'guest.terms',
        action: { label: 'guest.signIn', event: noticeRaised({ text: 'guest.privacy' }) },
        stays: { closed: noticeRaised({ text: 'guest.language' }) },
      }),
    )
  })
  await screen.findByText('Terms and conditions')
  await user.keyboard('{Escape}')
  await user.click(document.body)
  screen.getByText('Terms and conditions')

  act(() => void store.dispatch(noticeRaised({ text: 'errors.request' })))
  await screen.findByText(/Sending the request failed/)
  expect(screen.queryByText('Terms and conditions')).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  await waitFor(() =>
    expect(store.getState().notices.queue.map(({ text }) => text)).toEqual(['guest.privacy']),
  )
})

it('on a television a notice that has the focus goes after its time all the same, which a key on it begins anew', async () => {
  const { store } = await openSignedIn({ path: '/?property=1&theme=1&mode=tv' })
  const action = { label: 'guest.signIn', event: noticeRaised({ text: 'errors.request' }) }
  const offer = (text: string) =>
    act(() => void store.dispatch(noticeRaised({ about: 'offer', text, action })))
  const button = () => screen.queryByRole('button', { name: 'Sign in' })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  offer('guest.terms')
  await screen.findByRole('button', { name: 'Sign in' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  offer('guest.privacy')
  // As the app does when the focused element is gone.
  act(() => button()?.focus())
  await pass(19_900)
  fireEvent.keyUp(button() as HTMLElement, { key: 'ArrowLeft' })
  await pass(19_900)
  expect(document.activeElement).toBe(button())
  await pass(100)
  restoreRealTimers()
  await waitFor(() => expect(button()).toBeNull())
})
