import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bodyInstead, heldInstead, hotelInstead, logged } from '../badAnswers.ts'
import { atHome, openApp, signIn } from '../harness.tsx'
import {
  bookings,
  courseOn,
  dayList,
  enterPersons,
  openCourses,
  openStrength,
  openWednesday,
  strengthAt,
} from './helpers.ts'

const verify = '/api/tac/v1/account-verify'
const add = '/api/tac/v1/add-booking-class'
const failed = 'Booking failed - Something went wrong. Please try again.'
const full = 'Sorry, this course is fully booked'

type App = Awaited<ReturnType<typeof openCourses>>
const posted = async ({ desk }: App, path: string) => desk.calls({ module: 'HTTP', function: `POST ${path}` })

it('CRS-06, CRS-07, CRS-09, CRS-11, CRS-13, CRS-14, CRS-17, MAIL-01 books a course for two, confirms it, and mails it', async () => {
  const app = await openCourses()
  const { courseId, free } = await strengthAt(app)
  const dialog = await openStrength(app)
  const facts = dialog.getByText('Trainer').closest('dl')?.textContent
  expect(facts).toMatch(
    new RegExp(`Thu, Nov 19, 6:00\\sPM\\s–\\s6:50\\sPM.*Training room, 6th floor.*Tomáš Novotný.*${free}$`),
  )
  await enterPersons(app, dialog, '2')
  const confirmation = (await dialog.findByText('Your course is booked.')).closest('[role="status"]')
  expect(confirmation?.textContent).toMatch(/^Your course is booked\.Booking number B-\d+$/)
  expect((await posted(app, verify)).map(({ data }) => data)).toEqual([
    {
      lastname: 'Berger',
      roomNumber: '101',
      reservationId: '88012',
      confirmationId: '88012',
      accountName: expect.stringMatching(/./),
      propertyId: '1',
    },
  ])
  expect((await posted(app, add)).map(({ data }) => data)).toEqual([
    { bookingId: courseId, numberOfPersons: 2 },
  ])
  expect(await bookings(app)).toMatchObject([{ courseId, numberOfPersons: 2, room: '101' }])
  expect(localStorage.getItem('auth-token')).toMatch(/^[\w-]{43}$/)
  const mails = await waitFor(async () => {
    const found = await app.desk.list('mails')
    expect(found).toHaveLength(1)
    return found
  })
  expect(mails[0]).toMatchObject({
    sender: 'Room 101, Anna Berger',
    subject: 'Course booking',
    content: 'Strength for travellers, 19 Nov 2026 18:00, 2 persons',
    emailTo: 'fitness@aurora.example',
  })
  // The confirmation for the television (MAIL-02) is added to this app's messages, without a dialog.
  await waitFor(async () =>
    expect((await app.desk.calls({ module: 'SQMOD_TVMessages', function: 'sendTvMessage' })).length).toBe(1),
  )
  expect(screen.queryByRole('dialog', { name: 'New message' })).toBeNull()
  await app.user.click(dialog.getByRole('button', { name: 'Done' }))
  // The calendar has been reloaded.
  await courseOn('Thu, Nov 19', new RegExp(`Strength.*Persons booked: 2 ?Free places: ${free - 2}$`))
})

it('CRS-13 presses that come before the dialog can show the first book once', async () => {
  const app = await openCourses()
  const dialog = await openStrength(app)
  const button = dialog.getByRole('button', { name: 'Book' })
  act(() => {
    for (let press = 0; press < 3; press += 1) button.click()
  })
  await dialog.findByText('Your course is booked.')
  expect(await posted(app, verify)).toHaveLength(1)
  expect(await posted(app, add)).toHaveLength(1)
})

it('CRS-06, CRS-10 the token is asked for once, and again when the hotel refuses it', async () => {
  const hotel = await openWednesday()
  localStorage.setItem('auth-token', 'old')
  const app = await openCourses({ hotel })
  await enterPersons(app, await openStrength(app), '1')
  await screen.findByText('Your course is booked.')
  expect((await posted(app, add)).map(({ status }) => status)).toEqual([401, 200])
  expect(await posted(app, verify)).toHaveLength(1)
  expect(localStorage.getItem('auth-token')).not.toBe('old')
  await app.user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await enterPersons(app, await openStrength(app), '1')
  await screen.findByText('Your course is booked.')
  expect(await posted(app, verify)).toHaveLength(1)
})

