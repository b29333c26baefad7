import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { languageChosen } from '../../../src/domains/language/slice.ts'
import { logged } from '../badAnswers.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { openHotel, openSignedIn, place, query } from '../harness.tsx'

const authenticate = { module: 'SQMOD_Auth', function: 'authenticate' }
const refused = { ...authenticate, status: 'ERROR' as const }

type App = Awaited<ReturnType<typeof openSignedIn>>

/** Statuses of the guest's sign-ins so far, including refusals. */
const signIns = async ({ desk }: Pick<App, 'desk'>) =>
  (await desk.calls(authenticate)).filter(({ data }) => data.room === '101').map(({ status }) => status)

it('SES-29, RT-24 one refusal after a lost channel does not sign the guest out', async () => {
  startFakeClock()
  const app = await openSignedIn()
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  // Waits for the screen's own verification, so that the fault applies to the sign-in.
  const verifications = async () => (await app.desk.calls(authenticate)).filter(({ data }) => !data.room)
  await waitFor(async () => expect((await verifications()).length).toBeGreaterThan(0))
  app.hotel.desk.fault({ ...refused, times: 1 })
  await app.desk.tell('faults', { drop: true })
  await passUntil(async () => expect(await signIns(app)).toEqual(['OK', 'ERROR', 'OK']))
  expect(app.store.getState().session.status).toBe('registered')
  expect(place()).toBe('/language')
})

it('SES-29 a stored sign-in is tried again before the form shows', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.fault({ ...refused, times: 1 })
  const opening = openSignedIn({ hotel })
  await passUntil(() => expect(hotel.desk.calls(authenticate).map(({ status }) => status)).toContain('OK'))
  expect(await signIns(await opening)).toEqual(['ERROR', 'OK'])
})

it('SES-29, LANG-12 a refusal after a change of the language does not sign the guest out', async () => {
  const app = await openSignedIn()
  app.hotel.desk.fault({ ...refused, times: 1 })
  app.store.dispatch(languageChosen('de'))
  await waitFor(async () => expect(await signIns(app)).toEqual(['OK', 'ERROR']))
  await waitFor(async () => expect(await logged(app.desk, 'session')).toHaveLength(1))
  expect(app.store.getState().session).toMatchObject({ status: 'registered', signIn: 'idle' })
  await screen.findByRole('heading', { level: 1, name: /^Guten? / })
  // The first page of the German menu.
  await waitFor(() => expect(place()).toBe('/cp/101'))
})

it('SES-29 a guest whom the hotel refuses for good comes to the sign-in, and nothing of them stands in the address', async () => {
  startFakeClock()
  const app = await openSignedIn()
  await waitFor(() => expect(query().get('name')).toBe('Berger'))
  app.hotel.desk.fault({ ...refused, times: 100 })
  await app.desk.tell('faults', { drop: true })
  await passUntil(() => expect(place()).toBe('/login'))
  await screen.findByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(query().get('property')).toBe('1'))
  expect(place()).toBe('/login')
  expect(['room', 'name', 'userId'].filter((key) => query().has(key))).toEqual([])
})

it('RULE-07 a check-in that is verified while the channel is closing is not taken for lost on the next one, before the sign-in there', async () => {
  const app = await openSignedIn()
  startFakeClock()
  const closing = vi.spyOn(WebSocket.prototype, 'readyState', 'get').mockReturnValue(WebSocket.CLOSING)
  act(() => app.services.history.go('/language'))
  await pass(100)
  closing.mockRestore()
  await app.desk.tell('faults', { ...refused, times: 1 })
  await app.desk.tell('faults', { drop: true })
  await passUntil(() => expect(app.hotel.desk.state().faults).toEqual([]))
  await pass(2500)
  expect(localStorage.getItem('login-name')).toBe('Berger')
})
