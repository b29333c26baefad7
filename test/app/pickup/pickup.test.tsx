import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { waitLimitMs } from '../../tools/limits.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { pass, startFakeClock } from '../fakeClock.ts'
import {
  atHome,
  openApp,
  openHotel,
  openSignedIn,
  openSignedInAt,
  place,
  query,
  signIn,
} from '../harness.tsx'
import { sendRequestAgain } from '../sendAgain.ts'
import { stopClock } from '../time/deviceAt.ts'
import { choose, fillPickup as fill, goOn, stepIs } from './fillPickup.ts'

const list = { module: 'SQMOD_GlobalFunctions', function: 'getPickupLocations' }
const mail = { module: 'SQMOD_EMail', function: 'sendEMail' }
const failed = 'Sending the request failed. Please try again later.'
const doubt = /may have reached us, although our answer did not reach you/
type App = Awaited<ReturnType<typeof openSignedIn>>

async function openPickup(options: Parameters<typeof openSignedInAt>[1] = {}) {
  const app = await openSignedInAt('/pickup', options)
  await screen.findByRole('heading', { level: 1, name: 'Transfer' })
  return app
}

const confirm = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Send the request' }))

it('PICK-01, PICK-06, PICK-08, PICK-09, PICK-10, PICK-11, PICK-13 asks for a car in three steps', async () => {
  const app = await openPickup()
  await fill(app)
  const summary = screen.getByText('Pickup between').closest('dl')?.textContent
  expect(summary).toMatch(/Anna Berger, Room 101.*Hotel entrance.*Airport, Terminal 3.*8:00\sAM – 8:30\sAM/)
  screen.getByText('Once it is sent, a request cannot be changed or withdrawn here.')
  await app.user.type(screen.getByLabelText('Anything to add?'), 'Two suitcases')
  await confirm(app)
  await screen.findByText('Your request has been sent.')
  await stepIs('Pickup location')
  // The stepper starts again, and the request that was sent cannot be changed or cancelled.
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(await app.desk.calls(list)).toMatchObject([{ data: { lang: 'en' }, status: 'OK' }])
  const [sent, ...others] = await app.desk.calls(mail)
  expect(others).toEqual([])
  expect(sent).toMatchObject({ status: 'OK', data: { email_subject: 'Pickup request, room 101' } })
  expect(sent?.data.email_message).toMatch(
    /^Anna Berger, room 101\nFrom: Hotel entrance\nTo: Airport, Terminal 3\n\d{4}-\d\d-\d\d, 08:00-08:30\nTwo suitcases$/,
  )
  const mails = await app.desk.list('mails')
  expect(mails.filter(({ email_to }) => email_to === sent?.data.email_to)).toHaveLength(1)
})

it('PICK-05 a later day, which begins at midnight, shows the morning first; today shows the next time first', async () => {
  // As wide as their times are late, because jsdom has no layout.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const hour = /^(\d\d):/.exec(this.getAttribute('value') ?? '')?.[1]
    return new DOMRect(Number(hour ?? 0) * 100, 0, 0, 0)
  })
  stopClock('2026-11-21T05:10:00Z')
  const app = await openPickup()
  const line = () => screen.getByRole('radiogroup', { name: 'From (time)' })
  await choose(app, 'Date', 'Today')
  expect(within(line()).getAllByRole<HTMLInputElement>('radio')[0]?.value).toBe('06:30')
  expect(line().scrollLeft).toBe(0)
  await choose(app, 'Date', 'Tomorrow')
  expect(within(line()).getAllByRole<HTMLInputElement>('radio')[0]?.value).toBe('00:00')
  expect(line().scrollLeft).toBe(800)
  expect(screen.getByRole('radiogroup', { name: 'Until (time)' }).scrollLeft).toBe(800)
})

it('PICK-02, PICK-04, PICK-05 the first step says what is missing, and stays', async () => {
  const app = await openPickup()
  await screen.findByRole('group', { name: 'From' })
  await goOn(app)
  const alert = within(await screen.findByRole('alert'))
  for (const text of [
    'Please select a pickup location',
    'Please select a date',
    'You have to enter a starting time!',
    'You have to enter an ending time!',
  ])
    expect([alert.getByText(text), ...screen.getAllByText(text)]).toHaveLength(3)
  await stepIs('Pickup location')
})

