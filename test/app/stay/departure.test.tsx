import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { atEnd } from '../atEnd.ts'
import { openSignedIn } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'

it('CHK-05, SHELL-14 on the day of departure check-out is first on home', async () => {
  const { user } = await openSignedIn({ room: '201', name: 'Miller', path: '/?property=2&theme=2' })
  const main = within(screen.getByRole('main'))
  const checkOut = await main.findByRole('button', { name: 'Check out' })
  const services = await main.findByRole('heading', { name: 'At your service' })
  expect(checkOut.compareDocumentPosition(services) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.click(checkOut)
  await screen.findByRole('dialog')
})

it('on any other day home does not speak of checking out', async () => {
  await openSignedIn()
  const main = within(screen.getByRole('main'))
  await main.findByRole('heading', { name: 'At your service' })
  expect(main.queryByRole('button', { name: 'Check out' })).toBeNull()
})

it('at night home says good evening: good night is said on parting', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T01:30:00Z') })
  atEnd(() => restoreRealTimers())
  await openSignedIn()
  screen.getByRole('heading', { level: 1, name: 'Good evening, Anna' })
})
