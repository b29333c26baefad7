import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerInstead } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { give } from '../give.ts'
import { openHotel, openSignedIn, place, query } from '../harness.tsx'
import { asked, channels, getChannels, loadEvents, openGuide, programmeOf, spreadMs } from './openGuide.ts'

beforeEach(() => give(window, 'innerWidth', 390))

it('EPG-01, MENU-14, ROUTE-21 the menu opens the guide', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('link', { name: /^TV guide/ }))
  await screen.findByRole('heading', { level: 1, name: 'TV guide' })
  expect(place()).toBe('/epg')
  await channels()
})

it('EPG-04, EPG-16, EPG-20 each channel has what runs now, from when to when, and how far it is', async () => {
  const app = await openGuide()
  const { findByRole } = await channels()
  const [now] = programmeOf(501)
  const row = await findByRole('link', { name: new RegExp(`News 24.*${now?.title}`) })
  expect(row.textContent).toMatch(/\d+:\d\d\s[AP]M – \d+:\d\d\s[AP]M\d+ min left/)
  const percent = Number(within(row).getByRole('progressbar').getAttribute('aria-valuenow'))
  const share = (Date.now() / 1000 - (now?.start ?? 0)) / ((now?.end ?? 0) - (now?.start ?? 0))
  expect(Math.abs(percent - share * 100)).toBeLessThan(3)
  const [first] = await asked(app)
  expect(first).toMatchObject({ item_id: 501, limit: 1 })
  expect(first?.start_time).toBe(first?.end_time)
  expect(first?.start_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
})

it('EPG-15 out of the hotel’s reach, what ran when it was in reach is not shown as running once it is over', async () => {
  startFakeClock()
  // The programme does not end by itself meanwhile.
  vi.setSystemTime('2026-11-23T12:10:00Z')
  const app = await openGuide()
  const list = await channels()
  const [before] = programmeOf(501)
  const title = before?.title ?? ''
  await passUntil(() => list.getByRole('link', { name: new RegExp(`News 24.*${title}`) }))
  const name = 'answer/epg/now/en/501'
  await passUntil(() => expect(localStorage.getItem(name)).toContain(title))
  app.hotel.desk.fault({ refuse: 600 })
  await app.desk.tell('faults', { drop: true })
  await passUntil(() => screen.getByText(/connection to the hotel is lost/))
  const leaveAndReturn = async () => {
    app.services.history.go('/weather/0')
    await passUntil(() => screen.getByRole('heading', { level: 1, name: 'Vienna' }))
    app.services.history.go('/epg')
    await passUntil(() => screen.getByRole('heading', { level: 1, name: 'TV guide' }))
  }
  await leaveAndReturn()
  await passUntil(() => screen.getByRole('link', { name: new RegExp(`News 24.*${title}`) }))
  vi.setSystemTime((before?.end ?? 0) * 1000)
  await leaveAndReturn()
  await passUntil(() => screen.getByRole('link', { name: /News 24.*No programme information/ }))
})

it('EPG-17, EPG-19, SCONST-04 shows seven channels a page and asks for theirs alone, 300 ms apart', async () => {
  startFakeClock()
  const app = await openGuide()
  const list = await channels()
  expect(list.getAllByRole('link')).toHaveLength(7)
  await passUntil(async () => expect(await asked(app)).toHaveLength(7))
  const calls = await app.desk.calls(loadEvents)
  expect(spreadMs(calls)).toBeGreaterThan(5 * 300)
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  pages.getByText('1–7 of 120')
  expect(pages.getByRole('button', { name: 'Previous channels' }).getAttribute('aria-disabled')).toBe('true')
  await app.user.click(pages.getByRole('button', { name: 'Next channels' }))
  await pages.findByText('8–14 of 120')
  expect(query().get('page')).toBe('2')
  const ofNextPage = async () => (await asked(app)).slice(7).map(({ item_id }) => item_id)
  await passUntil(async () => expect(await ofNextPage()).not.toEqual([]))
  // More than one channel of the page may have been requested by now, but no other channels.
  const next = await ofNextPage()
  expect(next).toEqual([508, 509, 510, 511, 512, 513, 514].slice(0, next.length))
  await app.user.click(pages.getByRole('button', { name: 'Previous channels' }))
  await pages.findByText('1–7 of 120')
  await list.findByText(/News 24/)
})

it.each([
  { widthPx: 390, steps: ['Channels', 'A programme'] },
  // Where there is room, the way to the days is on the screen.
  { widthPx: 1280, steps: ['Channels', 'Days', 'A programme'] },
])('TOUR-02, STOUR-08 the tour explains the list in a window of $widthPx', async ({ widthPx, steps }) => {
  const app = await openGuide('/epg', { widthPx })
  const { findAllByRole } = await channels()
  await findAllByRole('progressbar')
  await app.user.click(await screen.findByRole('button', { name: 'Help' }))
  for (const [at, name] of steps.entries()) {
    const step = within(await screen.findByRole('dialog', { name }))
    step.getByText(`${at + 1} of ${steps.length}`)
    await app.user.click(step.getByRole('button', { name: /^(Next|Finish)$/ }))
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('EPG-19 the hotel’s own page size holds', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { epg_page_size: '3' } })
  await openGuide('/epg', { hotel })
  expect((await channels()).getAllByRole('link')).toHaveLength(3)
  screen.getByText('1–3 of 120')
})

it('EPG-19 an address with a page, and one beyond the last', async () => {
  const app = await openGuide('/epg?page=3')
  await screen.findByText('15–21 of 120')
  app.services.history.go('/epg?page=900')
  await screen.findByText('120–120 of 120')
})

it('EPG-19, NAV-08 Back from the films, which count pages too, finds the page again', async () => {
  const app = await openGuide('/epg?page=3')
  await screen.findByText('15–21 of 120')
  app.services.history.go('/vod/browse')
  await screen.findByText('Films', { selector: 'h1' })
  act(() => window.history.back())
  await waitFor(() => expect(place()).toBe('/epg'))
  await screen.findByText('15–21 of 120')
  expect(query().get('page')).toBe('3')
})

it('EPG-20 a group shows its channels alone', async () => {
  const app = await openGuide('/epg?page=2')
  const groups = within(await screen.findByRole('navigation', { name: 'Groups' }))
  await app.user.click(groups.getByRole('button', { name: 'Sports' }))
  await screen.findByText(/^1–7 of 1\d$/)
  expect([query().get('group'), query().get('page')]).toEqual(['sports', null])
  expect(groups.getByRole('button', { name: 'Sports' }).getAttribute('aria-current')).toBe('true')
})

it('EPG-04, EPG-20 a channel that the hotel lists once for each of its groups is in each, and once among all', async () => {
  const channel = (id: number, group: string) => ({ id, name: `Channel ${id}`, group })
  const root = [channel(1, 'news'), channel(2, 'news'), channel(2, 'sports'), channel(3, 'sports')]
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, getChannels, { status: 'OK', root })
  app.services.history.go('/epg')
  await answer()
  // What runs there follows at some time.
  const names = async () =>
    (await channels())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.match(/^Channel \d/)?.[0])
  expect(await names()).toEqual(['Channel 1', 'Channel 2', 'Channel 3'])
  await app.user.click(screen.getByRole('button', { name: 'Sports' }))
  await waitFor(async () => expect(await names()).toEqual(['Channel 2', 'Channel 3']))
})