it('CRS-12 wants a whole number of persons from 1 to the free places', async () => {
  const app = await openCourses()
  const { free } = await strengthAt(app)
  const dialog = await openStrength(app)
  // One person is the usual number.
  const field = dialog.getByLabelText<HTMLInputElement>(/^Number of persons/)
  expect(field.value).toBe('1')
  await app.user.clear(field)
  await app.user.click(dialog.getByRole('button', { name: 'Book' }))
  await dialog.findByText('Please enter the number of persons')
  for (const wrong of ['0', '1.5', 'two', String(free + 1)]) {
    await enterPersons(app, dialog, wrong)
    await dialog.findByText(`Please enter a whole number from 1 to ${free}`)
  }
  expect(await posted(app, verify)).toEqual([])
  // By the buttons alone, without a keyboard.
  await app.user.clear(field)
  await app.user.click(dialog.getByRole('button', { name: 'One person more' }))
  await app.user.click(dialog.getByRole('button', { name: 'One person more' }))
  await app.user.click(dialog.getByRole('button', { name: 'One person fewer' }))
  await app.user.click(dialog.getByRole('button', { name: 'Book' }))
  await dialog.findByText('Your course is booked.')
  expect(await bookings(app)).toMatchObject([{ numberOfPersons: 1 }])
})

it('RT-25 a reload brings back the dialog and the number of persons, until the course is booked', async () => {
  const hotel = await openWednesday()
  const before = await openCourses({ hotel })
  const { free } = await strengthAt(before)
  await enterPersons(before, await openStrength(before), String(free + 1))
  // A reload does not unmount the screens: restores what `close` makes them remove.
  const kept = { ...sessionStorage }
  before.close()
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  const app = await openCourses({ hotel })
  const dialog = within(await screen.findByRole('dialog', { name: 'Strength for travellers' }))
  dialog.getByDisplayValue(String(free + 1))
  await enterPersons(app, dialog, '2')
  await dialog.findByText('Your course is booked.')
  await app.user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openStrength(app)
  expect((again.getByLabelText(/^Number of persons/) as HTMLInputElement).value).toBe('1')
})

it('CRS-05, CRS-17 a booking that takes long leaves the other courses free, and says how it ended', async () => {
  const app = await openCourses()
  const { letGo, asked } = heldInstead(add, '{"code":200,"bookingNumber":"B-9"}')
  const dialog = await openStrength(app)
  await enterPersons(app, dialog, '1')
  await waitFor(() => expect(asked()).toBe(1))
  await app.user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const open = (await dayList('Thu, Nov 19')).getAllByRole('button', { name: /Free places: [1-9]/ })
  await app.user.click(open.find((course) => !course.textContent?.includes('Strength')) as HTMLElement)
  const other = within(await screen.findByRole('dialog'))
  other.getByRole('button', { name: 'Book' })
  letGo()
  await screen.findByText('Your course is booked.')
  other.getByRole('button', { name: 'Book' })
  expect(other.queryByText('Your course is booked.')).toBeNull()
})

it('CRS-13 a course whose booking takes long, and is opened again meanwhile, says that it is still being booked', async () => {
  const app = await openCourses()
  const { letGo, asked } = heldInstead(add, '{"code":200,"bookingNumber":"B-9"}')
  const dialog = await openStrength(app)
  await enterPersons(app, dialog, '1')
  await waitFor(() => expect(asked()).toBe(1))
  await app.user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openStrength(app)
  again.getByText('Sending your booking')
  expect(again.queryByRole('button', { name: 'Book' })).toBeNull()
  letGo()
  await again.findByText('Booking number B-9')
})

it('CRS-17 a booking that is answered after the guest was signed out by another tab says nothing to the next one', async () => {
  const app = await openCourses()
  const { letGo, asked } = heldInstead(add, '{"code":200,"bookingNumber":"B-9"}')
  await enterPersons(app, await openStrength(app), '1')
  await waitFor(() => expect(asked()).toBe(1))
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  await signIn(app, '101', 'Berger')
  await atHome()
  letGo()
  await app.desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  await screen.findByRole('dialog', { name: 'New message' })
  expect(screen.queryByText('Your course is booked.')).toBeNull()
  expect(await app.desk.list('mails')).toEqual([])
})

describe('a full course', () => {
  it('CRS-15, SERR-14 says so, and sends nothing', async () => {
    const app = await openCourses()
    await app.user.click(await courseOn('Sat, Nov 21', /Sunrise stretch.*Fully booked$/))
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findByRole('alert')).textContent).toBe(full)
    expect(dialog.queryByRole('button', { name: 'Book' })).toBeNull()
    expect(await posted(app, verify)).toEqual([])
  })

  it('CRS-15 the last place, gone to somebody else meanwhile, is told, and the calendar loads anew', async () => {
    const app = await openCourses()
    const { courseId } = await strengthAt(app)
    await app.desk.tell('courses', { courseId, free: 1 })
    await app.user.click(screen.getByRole('button', { name: 'Next week' }))
    await app.user.click(screen.getByRole('button', { name: 'This week' }))
    await courseOn('Thu, Nov 19', /Strength.*Free places: 1$/)
    const dialog = await openStrength(app)
    await app.desk.tell('courses', { courseId, free: 0 })
    await enterPersons(app, dialog, '1')
    expect((await dialog.findByText(full)).closest('[role="alert"]')).not.toBeNull()
    expect((await posted(app, add)).map(({ status }) => status)).toEqual([409])
    expect(dialog.queryByRole('button', { name: 'Book' })).toBeNull()
    expect(await bookings(app)).toEqual([])
    await app.user.click(dialog.getByRole('button', { name: 'Close' }))
    await courseOn('Thu, Nov 19', /Strength.*Fully booked$/)
  })
})

