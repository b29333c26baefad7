/**
 * Opens each screen once with the development builds of the libraries. An error that these log fails the test
 * (`setup.ts`).
 */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addressesOf } from '../../browser/addresses.ts'
import { openApp, signIn } from '../harness.tsx'

const loading = 'main :is([aria-busy="true"], [data-skeleton])'

it.each(addressesOf('demo-use-pms'))(
  '%s has nothing that the development builds complain of',
  async (address) => {
    const isForm = address === '/login'
    if (!isForm) {
      localStorage.setItem('login-room', '101')
      localStorage.setItem('login-name', 'Berger')
    }
    const app = await openApp({ path: `${address}?property=1&theme=1&mode=demo-use-pms` })
    if (isForm) await signIn(app, '101', 'Berger')
    await waitFor(() => expect(app.store.getState().session.status).toBe('registered'))
    await screen.findByRole('navigation', { name: 'Main' })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.querySelector(loading)).toBeNull())
  },
)
