import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { epgSlice } from '../../../src/domains/epg/slice.ts'
import { addDays, localTime, momentOf } from '../../hotel/clock.ts'
import { answerInstead, tvWithTextId } from '../badAnswers.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import { deskOf, openHotel, openSignedIn, place, stateOf } from '../harness.tsx'
import { readStyles } from '../rendering.ts'
import { asked, channels, loadEvents, openGuide, play, programmeOf } from './openGuide.ts'

const zone = 'Europe/Vienna'
const days = async () => within(await screen.findByRole('navigation', { name: 'Days' }))
/** The timestamp of a time in Vienna, today or on one of the next days. */
const momentAt = (time: string, inDays = 0) =>
  momentOf(addDays(localTime(Date.now(), zone).date, inDays), time, zone)
const midnight = (inDays: number) => momentAt('00:00:00', inDays)
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('EPG-02, EPG-12 a channel of the list shows its programme, today first', async () => {
  readStyles()
  const app = await openGuide()
  const list = await channels()
  await app.user.click(await list.findByRole('link', { name: /World Report/ }))
  await screen.findByRole('heading', { level: 1, name: 'World Report' })
  expect(place()).toBe('/epg/502')
  screen.getByText('Channel 2')
  const dates = (await days()).getAllByRole('button')
  expect(dates.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Today', 'Tomorrow'])
  expect(dates.length).toBeGreaterThanOrEqual(7)
  expect(dates[0]?.getAttribute('aria-current')).toBe('true')
  const [now] = programmeOf(502)
  const card = within(await screen.findByRole('region', { name: now?.title ?? '' }))
  // The text keeps its own direction in an Arabic page, too.
  const text = card.getByText(now?.description ?? '')
  expect(getComputedStyle(text).getPropertyValue('unicode-bidi')).toBe('plaintext')
})

it('EPG-06, EPG-10, EPG-11 asks for the week from the hotel’s midnight on, once', async () => {
  const app = await openGuide('/epg/501')
  await days()
  const [ask, ...others] = (await asked(app)).filter(({ limit }) => limit !== 1)
  expect(others).toEqual([])
  expect(ask).toMatchObject({ item_id: 501 })
  const span = [ask?.start_time, ask?.end_time].map((time) => Date.parse(String(time)))
  expect(span).toEqual([midnight(0), midnight(7)])
  app.services.history.go('/epg/502')
  await screen.findByRole('heading', { level: 1, name: 'World Report' })
  await days()
  app.services.history.go('/epg/501')
  await screen.findByRole('heading', { level: 1, name: 'News 24' })
  await days()
  expect((await asked(app)).map(({ item_id }) => item_id)).toEqual([501, 502])
})

/** As many events as the app asks for at once, the first at this moment, each begun some minutes after the last. */
const fullAnswer = (firstMs: number, stepMinutes: number) => ({
  status: 'OK',
  root: Array.from({ length: 500 }, (_, at) => ({
    id: `full-${at}`,
    type: 'event',
    title: `Part ${at + 1}`,
    start_timestamp: firstMs / 1000 + at * stepMinutes * 60,
    end_timestamp: firstMs / 1000 + (at * stepMinutes + 10) * 60,
  })),
})
const spansAsked = async (app: Parameters<typeof asked>[0]) =>
  (await asked(app))
    .filter(({ limit }) => limit === 500)
    .map(({ start_time, end_time }) => [start_time, end_time].map((time) => Date.parse(String(time))))

it('EPG-10, EPG-11 a full answer is not the whole week: the rest is asked for from its last event on', async () => {
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, loadEvents, fullAnswer(midnight(0), 10))
  app.services.history.go('/epg/515')
  await answer()
  const last = midnight(0) + 499 * 10 * 60_000
  await waitFor(async () =>
    expect(await spansAsked(app)).toEqual([
      [midnight(0), midnight(7)],
      [last, midnight(7)],
    ]),
  )
  await waitFor(async () => expect((await days()).getAllByRole('button')).toHaveLength(7))
  await app.user.click((await days()).getByRole('button', { name: 'Tomorrow' }))
  await screen.findByRole('button', { name: /Part 145/ })
})

