import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { languageChosen } from '../../../src/domains/language/slice.ts'
import { bodyInstead } from '../badAnswers.ts'
import { give } from '../give.ts'
import { openApp, openSignedIn, place, query } from '../harness.tsx'
import { readStyles } from '../rendering.ts'
import { courseOn, dayList, openCourses, openWednesday, windowsOf } from './helpers.ts'

// Styles separate the words of a name.
beforeEach(readStyles)

const path = '/api/tac/v1/courses'

it('CRS-01, CRS-02, CRS-03, CRS-04, SCONST-13 shows this week from Monday to Sunday, and goes forward and back', async () => {
  const app = await openCourses()
  await screen.findByRole('heading', { level: 2, name: 'Nov 16 – Nov 22' })
  await courseOn('Thu, Nov 19', /^6:00\sPM Strength for travellers .*Free places: \d+$/)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['16 Mon', '17 Tue', '18 Wed', '19 Thu', '20 Fri', '21 Sat', '22 Sun'],
  ])
  expect(await windowsOf(app)).toEqual(['2026-11-16 2026-11-29'])
  await app.user.click(screen.getByRole('button', { name: 'Next week' }))
  await courseOn('Thu, Nov 26', /Strength/)
  await waitFor(async () =>
    expect(await windowsOf(app)).toEqual(['2026-11-16 2026-11-29', '2026-11-23 2026-12-06']),
  )
  expect(query().get('day')).toBe('2026-11-23')
  await app.user.click(screen.getByRole('button', { name: 'This week' }))
  await app.user.click(screen.getByRole('button', { name: 'Previous week' }))
  await courseOn('Thu, Nov 12', /Strength/)
  expect((await windowsOf(app)).pop()).toBe('2026-11-09 2026-11-22')
})

it('CRS-01, PROD-07 opens from a page’s entry', async () => {
  const app = await openSignedIn()
  act(() => app.services.history.go('/cp/12'))
  await app.user.click(await screen.findByRole('link', { name: 'Classes' }))
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  expect(place()).toBe('/courses')
})

it('CRS-01 a reload finds the week again', async () => {
  const hotel = await openWednesday()
  const app = await openCourses({ hotel })
  await app.user.click(screen.getByRole('button', { name: 'Next week' }))
  await waitFor(() => expect(query().get('day')).toBe('2026-11-23'))
  app.close()
  await openApp({ hotel, path: `/courses${window.location.search}` })
  await screen.findByRole('heading', { level: 2, name: 'Nov 23 – Nov 29' })
})

it('CRS-01, CRS-19 a phone shows a day at a time, on the present one what is over is greyed', async () => {
  give(window, 'innerWidth', 390)
  const app = await openCourses()
  const days = within(await screen.findByRole('navigation', { name: 'Days' }))
  expect(days.getByRole('button', { current: true }).textContent).toBe('Today')
  const yoga = await courseOn('Wed, Nov 18', /Yoga/)
  expect(yoga.textContent).toMatch(/Can no longer be booked$/)
  expect((yoga as HTMLButtonElement).disabled).toBe(true)
  await app.user.click(days.getByRole('button', { name: '19 Thu' }))
  await courseOn('Thu, Nov 19', /Strength/)
  expect(screen.queryByRole('list', { name: 'Wed, Nov 18' })).toBeNull()
})

it('CRS-20 what can still be booked stands before what is over', async () => {
  give(window, 'innerWidth', 390)
  await openCourses()
  const list = await dayList('Wed, Nov 18')
  await list.findByRole('button', { name: /Yoga/ })
  const courses = list.getAllByRole('button') as HTMLButtonElement[]
  const isOver = courses.map(({ disabled }) => disabled)
  expect(isOver).toContain(false)
  expect(isOver).toContain(true)
  expect(isOver).toEqual([...isOver].sort())
})

it('CRS-18 a week without courses says so, and there is nothing to try again', async () => {
  bodyInstead(path, '{"allCourses":[{"id":31,"name":"Yoga","description":"","Bookings":[]}]}')
  await openCourses()
  await screen.findByText('no data available')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(place()).toBe('/courses')
})

it('LANG-12 the courses are asked for again in the language that the guest chooses', async () => {
  const app = await openCourses()
  await courseOn('Thu, Nov 19', /Strength/)
  const asked = async () => (await app.desk.calls({ module: 'HTTP', function: `GET ${path}` })).length
  expect(await asked()).toBe(1)
  act(() => void app.store.dispatch(languageChosen('de')))
  await waitFor(async () => expect(await asked()).toBe(2))
})
