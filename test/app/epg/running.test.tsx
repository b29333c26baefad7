import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { addDays, localTime, momentOf } from '../../hotel/clock.ts'
import { answerInstead } from '../badAnswers.ts'
import { openSignedIn } from '../harness.tsx'
import { channels, loadEvents } from './openGuide.ts'

const zone = 'Europe/Vienna'
const secondsAt = (time: string, inDays = 0) =>
  momentOf(addDays(localTime(Date.now(), zone).date, inDays), time, zone) / 1000
const event = (id: number, title: string, start: number, end: number) => ({
  id,
  type: 'event',
  title,
  start_timestamp: start,
  end_timestamp: end,
})

it('REAL-10 a block goes on after a cartoon within it, on the channel’s page and in the list', async () => {
  vi.setSystemTime(secondsAt('05:44:00') * 1000)
  const app = await openSignedIn()
  const block = event(1, 'Tom &amp; friends', secondsAt('04:00:00'), secondsAt('09:00:00'))
  const cartoon = event(2, 'Cartoon', secondsAt('04:30:00'), secondsAt('04:45:00'))
  const mark = event(3, 'Station mark', secondsAt('05:40:00'), secondsAt('05:40:00'))
  const answer = await answerInstead(app.desk, loadEvents, { status: 'OK', root: [block, cartoon, mark] })
  app.services.history.go('/epg/501')
  await answer()
  const card = within(await screen.findByRole('region', { name: 'Tom & friends' }))
  card.getByText('196 min left')
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(entries).toHaveLength(3)
  expect(entries.join()).toMatch(/4:00.*Tom & friends.*4:30.*Cartoon.*4:45.*Tom & friends/)
  expect(screen.queryByText('No programme information')).toBeNull()
  app.services.history.go('/epg')
  const row = (await channels()).getByRole('link', { name: /News 24/ })
  await waitFor(() => expect(row.textContent).toMatch(/Tom & friends.*196 min left/))
})

it('REAL-10 a programme of fifty hours stands on each of its days, with its dates', async () => {
  const app = await openSignedIn()
  const race = event(1, 'The long race', secondsAt('22:00:00'), secondsAt('22:00:00') + 50 * 3600)
  const answer = await answerInstead(app.desk, loadEvents, { status: 'OK', root: [race] })
  app.services.history.go('/epg/501')
  await answer()
  const days = within(await screen.findByRole('navigation', { name: 'Days' }))
  await waitFor(() => expect(days.getAllByRole('button')).toHaveLength(3))
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown().join()).toMatch(/10:00\sPM.*The long raceToday, 10:00\sPM – \w+, .*12:00\sAM/)
  await app.user.click(days.getByRole('button', { name: 'Tomorrow' }))
  await waitFor(() => expect(shown().join()).toMatch(/^…The long raceToday, 10:00\sPM – /))
})
