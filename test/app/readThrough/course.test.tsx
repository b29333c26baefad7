import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { courseOn, enterPersons, openCourses, openStrength } from '../courses/helpers.ts'
import { readStyles } from '../rendering.ts'
import { listen, read, readFocus } from './reader.ts'

// Styles say what is read as one sentence.
beforeEach(readStyles)

const facts = [
  'dialog Strength for travellers',
  'heading 2 Strength for travellers',
  'Bands, your own weight and a hotel room’s worth of space: exercises to take along.',
  'When',
  'Thu, Nov 19, 6:00 PM – 6:50 PM',
  'Where',
  'Training room, 6th floor',
  'Trainer',
  'Tomáš Novotný',
  'Free places',
  '5',
]

it('CRS-01, CRS-11, CRS-12, CRS-17 a course is found in its week and booked by ear', async () => {
  const app = await openCourses()
  await courseOn('Thu, Nov 19', /Strength/)
  const week = read(screen.getByRole('main'))
  expect(week.slice(0, 4)).toEqual([
    'heading 1 Courses',
    'button Previous week',
    'heading 2 Nov 16 – Nov 22',
    'button Next week',
  ])
  const today = week.indexOf('heading 3 Wed, Nov 18, current')
  expect(week.slice(today, today + 10)).toEqual([
    'heading 3 Wed, Nov 18, current',
    'list Wed, Nov 18',
    'button 7:30 AM Yoga Can no longer be booked, unavailable',
    'button 6:30 PM Pilates Free places: 8',
    'button 8:00 PM Waltz for beginners Free places: 2',
    'heading 3 Thu, Nov 19',
    'list Thu, Nov 19',
    'button 6:45 AM Morning run through the Stadtpark Free places: 3',
    'button 10:00 AM Aqua fit Free places: 10',
    'button 6:00 PM Strength for travellers Free places: 5',
  ])

  const dialog = await openStrength(app)
  const form = [
    'button One person fewer, unavailable',
    'button One person more',
    'button Book',
    'button Close',
  ]
  expect(read(screen.getByRole('dialog'))).toEqual([
    ...facts,
    'textbox Number of persons, "1", required',
    ...form,
  ])
  const said = listen()
  await enterPersons(app, dialog, '9')
  expect(readFocus()).toBe(
    'textbox Number of persons, "9", required, invalid, (Please enter a whole number from 1 to 5)',
  )
  expect(said()).toEqual([])

  await enterPersons(app, dialog, '2')
  await dialog.findByText('Your course is booked.')
  expect(said()).toEqual(['Sending your booking', 'Your course is booked. Booking number B-5521'])
  expect(read(screen.getByRole('dialog'))).toEqual([
    ...facts,
    'Your course is booked.',
    'Booking number B-5521',
    'button Done',
    'button Close',
  ])
  await waitFor(() => expect(readFocus()).toBe('heading 2 Strength for travellers'))
})
