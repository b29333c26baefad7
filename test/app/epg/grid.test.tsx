import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { openHotel, place, query } from '../harness.tsx'
import {
  asked,
  channels,
  getChannels,
  loadEvents,
  openGuide,
  play,
  programmeOf,
  spreadMs,
} from './openGuide.ts'

const grid = async () => within(await screen.findByRole('grid', { name: 'TV guide' }))
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const preview = () => screen.getByRole('heading', { level: 2 }).textContent

async function openGrid(path = '/epg?view=time') {
  const app = await openGuide(path, { widthPx: 1280 })
  const { findAllByRole, ...inGrid } = await grid()
  // The present cell of the first channel. A short programme shares its cell, which has the longer programme's title.
  const [cell] = await findAllByRole('gridcell', { name: /, /, current: 'time' })
  if (!cell) throw new Error('Nothing runs now.')
  const title = (cell.getAttribute('aria-label') ?? '').replace(/( \+\d+)?, .*$/, '')
  return { ...app, ...inGrid, findAllByRole, cell, title }
}

it('EPG-01, EPG-15, EPG-16, EPG-19, EPG-20 a wide screen begins with seven channels and what they show now', async () => {
  startFakeClock()
  const app = await openGuide('/epg', { widthPx: 1280 })
  const [now] = programmeOf(501)
  const list = await channels()
  expect(list.getAllByRole('link')).toHaveLength(7)
  await passUntil(() => list.getByRole('link', { name: new RegExp(`News 24.*${now?.title}`) }))
  await passUntil(async () => expect(await asked(app)).toHaveLength(7))
  expect((await asked(app)).map(({ limit }) => limit)).toEqual(Array(7).fill(1))
})

it('a wide screen has all of the day where the guest chooses so, of the same group, and goes back to now', async () => {
  const { user } = await openGuide('/epg?group=sports&page=2', { widthPx: 1280 })
  const choice = within(await screen.findByRole('radiogroup', { name: 'TV guide' }))
  expect(choice.getByRole('radio', { name: 'Now' })).toHaveProperty('checked', true)
  await user.click(choice.getByRole('radio', { name: 'All day' }))
  await grid()
  expect(Number(screen.getByRole('grid').getAttribute('aria-rowcount'))).toBeLessThan(30)
  expect([query().get('view'), query().get('group'), query().get('page')]).toEqual(['time', 'sports', null])
  await user.click(choice.getByRole('radio', { name: 'Now' }))
  await channels()
  expect(screen.queryByRole('grid')).toBeNull()
  await screen.findByText(/^1–7 of 1\d$/)
})

it('SERR-10 a wide guide that does not load offers no choice of views until it does', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ ...getChannels, status: 'ERROR', times: 1 })
  const { user } = await openGuide('/epg', { widthPx: 1280, hotel })
  await screen.findByRole('alert')
  expect(screen.queryByRole('radiogroup', { name: 'TV guide' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('radiogroup', { name: 'TV guide' })
})

it('a phone has what runs now whatever the address says', async () => {
  await openGuide('/epg?view=time')
  await channels()
  expect(screen.queryByRole('radiogroup', { name: 'TV guide' })).toBeNull()
})

it('EPG-20 by time what runs now is marked, and the chosen one large', async () => {
  const { getAllByRole, cell, title } = await openGrid()
  const from = Number(cell.getAttribute('data-time'))
  expect(programmeOf(501, from, Date.now() + 3_600_000).map((event) => event.title)).toContain(title)
  expect(preview()).toBe(title)
  expect(cell.getAttribute('tabindex')).toBe('0')
  const heads = getAllByRole('rowheader').map((head) => head.textContent)
  expect(heads.slice(0, 2)).toEqual(['1 News 24', '2 World Report'])
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('121')
  expect(getAllByRole('gridcell').length).toBeLessThanOrEqual(300)
})

it('EPG-11, EPG-17 asks for the channels in sight alone, one window each, 300 ms apart', async () => {
  startFakeClock()
  const app = await openGrid()
  await passUntil(async () => expect((await asked(app)).length).toBeGreaterThan(3))
  const calls = await app.desk.calls(loadEvents)
  expect(new Set(calls.map(({ data }) => data.item_id)).size).toBe(calls.length)
  const [first] = calls.map(
    ({ data }) => Date.parse(String(data.end_time)) - Date.parse(String(data.start_time)),
  )
  expect(first).toBeLessThanOrEqual(12 * 3_600_000)
  expect(spreadMs(calls)).toBeGreaterThan((calls.length - 2) * 300)
})

it('the keys lead through it: programmes, channels, pages of seven, now, and out at its edges', async () => {
  const { user, cell, title } = await openGrid()
  cell.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
  expect(document.activeElement?.closest('[role=row]')).toBe(cell.closest('[role=row]'))
  const timeOf = (element: Element | null) => Number(element?.getAttribute('data-time'))
  expect(timeOf(document.activeElement)).toBeGreaterThan(timeOf(cell))
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(cell)
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('1 News 24')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('2 World Report')
  await user.keyboard('{PageDown}')
  expect(focused()).toBe('9 Infokanal Wien')
  await user.keyboard('{Control>}{End}{/Control}')
  expect(focused()).toMatch(/^120 /)
  await user.keyboard('{Control>}{Home}{/Control}')
  expect(focused()).toBe('1 News 24')
  await user.keyboard('{ArrowRight}{Enter}')
  await screen.findByRole('dialog', { name: title })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{ArrowLeft}{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'News 24' })
  expect(place()).toBe('/epg/501')
})