describe('a booking that fails', () => {
  it('CRS-15, CRS-16 as a conflict other than a full course is not told as full, and can be sent again', async () => {
    const app = await openCourses()
    const dialog = await openStrength(app)
    const end = bodyInstead(add, '{"error":{"code":"already_booked","message":"Booked at 18:00."}}', 409)
    await enterPersons(app, dialog, '1')
    expect((await dialog.findByRole('alert')).textContent).toBe(failed)
    expect(screen.queryByText(full)).toBeNull()
    end()
    await app.user.click(dialog.getByRole('button', { name: 'Book' }))
    await dialog.findByText('Your course is booked.')
  })

  it('REAL-11 tells that a course is gone which the hotel has taken out of its timetable', async () => {
    const app = await openCourses()
    const dialog = await openStrength(app)
    bodyInstead(add, '{"error":{"code":"not_found","message":"unknown course"}}', 404)
    hotelInstead('/api/tac/v1/courses', () => ({ allCourses: [] }))
    await enterPersons(app, dialog, '1')
    await dialog.findByText('No longer on offer')
    expect(dialog.queryByRole('button', { name: 'Book' })).toBeNull()
    expect(screen.queryByText(failed)).toBeNull()
  })

  it('CRS-05, CRS-16, SERR-14 leaves the number in the dialog, and can be sent again', async () => {
    const app = await openCourses()
    const dialog = await openStrength(app)
    await app.desk.tell('faults', { path: add, http: 500, times: 1 })
    await enterPersons(app, dialog, '2')
    expect((await dialog.findByRole('alert')).textContent).toBe(failed)
    expect(dialog.getByLabelText<HTMLInputElement>(/^Number of persons/).value).toBe('2')
    expect(await logged(app.desk, 'sending')).not.toEqual([])
    expect(await app.desk.list('mails')).toEqual([])
    await app.user.click(dialog.getByRole('button', { name: 'Book' }))
    await dialog.findByText('Your course is booked.')
    expect(await bookings(app)).toHaveLength(1)
  })

  it.each([
    ['code 403', '{"code":403}', 200],
    ['no token', '{"code":200}', 200],
    ['no answer to read', 'soon', 200],
    ['an error of HTTP', '{"error":{"code":"broken"}}', 500],
  ])('CRS-05, CRS-08 at the verification, by %s, sends no booking', async (_, body, status) => {
    const app = await openCourses()
    const dialog = await openStrength(app)
    bodyInstead(verify, body, status)
    await enterPersons(app, dialog, '1')
    expect((await dialog.findByRole('alert')).textContent).toBe(failed)
    expect(app.store.getState()).toMatchObject({ courses: { token: 'failed' } })
    expect(localStorage.getItem('auth-token')).toBeNull()
    expect(await posted(app, add)).toEqual([])
  })

  it('CRS-08 the verification’s own code counts, whatever the status of HTTP', async () => {
    const app = await openCourses()
    const dialog = await openStrength(app)
    bodyInstead(verify, '{"code":200,"token":"given"}', 202)
    bodyInstead(add, '{"code":200,"bookingNumber":"B-9"}')
    await enterPersons(app, dialog, '1')
    await dialog.findByText('Booking number B-9')
    expect(localStorage.getItem('auth-token')).toBe('given')
  })
})

it('GEN-01 who has no room looks at the courses, and is asked to sign in to book', async () => {
  const hotel = await openWednesday()
  const app = await openApp({ hotel, path: '/?property=1&theme=1&mode=walkin' })
  await atHome()
  app.services.history.go('/courses')
  const [course] = await screen.findAllByRole('button', { name: /Free places: [1-9]/ })
  if (course) await app.user.click(course)
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Sign in to book a course.')
  expect(dialog.queryByRole('button', { name: 'Book' })).toBeNull()
  await app.user.click(dialog.getByRole('button', { name: 'Sign in' }))
  await screen.findByLabelText('Room')
})

it('TRUST-04 a course after the day of departure is listed, and cannot be booked', async () => {
  const app = await openCourses()
  // Ms Berger leaves on the 21st.
  expect(app.hotel.desk.room('101').departure.slice(0, 10)).toBe('2026-11-21')
  const before = (await dayList('Fri, Nov 20')).getAllByRole<HTMLButtonElement>('button')
  expect(before.map(({ disabled }) => disabled)).not.toContain(true)
  const [after] = (await dayList('Sun, Nov 22')).getAllByRole<HTMLButtonElement>('button')
  expect(after?.textContent).toMatch(/After your stay$/)
  expect(after?.disabled).toBe(true)
})
