import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { destinationSlice } from '../../../src/domains/destination/slice.ts'
import { languageChosen } from '../../../src/domains/language/slice.ts'
import { bodyInstead, heldInstead, hotelInstead } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openApp, openHotel, openSignedIn, place, query, stateOf } from '../harness.tsx'
import { cutNetwork } from '../network.ts'
import { readStyles } from '../rendering.ts'

const path = '/api/v1/property/1/oneapp/destination'
type App = Awaited<ReturnType<typeof openSignedIn>>

async function openDestination() {
  const app = await openSignedIn()
  act(() => app.services.history.go('/destination'))
  await screen.findByRole('heading', { level: 1, name: 'Around the hotel' })
  return app
}
const list = async () => within(await screen.findByRole('list', { name: 'Around the hotel' }))
const asked = async ({ desk }: App) =>
  (await desk.calls({ module: 'HTTP', function: `GET ${path}` })).map(({ data }) => data)

it('DEST-01, DEST-02, DEST-04, DEST-06 shows all there is, page by page', async () => {
  const app = await openDestination()
  const entries = await list()
  await waitFor(() => expect(entries.getAllByRole('link').length).toBeGreaterThan(40))
  const pages = await asked(app)
  expect(pages[0]).toMatchObject({ lang: 'en', page: '1', limit: '20' })
  expect(pages.map(({ page }) => page).sort()).toEqual(['1', '2', '3'])
  screen.getByRole('group', { name: 'Kinds' })
})

it('DEST-03 filters by types, text, area and day, in the address', async () => {
  const app = await openDestination()
  await list()
  const { user } = app
  await user.click(screen.getByRole('button', { name: 'Events' }))
  await user.click(await screen.findByRole('radio', { name: 'Tomorrow' }))
  await user.click(screen.getByRole('button', { name: 'Tours' }))
  await waitFor(() => expect(query().get('type')).toBe('event,tour'))
  expect(query().get('date')).toMatch(/^\d{4}-\d\d-\d\d$/)
  await waitFor(async () =>
    expect((await asked(app)).pop()).toMatchObject({ type: 'event,tour', date: query().get('date') }),
  )
  const areas = within(screen.getByRole('radiogroup', { name: 'Areas' })).getAllByRole('radio')
  await user.click(areas[1] as HTMLElement)
  await waitFor(() => expect(query().get('area')).toBeTruthy())
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zzzz')
  await waitFor(() => expect(query().get('q')).toBe('zzzz'))
  await waitFor(async () => expect((await asked(app)).pop()).toMatchObject({ q: 'zzzz' }))
  await screen.findByText('no results found')
  await user.click(screen.getByRole('button', { name: 'Clear the filter' }))
  await list()
  expect([...query().keys()]).not.toContain('q')
})

