/** Searches and filters above lists that did not load. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { configured, openSignedIn, query } from './harness.tsx'

const refused = (module: string, name: string) => ({ module, function: name, status: 'ERROR', times: 1 })
const flights = refused('SQMOD_FlightInfo', 'getAirports')
const destination = '/api/v1/property/1/oneapp/destination'

async function openFailed(path: string, fault: object) {
  const app = await openSignedIn()
  await configured(app)
  await app.desk.tell('faults', fault)
  act(() => app.services.history.go(path))
  const again = await screen.findByRole('button', { name: 'Try again' })
  return { app, again }
}

it.each<[path: string, fault: object, ...means: [role: string, name: string][]]>([
  [
    '/vod/browse',
    refused('SQMOD_VideoOnDemand', 'getMovies'),
    ['button', 'Filter'],
    ['searchbox', 'Search films'],
  ],
  ['/flightinfo', flights, ['searchbox', 'Airline, city or flight number']],
  ['/destination', { path: destination, http: 500, times: 1 }, ['searchbox', 'Search'], ['group', 'Kinds']],
])('FIND-09 at %s there is nothing to filter until the list has loaded', async (path, fault, ...means) => {
  const { app, again } = await openFailed(path, fault)
  for (const [role, name] of means) expect(screen.queryByRole(role, { name })).toBeNull()
  await app.user.click(again)
  for (const [role, name] of means) await screen.findByRole(role, { name })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('FIND-09 who has begun to filter can go on where the list did not load', async () => {
  const { app, again } = await openFailed('/destination', { path: destination, http: 500, times: 1 })
  await app.user.click(again)
  const events = await screen.findByRole('button', { name: 'Events' })
  await app.desk.tell('faults', { path: destination, http: 500 })
  await app.user.click(events)
  await screen.findByRole('button', { name: 'Try again' })
  await app.user.click(screen.getByRole('button', { name: 'Events', pressed: true }))
  await waitFor(() => expect(query().get('type')).toBeNull())
  await screen.findByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Events' }))
})
