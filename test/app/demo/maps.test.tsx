import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { give } from '../give.ts'
import { openDemo } from './openDemo.ts'

// jsdom computes no layout, so all elements have size 0.
const sized = () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(425)
}
afterEach(() => {
  document.querySelector('script[src*="maps.googleapis"]')?.remove()
  Reflect.deleteProperty(window, 'google')
})

const places = async () =>
  within(await screen.findByRole('list', { name: 'Places' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent)

async function openMaps() {
  sized()
  const app = await openDemo('/demo/maps')
  await screen.findByRole('heading', { level: 1, name: 'Around the hotel' })
  const map = await screen.findByRole('region', { name: 'Map around Hotel Aurora' })
  return { ...app, map }
}

it('DEMO-04, DEMO-06, ROUTE-18, ROUTE-19 shows a map with the hotel marked and sample places, without a library', async () => {
  const { map } = await openMaps()
  within(map).getByRole('img', { name: 'Hotel Aurora' })
  within(map).getByRole('button', { name: 'State Opera' })
  expect((await places())[0]).toMatch(/^Albertina.*70/)
  // Without a key, the library is not loaded (HTTP-18).
  expect(document.querySelector('script[src*="maps"]')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('GEN-08 a place is looked for with at most 500 characters', async () => {
  const { user } = await openMaps()
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await user.click(field)
  await user.paste('a'.repeat(501))
  expect(field.value).toHaveLength(500)
})

it('DEMO-04 zooms', async () => {
  const { map, user } = await openMaps()
  const view = () => map.querySelector<HTMLElement>('[data-map-view]')?.dataset.mapView
  const before = view()
  await user.click(within(map).getByRole('button', { name: 'Zoom in' }))
  expect(view()).not.toBe(before)
  await user.click(within(map).getByRole('button', { name: 'Zoom out' }))
  expect(view()).toBe(before)
})

it('DEMO-05 searches by words and by kind; a place has its distance and the way to it', async () => {
  const { user } = await openMaps()
  await user.click(screen.getByRole('radio', { name: 'Restaurants' }))
  expect((await places())[0]).toMatch(/^Café Hawelka.*Restaurants · 400.m/)
  await user.type(screen.getByRole('searchbox', { name: 'Search for a place' }), 'nasch')
  expect(await places()).toHaveLength(1)
  const way = screen.getByRole('link', { name: 'Directions to Naschmarkt' })
  expect(decodeURIComponent(way.getAttribute('href') ?? '')).toContain(
    'https://www.google.com/maps/dir/?api=1&destination=48.1986%2C16.3639',
  )
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'qqq')
  await screen.findByText(/No place found/)
})

it('DEMO-05 a chosen place comes to the middle of the map', async () => {
  const { map, user } = await openMaps()
  await user.click(
    within(await screen.findByRole('list', { name: 'Places' })).getByRole('button', { name: /Belvedere/ }),
  )
  const pin = await within(map).findByRole('button', { name: 'Belvedere', pressed: true })
  expect(Number.parseFloat(pin.style.left)).toBeCloseTo(400)
  expect(Number.parseFloat(pin.style.top)).toBeCloseTo(212.5)
})

it('HTTP-18, DEMO-05 uses the maps library and its places where the hotel has a key', async () => {
  const made: Record<string, unknown>[] = []
  const nearbySearch = vi.fn((_: unknown, callback: (found: unknown, status: string) => void) =>
    callback(
      [
        {
          place_id: 'p1',
          name: 'Café Library',
          geometry: { location: { lat: () => 48.205, lng: () => 16.37 } },
        },
      ],
      'OK',
    ),
  )
  const library = {
    Map: class {
      constructor(element: HTMLElement, options: Record<string, unknown>) {
        made.push(options)
        element.dataset.library = ''
      }
      panTo() {}
    },
    Marker: class {
      setMap() {}
      addListener() {}
    },
    places: {
      PlacesService: class {
        nearbySearch = nearbySearch
      },
    },
  }
  sized()
  const app = await openDemo('/language')
  expect(document.querySelector('script[src*="maps"]')).toBeNull()
  app.store.dispatch({ type: 'config/configLoaded', payload: { maps_api_key: 'key-1' } })
  app.services.history.go('/demo/maps?mode=demo')
  await screen.findByRole('heading', { level: 1, name: 'Around the hotel' })
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]')
    if (!found) throw new Error('not yet')
    return found
  })
  expect(Object.fromEntries(new URL(script.src).searchParams)).toMatchObject({
    key: 'key-1',
    libraries: 'places',
  })
  // Does what the loaded script would do.
  Object.assign(window, { google: { maps: library } })
  ;(window as unknown as { bellhopMapsReady: () => void }).bellhopMapsReady()
  await waitFor(() => expect(made[0]).toMatchObject({ center: { lat: 48.2043, lng: 16.3688 } }))
  await screen.findByText('Café Library')
  await app.user.click(screen.getByRole('radio', { name: 'Shopping' }))
  await waitFor(() => expect(nearbySearch.mock.lastCall?.[0]).toMatchObject({ type: 'store' }))
})

it('DEMO-06 a library that does not come leaves the drawn map, without a word', async () => {
  sized()
  const app = await openDemo('/language')
  app.store.dispatch({ type: 'config/configLoaded', payload: { maps_api_key: 'key-1' } })
  app.services.history.go('/demo/maps?mode=demo')
  await screen.findByRole('region', { name: 'Map around Hotel Aurora' })
  const script = await waitFor(() => {
    const found = document.querySelector('script[src*="maps.googleapis.com"]')
    if (!found) throw new Error('not yet')
    return found
  })
  script.dispatchEvent(new Event('error'))
  expect((await places())[0]).toMatch(/^Albertina/)
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['CONST-19', 599, 900, 275],
  ['CONST-19', 1400, 449, 275],
  ['CONST-20', 600, 900, 425],
  ['CONST-20', 1903, 900, 425],
  ['CONST-21', 1904, 900, 500],
])(
  '%s, SCONST-07, PLAY-03 in a window of %ix%i the map is %i px tall, and follows the window',
  async (_, width, height, tall) => {
    give(window, 'innerWidth', width)
    give(window, 'innerHeight', height)
    const { map } = await openMaps()
    expect(map.style.height).toBe(`${tall}px`)
    give(window, 'innerWidth', 500)
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(map.style.height).toBe('275px')
  },
)
