// A guest who scans the code of a table with the phone's own camera opens the app with the place in the address.
import { act, screen } from '@testing-library/react'
import { it } from 'vitest'
import { atHome, openApp, signIn } from '../harness.tsx'

it('QRY-10, SES-28, SHOP-02 the table of a code that was scanned before the sign-in is the place of delivery after it', async () => {
  const app = await openApp({ path: '/shop/flow/1?property=1&theme=1&location=Pool+bar+14' })
  await screen.findByRole('button', { name: 'Sign in' })
  await signIn(app, '101', 'Berger')
  await atHome()
  act(() => app.services.history.go('/shop/flow/1'))
  await screen.findByText('Delivery to Pool bar 14')
})