it('PICK-01, PICK-03 the second step wants another place, and Back keeps what was entered', async () => {
  const app = await openPickup()
  await choose(app, 'From$', 'Hotel entrance')
  await choose(app, 'Date', 'Tomorrow')
  await choose(app, 'From \\(time\\)', /^8:00\sAM/)
  await choose(app, 'Until', /^9:00\sAM/)
  await goOn(app)
  await stepIs('Destination')
  await goOn(app)
  await screen.findByText('Please select a destination')
  await choose(app, 'To', 'Hotel entrance')
  await goOn(app)
  await screen.findByText('Pickup location and destination are the same')
  window.history.back()
  await stepIs('Pickup location')
  const chosen = screen
    .getAllByRole('radio', { checked: true })
    .map((radio) => radio.closest('label')?.textContent)
  expect(chosen).toEqual([
    'Hotel entrance',
    'Tomorrow',
    expect.stringMatching(/^8:00/),
    expect.stringMatching(/^9:00/),
  ])
})

it('opens no step that those before it do not allow, and keeps what was entered over a reload', async () => {
  const hotel = await openHotel()
  const first = await openPickup({ hotel })
  await choose(first, 'From$', 'Central Station')
  first.close()
  const app = await openSignedIn({ hotel })
  app.services.history.go('/pickup?step=3')
  await stepIs('Pickup location')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Central Station' }).checked).toBe(true)
  app.services.history.go('/')
  await waitFor(() => expect(place()).not.toBe('/pickup'))
  expect(query().has('step')).toBe(false)
})

it('PICK-06, PICK-07, SERR-17 without places says so, and tries again', async () => {
  const app = await openSignedIn()
  await app.desk.tell('faults', { ...list, status: 'ERROR', times: 1 })
  app.services.history.go('/pickup')
  expect((await screen.findByRole('alert')).textContent).toBe('Locations unavailable')
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(await logged(app.desk, 'pickup')).not.toEqual([])
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('group', { name: 'From' })
})

it('PICK-07 an empty list of places is none', async () => {
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, list, {
    status: 'OK',
    root: { email_to: 'a@b.example', locations: [] },
  })
  app.services.history.go('/pickup')
  await answer()
  expect((await screen.findByRole('alert')).textContent).toBe('Locations unavailable')
})

it('PICK-06 a guest who goes away and comes back while the places load has them all the same', async () => {
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, list, {
    status: 'OK',
    root: { email_to: 'a@b.example', locations: [{ id: 'gate', name: 'Side gate' }] },
  })
  for (const [path, name] of [
    ['/pickup', 'Transfer'],
    ['/flightinfo', 'Flights'],
    ['/pickup', 'Transfer'],
  ] as const) {
    act(() => app.services.history.go(path))
    await screen.findByRole('heading', { level: 1, name })
  }
  await answer()
  await screen.findByRole('radio', { name: 'Side gate' })
  expect(await app.desk.calls(list)).toHaveLength(1)
})

/** The number of requests that the hotel has received, and of their different message ids. */
async function countIds({ desk }: App) {
  const ids = (await desk.calls(mail)).map(({ message_id }) => message_id)
  return { requests: ids.length, ids: new Set(ids).size }
}

