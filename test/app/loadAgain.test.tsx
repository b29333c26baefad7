import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { selectConfigError, selectCurrency } from '../../src/domains/config/slice.ts'
import { selectSettings, selectSettingsStatus } from '../../src/domains/property/slice.ts'
import { selectThemeStatus } from '../../src/domains/theme/slice.ts'
import { passUntil, startFakeClock } from './fakeClock.ts'
import { openApp, openHotel } from './harness.tsx'

it('CONF-08, RULE-03 what did not load without network is loaded when the hotel is there again', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { currency_short: 'USD' } })
  for (const path of ['/ONEapp/api/*', '/api/*']) hotel.desk.fault({ path, http: 500 })
  const app = await openApp({ hotel, path: '/login?property=1&theme=1' })
  await screen.findByLabelText('Room')
  const state = () => app.store.getState()
  await waitFor(() => expect(selectConfigError(state())).not.toBeNull())
  await waitFor(() => expect(selectSettingsStatus(state(), '1')).toBe('failure'))
  await waitFor(() => expect(selectThemeStatus(state())).toBe('failure'))
  expect(selectCurrency(state()).symbol).toBe('EUR')
  await app.desk.clearFaults()
  startFakeClock()
  await app.desk.tell('faults', { drop: true })
  await passUntil(() => expect(selectCurrency(state()).symbol).toBe('USD'))
  await waitFor(() => expect(selectSettings(state())).toMatchObject({ timezone: 'Europe/Vienna' }))
  await waitFor(() => expect(selectThemeStatus(state())).toBe('success'))
})
