import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { languageChosen } from '../../src/domains/language/slice.ts'
import { eventEnded, eventStarted } from '../../src/domains/statistics/slice.ts'
import { answerInstead, logged } from './badAnswers.ts'
import { passUntil, startFakeClock } from './fakeClock.ts'
import { configured, openHotel, openSignedIn, place, query } from './harness.tsx'
import { openGuestMenu } from './stay/menu.ts'

type App = Awaited<ReturnType<typeof openSignedIn>>

const start = { module: 'SQMOD_Statistics', function: 'startEvent' }
const end = { module: 'SQMOD_Statistics', function: 'endEvent' }
const page = (event_value: string) => ({ event_type: 'contentpage', event_value })

/** Every call of statistics as the hotel got it, in order: its function and its data. */
const told = async ({ desk }: App) =>
  (await desk.calls({ module: 'SQMOD_Statistics' })).map((call) => [call.function, call.data] as const)
const starts = async (app: App) =>
  (await told(app)).filter(([name]) => name === 'startEvent').map(([, data]) => data)
const ends = async (app: App) =>
  (await told(app)).filter(([name]) => name === 'endEvent').map(([, data]) => data)
const open = (app: App) => app.store.getState() as unknown as { statistics: { open: unknown } }
const isNumbered = (app: App) =>
  waitFor(() => expect(open(app).statistics.open).toMatchObject({ event_number: expect.any(Number) }))

const onPage = (app: App, value: string) =>
  waitFor(() =>
    expect(open(app).statistics.open).toMatchObject({ event_value: value, event_number: expect.any(Number) }),
  )
const expectNumber = (app: App) =>
  expect((open(app).statistics.open as { event_number: number } | null)?.event_number).toBeGreaterThan(0)
const hasNumber = (app: App) => waitFor(() => expectNumber(app))

/** Opens the app and waits until its landing page is counted. Before the menu has loaded, home is counted, too. */
async function openCounted() {
  const app = await openSignedIn()
  await onPage(app, '1')
  await hasNumber(app)
  return app
}

const go = async (app: App, to: string) => {
  app.services.history.go(to)
  await waitFor(() => expect(app.store.getState().navigation.place?.pathname).toBe(to))
}

/** Goes to another page, and returns the calls after the first ones once the other page is counted. */
async function toldAfterLeaving(app: App, firstCalls: number) {
  await go(app, '/cp/10')
  await onPage(app, '10')
  return (await told(app)).slice(firstCalls).map(([name, data]) => `${name} ${data.event_value}`)
}

it('STAT-01, STAT-02, STAT-04, RT-39 tells the hotel of the page on which the guest arrives, and takes its number', async () => {
  const app = await openCounted()
  expect((await starts(app)).at(-1)).toEqual({ ...page('1'), event_number: 0 })
  const events = await app.desk.list('statistics')
  expect(open(app).statistics.open).toMatchObject({ ...page('1'), event_number: events.at(-1)?.event_number })
  expect(events.at(-1)).toMatchObject({ ...page('1'), room: '101', ended: null })
})

it('STAT-03 home counts as home, also where the menu has no page to lead to', async () => {
  const hotel = await openHotel({ skins: 'test/app' })
  const app = await openSignedIn({ hotel })
  await hasNumber(app)
  expect(await starts(app)).toContainEqual({ event_type: 'home', event_value: 'home', event_number: 0 })
  expect(place()).toBe('/')
})

it('STAT-03 home on the way to the menu’s first page is no visit', async () => {
  const app = await openCounted()
  expect(await starts(app)).toEqual([{ ...page('1'), event_number: 0 }])
  expect(await ends(app)).toEqual([])
})

it('STAT-07 home goes on where the guest stays: another query, another language', async () => {
  const hotel = await openHotel({ skins: 'test/app' })
  const app = await openSignedIn({ hotel })
  await hasNumber(app)
  const before = await told(app)
  app.services.history.go('/?location=Pool')
  await waitFor(() => expect(query().get('location')).toBe('Pool'))
  app.store.dispatch(languageChosen('de'))
  await waitFor(() => expect(query().get('lang')).toBe('de'))
  await waitFor(async () => expect(await app.desk.calls({ function: 'authenticate' })).toHaveLength(3))
  await screen.findByRole('heading', { level: 1, name: /^Guten/ })
  await go(app, '/language')
  await waitFor(async () => expect(await ends(app)).toHaveLength(1))
  expect((await told(app)).slice(before.length).map(([name]) => name)).toEqual(['endEvent'])
})

it('STAT-04, PAGE-01 an address that names no page is not counted', async () => {
  const app = await openCounted()
  app.services.history.go('/cp/abc')
  await screen.findByText('no content available for this module')
  await go(app, '/cp/1')
  await onPage(app, '1')
  expect((await starts(app)).map(({ event_value }) => event_value)).not.toContain('abc')
})

it('STAT-06, STAT-08 ends the event that is open, by its number, before the next one starts', async () => {
  const app = await openCounted()
  const { event_number } = open(app).statistics.open as { event_number: number }
  await go(app, '/cp/10')
  await onPage(app, '10')
  await waitFor(async () =>
    expect((await told(app)).slice(-2)).toEqual([
      ['endEvent', { ...page('1'), event_number }],
      ['startEvent', { ...page('10'), event_number: 0 }],
    ]),
  )
})