it('EPG-20 a group is the same with and without capital letters, and has its name', async () => {
  const app = await openSignedIn()
  const root = ['News', 'news', 'SPORTS', 'BBC'].map((group, at) => ({
    id: 501 + at,
    number: at + 1,
    name: `Channel ${at + 1}`,
    image: '',
    group,
  }))
  const answer = await answerInstead(app.desk, getChannels, { status: 'OK', root })
  app.services.history.go('/epg?group=sports')
  await answer()
  const groups = within(await screen.findByRole('navigation', { name: 'Groups' }))
  expect(groups.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All channels',
    'News',
    'Sports',
    'BBC',
  ])
  expect(groups.getByRole('button', { name: 'Sports' }).getAttribute('aria-current')).toBe('true')
  await app.user.click(groups.getByRole('button', { name: 'News' }))
  await waitFor(async () => expect((await channels()).getAllByRole('link')).toHaveLength(2))
})

it('EPG-26, SERR-17 without channels it says so', async () => {
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, getChannels, { status: 'OK', root: [] })
  app.services.history.go('/epg')
  await answer()
  await screen.findByText('no data available')
})

it.each([
  ['status ERROR', { status: 'ERROR', message: 'no' }],
  ['a body that is no list', { status: 'OK', root: 7 }],
  ['nothing that runs', { status: 'OK', root: [] }],
])('EPG-15, EPG-20 a channel of whose present nothing is known says so: %s', async (_, payload) => {
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, loadEvents, payload)
  app.services.history.go('/epg')
  const list = await channels()
  await answer()
  await list.findByRole('link', { name: /News 24.*No programme information/ })
  // The other channels show their programmes.
  const [next] = programmeOf(502)
  await list.findByRole('link', { name: new RegExp(`World Report.*${next?.title}`) })
})
