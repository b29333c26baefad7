import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, openHotel, openSignedIn, place, query } from '../harness.tsx'
import { countries, iceland, openRadio, stationButton, stations } from './openRadio.ts'

it('RAD-01, MENU-06, ROUTE-21 the menu opens the radio', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('link', { name: /^Radio/ }))
  await screen.findByRole('heading', { level: 1, name: 'Radio' })
  expect(place()).toBe('/webradio')
  await countries()
})

it('RAD-02, RAD-03, RAD-12, RAD-22 shows all countries, and the stations of the first, which is the hotel’s', async () => {
  await openRadio()
  const { getByRole, getAllByRole } = await countries()
  expect(getAllByRole('button')).toHaveLength(40)
  await waitFor(() =>
    expect(
      [getAllByRole('button')[0], getByRole('button', { current: true })].map((one) => one?.textContent),
    ).toEqual(['Austria', 'Austria']),
  )
  expect(getAllByRole('button')[1]?.textContent).toBe('Argentina')
  expect((await stations()).getAllByRole('listitem').length).toBeGreaterThan(1)
  expect([...query().keys()]).not.toContain('country')
})

it('RAD-03 names the countries in the language of the guest', async () => {
  await openRadio({ room: '106', name: 'Schmidt', query: 'lang=de' })
  const nav = await screen.findByRole('navigation', { name: 'Länder' })
  expect(nav.textContent).toContain('Österreich')
  expect(nav.textContent).not.toContain('Austria')
})

it('RAD-10, RAD-11, QRY-18 choosing a country shows its stations and writes it to the address', async () => {
  const app = await openRadio()
  await app.user.click((await countries()).getByRole('button', { name: 'Iceland' }))
  await stationButton('Play Hekla 404')
  await waitFor(() => expect(query().get('country')).toBe(iceland))
})

it('RAD-12 opens the country of the address', async () => {
  await openRadio({ country: iceland })
  await stationButton('Play Hekla 404')
  expect((await countries()).getByRole('button', { current: true }).textContent).toBe('Iceland')
})

it('RAD-12 takes the first country for one that there is not', async () => {
  await openRadio({ country: '9999' })
  const { getByRole } = await countries()
  await waitFor(() => expect(getByRole('button', { current: true }).textContent).toBe('Austria'))
})

it('RAD-22 a hotel on islands of a country has its stations, and one of an unknown zone those of the first', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', settings: { timezone: 'Atlantic/Canary' } })
  const { close } = await openRadio({ hotel })
  const current = async () => (await countries()).getByRole('button', { current: true }).textContent
  await waitFor(async () => expect(await current()).toBe('Spain'))
  close()
  hotel.desk.property({ id: '1', settings: { timezone: 'Etc/GMT-3' } })
  await openRadio({ hotel })
  await waitFor(async () => expect(await current()).toBe('Argentina'))
})

it('RAD-13, NAV-07 leaving the radio clears the country from the address', async () => {
  const app = await openRadio({ country: iceland })
  await stations()
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect([...query().keys()]).not.toContain('country'))
})

it('RAD-04 a station has its picture, or a radio where it has none', async () => {
  await openRadio({ country: '1' })
  const list = await stations()
  await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThanOrEqual(100))
  const pictured = list.getAllByRole('listitem').map((row) => row.querySelector('img') !== null)
  expect(pictured).toContain(true)
  expect(pictured).toContain(false)
})

it('TOUR-01, TOUR-04, STOUR-01, STOUR-04 the tour explains countries, stations, favourites and playing', async () => {
  const app = await openRadio()
  await stations()
  await app.user.click(await screen.findByRole('button', { name: 'Help' }))
  const steps: string[] = []
  for (let at = 0; at < 5; at += 1) {
    const dialog = await screen.findByRole('dialog')
    steps.push(dialog.querySelector('h2')?.textContent ?? '')
    const next = screen.queryByRole('button', { name: 'Next' })
    if (next) await app.user.click(next)
  }
  expect(steps).toEqual(['Search', 'Countries', 'Stations', 'Favourites', 'Listen'])
  await app.user.click(screen.getByRole('button', { name: 'Finish' }))
})

it('GEN-01 a walk-in guest listens too, without favourites and television', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await screen.findByRole('heading', { level: 1 })
  app.services.history.go('/webradio')
  await stations()
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Play / }).length).toBeGreaterThan(0))
  expect(screen.queryByRole('button', { name: /favourites|on TV/ })).toBeNull()
})