it('STAT-07 does nothing for the page that is open already', async () => {
  const app = await openCounted()
  const before = (await told(app)).length
  await go(app, '/cp/1')
  app.services.history.go('/cp/1?location=Pool')
  await waitFor(() => expect(window.location.search).toContain('location=Pool'))
  app.store.dispatch(eventStarted(page('1')))
  expect(await toldAfterLeaving(app, before)).toEqual(['endEvent 1', 'startEvent 10'])
})

it('STAT-02 tells nothing of an address that only gets the session’s values', async () => {
  const app = await openSignedIn()
  await waitFor(() => expect(window.location.search).toContain('userId'))
  await onPage(app, '1')
  await hasNumber(app)
  await toldAfterLeaving(app, 0)
  expect((await starts(app)).filter((data) => data.event_value === '1')).toHaveLength(1)
})

it('STAT-06 on a screen that is not counted the open event ends, and nobody is told', async () => {
  const app = await openCounted()
  await go(app, '/language')
  await waitFor(() => expect(open(app).statistics.open).toBeNull())
  await waitFor(async () => expect((await ends(app)).map(({ event_value }) => event_value)).toEqual(['1']))
  expect(console.warn).not.toHaveBeenCalled()
  expect(await logged(app.desk, 'statistics')).toEqual([])
  await go(app, '/cp/10')
  await onPage(app, '10')
  expect((await starts(app)).map(({ event_value }) => event_value)).toEqual(['1', '10'])
})

it('STAT-08 an event whose number is still on its way is ended when it comes', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.fault({ ...start, delay: 2000, times: 1 })
  const app = await openSignedIn({ hotel })
  await onPage(app, '1')
  await go(app, '/cp/10')
  await onPage(app, '10')
  expect(await ends(app)).toEqual([])
  await passUntil(async () => expect(await ends(app)).toHaveLength(1))
  const [ended] = await ends(app)
  expect(ended).toMatchObject(page('1'))
  expect(ended?.event_number).toBeGreaterThan(0)
})

it('STAT-06 keeps two visits of one page apart whose numbers come late', async () => {
  startFakeClock()
  const hotel = await openHotel()
  const app = await openSignedIn({ hotel })
  await hasNumber(app)
  hotel.desk.fault({ ...start, delay: 500, times: 2 })
  await go(app, '/cp/10')
  await go(app, '/language')
  await go(app, '/cp/10')
  await passUntil(() => expectNumber(app))
  const endsOfPage = async () => (await ends(app)).filter(({ event_value }) => event_value === '10')
  await passUntil(async () => expect(await endsOfPage()).toHaveLength(1))
  const numbers = (await endsOfPage()).map(({ event_number }) => event_number)
  expect(numbers).not.toContain((open(app).statistics.open as { event_number: number }).event_number)
})

it('STAT-09 an event that is not open cannot end: a warning, and nothing is sent', async () => {
  const app = await openCounted()
  const before = (await told(app)).length
  app.store.dispatch(eventEnded(page('99')))
  expect(console.warn).toHaveBeenCalledWith('[statistics] contentpage 99 is not open and cannot end')
  app.store.dispatch(eventEnded(page('1')))
  await waitFor(async () => expect((await ends(app)).at(-1)).toMatchObject(page('1')))
  expect(await told(app)).toHaveLength(before + 1)
})

it.each([
  ['logs out', async (app: App) => (await openGuestMenu(app)).choose('Log out')],
  [
    'is checked out by the desk',
    async ({ desk, services }: App) => {
      await desk.tell('checkout', { room: '101' })
      services.history.go('/cp/1?location=Pool')
    },
  ],
])('STAT-06, STAT-08 the page of a guest who %s ends before the browser loads anew', async (_, leave) => {
  const app = await openCounted()
  app.reload.mockImplementation(() => queueMicrotask(app.close))
  await leave(app)
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  await waitFor(async () => expect((await ends(app)).map(({ event_value }) => event_value)).toEqual(['1']))
})

const isSilent = () => {
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
}

describe.each([
  ['status ERROR', { status: 'ERROR', message: 'full' }],
  ['a body that is no number', { status: 'OK', root: 'thanks' }],
])('with %s', (_, payload) => {
  it('STAT-10 the guest hears nothing, it is logged, and the event counts as not open', async () => {
    const hotel = await openHotel()
    const app = await openSignedIn({ hotel })
    await hasNumber(app)
    const answer = await answerInstead(app.desk, start, payload)
    await go(app, '/cp/10')
    await answer()
    await waitFor(() => expect(open(app).statistics.open).toBeNull())
    await waitFor(async () => expect(await logged(app.desk, 'statistics')).toHaveLength(1))
    isSilent()
    // No event is open, so the same page is counted again.
    app.services.history.go('/cp/10?location=Pool')
    await onPage(app, '10')
    await isNumbered(app)
  })
})

it('STAT-10 no answer in time ends in the same way', async () => {
  const hotel = await openHotel()
  const app = await openSignedIn({ hotel })
  await hasNumber(app)
  await configured(app)
  app.services.hotel.setReceiveTimeout(300)
  hotel.desk.fault({ ...start, silent: true, times: 1 })
  startFakeClock()
  await go(app, '/cp/10')
  await passUntil(() => expect(open(app).statistics.open).toBeNull())
  isSilent()
})

it('STAT-10 an end that fails is logged and no more', async () => {
  const hotel = await openHotel()
  const app = await openSignedIn({ hotel })
  await hasNumber(app)
  hotel.desk.fault({ ...end, status: 'ERROR', times: 1 })
  await go(app, '/cp/10')
  await waitFor(async () => expect(await logged(app.desk, 'statistics')).toHaveLength(1))
  isSilent()
  await onPage(app, '10')
})
