/** Screens whose code arrives after the guest, or the session, has moved on. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { content } from '../../src/domains/content/domain.ts'
import { flights } from '../../src/domains/flights/domain.ts'
import { sessionReset } from '../../src/domains/session/slice.ts'
import { openSignedInAt, signIn } from './harness.tsx'
import { holdBackState } from './slowState.ts'

type App = Awaited<ReturnType<typeof openSignedInAt>>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const isSignedIn = ({ store }: App) =>
  waitFor(() => {
    expect(store.getState().session.status).toBe('registered')
    expect(store.getState().domains.guestDomains).toBe('loaded')
  })

/** Lets the code of a domain arrive, and waits until its state is in the store. */
async function arrives({ services }: App, name: string, arrive: () => void) {
  arrive()
  const domain = services.domains.all().find((one) => one.name === name)
  await waitFor(() => expect(domain && services.domains.isStarted(domain)).toBe(true))
}

/** The visits that the hotel counted, the next one included. */
const visits = async ({ desk }: App) =>
  (await desk.list('statistics')).map(({ event_type, event_value }) => `${event_type} ${event_value}`)

it('does not count a page that the guest has left before its code arrived', async () => {
  const arrive = holdBackState(content)
  const app = await openSignedInAt('/cp/10')
  await isSignedIn(app)
  app.services.history.go('/language')
  await heading('Language')
  await arrives(app, 'content', arrive)
  app.services.history.go('/cp/1')
  await waitFor(async () => expect(await visits(app)).toContain('contentpage 1'))
  expect(await visits(app)).toEqual(['contentpage 1'])
})

it('counts the page where the guest has waited for its code, once', async () => {
  const arrive = holdBackState(content)
  const app = await openSignedInAt('/cp/10')
  await isSignedIn(app)
  await arrives(app, 'content', arrive)
  await heading('Spa')
  app.services.history.go('/cp/1')
  await waitFor(async () => expect(await visits(app)).toContain('contentpage 1'))
  expect(await visits(app)).toEqual(['contentpage 10', 'contentpage 1'])
})

it('does not count the page of a guest whose session has ended before its code arrived', async () => {
  const arrive = holdBackState(content)
  const app = await openSignedInAt('/cp/10')
  await isSignedIn(app)
  app.store.dispatch(sessionReset())
  await arrives(app, 'content', arrive)
  await signIn(app, '106', 'Schmidt')
  await waitFor(async () => expect(await visits(app)).toContain('contentpage 101'))
  // Until the new guest's hotel is known, they may pass the landing page of the hotel before.
  const passed = (await visits(app)).filter((visit) => visit !== 'contentpage 1')
  expect(passed).toEqual(['contentpage 101'])
})

it('loads nothing for a screen that the guest has left before its code arrived', async () => {
  const arrive = holdBackState(flights)
  const app = await openSignedInAt('/flightinfo')
  await isSignedIn(app)
  app.services.history.go('/language')
  await heading('Language')
  await arrives(app, 'flights', arrive)
  app.services.history.go('/wakeUp')
  await heading('Wake-up')
  expect(await app.desk.calls({ function: 'getAirports' })).toEqual([])
})
