import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bodyInstead, logged } from '../badAnswers.ts'
import { openApp, openHotel, openSignedIn, place, query } from '../harness.tsx'

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
    '<p>Mulled <b>wine</b></p><img src="x">',
  )
  const href = (name: string) =>
    decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')
  expect(href('Open the website')).toContain('https://market.example')
  expect(href('Call')).toContain('+43 1 234')
  expect(href('Show on the map')).toContain('query=48.21%2C16.37')
})

it('DEST-01 an entry opens by its address, and one that is unknown says so', async () => {
  const hotel = await openHotel()
  const app = await openSignedIn({ hotel })
  act(() => app.services.history.go('/destination'))
  const [first] = (await list()).getAllByRole('link')
  const title = first?.querySelector('bdi')?.textContent ?? ''
  const address = new URL(first?.getAttribute('href') ?? '', window.location.origin)
  const target = address.pathname.replace('/ONEapp', '')
  app.close()
  const again = await openApp({ hotel, path: `${target}?property=1&theme=1` })
  await screen.findByRole('heading', { level: 1, name: title })
  act(() => again.services.history.go('/destination/event/none'))
  expect((await screen.findByRole('alert')).textContent).toBe('no data available')
})

it('DEST-07 a load that fails, or cannot be read, empties the list, is logged, and is tried again', async () => {
  const app = await openSignedIn()
  await app.desk.tell('faults', { path, http: 500, times: 1 })
  act(() => app.services.history.go('/destination'))
  expect((await screen.findByRole('alert')).textContent).toBe('no data available')
  await waitFor(async () => expect(await logged(app.desk, 'destination')).toHaveLength(1))
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await list()
  bodyInstead(path, '{"amount":1,"items":"soon"}')
  await app.user.click(screen.getByRole('button', { name: 'Tours' }))
  expect((await screen.findByRole('alert')).textContent).toBe('no data available')
  expect(screen.queryByRole('list', { name: 'Around the hotel' })).toBeNull()
})
