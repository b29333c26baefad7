import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languageChosen } from '../../../src/domains/language/slice.ts'
import { answerInstead } from '../badAnswers.ts'
import { place, query } from '../harness.tsx'
import { calls, films, heading, openFilms } from './openFilms.ts'

const titles = (tiles: HTMLElement[]) => tiles.map(({ textContent }) => textContent ?? '')
const module = 'SQMOD_VideoOnDemand'
const dialog = (name: string) => screen.findByRole('dialog', { name })

// First in this file: the code of a guest's domains is not loaded yet when the bar is rendered.
it('VOD-19, VOD-20, VOD-24, SHELL-06 the button in the top bar opens the filter, which stands in the address', async () => {
  const app = await openFilms('/vod/browse?page=3')
  await films()
  await app.user.click(await screen.findByRole('button', { name: 'Filter' }))
  const sheet = within(await dialog('Filter'))
  await app.user.click(sheet.getByRole('button', { name: 'Romance' }))
  await app.user.click(sheet.getByRole('button', { name: 'Family' }))
  await app.user.click(sheet.getByRole('button', { name: 'Action' }))
  await app.user.click(sheet.getByRole('button', { name: 'Action', pressed: true }))
  await waitFor(() => expect(query().get('filter')).toBe('5,6'))
  // The comma is not percent-encoded in the address.
  expect(window.location.search).toContain('filter=5,6')
  expect(query().get('page')).toBeNull()
  await app.user.click(sheet.getByRole('button', { name: /^Show films \(\d+\)/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: 'Filter, 2 chosen' })
  // A film of either genre passes.
  await screen.findByRole('list', { name: /^\d+ films? found$/ })
  app.services.history.go('/vod/browse?filter=free')
  await screen.findByRole('list', { name: '6 films found' })
  for (const title of titles(await films(/films? found$/))) expect(title).toMatch(/Free$/)
})

it('VOD-22 has 24 films a page, by links that Back undoes; a page out of range is the last one', async () => {
  const app = await openFilms('/vod/browse')
  const first = titles(await films())
  expect(first).toHaveLength(24)
  await app.user.click(screen.getByRole('link', { name: 'Next page' }))
  await screen.findByText('2 of 10')
  expect(query().get('page')).toBe('2')
  expect(titles(await films()).some((title) => first.includes(title))).toBe(false)
  app.services.history.go('/vod/browse?page=99')
  await screen.findByText('10 of 10')
  expect(await films()).toHaveLength(24)
  const next = screen.getByRole('link', { name: 'Next page' })
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await app.user.click(screen.getByRole('link', { name: 'Previous page' }))
  await screen.findByText('9 of 10')
  await app.user.click(screen.getByRole('link', { name: 'Next page' }))
  await screen.findByText('10 of 10')
  // On the last page, the pressed link is still there and has the focus.
  expect(document.activeElement).toBe(next)
})

it('VOD-19, VOD-22 a film that the hotel lists in two genres is there once, whatever narrows the list', async () => {
  const film = (movie_id: number, genre: number) => ({
    movie_id,
    title: `Film ${movie_id}`,
    genre_ids: [genre],
  })
  const root = [film(1, 2), film(2, 5), film(1, 2), film(3, 5), film(2, 5)]
  let answer = async () => {}
  const app = await openFilms('/vod/browse', {
    before: async (desk) => {
      answer = await answerInstead(desk, { module, function: 'getMovies' }, { status: 'OK', root })
    },
  })
  await answer()
  expect(titles(await films())).toEqual(['Film 1', 'Film 2', 'Film 3'])
  act(() => app.services.history.go('/vod/browse?filter=5'))
  await waitFor(async () => expect(titles(await films(/./))).toEqual(['Film 2', 'Film 3']))
})

it('VOD-21 finds films by a part of the title, without regard to letter case and accents', async () => {
  const app = await openFilms('/vod/browse')
  await films()
  await app.user.type(screen.getByRole('searchbox', { name: 'Search films' }), 'LÓNG sh')
  await screen.findByRole('list', { name: '1 film found' })
  screen.getByRole('link', { name: /^The Long Shore/ })
  await waitFor(() => expect(query().get('search')).toBe('LÓNG sh'))
})

it('VOD-21, VOD-37 says once where nothing fits, and leads back to all films', async () => {
  const app = await openFilms('/vod/browse?search=xyzzy')
  await screen.findByText(/^No film matches/)
  expect(screen.queryByRole('heading', { name: /films found/ })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'All films' }))
  expect(await films()).toHaveLength(24)
  expect(query().get('search')).toBeNull()
})

