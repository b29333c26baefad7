/**
 * Opens each screen with a hotel whose lists begin with null and repeat their first entry. Two elements of one key are
 * an error that the development build of React logs, which fails the test (`setup.ts`).
 */
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { addressesOf } from '../../browser/addresses.ts'
import { openApp } from '../harness.tsx'

const loading = 'main :is([aria-busy="true"], [data-skeleton])'

function odd(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, odd(inner)]))
  const entries = value.map(odd)
  const [first] = entries
  return typeof first === 'object' && first !== null ? [null, ...entries, first] : entries
}

const addresses = addressesOf('demo-use-pms').filter((address) => address !== '/login')

it.each(addresses)(
  'REAL-08 %s copes with lists that begin with null and repeat an entry',
  async (address) => {
    // What the app reads, and the simulated hotel in the same process.
    const parse = JSON.parse
    vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => odd(parse(text, reviver)))
    localStorage.setItem('login-room', '101')
    localStorage.setItem('login-name', 'Berger')
    const app = await openApp({ path: `${address}?property=1&theme=1&mode=demo-use-pms` })
    await waitFor(() => expect(app.store.getState().session.status).toBe('registered'))
    await screen.findByRole('navigation', { name: 'Main' })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.querySelector(loading)).toBeNull())
  },
)
