import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { selectIsMailCanceled } from '../../../src/domains/mail/slice.ts'
import { bodyInstead, logged } from '../badAnswers.ts'
import { openHotel } from '../harness.tsx'
import { restoreRealTimers } from '../realTimers.ts'
import { card, controlsPath, openRoom } from './openRoom.ts'

type Room = Awaited<ReturnType<typeof openRoom>>

async function openSchedule(room: Room, title = 'Cleaning') {
  await room.user.click((await card(title)).getByRole('button', { name: /times$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  return {
    dialog,
    tick: (day: string) => room.user.click(dialog.getByRole('checkbox', { name: day })),
    press: async (name: string, times = 1) => {
      for (let press = 0; press < times; press += 1)
        await room.user.click(dialog.getByRole('button', { name }))
    },
    save: () => room.user.click(dialog.getByRole('button', { name: 'Save' })),
  }
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('CLEAN-01, CLEAN-03, CLEAN-04, CLEAN-05, CLEAN-06, SCONST-10 a cleaning schedule by days and hours', async () => {
  const room = await openRoom()
  ;(await card('Cleaning')).getByText('No times chosen')
  const { dialog, tick, press, save } = await openSchedule(room)
  const week = dialog.getByRole('group', { name: 'Days' })
  const days = within(week).getAllByRole('checkbox')
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ])
  expect(week.textContent).toBe('DaysMTWTFSS')
  for (const day of ['Monday', 'Wednesday', 'Friday']) await tick(day)
  await press('From later, Times')
  await press('Until later, Times', 2)
  dialog.getByText(/^10:00\sAM$/)
  dialog.getByText(/^12:30\sPM$/)
  await save()
  await gone()
  expect(room.stored('zentral').cleaning).toEqual({
    days: [1, 3, 5].map((weekday) => ({ weekday, start: '10:00', end: '12:30' })),
    cancelNextDay: false,
  })
  const shown = await card('Cleaning')
  shown.getByText('Monday, Wednesday, Friday')
  shown.getByText(/^10:00\sAM - 12:30\sPM$/)
})

it('CLEAN-02, CLEAN-03, CLEAN-06 a laundry schedule with its own times a day, in the 24-hour format', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { date_format: '24h' } })
  const room = await openRoom({ hotel })
  const { dialog, tick, press, save } = await openSchedule(room, 'Laundry')
  await tick('Tuesday')
  await press('From later, Tuesday')
  await press('Until later, Tuesday', 4)
  await tick('Saturday')
  await room.user.click(dialog.getByRole('checkbox', { name: 'The same time on all days' }))
  await press('Until later, Saturday', 2)
  dialog.getByText('14:30')
  await save()
  await gone()
  expect(room.stored('zentral').laundry).toEqual({
    days: [
      { weekday: 2, start: '10:00', end: '13:30' },
      { weekday: 6, start: '10:00', end: '14:30' },
    ],
    cancelNextDay: false,
  })
  const shown = await card('Laundry')
  shown.getByText('10:00 - 13:30')
  shown.getByText('10:00 - 14:30')
})

it('CLEAN-08, CLEAN-09, CLEAN-10 what is missing or the wrong way round is said and not sent', async () => {
  const room = await openRoom()
  const { dialog, tick, press, save } = await openSchedule(room)
  await tick('Sunday')
  await save()
  dialog.getByText('You have to enter a starting time!')
  await press('From later, Sunday')
  dialog.getByText('You have to enter an ending time!')
  await press('Until later, Sunday')
  await press('Until earlier, Sunday', 4)
  expect(dialog.getByRole('alert').textContent).toBe('The ending time must be after the starting time!')
  await save()
  expect(await room.sent()).toEqual([])
  await press('Until later, Sunday')
  expect(dialog.queryByRole('alert')).toBeNull()
  await save()
  await gone()
  expect(room.stored('zentral').cleaning).toMatchObject({
    days: [{ weekday: 7, start: '10:00', end: '10:30' }],
  })
})

it('CLEAN-01, ROOM-10 a refused schedule stays open with all that was written, also over a reload', async () => {
  const room = await openRoom()
  const first = await openSchedule(room)
  await first.tick('Monday')
  await first.press('From later, Monday')
  await first.press('Until later, Monday')
  await room.desk.tell('faults', { path: controlsPath, http: 500, times: 1 })
  await first.save()
  await first.dialog.findByText('Sending the request failed. Please try again later.')
  room.close()
  const again = await openRoom({ hotel: room.hotel })
  const dialog = within(await screen.findByRole('dialog', { name: 'Cleaning' }))
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Monday' }).checked).toBe(true)
  await again.user.click(dialog.getByRole('button', { name: 'Save' }))
  await gone()
  await waitFor(() =>
    expect(again.stored('zentral').cleaning).toMatchObject({
      days: [{ weekday: 1, start: '10:00', end: '12:00' }],
    }),
  )
})

const isCanceled = ({ store }: Room) => selectIsMailCanceled(store.getState() as never)
const cancel = async (room: Room) =>
  room.user.click(await screen.findByRole('switch', { name: /^No cleaning tomorrow/ }))

