import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { atEnd } from '../atEnd.ts'
import { openHotel, type openSignedIn, openSignedInAt } from '../harness.tsx'

/** A Wednesday, 9:00 on the clocks of Vienna. */
const wednesday = Date.UTC(2026, 10, 18, 8)

type App = Awaited<ReturnType<typeof openSignedIn>>

/** Opens a hotel on Wednesday, 18 November 2026. */
export async function openWednesday() {
  const real = Date.now
  const ahead = wednesday - real()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead)
  atEnd(() => clock.mockRestore())
  return openHotel()
}

/** Opens the calendar of that week. */
export async function openCourses(options: Parameters<typeof openSignedInAt>[1] = {}) {
  const hotel = options.hotel ?? (await openWednesday())
  const app = await openSignedInAt('/courses', { ...options, hotel })
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  return app
}

/** The courses of a day of the week that is shown. */
export const dayList = async (name: string) => within(await screen.findByRole('list', { name }))

export const courseOn = async (day: string, name: RegExp) =>
  (await dayList(day)).findByRole('button', { name })

/** Opens the dialog of Thursday's strength course at 6 PM. */
export async function openStrength(app: App) {
  await app.user.click(await courseOn('Thu, Nov 19', /Strength/))
  return within(await screen.findByRole('dialog', { name: 'Strength for travellers' }))
}

export async function enterPersons(app: App, dialog: ReturnType<typeof within>, persons: string) {
  const field = dialog.getByLabelText(/^Number of persons/)
  await app.user.clear(field)
  await app.user.type(field, persons)
  await app.user.click(dialog.getByRole('button', { name: 'Book' }))
}

const day = (data: Record<string, unknown>) => `${data.from} ${data.to}`

/** The time spans that the app requested from the hotel. */
export const windowsOf = async ({ desk }: App) =>
  (await desk.calls({ module: 'HTTP', function: 'GET /api/tac/v1/courses' })).map(({ data }) => day(data))

export const bookings = ({ desk }: App) => desk.list('bookings')

/** Id and number of free places of Thursday's strength course. */
export async function strengthAt({ desk }: App) {
  const found = (await desk.list('courses')).find(
    ({ name, start }) => name === 'Strength for travellers' && String(start).startsWith('2026-11-19'),
  )
  return { courseId: Number(found?.courseId), free: Number(found?.maxPersons) - Number(found?.bookedPersons) }
}
