import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { waitLimitMs } from '../../tools/limits.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { pass, startFakeClock } from '../fakeClock.ts'
import { atHome, openApp, openHotel, openSignedIn, openSignedInAt, place, signIn } from '../harness.tsx'
import { sendRequestAgain } from '../sendAgain.ts'
import { stopClock } from '../time/deviceAt.ts'
import { choose, chosenIn, field, fillPickup as fill, optionsOf } from './fillPickup.ts'

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

/** Room 201 of the other hotel leaves on this day, whose last quarter of an hour has no time that is still to come. */
async function openOnLastEvening() {
  stopClock('2026-11-21T23:50:00Z')
  localStorage.setItem('login-room', '201')
  localStorage.setItem('login-name', 'Miller')
  const app = await openApp({ path: '/pickup?property=2&theme=2' })
  await waitFor(async () => expect(await optionsOf('Date')).toEqual([]))
  return app
}

const confirm = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Send the request' }))

it('PICK-01, PICK-06, PICK-08, PICK-09, PICK-10, PICK-11, PICK-13 asks for a car on one page, in three steps', async () => {
  const app = await openPickup()
  await field('From')
  for (const step of ['Pickup location', 'Destination', 'Your request'])
    screen.getByRole('region', { name: step })
  // Nothing scrolls sideways: no choice of all the times of a day as buttons.
  expect(screen.queryByRole('radio')).toBeNull()
  await fill(app)
  const summary = screen.getByText('Pickup between').closest('dl')?.textContent
  expect(summary).toMatch(/Anna Berger, Room 101.*Hotel entrance.*Airport, Terminal 3.*8:00\sAM – 8:30\sAM/)
  screen.getByText('Once it is sent, a request cannot be changed or withdrawn here.')
  await app.user.type(screen.getByLabelText('Anything to add?'), 'Two suitcases')
  await confirm(app)
  await screen.findByText('Your request has been sent.')
  // What was asked is told, and cannot be changed or cancelled; the form begins anew.
  const asked = within(screen.getByRole('region', { name: 'Your request has been sent.' }))
  expect(asked.getByText('Pickup between').closest('dl')?.textContent).toBe(summary)
  expect(asked.queryAllByRole('button')).toEqual([])
  expect((await field('To')).value).toBe('')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Anything to add?').value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
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

it('PICK-05 a day presets a window that makes sense, in quarter hours from now on, which the guest can change', async () => {
  stopClock('2026-11-21T05:10:00Z')
  const app = await openPickup()
  expect(await optionsOf('Date')).toContain('Today')
  await choose(app, 'Date', 'Today')
  expect([await chosenIn('Earliest time'), await chosenIn('Latest time')]).toEqual(['6:45 AM', '7:15 AM'])
  expect((await optionsOf('Earliest time')).slice(0, 3)).toEqual(['6:15 AM', '6:30 AM', '6:45 AM'])
  await choose(app, 'Date', 'Tomorrow')
  expect([await chosenIn('Earliest time'), await chosenIn('Latest time')]).toEqual(['8:00 AM', '8:30 AM'])
  await choose(app, 'Earliest time', '5:15 PM')
  expect(await chosenIn('Latest time')).toBe('5:45 PM')
  const ends = await optionsOf('Latest time')
  expect([ends[0], ends.at(-1)]).toEqual(['5:30 PM', '9:15 PM'])
})

it('PROD-01, PICK-04 on a television OK takes hold of a field, left and right choose, and the guest needs no list', async () => {
  stopClock('2026-11-21T05:10:00Z')
  const app = await openSignedInAt('/pickup?mode=tv')
  const date = await field('Date')
  act(() => date.focus())
  expect(await chosenIn('Date')).toBe('Today')
  await app.user.keyboard('{Enter}{ArrowRight}')
  expect([await chosenIn('Date'), await chosenIn('Earliest time')]).toEqual(['Tomorrow', '8:00 AM'])
  await app.user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect([await chosenIn('Date'), document.activeElement]).toEqual(['Today', date])
  await app.user.keyboard('{Enter}{ArrowRight}')
  expect(await chosenIn('Date')).toBe('Today')
})

it('PICK-17 the hotel, today and the next half hour in which a car can come are filled in: the destination is enough', async () => {
  stopClock('2026-11-21T05:10:00Z')
  const app = await openPickup()
  for (const [name, text] of [
    ['From', 'Hotel entrance'],
    ['Date', 'Today'],
    ['Earliest time', '6:45 AM'],
    ['Latest time', '7:15 AM'],
    ['To', 'Please select a destination'],
  ] as const)
    await waitFor(async () => expect(await chosenIn(name)).toBe(text))
  await choose(app, 'To', 'Airport, Terminal 3')
  await confirm(app)
  await screen.findByText('Your request has been sent.')
  const [sent] = await app.desk.calls(mail)
  expect(sent?.data.email_message).toBe(
    'Anna Berger, room 101\nFrom: Hotel entrance\nTo: Airport, Terminal 3\n2026-11-21, 06:45-07:15',
  )
})

it('PICK-17 what is filled in moves on with the time, and what the guest has chosen stays', async () => {
  startFakeClock()
  vi.setSystemTime(Date.parse('2026-11-21T05:10:00Z'))
  const app = await openPickup()
  const times = async () => [await chosenIn('Earliest time'), await chosenIn('Latest time')]
  await waitFor(async () => expect(await times()).toEqual(['6:45 AM', '7:15 AM']))
  vi.setSystemTime(Date.parse('2026-11-21T05:30:00Z'))
  await pass(30_000)
  expect(await times()).toEqual(['7:15 AM', '7:45 AM'])
  await choose(app, 'Latest time', '8:00 AM')
  vi.setSystemTime(Date.parse('2026-11-21T05:50:00Z'))
  await pass(30_000)
  expect(await times()).toEqual(['7:15 AM', '8:00 AM'])
})

it('PICK-03, PICK-17 the place of the other field changes sides, so that both are never the same', async () => {
  const app = await openPickup()
  await choose(app, 'To', 'Hotel entrance')
  expect([await chosenIn('From'), await chosenIn('To')]).toEqual([
    'Please select a pickup location',
    'Hotel entrance',
  ])
  await confirm(app)
  expect((await screen.findByRole('alert')).textContent).toBe('Please select a pickup location')
  expect(document.activeElement).toBe(await field('From'))
  expect(await app.desk.calls(mail)).toEqual([])
  await choose(app, 'From', 'Central Station')
  await choose(app, 'From', 'Hotel entrance')
  expect([await chosenIn('From'), await chosenIn('To')]).toEqual(['Hotel entrance', 'Central Station'])
})

it('PICK-02, PICK-03, PICK-04, PICK-05 says what is missing, and sends nothing', async () => {
  const app = await openOnLastEvening()
  await choose(app, 'To', 'Resort entrance')
  await confirm(app)
  const alert = within(await screen.findByRole('alert'))
  for (const text of [
    'Please select a pickup location',
    'Please select a date',
    'You have to enter a starting time!',
    'You have to enter an ending time!',
  ])
    expect(alert.getByRole('button', { name: text })).toBeDefined()
  expect(document.activeElement).toBe(await field('From'))
  expect(await app.desk.calls(mail)).toEqual([])
})

it('PICK-01 Back and a reload keep what was entered', async () => {
  const hotel = await openHotel()
  const first = await openPickup({ hotel })
  await choose(first, 'From', 'Central Station')
  first.services.history.go('/flightinfo')
  await screen.findByRole('heading', { level: 1, name: 'Flights' })
  act(() => first.services.history.back())
  await screen.findByRole('heading', { level: 1, name: 'Transfer' })
  expect(await chosenIn('From')).toBe('Central Station')
  first.close()
  const app = await openSignedIn({ hotel })
  app.services.history.go('/pickup')
  await field('From')
  expect(await chosenIn('From')).toBe('Central Station')
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
  expect(await optionsOf('From')).toEqual(['Side gate'])
  expect(await app.desk.calls(list)).toHaveLength(1)
})

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
    const sent = await app.desk.calls(mail)
    expect(sent.map(({ status }) => status)).toEqual(['ERROR', 'OK'])
    // What was refused is another message.
    expect(sent[0]?.message_id).not.toBe(sent[1]?.message_id)
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
    expect(app.store.getState()).toMatchObject({ pickup: { status: 'unknown' } })
    await confirm(app)
    await sendRequestAgain(app)
    await screen.findByText('Your request has been sent.')
    const ids = (await app.desk.calls(mail)).map(({ message_id }) => message_id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
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
  expect((await field('Nach')).value).toBe('')
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
  expect(await field('To')).toHaveProperty('disabled', true)
  await answer()
  expect((await screen.findByRole('alert')).textContent).toBe(failed)
  expect(await chosenIn('To')).toBe('Airport, Terminal 3')
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

it('PICK-16 a guest without a name is asked to sign in before anything else', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await atHome()
  app.services.history.go('/pickup')
  await screen.findByRole('heading', { level: 1, name: 'Transfer' })
  screen.getByText('Sign in to send a request to the hotel.')
  screen.getByRole('button', { name: 'Sign in' })
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull()
  expect(await app.desk.calls(mail)).toEqual([])
})

it('what is missing is announced once, in one list that leads to each place', async () => {
  const app = await openOnLastEvening()
  await app.user.click(await screen.findByRole('button', { name: 'Send the request' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Please correct:')).toBeDefined()
  const errors = alert.getAllByRole('button')
  expect(errors.length).toBeGreaterThan(1)
  await app.user.click(alert.getByRole('button', { name: 'Please select a date' }))
  expect(document.activeElement).toBe(await field('Date'))
})