it('CLEAN-07, MAIL-01, MAIL-02, MAIL-04, MSG-15 a cancelled cleaning is mailed to housekeeping, then shown on the TV; it can be taken back', async () => {
  const hotel = await openHotel()
  const room = await openRoom({ hotel })
  await cancel(room)
  await waitFor(() => expect(room.stored('zentral').cleaning).toEqual({ days: [], cancelNextDay: true }))
  const mails = await waitFor(async () => {
    const found = await room.desk.list('mails')
    expect(found).toHaveLength(1)
    return found
  })
  expect(mails[0]).toMatchObject({
    sender: 'Room 101, Anna Berger',
    subject: 'Cleaning cancelled',
    content: expect.stringMatching(/^No cleaning on \d{1,2} \w{3,4} \d{4}, please\.$/),
    emailTo: 'housekeeping@aurora.example',
    room: '101',
  })
  expect(isCanceled(room)).toBe(true)
  await waitFor(async () => {
    const [told] = await room.desk.calls({ module: 'SQMOD_TVMessages', function: 'sendTvMessage' })
    expect(told?.data).toEqual({ message: mails[0]?.content, room: '101' })
  })
  // The message to the television is in this list, too, but is not announced to the guest who caused it.
  await waitFor(async () => {
    const loads = await room.desk.calls({ module: 'SQMOD_TVMessages', function: 'loadTvMessages' })
    expect(loads).toHaveLength(2)
  })
  expect(screen.queryByRole('dialog', { name: 'New message' })).toBeNull()
  await cancel(room)
  await waitFor(() => expect(room.stored('zentral').cleaning).toEqual({ days: [], cancelNextDay: false }))
  expect(await room.desk.list('mails')).toHaveLength(1)
})

it('CLEAN-07, MAIL-01 on a page that is open over midnight tomorrow is the next day', async () => {
  const noon = new Date().setUTCHours(12, 0, 0, 0)
  const dayMs = 24 * 60 * 60_000
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: noon })
  const room = await openRoom()
  const long = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })
  await screen.findByText(long.format(noon + dayMs))
  // Waits until the page's clock has started.
  await act(async () => {})
  vi.setSystemTime(noon + dayMs)
  act(() => void vi.advanceTimersByTime(30_000))
  screen.getByText(long.format(noon + 2 * dayMs))
  await cancel(room)
  restoreRealTimers()
  await waitFor(async () => {
    const [mail] = await room.desk.list('mails')
    expect(mail?.content).toContain(` ${new Date(noon + 2 * dayMs).getUTCDate()} `)
  })
})

it('MAIL-02, MAIL-04, MAIL-05 a mail that fails is silent, and the TV confirms nothing', async () => {
  const room = await openRoom()
  await room.desk.tell('faults', { path: '/api/v1/property/1/oneapp/mail', http: 500 })
  await cancel(room)
  await waitFor(async () => expect(await logged(room.desk, 'mail')).toHaveLength(1))
  expect(room.stored('zentral').cleaning).toMatchObject({ cancelNextDay: true })
  expect(isCanceled(room)).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await room.desk.calls({ module: 'SQMOD_TVMessages', function: 'sendTvMessage' })).toEqual([])
})

it('MAIL-02, MAIL-04 a hotel that has the mail may say so with an empty answer', async () => {
  const room = await openRoom()
  bodyInstead('/api/v1/property/1/oneapp/mail', '')
  await cancel(room)
  await waitFor(async () =>
    expect(await room.desk.calls({ module: 'SQMOD_TVMessages', function: 'sendTvMessage' })).toHaveLength(1),
  )
  expect(isCanceled(room)).toBe(true)
})

it('MAIL-05 a TV message that fails is silent too', async () => {
  const room = await openRoom()
  const call = { module: 'SQMOD_TVMessages', function: 'sendTvMessage' }
  await room.desk.tell('faults', { ...call, status: 'ERROR' })
  await cancel(room)
  await waitFor(async () => expect(await logged(room.desk, 'mail')).toHaveLength(1))
  expect(isCanceled(room)).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('MAIL-01 without an address in the property’s settings none is sent', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', settings: { mail: { courses: 'fitness@aurora.example' } } })
  const room = await openRoom({ hotel })
  await cancel(room)
  await waitFor(() => expect(room.stored('zentral').cleaning).toMatchObject({ cancelNextDay: true }))
  act(() => room.services.history.go('/language'))
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  const calls = await room.desk.calls({ module: 'HTTP' })
  expect(calls.filter((one) => one.function.endsWith('/mail'))).toEqual([])
})

it('MAIL-03 the demo’s message goes to nobody’s room', async () => {
  const room = await openRoom({ query: 'mode=demo' })
  await cancel(room)
  await waitFor(async () => {
    const [told] = await room.desk.calls({ module: 'SQMOD_TVMessages', function: 'sendTvMessage' })
    expect(told).toMatchObject({ data: { room: 'demo' }, status: 'OK' })
  })
})
