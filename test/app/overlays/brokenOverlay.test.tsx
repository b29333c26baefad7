import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { concierge } from '../../../src/domains/concierge/domain.ts'
import { give } from '../give.ts'
import { openSignedIn } from '../harness.tsx'

let isBroken = true

function Overlay() {
  if (isBroken) throw new Error('no words')
  return <p>It is here again</p>
}

it('ERR-03 an overlay that breaks leaves the screen as it is, says so, and is tried again on the next', async () => {
  // React logs an error although an error boundary has caught it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  give(concierge, 'Overlay', Overlay)
  const { services } = await openSignedIn()
  await screen.findByText(/difficulties opening this module/)
  screen.getByRole('heading', { level: 1, name: /Anna/ })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  isBroken = false
  services.history.go('/language')
  await screen.findByText('It is here again')
})
