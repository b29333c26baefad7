import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSignedIn, place, query } from '../harness.tsx'
import { openStreams, tell } from './media.ts'
import { countries, footer, openRadio, stations } from './openRadio.ts'

it('RAD-01, MENU-06, ROUTE-21 the menu opens the radio', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('link', { name: /^Radio/ }))
  await screen.findByRole('heading', { level: 1, name: 'Radio' })
  expect(place()).toBe('/webradio')
  await countries()
})

it('RAD-02, RAD-03, RAD-12 shows all countries, and the stations of the first', async () => {
  await openRadio()
  const { getByRole, getAllByRole, queryByRole } = await countries()
  expect(getAllByRole('button')).toHaveLength(40)
  expect(getByRole('button', { current: true }).textContent).toBe('Argentina')
  expect(queryByRole('button', { name: 'Favourites' })).toBeNull()
  await waitFor(async () => expect((await stations()).getAllByRole('listitem')).toHaveLength(30))
  expect(query().has('country')).toBe(false)
})

it('RAD-10, RAD-11, QRY-18 choosing a country shows its stations and writes it to the address', async () => {
  const app = await openRadio()
  await app.user.click((await countries()).getByRole('button', { name: 'Iceland' }))
  await (await stations()).findByRole('button', { name: 'Play Hekla 404' })
  await waitFor(() => expect(query().get('country')).toBe('354'))
})

it('RAD-12 opens the country of the address', async () => {
  await openRadio({ path: '/webradio?property=1&theme=1&country=354' })
  await (await stations()).findByRole('button', { name: 'Play Hekla 404' })
  expect((await countries()).getByRole('button', { current: true }).textContent).toBe('Iceland')
})

it('RAD-12 takes the first country for one that there is not', async () => {
  await openRadio({ path: '/webradio?property=1&theme=1&country=9999' })
  expect((await countries()).getByRole('button', { current: true }).textContent).toBe('Argentina')
})

it('RAD-13, NAV-07 leaving the radio clears the country from the address', async () => {
  const app = await openRadio({ path: '/webradio?property=1&theme=1&country=354' })
  await stations()
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect(query().has('country')).toBe(false))
})

it('RAD-14, RAD-15, RAD-16 a station plays from its address, another one instead of it, and a press ends it', async () => {
  const app = await openRadio({ path: '/webradio?property=1&theme=1&country=43' })
  const list = await stations()
  const [first, second] = (await list.findAllByRole('button', { name: /^Play (?!on TV)/ })).slice(0, 2)
  const nameOf = (button: HTMLElement | undefined) =>
    button?.getAttribute('aria-label')?.replace('Play ', '') ?? ''
  const names = [nameOf(first), nameOf(second)]
  await app.user.click(list.getByRole('button', { name: `Play ${names[0]}` }))
  // At once: a browser lets only the press itself sound.
  expect(openStreams()).toEqual(['/media/radio/r-at-1.mp3'])
  const bar = await footer()
  bar.getByText('Connecting')
  tell('playing')
  await bar.findByText('Playing now')
  await app.user.click(list.getByRole('button', { name: `Play ${names[1]}` }))
  expect(openStreams()).toEqual(['/media/radio/r-at-2.mp3'])
  await bar.findByText(names[1] ?? '')
  await app.user.click(list.getByRole('button', { name: `Stop ${names[1]}` }))
  expect(openStreams()).toEqual([])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Radio' })).toBeNull())
})

it('RAD-17, SHELL-19 goes on over other screens, with its picture and name, and the footer ends it', async () => {
  const app = await openRadio()
  const list = await stations()
  const [station] = await list.findAllByRole('button', { name: /^Play (?!on TV)/ })
  if (!station) throw new Error('no station')
  await app.user.click(station)
  tell('playing')
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  const bar = await footer()
  bar.getByText('Playing now')
  expect(openStreams()).toHaveLength(1)
  expect(within(bar.getByRole('link')).getByRole('presentation').getAttribute('src')).toMatch(/\/radio\//)
  await app.user.click(bar.getByRole('button', { name: 'Turn the radio off' }))
  expect(openStreams()).toEqual([])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Radio' })).toBeNull())
})