it('DEST-05 an entry has its times, address, links and a map, and its text is cleaned', async () => {
  bodyInstead(
    path,
    JSON.stringify({
      amount: 1,
      items: [
        {
          ...{ id: 'e-91', type: 'event', title: 'Advent market', city: 'Vienna', area: 'Old town' },
          description: '<p>Mulled <b>wine</b></p><script>window.harmed = 1</script><img src=x onerror="1">',
          ...{ start: '2026-11-22T15:00:00Z', end: '2026-11-22T20:00:00Z', address: 'Rathausplatz 1' },
          ...{ latitude: 48.21, longitude: 16.37, link: 'https://market.example', phone: '+43 1 234' },
        },
      ],
    }),
  )
  const app = await openDestination()
  await app.user.click(
    await screen.findByRole('link', { name: /Advent market.*Mulled wine.*Events · Sun, Nov 22/ }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Advent market' })
  expect(place()).toBe('/destination/event/e-91')
  screen.getByText(/^Sun, Nov 22, 4:00\sPM – 9:00\sPM$/)
  screen.getByText('Rathausplatz 1, Old town, Vienna')
  expect((await screen.findByText('wine')).closest('div')?.innerHTML).toBe(
    '<p>Mulled <b>wine</b></p><img src="http://localhost/ONEapp/x">',
  )
  const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Open the website')).toBe('https://market.example/')
  expect(href(/^Call · .*\+43 1 234/)).toBe('tel:+431234')
  expect(href('Show on the map')).toContain('query=48.21%2C16.37')
})

it('DEST-05 HTML is cleaned in the title and the address, too', async () => {
  const entry = { title: 'Bread &amp; <b>Butter</b>', address: 'Fr&ouml;schl 1', city: 'Vienna' }
  bodyInstead(path, JSON.stringify({ amount: 1, items: [{ id: 1, type: 'gastro', ...entry }] }))
  const app = await openDestination()
  await app.user.click(await screen.findByRole('link', { name: /^Bread & Butter/ }))
  await screen.findByRole('heading', { level: 1, name: 'Bread & Butter' })
  screen.getByText('Fröschl 1, Vienna')
})

it('DEST-02, DEST-05 an entry of whole days has no times of day, and its type may be in capitals', async () => {
  const days = { start: '2026-11-22', end: '2026-11-24' }
  const items = [
    { id: 1, type: 'Event', title: 'Advent market', ...days },
    { id: 2, type: 'EVENT', title: 'Parade', start: '2026-11-22', end: '2026-11-22' },
    { id: 3, type: 'event', title: 'Night run', start: '2026-11-22', end: '2026-11-22T20:00:00Z' },
  ]
  bodyInstead(path, JSON.stringify({ amount: 3, items }))
  await openDestination()
  await screen.findByRole('link', { name: /Advent market.*Events · Sun, Nov 22 – Tue, Nov 24$/ })
  screen.getByRole('link', { name: /Parade.*Events · Sun, Nov 22$/ })
  screen.getByRole('link', { name: /Night run.*Events · Sun, Nov 22 – 9:00\sPM$/ })
})

it('DEST-01 an entry opens by its address, and one that is unknown says so', async () => {
  const hotel = await openHotel()
  const app = await openSignedIn({ hotel })
  act(() => app.services.history.go('/destination'))
  const [first] = await (await list()).findAllByRole('link')
  const title = first?.querySelector('bdi')?.textContent ?? ''
  const address = new URL(first?.getAttribute('href') ?? '', window.location.origin)
  const target = address.pathname.replace('/ONEapp', '')
  app.close()
  const again = await openApp({ hotel, path: `${target}?property=1&theme=1` })
  await screen.findByRole('heading', { level: 1, name: title })
  act(() => again.services.history.go('/destination/event/none'))
  expect((await screen.findByRole('alert')).textContent).toBe('no data available')
})

/** Holds the next answer of the hotel back until the returned function has sent it, and it has arrived. */
async function heldBack({ desk }: App) {
  await desk.tell('faults', { path, delay: 600_000, times: 1 })
  return async () => {
    await desk.clearFaults()
    await waitFor(async () =>
      expect(
        (await desk.calls({ module: 'HTTP', function: `GET ${path}` })).every(({ status }) => status === 200),
      ).toBe(true),
    )
    // A request that is made after the answer has been sent.
    await desk.list('logs')
  }
}

it('DEST-03, DEST-06 a list that comes after the guest has narrowed it is not shown', async () => {
  const app = await openSignedIn()
  const letGo = await heldBack(app)
  act(() => app.services.history.go('/destination'))
  await screen.findByRole('heading', { level: 1, name: 'Around the hotel' })
  await waitFor(() => expect(stateOf(app, destinationSlice).pages[1]?.status).toBe('fetching'))
  await app.user.click(screen.getByRole('button', { name: 'Events' }))
  await (await list()).findAllByRole('link')
  const { amount, pages } = stateOf(app, destinationSlice)
  await letGo()
  expect(stateOf(app, destinationSlice)).toMatchObject({ amount, pages: { 1: pages[1] } })
})

it('DEST-04 an entry in the language of before, which comes late, does not take the place of that in the new one', async () => {
  const app = await openSignedIn()
  act(() => app.services.history.go('/destination'))
  const [first] = await (await list()).findAllByRole('link')
  const title = first?.querySelector('bdi')?.textContent ?? ''
  const address = new URL(first?.getAttribute('href') ?? '', window.location.origin)
  app.close()
  const again = await openSignedIn({ hotel: app.hotel })
  const letGo = await heldBack(again)
  act(() => again.services.history.go(address.pathname.replace('/ONEapp', '')))
  await waitFor(() => expect(stateOf(again, destinationSlice).entry.status).toBe('fetching'))
  act(() => void again.store.dispatch(languageChosen('de')))
  await waitFor(() => expect(stateOf(again, destinationSlice).entry.status).toBe('success'))
  const { entry } = stateOf(again, destinationSlice)
  expect(entry.value?.title).not.toBe(title)
  await letGo()
  expect(stateOf(again, destinationSlice).entry).toEqual(entry)
})

it('DEST-04 an entry that is not on the last, full page is not looked for any further', async () => {
  const asked: (string | null)[] = []
  const items = Array.from({ length: 20 }, (_, at) => ({
    id: `e-${at}`,
    type: 'event',
    title: `Concert ${at}`,
  }))
  hotelInstead(path, (query) => {
    asked.push(query.get('page'))
    return { amount: 20, items: query.get('page') === '1' ? items : [] }
  })
  const app = await openSignedIn()
  act(() => app.services.history.go('/destination/event/none'))
  expect((await screen.findByRole('alert')).textContent).toBe('no data available')
  expect(asked).toEqual(['1'])
})

it('DEST-03, DEST-04 a hotel that knows what is specified and no more: its entry is found page by page, its areas by what it lists', async () => {
  const item = (number: number) => ({
    ...{ id: `e-${number}`, type: 'event', title: `Concert ${number}` },
    area: number % 2 ? 'Old town' : 'River',
  })
  const items = Array.from({ length: 45 }, (_, number) => item(number))
  const asked: Record<string, string>[] = []
  hotelInstead(path, (query) => {
    asked.push(Object.fromEntries(query))
    const page = Number(query.get('page'))
    return { amount: items.length, items: items.slice((page - 1) * 20, page * 20) }
  })
  const app = await openSignedIn()
  act(() => app.services.history.go('/destination/event/e-44'))
  await screen.findByRole('heading', { level: 1, name: 'Concert 44' })
  const all = { type: 'event', lang: 'en', q: '', area: '', date: '', limit: '20' }
  expect(asked).toEqual(['1', '2', '3'].map((page) => ({ ...all, page })))
  act(() => app.services.history.go('/destination'))
  await list()
  const areas = within(screen.getByRole('radiogroup', { name: 'Areas' }))
  expect(areas.getAllByRole('radio')).toHaveLength(3)
  for (const name of ['All', 'River', 'Old town']) areas.getByRole('radio', { name })
})

it('DEST-01 entries of two types may have the same number: each opens by its own type', async () => {
  const items = [
    { id: 7, type: 'event', title: 'Organ concert' },
    { id: 7, type: 'tour', title: 'Old town on foot' },
  ]
  hotelInstead(path, () => ({ amount: 2, items }))
  const app = await openSignedIn()
  // Straight to it, then from the list.
  act(() => app.services.history.go('/destination/tour/7'))
  await screen.findByRole('heading', { level: 1, name: 'Old town on foot' })
  act(() => app.services.history.go('/destination'))
  await app.user.click(await (await list()).findByRole('link', { name: /^Organ concert/ }))
  await screen.findByRole('heading', { level: 1, name: 'Organ concert' })
  act(() => app.services.history.go('/destination'))
  await app.user.click(await (await list()).findByRole('link', { name: /^Old town on foot/ }))
  await screen.findByRole('heading', { level: 1, name: 'Old town on foot' })
})

it('NAV-11 an entry that comes after its screen keeps the focus on the heading', async () => {
  const answer = JSON.stringify({ amount: 1, items: [{ id: 'e-1', type: 'event', title: 'Organ concert' }] })
  const held = heldInstead(path, answer)
  const app = await openSignedIn()
  act(() => app.services.history.go('/destination/event/e-1'))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Around the hotel' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  held.letGo()
  const named = await screen.findByRole('heading', { level: 1, name: 'Organ concert' })
  expect(document.activeElement).toBe(named)
})

it('DEST-07, LANG-12 an entry in another language is waited for: nothing says that there is none', async () => {
  const answer = JSON.stringify({ amount: 1, items: [{ id: 'e-1', type: 'event', title: 'Organ concert' }] })
  const given = bodyInstead(path, answer)
  const app = await openSignedIn()
  act(() => app.services.history.go('/destination/event/e-1'))
  await screen.findByRole('heading', { level: 1, name: 'Organ concert' })
  given()
  const held = heldInstead(path, answer)
  act(() => void app.store.dispatch(languageChosen('de')))
  await waitFor(() => expect(held.asked()).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
  held.letGo()
  await screen.findByRole('heading', { level: 1, name: 'Organ concert' })
})

it('RT-25 an entry is there after a reload out of the hotel’s reach, by any list that showed it', async () => {
  startFakeClock()
  const hotel = await openHotel()
  const before = await openSignedIn({ hotel })
  act(() => before.services.history.go('/destination?q=cathedral'))
  const [first] = await (await list()).findAllByRole('link')
  const title = first?.querySelector('bdi')?.textContent ?? ''
  await before.user.click(first as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: title })
  const opened = place()
  await passUntil(() => {
    const kept = Object.keys(localStorage)
    for (const name of ['session/101/berger', 'menu', 'config', 'destination'])
      expect(kept).toContainEqual(expect.stringMatching(`^answer/${name}`))
  })
  before.close()
  cutNetwork()
  const app = await openApp({ hotel, path: `${opened}?property=1&theme=1` })
  await screen.findByRole('heading', { level: 1, name: title })
  await screen.findByText(/^As of \d{1,2}:\d\d/)
  // An entry that was in no list is not persisted.
  act(() => app.services.history.go('/destination/event/none'))
  await screen.findByText(/^This needs a connection to the hotel/)
})

it('DEST-05 a picture that comes at once stands at once, and one that takes a while fades in', async () => {
  readStyles()
  await openDestination()
  const [first, second] = await waitFor(async () => {
    const pictures = (await list()).getAllByRole('link').map((link) => link.querySelector('img'))
    expect(pictures.length).toBeGreaterThan(1)
    return pictures as HTMLImageElement[]
  })
  if (!first || !second) throw new Error('There are no pictures.')
  const shown = (image: Element) => {
    const { opacity, transition } = getComputedStyle(image)
    return `${opacity} ${transition.split(' ')[0]}`
  }
  expect(shown(first)).toBe('0 opacity')
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  fireEvent.load(second)
  expect(shown(second)).toBe('1 opacity')
  clock.mockReturnValue(0)
  fireEvent.load(first)
  expect(shown(first)).toBe('1 none')
  clock.mockRestore()
})