it('the focus is on what runs now also where the programme comes after the guest', async () => {
  // In the hour that the placeholder cell covers, one programme ends and another one begins.
  vi.setSystemTime('2026-11-23T15:47:00Z')
  const hotel = await openHotel()
  hotel.desk.fault({ ...loadEvents, delay: 600_000 })
  await openGuide('/epg?view=time', { widthPx: 1280, hotel })
  const { findAllByRole } = await grid()
  const [coming] = await findAllByRole('gridcell', { name: 'Loading', current: 'time' })
  coming?.focus()
  hotel.desk.clearFaults()
  const [cell] = await findAllByRole('gridcell', { name: /, /, current: 'time' })
  expect(document.activeElement).toBe(cell)
})

it('EPG-12 late in the evening today is chosen, although most of what is in sight is of tomorrow', async () => {
  vi.setSystemTime('2026-11-23T22:47:00Z')
  const { getByRole } = await openGrid()
  const days = within(screen.getByRole('navigation', { name: 'Days' }))
  expect(days.getByRole('button', { current: true }).textContent).toBe('Today')
  getByRole('columnheader', { name: 'Today' })
})

it('a number leads to its channel', async () => {
  startFakeClock()
  const { user, cell } = await openGrid()
  cell.focus()
  await user.keyboard('15')
  await screen.findByText('Channel 15', { selector: '[role=status]' })
  await passUntil(() =>
    expect(document.activeElement?.closest('[role=row]')?.textContent).toContain('15 One'),
  )
  expect(screen.queryByText('Channel 15', { selector: '[role=status]' })).toBeNull()
})

it('a group has its channels alone', async () => {
  const { user, getAllByRole } = await openGrid()
  await user.click(screen.getByRole('button', { name: 'Sports' }))
  await waitFor(() => expect(getAllByRole('rowheader')[0]?.textContent).not.toBe('1 News 24'))
  expect(Number(screen.getByRole('grid').getAttribute('aria-rowcount'))).toBeLessThan(30)
})

it('EPG-14 a channel whose programme does not load says so, and is asked for again when it is pressed', async () => {
  const app = await openGuide('/', { widthPx: 1280 })
  app.hotel.desk.fault({ ...loadEvents, status: 'ERROR', times: 1 })
  app.services.history.go('/epg?view=time')
  const { findByRole } = await grid()
  await app.user.click(await findByRole('gridcell', { name: 'no data available' }))
  const row = (await findByRole('rowheader', { name: '1 News 24' })).closest<HTMLElement>('[role=row]')
  await within(row as HTMLElement).findByRole('gridcell', { name: /, /, current: 'time' })
})

it('EPG-25 in mode tv a channel that has held the focus in the guide starts playing, a programme does not', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { play_timeout: '400' } })
  const app = await openGuide('/epg', { hotel, path: '/?property=1&theme=1&mode=tv' })
  const { findAllByRole } = await grid()
  const [cell] = await findAllByRole('gridcell', { name: /, /, current: 'time' })
  cell?.focus()
  await pass(1000)
  await app.user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('1 News 24')
  await pass(200)
  await app.user.keyboard('{ArrowDown}')
  expect(focused()).toBe('2 World Report')
  await passUntil(async () =>
    expect((await app.desk.calls(play)).map(({ data }) => data.start_channel_id)).toEqual([502]),
  )
})