it('VOD-23, NAV-08 moves inside the films keep what narrows the list, leaving clears it', async () => {
  const app = await openFilms('/vod/browse?filter=10&search=valli')
  const [film] = await films(/films? found$/)
  await app.user.click(film as HTMLElement)
  await waitFor(() => expect(place()).toMatch(/^\/vod\/movies\/\d+$/))
  expect(query().get('filter')).toBe('10')
  expect(query().get('search')).toBe('valli')
  app.services.history.go('/weather/0?filter=10&search=valli')
  await waitFor(() => expect(place()).toBe('/weather/0'))
  await waitFor(() => expect(query().get('filter')).toBeNull())
  expect(query().get('search')).toBeNull()
})

it('VOD-23, NAV-08 the page of the list is kept inside the films and cleared outside, too', async () => {
  const app = await openFilms('/vod/browse?page=2')
  const [film] = await films()
  await app.user.click(film as HTMLElement)
  await waitFor(() => expect(place()).toMatch(/^\/vod\/movies\/\d+$/))
  expect(query().get('page')).toBe('2')
  app.services.history.go('/vod/packages?page=2')
  await waitFor(() => expect(place()).toBe('/vod/packages'))
  expect(query().get('page')).toBe('2')
  app.services.history.go('/weather/0?page=2')
  await waitFor(() => expect(place()).toBe('/weather/0'))
  await waitFor(() => expect(query().get('page')).toBeNull())
})

it('VOD-29, VOD-20 the settings stay on the device', async () => {
  const app = await openFilms('/vod/browse')
  await films()
  await app.user.click(screen.getByRole('button', { name: 'Settings' }))
  const sheet = within(await dialog('Films on this device'))
  await app.user.click(
    within(sheet.getByRole('radiogroup', { name: 'Subtitles' })).getByRole('radio', { name: 'German' }),
  )
  await app.user.click(
    within(sheet.getByRole('radiogroup', { name: 'Audio language' })).getByRole('radio', { name: 'German' }),
  )
  // Its words are part of the switch.
  await app.user.click(sheet.getByText('Free films only'))
  await screen.findByRole('list', { name: '6 films found', hidden: true })
  app.close()

  const again = await openFilms('/vod/browse', { hotel: app.hotel })
  await screen.findByRole('list', { name: '6 films found' })
  await again.user.click(screen.getByRole('button', { name: 'Settings' }))
  const kept = within(await dialog('Films on this device'))
  for (const name of ['Subtitles', 'Audio language'])
    expect(
      within(kept.getByRole('radiogroup', { name })).getByRole<HTMLInputElement>('radio', { name: 'German' })
        .checked,
    ).toBe(true)
  expect(kept.getByRole('switch').getAttribute('aria-checked')).toBe('true')
})

it('VOD-09 asks for the genres, and shows those of a film', async () => {
  const app = await openFilms('/vod/movies/41')
  await heading('The Long Shore')
  expect((await screen.findByText('Genre')).nextElementSibling?.textContent).toBe('Drama, Romance')
  expect((await calls(app, 'getGenres')).map(({ data }) => data)).toEqual([{}])
})

it('LANG-12 a guest who chooses another language while the films load reads them in that one', async () => {
  const app = await openFilms('/vod/packages', {
    before: (desk) => desk.tell('faults', { module, function: 'getMovies', silent: true, times: 1 }),
  })
  await screen.findByRole('link', { name: /^Weekend pass/ })
  act(() => void app.store.dispatch(languageChosen('de')))
  await screen.findByRole('link', { name: /^Wochenendpass/ })
})

it('STAT-05 every screen of the films counts as one visit of the module', async () => {
  const app = await openFilms('/vod/browse')
  await films()
  app.services.history.go('/vod/packages')
  await screen.findByRole('link', { name: /^Weekend pass/ })
  const started = await app.desk.calls({ module: 'SQMOD_Statistics', function: 'startEvent' })
  expect(started.map(({ data }) => data)).toEqual([
    { event_type: 'module', event_value: 'VOD', event_number: 0 },
  ])
})

it('the guest comes back to the very tile', async () => {
  const app = await openFilms('/vod/browse')
  const tile = (await films())[7] as HTMLElement
  const name = tile.textContent
  await app.user.click(tile)
  await waitFor(() => expect(place()).toMatch(/^\/vod\/movies\//))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Films'))
  app.services.history.back()
  await waitFor(() => expect(place()).toBe('/vod/browse'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name))
})
