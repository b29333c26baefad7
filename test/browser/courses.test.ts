import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addDays, localTime } from '../hotel/clock.ts'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

interface SeenCourse {
  courseId: number
  name: string
  start: string
}

const zone = 'Europe/Vienna'

function thursdayOfNextWeek(): string {
  const today = localTime(Date.now(), zone).date
  const sundayIsSeven = new Date(today).getUTCDay() || 7
  return addDays(today, 7 - sundayIsSeven + 4)
}

/** Opens the strength course on Thursday of the next week, and enters one person. */
async function askForPlace(page: Page) {
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: /Thu/ }).click()
  await page.getByRole('button', { name: /Strength for travellers/ }).click()
  await page.getByLabel('Number of persons').fill('1')
}

it('CRS-15 of two guests who want the last place one gets it, and the other is told', async () => {
  const { origin, desk } = await startHotel()
  const [winner, loser] = [await guest(), await guest()]
  loser.allow(/409/)
  for (const [{ page }, room, name] of [
    [winner, '101', 'Berger'],
    [loser, '103', 'Okafor'],
  ] as const) {
    await arrive(page, origin, { room, name })
    await visit(page, '/courses')
    await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor()
  }
  const thursday = thursdayOfNextWeek()
  const courses = await desk.get<SeenCourse[]>('courses')
  const course = courses.find(
    ({ name, start: at }) =>
      name === 'Strength for travellers' && localTime(Date.parse(at), zone).date === thursday,
  )
  await desk.post('courses', { courseId: course?.courseId, free: 1 })
  await askForPlace(winner.page)
  await askForPlace(loser.page)
  await winner.page.getByRole('button', { name: 'Book', exact: true }).click()
  await winner.page.getByText('Your course is booked.').waitFor()
  await loser.page.getByRole('button', { name: 'Book', exact: true }).click()
  await loser.page.getByText('Sorry, this course is fully booked').waitFor()
  const bookings = await desk.left<{ room: string; courseId: number }>('bookings')
  expect(bookings).toMatchObject([{ room: '101', courseId: course?.courseId }])
})