it('EPG-11 a full answer that leads no further is not asked for again and again', async () => {
  startFakeClock()
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, loadEvents, fullAnswer(midnight(0), 0))
  app.services.history.go('/epg/515')
  await answer()
  await passUntil(() => screen.getByText(/Part 500/))
  await pass(5000)
  expect(await spansAsked(app)).toEqual([[midnight(0), midnight(7)]])
})

it('EPG-13 a day shows its own programme', async () => {
  const app = await openGuide('/epg/515')
  await app.user.click((await days()).getByRole('button', { name: 'Tomorrow' }))
  await waitFor(() => expect(entries().length).toBeGreaterThan(5))
  const titles = programmeOf(515, midnight(1), midnight(2))
    .filter(({ start, type }) => start * 1000 >= midnight(1) && type === 'event')
    .map(({ title }) => title)
  const shown = entries().filter((entry) => !entry?.endsWith('No programme information'))
  expect(shown).toHaveLength(titles.length)
  for (const [at, entry] of shown.entries()) expect(entry).toContain(titles[at])
})

it('EPG-07, EPG-08, EPG-09 a programme opens with its times; a gap says so, and cannot be opened', async () => {
  const app = await openSignedIn()
  const noon = momentAt('12:00:00', 1) / 1000
  const event = (id: number, title: string, from: number, to: number, more = {}) => ({
    id,
    title,
    start_timestamp: noon + from * 60,
    end_timestamp: noon + to * 60,
    ...more,
  })
  const answer = await answerInstead(app.desk, loadEvents, {
    status: 'OK',
    root: [
      event(3, 'Late film', 90, 120, { description: 'A long night.' }),
      event(1, 'Morning news', -10, 30),
      // Overlaps the end of the previous programme.
      event(2, 'Weather', 20, 40),
      event(9, '', 120, 150, { type: 'placeholder' }),
      event(4, 'Anthem', 150, 155),
      { id: 5, title: 'No times' },
    ],
  })
  app.services.history.go('/epg/501')
  await answer()
  await app.user.click((await days()).getByRole('button', { name: 'Tomorrow' }))
  await waitFor(() => expect(entries().join()).toMatch(/Morning news.*Weather.*Late film.*Anthem/))
  expect(entries().join()).not.toContain('No times')
  const gap = screen.getAllByText('No programme information')[0]?.closest('li')
  expect(gap && within(gap).queryByRole('button')).toBeNull()
  await app.user.click(screen.getByRole('button', { name: /Weather/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Weather' })
  expect(dialog.textContent).toMatch(/News 24 · Tomorrow · 12:20\sPM – 12:40\sPM/)
  await app.user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('EPG-02 an unknown channel, and an address that names none', async () => {
  const app = await openGuide('/epg/7')
  await screen.findByText('no data available')
  app.services.history.go('/epg/news')
  await screen.findByText('no data available')
  expect(await asked(app)).toEqual([])
})

it('EPG-12 a channel without programme says so', async () => {
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, loadEvents, { status: 'OK', root: [] })
  app.services.history.go('/epg/501')
  await answer()
  await screen.findByText('No programme information')
})

it('EPG-18 leaving the guide forgets the programmes, going back asks anew', async () => {
  const app = await openGuide('/epg/501')
  await days()
  app.services.history.go('/weather/0')
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  app.services.history.go('/epg/501')
  await days()
  expect((await asked(app)).map(({ item_id }) => item_id)).toEqual([501, 501])
})

it('EPG-18 a change of the language forgets them, too', async () => {
  const app = await openGuide('/epg/501')
  await days()
  app.services.history.go('/epg/501?lang=de')
  await screen.findByText('Sender 1')
  await waitFor(async () => expect(await asked(app)).toHaveLength(2))
  await screen.findByRole('button', { name: 'Heute' })
})

it('EPG-18 a programme in the language of before, which comes late, is not among that in the new one', async () => {
  const app = await openSignedIn()
  const answer = await answerInstead(app.desk, loadEvents, fullAnswer(midnight(0), 10))
  app.services.history.go('/epg/501')
  await waitFor(async () => expect(await asked(app)).toHaveLength(1))
  app.services.history.go('/epg/501?lang=de')
  await screen.findByText('Sender 1')
  await screen.findByRole('button', { name: 'Heute' })
  await answer()
  await app.desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  await screen.findByRole('dialog')
  const titles = stateOf(app, epgSlice).byId[501]?.events.map(({ title }) => title)
  expect(titles?.filter((title) => title.startsWith('Part '))).toEqual([])
})

it('EPG-21, EPG-22 plays on the television that is chosen', async () => {
  const app = await openGuide('/epg/515')
  await app.user.click(await screen.findByRole('radio', { name: 'TV bedroom' }))
  await app.user.click(screen.getByRole('button', { name: 'Play on TV' }))
  await screen.findByText('One is on the TV')
  const [call] = await app.desk.calls(play)
  expect(call?.data).toEqual({ room_ip_id: expect.any(Number), start_channel_id: 515, category_id: 1 })
  expect(app.hotel.desk.room('101').tvs).toMatchObject([{ plays: null }, { plays: { name: 'One' } }])
})

it('EPG-21 names the television by a number where the hotel lists it by a text', async () => {
  const hotel = await openHotel()
  const answer = await tvWithTextId(deskOf(hotel))
  const app = await openGuide('/epg/515', { hotel })
  await answer()
  await app.user.click(await screen.findByRole('button', { name: 'Play on TV' }))
  await screen.findByText('One is on the TV')
  expect((await app.desk.calls(play)).map(({ data }) => data)).toMatchObject([{ room_ip_id: 17 }])
})

it('EPG-21, SERR-12 a refusal says "Playback failed"', async () => {
  const app = await openGuide('/epg/501')
  app.hotel.desk.fault({ ...play, status: 'ERROR', times: 1 })
  await app.user.click(await screen.findByRole('button', { name: 'Play on TV' }))
  await screen.findByText('Playback failed')
})

it('EPG-21 a room without a television is offered none', async () => {
  await openGuide('/epg/501', { room: '106', name: 'Schmidt', path: '/?property=1&theme=1&lang=en' })
  await days()
  expect(screen.queryByRole('button', { name: /TV/ })).toBeNull()
})

it('EPG-03, NAV-03 a channel is shown from its top, also on the way back', async () => {
  const app = await openGuide('/epg/501')
  await days()
  sessionStorage.setItem('draft/scroll-positions', JSON.stringify({ '/epg/501': 900, '/epg': 300 }))
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  app.services.history.go('/epg/502')
  await screen.findByRole('heading', { level: 1, name: 'World Report' })
  app.services.history.back()
  await screen.findByRole('heading', { level: 1, name: 'News 24' })
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0))
})

it('TOUR-01, STOUR-01, STOUR-08 the tour explains channels, days and a programme', async () => {
  const app = await openGuide('/epg/502')
  await days()
  await screen.findAllByRole('listitem')
  await app.user.click(await screen.findByRole('button', { name: 'Help' }))
  const steps: string[] = []
  for (let next: HTMLElement | null = null; steps.length < 3; ) {
    steps.push((await screen.findByRole('dialog')).querySelector('h2')?.textContent ?? '')
    next = screen.queryByRole('button', { name: 'Next' })
    if (!next) break
    await app.user.click(next)
  }
  expect(steps).toEqual(['Channels', 'Days', 'A programme'])
})

it('EPG-05 what is known of a channel says which span was asked for, and how that went', async () => {
  const app = await openGuide('/epg/502')
  await screen.findByRole('heading', { level: 1, name: 'World Report' })
  const channel = () => stateOf(app, epgSlice).byId[502]
  await waitFor(() =>
    expect(channel()).toMatchObject({ id: 502, isFetchingEvents: false, status: 'success' }),
  )
  expect(channel()?.events.length).toBeGreaterThan(20)
  expect(channel()).toHaveProperty('currentEvent')
  const span = [channel()?.fetchedStartTime, channel()?.fetchedEndTime].map((time) => Date.parse(time ?? ''))
  expect(span).toEqual([midnight(0), midnight(7)])
})