describe('a request that fails', () => {
  it('PICK-12, PICK-14, SERR-13 keeps what was entered, and can be sent again', async () => {
    const app = await openPickup()
    await fill(app)
    await app.desk.tell('faults', { ...mail, status: 'ERROR', times: 1 })
    await confirm(app)
    expect((await screen.findByText(failed)).closest('[role="alert"]')).not.toBeNull()
    expect(await logged(app.desk, 'sending')).not.toEqual([])
    await confirm(app)
    await screen.findByText('Your request has been sent.')
    expect((await app.desk.calls(mail)).map(({ status }) => status)).toEqual(['ERROR', 'OK'])
  })

  it('PICK-15, SCONST-01 fails after 30 s without an answer, and is sent again under the same id', async () => {
    const app = await openPickup()
    await fill(app)
    await app.desk.tell('faults', { ...mail, silent: true, times: 1 })
    startFakeClock()
    screen.getByRole('button', { name: 'Send the request' }).click()
    await vi.waitFor(() => expect(app.hotel.desk.calls(mail)).toHaveLength(1), waitLimitMs)
    await pass(29_000)
    expect(app.store.getState()).toMatchObject({ pickup: { status: 'requested' } })
    await pass(1000)
    await screen.findByText(doubt)
    expect(app.store.getState()).toMatchObject({ pickup: { status: 'failed' } })
    await confirm(app)
    await sendRequestAgain(app)
    await screen.findByText('Your request has been sent.')
    const ids = (await app.desk.calls(mail)).map(({ message_id }) => message_id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('PICK-12, PICK-14 that the hotel refused is sent again under another id', async () => {
    const app = await openPickup()
    await fill(app)
    await app.desk.tell('faults', { ...mail, status: 'ERROR', times: 1 })
    await confirm(app)
    await screen.findByText(failed)
    await confirm(app)
    await screen.findByText('Your request has been sent.')
    expect(await countIds(app)).toEqual({ requests: 2, ids: 2 })
  })

  it('RT-25, PICK-14 whose answer a lost channel has taken is said and not doubled after the reload', async () => {
    const hotel = await openHotel()
    const first = await openPickup({ hotel })
    await fill(first)
    await first.desk.tell('faults', { ...mail, silent: true, times: 1 })
    await confirm(first)
    await waitFor(async () => expect(await first.desk.calls(mail)).toHaveLength(1))
    await first.desk.tell('faults', { drop: true })
    await waitFor(() => expect(first.reload).toHaveBeenCalled())
    first.close()
    const app = await openSignedInAt('/pickup?step=3', { hotel })
    await screen.findByText(doubt)
    await confirm(app)
    await sendRequestAgain(app)
    await screen.findByText('Your request has been sent.')
    expect(await countIds(app)).toEqual({ requests: 2, ids: 1 })
  })
})

it('PICK-13 the answer does not fetch back a guest who has gone elsewhere', async () => {
  const app = await openPickup()
  await fill(app)
  const answer = await answerInstead(app.desk, mail, { status: 'OK' })
  await confirm(app)
  app.services.history.go('/flightinfo')
  await screen.findByRole('heading', { level: 1, name: 'Flights' })
  await answer()
  await waitFor(() => expect(app.store.getState()).toMatchObject({ pickup: { status: 'success' } }))
  await app.services.history.settled()
  expect(place()).toBe('/flightinfo')
})

it('what a guest entered whose stay has ended is not shown to the next one', async () => {
  const app = await openPickup()
  await fill(app)
  await app.desk.tell('checkout', { room: '101' })
  app.services.history.go('/language')
  await signIn(app, '106', 'Schmidt')
  // This guest reads German.
  await screen.findByRole('heading', { level: 1, name: /^Gut/ })
  act(() => app.services.history.go('/pickup'))
  await screen.findByRole('group', { name: /^From$|^Von$/ })
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

it('PICK-10, PICK-14 what is on its way cannot be changed, and the summary says that it failed', async () => {
  const app = await openPickup()
  await fill(app)
  const answer = await answerInstead(app.desk, mail, { status: 'ERROR', message: 'no' })
  await confirm(app)
  await screen.findByText('Sending your request')
  const note = screen.getByLabelText<HTMLTextAreaElement>('Anything to add?')
  await app.user.type(note, 'Two suitcases')
  expect([note.readOnly, note.value]).toEqual([true, ''])
  act(() => app.services.history.back())
  await waitFor(() => expect(query().get('step')).toBe('2'))
  await stepIs('Your request')
  await answer()
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  await stepIs('Your request')
  await waitFor(() => expect(query().get('step')).toBe('3'))
})

it('PICK-14 a guest who has gone elsewhere hears there that it failed', async () => {
  const app = await openPickup()
  await fill(app)
  const answer = await answerInstead(app.desk, mail, { status: 'ERROR', message: 'no' })
  await confirm(app)
  await screen.findByText('Sending your request')
  app.services.history.go('/cp/1')
  await atHome()
  await answer()
  await screen.findByText(failed)
})

it('PICK-16 a guest without a name is asked to sign in before the first step', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await atHome()
  app.services.history.go('/pickup')
  await screen.findByRole('heading', { level: 1, name: 'Transfer' })
  screen.getByText('Sign in to send a request to the hotel.')
  screen.getByRole('button', { name: 'Sign in' })
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(await app.desk.calls(mail)).toEqual([])
})

it('what is missing is announced once, in one list that leads to each place', async () => {
  const app = await openPickup()
  await app.user.click(await screen.findByRole('button', { name: 'Continue' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Please correct:')).toBeDefined()
  const errors = alert.getAllByRole('button')
  expect(errors.length).toBeGreaterThan(1)
  await app.user.click(alert.getByRole('button', { name: 'Please select a date' }))
  expect(document.activeElement?.closest('fieldset')?.textContent).toContain('Date')
})
