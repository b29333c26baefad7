import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sessionReset } from '../../../src/domains/session/slice.ts'
import { logged } from '../badAnswers.ts'
import { openApp, openHotel, place, query, signIn } from '../harness.tsx'

const morning = '2026-11-21T09:30:00Z'

interface Options {
  search: string
  room?: string
  name?: string
  hotel?: Awaited<ReturnType<typeof openHotel>>
  now?: () => number
}

/** Opens the app for a guest of the resort, at an address that asks for a door. */
async function openAt({ search, room = '201', name = 'Miller', hotel: given, ...options }: Options) {
  const hotel = given ?? (await openHotel())
  hotel.desk.clock({ now: morning })
  if (room) {
    localStorage.setItem('login-room', room)
    localStorage.setItem('login-name', name)
  }
  const app = await openApp({ hotel, path: `/?property=2&theme=2&${search}`, ...options })
  return {
    ...app,
    openings: (of = '201') => hotel.desk.room(of).door_openings,
    refusal: async () => {
      const lines = await logged(app.desk, 'mobileKey')
      return lines.map(({ msg }) => String(msg))
    },
  }
}

const question = () => screen.findByRole('dialog', { name: 'Open the door of room 201?' })
const answer = async ({ user }: { user: UserEvent }, name: 'Open' | 'Cancel') =>
  user.click(within(await question()).getByRole('button', { name }))

it('QRY-13, QRY-14, KEY-21, KEY-22 asks, then opens the own door once, and leaves the address before', async () => {
  const app = await openAt({ search: 'opendoor=201' })
  await question()
  expect([...query().keys()]).not.toContain('opendoor')
  expect(app.openings()).toEqual([])
  await answer(app, 'Open')
  await screen.findByText('Door opened')
  expect(place()).toBe('/demo/mobilekey')
  expect(app.openings()).toHaveLength(1)
  // A reload does not ask again.
  const search = window.location.search
  app.close()
  const again = await openApp({ hotel: app.hotel, path: `/demo/mobilekey${search}` })
  await screen.findByText('Tap to open')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(again.hotel.desk.room('201').door_openings).toHaveLength(1)
})

it('KEY-21 a link that the guest did not mean opens nothing: Cancel, and Escape', async () => {
  const app = await openAt({ search: 'opendoor=201' })
  await answer(app, 'Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).not.toBe('/demo/mobilekey')
  app.close()
  const again = await openAt({ search: 'opendoor=201', hotel: app.hotel })
  await question()
  await again.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(again.openings()).toEqual([])
})

it('KEY-21 a hotel whose tags hang at the doors is not held up by the question', async () => {
  const hotel = await openHotel()
  for (const id of ['1', '2'] as const)
    hotel.desk.property({ id, systemValues: { opendoor_confirm: 'false' } })
  const app = await openAt({ search: 'opendoor=201', hotel })
  await screen.findByText('Door opened')
  expect(app.openings()).toHaveLength(1)
})

it('KEY-21 the question goes with the guest', async () => {
  const app = await openAt({ search: 'opendoor=201' })
  await question()
  app.store.dispatch(sessionReset())
  await screen.findByRole('button', { name: 'Sign in' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(app.openings()).toEqual([])
})

it('KEY-21 ignores another room, and logs it', async () => {
  const app = await openAt({ search: 'opendoor=101' })
  await waitFor(async () =>
    expect(await app.refusal()).toEqual(['opendoor is ignored: it names another room']),
  )
  expect([...query().keys()]).not.toContain('opendoor')
  expect([...app.openings(), ...app.openings('101')]).toEqual([])
})

it.each(['walkin', 'walkin-only'])('QRY-13, MODE-05 never opens anything in mode %s', async (mode) => {
  const app = await openAt({ search: `opendoor=201&mode=${mode}` })
  await waitFor(async () =>
    expect(await app.refusal()).toEqual(['opendoor is ignored: the guest has no room']),
  )
  expect([...query().keys()]).not.toContain('opendoor')
  expect(app.openings()).toEqual([])
})

it('opens no door from a kiosk', async () => {
  const app = await openAt({ search: 'opendoor=201&mode=kiosk' })
  await waitFor(async () =>
    expect(await app.refusal()).toEqual(['opendoor is ignored: there is no mobile key here']),
  )
  expect(app.openings()).toEqual([])
})

it('QRY-14 leaves the address also where nobody is signed in; signing in soon leads to the question', async () => {
  const app = await openAt({ search: 'opendoor=201', room: '' })
  await screen.findByRole('button', { name: 'Sign in' })
  expect([...query().keys()]).not.toContain('opendoor')
  expect(app.openings()).toEqual([])
  await signIn(app, '201', 'Miller')
  await answer(app, 'Open')
  await screen.findByText('Door opened')
  expect(app.openings()).toHaveLength(1)
})

it('opens nothing for a guest who signs in long after', async () => {
  let now = Date.parse(morning)
  const app = await openAt({ search: 'opendoor=201', room: '', now: () => now })
  await screen.findByRole('button', { name: 'Sign in' })
  now += 121_000
  await signIn(app, '201', 'Miller')
  await waitFor(async () =>
    expect(await app.refusal()).toEqual(['opendoor is ignored: it came too long ago']),
  )
  expect(app.openings()).toEqual([])
})

it('another guest’s sign-in does not open the door that was asked for', async () => {
  const app = await openAt({ search: 'opendoor=101', room: '' })
  await signIn(app, '201', 'Miller')
  await waitFor(async () => expect(await app.refusal()).toHaveLength(1))
  expect([...app.openings(), ...app.openings('101')]).toEqual([])
})

it('RULE-01 an empty room number asks for nothing', async () => {
  const app = await openAt({ search: 'opendoor=' })
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  expect(app.openings()).toEqual([])
  expect(await app.refusal()).toEqual([])
})

it('KEY-19, KEY-21 asks first where to send the code, for doors that open behind a link', async () => {
  const hotel = await openHotel()
  hotel.desk.clock({ now: morning })
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const app = await openApp({ hotel, path: '/?property=1&theme=1&opendoor=101' })
  const asked = within(await screen.findByRole('dialog', { name: 'Open the door of room 101?' }))
  await app.user.click(asked.getByRole('button', { name: 'Open' }))
  const entry = within(await screen.findByRole('dialog', { name: 'Where should we send your code?' }))
  expect(place()).toBe('/demo/mobilekey')
  await app.user.type(entry.getByLabelText('Email address'), 'anna@example.com{Enter}')
  await waitFor(() => expect(app.leave).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(window.history.state).not.toHaveProperty('overlay'))
})

it('KEY-10 opens no door where the property is not known', async () => {
  localStorage.setItem('login-room', '201')
  localStorage.setItem('login-name', 'Miller')
  const app = await openApp({ path: '/?theme=2&opendoor=201' })
  await waitFor(async () =>
    expect((await logged(app.desk, 'mobileKey')).map(({ msg }) => msg)).toEqual([
      'opendoor is ignored: there is no property',
    ]),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(app.hotel.desk.room('201').door_openings).toEqual([])
  expect(await app.desk.calls({ module: 'HTTP', function: 'POST /api/onekey/auth/login' })).toEqual([])
})
