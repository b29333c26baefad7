import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addDays, localTime } from '../hotel/clock.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive, start } from './journeys.ts'

interface SeenCourse {
  courseId: number
  name: string
  start: string
}

const zone = 'Europe/Vienna'

/** Tomorrow is within the stay of every guest of the house. */
const tomorrow = () => addDays(localTime(Date.now(), zone).date, 1)

/** Opens a course of tomorrow, and enters one person. */
async function askForPlace(page: Page, { name, start }: SeenCourse) {
  const isMonday = new Date(tomorrow()).getUTCDay() === 1
  if (isMonday) await page.getByRole('button', { name: 'Next week' }).click()
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
  const day = new RegExp(`^\\d+ ${weekday.format(new Date(tomorrow()))}$`)
  await page.getByRole('button', { name: day }).click()
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone })
  const [hour, half] = time.format(new Date(start)).split(/\s/)
  await page.getByRole('button', { name: new RegExp(`^${hour}\\s${half} ${name}`) }).click()
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
  const courses = await desk.get<SeenCourse[]>('courses')
  const course = courses.find(({ start: at }) => localTime(Date.parse(at), zone).date === tomorrow())
  if (!course) throw new Error('there is no course tomorrow')
  await desk.post('courses', { courseId: course.courseId, free: 1 })
  await askForPlace(winner.page, course)
  await askForPlace(loser.page, course)
  await winner.page.getByRole('button', { name: 'Book', exact: true }).click()
  await winner.page.getByText('Your course is booked.').waitFor()
  await loser.page.getByRole('button', { name: 'Book', exact: true }).click()
  await loser.page.getByText('Sorry, this course is fully booked').waitFor()
  const bookings = await desk.left<{ room: string; courseId: number }>('bookings')
  expect(bookings).toMatchObject([{ room: '101', courseId: course.courseId }])
})

it('CRS-21 no name of a course is broken within a word in the seven columns of a week', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1440, height: 900 })
  await page.goto(start(origin, '1', '&autologin=1&room=101&name=Berger&lang=de'))
  await settle(page)
  await visit(page, '/courses')
  const names = page.getByRole('main').locator('[data-part="name"] bdi')
  await names.getByText('Wassergymnastik').first().waitFor()
  const broken = await names.evaluateAll((all) => {
    const range = document.createRange()
    return all.flatMap((name) =>
      [...(name.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
        const text = name.firstChild ?? name
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? word : []
      }),
    )
  })
  expect(broken).toEqual([])
})

it('CRS-22 what is over in the columns of a week is pale, and only read out as such', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1440, height: 900 })
  await arrive(page, origin)
  await visit(page, '/courses')
  await page.getByRole('button', { name: 'Previous week' }).click()
  const over = page.getByRole('main').getByRole('button', { name: /Can no longer be booked/ })
  await over.first().waitFor()
  const seen = await over
    .getByText('Can no longer be booked')
    .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().width))
  expect(seen.length).toBeGreaterThan(1)
  expect(Math.max(...seen)).toBeLessThanOrEqual(1)
})
