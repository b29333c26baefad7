import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noticeRaised } from '../../../src/domains/notices/slice.ts'
import { openSignedIn } from '../harness.tsx'

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
