import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languageSlice } from '../../../src/domains/language/slice.ts'
import { filmStarted } from '../../../src/domains/player/slice.ts'
import { answerInstead } from '../badAnswers.ts'
import { pass, passUntil, startFakeClock } from '../fakeClock.ts'
import {
  atHome,
  deskOf,
  type OpenOptions,
  openApp,
  openHotel,
  openSignedIn,
  place,
  query,
  stateOf,
} from '../harness.tsx'
import { cutNetwork } from '../network.ts'
import { openStreams, tell } from '../radio/media.ts'

const module = 'SQMOD_Search'
const call = { module, function: 'getSearchResultsByTermAndRoomIpId' }
type App = Awaited<ReturnType<typeof openSignedIn>>

const field = () => screen.findByRole('searchbox', { name: 'What are you looking for?' })
const heading = () => screen.findByRole('heading', { level: 1, name: 'Search' })
const section = (name: string) => screen.findByRole('region', { name })
const asked = async ({ desk }: Pick<App, 'desk'>) => (await desk.calls(call)).map(({ data }) => data)
const terms = async (app: Pick<App, 'desk'>) => (await asked(app)).map(({ search_term }) => search_term)
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

async function openSearch(options: Parameters<typeof openSignedIn>[0] = {}): Promise<App> {
  const app = await openSignedIn(options)
  await app.user.click(await screen.findByRole('button', { name: 'Search' }))
  await heading()
  return app
}

/** The hotel's page of that name comes first, and its answer is there: the pages that have the word. */
async function breakfastFound() {
  const [first] = await within(await section('Best matches')).findAllByRole('link', { name: /^Breakfast/ })
  expect(first?.getAttribute('href')).toMatch('/cp/14?')
  await within(await section('Information')).findByRole('link', { name: /^Welcome/ })
}

/** Opens the app at an address of the search, as after a reload. */
async function openAt(search: string, options: Pick<OpenOptions, 'hotel'> = {}) {
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const app = await openApp({ ...options, path: `/search?property=1&theme=1${search}` })
  await heading()
  return app
}

/** Frames arrive in order: when the dialog of this message is there, the app has seen all that was sent before it. */
async function messageArrived({ desk }: App) {
  await desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  await passUntil(() => screen.getByRole('dialog'))
}

/** Debounce of the search. */
const searchDelayMs = 350

/** Pastes the term: on a busy machine, a part of a typed term would be searched. */
const write = async ({ user }: App, term: string) => {
  startFakeClock()
  await user.clear(await field())
  await user.click(await field())
  await user.paste(term)
  await pass(searchDelayMs)
}

it('SRCH-01, SRCH-05, SRCH-06, SRCH-07, SRCH-08, SRCH-11, SHELL-07, SHELL-08 a word finds what the hotel has, by category, and stands in the address', async () => {
  const app = await openSearch()
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  await write(app, ' news ')
  await section('Information')
  const categories = sections().filter((title) => title !== 'Best matches')
  expect(categories.slice(0, 4)).toEqual(['Information', 'Films', 'TV channels', 'Radio'])
  expect(categories).toContain('Programmes')
  expect(await asked(app)).toEqual([
    {
      room_ip_id: 17,
      lang_id: 2,
      search_term: 'news',
      type_filter: 'contentpage,film,tv,radio,epg,music_song,music_artist,music_album',
      type_filter_delimiter: ',',
      skin_id: '1',
    },
  ])
  await waitFor(() => expect(query().get('q')).toBe('news'))
  expect([...query().keys()]).not.toContain('q-type')
})

it('MENU-19 an entry of the menu leads to the search', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await app.user.click(await drawer.findByRole('button', { name: 'Search' }))
  await heading()
  expect(place()).toBe('/search')
})

it('SRCH-02, SRCH-03, QRY-16, QRY-17 an address with term and type is searched at once', async () => {
  const app = await openAt('&q=news&q-type=tv')
  await section('TV channels')
  expect(sections()).toEqual(['TV channels'])
  expect((await field()) as HTMLInputElement).toHaveProperty('value', 'news')
  expect(screen.getByRole('radio', { name: 'TV channels' })).toHaveProperty('checked', true)
  expect((await asked(app))[0]).toMatchObject({ search_term: 'news', type_filter: 'tv' })
})

const getTvs = { module: 'SQMOD_RoomInformation', function: 'getRoomsByRoomnumber' }

it('SRCH-02, SRCH-07 the first search waits for the room’s television, and is made once', async () => {
  const hotel = await openHotel()
  const tvs = { status: 'OK', root: [{ id: 17, ip: '10.20.1.17', name: 'TV' }] }
  const answer = await answerInstead(deskOf(hotel), getTvs, tvs)
  const app = await openAt('&q=news', { hotel })
  await waitFor(() => expect(stateOf(app, languageSlice).languageList.status).toBe('success'))
  expect(await asked(app)).toEqual([])
  await answer()
  await section('Information')
  expect(await asked(app)).toMatchObject([{ room_ip_id: 17, lang_id: 2, search_term: 'news' }])
})

it('SRCH-07 the ids of the television and of the language go back as the hotel has written them', async () => {
  const hotel = await openHotel()
  const tvs = { status: 'OK', root: [{ id: 'set-17', ip: '10.20.1.17', name: 'TV' }] }
  const languages = { status: 'OK', root: [{ id: 'lang-en', lang_key: 'en', display_name: 'English' }] }
  const getLanguages = { module: 'SQMOD_SystemSettings', function: 'getActiveLanguages' }
  const answers = [
    await answerInstead(deskOf(hotel), getTvs, tvs),
    await answerInstead(deskOf(hotel), getLanguages, languages),
  ]
  const app = await openAt('&q=news', { hotel })
  for (const answer of answers) await answer()
  await waitFor(async () =>
    expect(await asked(app)).toMatchObject([
      { room_ip_id: 'set-17', lang_id: 'lang-en', search_term: 'news' },
    ]),
  )
})

it('SRCH-02, SRCH-07 a hotel that does not say which televisions the room has is searched without one', async () => {
  startFakeClock()
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { receive_timeout: '3000' } })
  hotel.desk.fault({ ...getTvs, silent: true })
  const app = await openAt('&q=news', { hotel })
  await passUntil(() => screen.getByRole('region', { name: 'Information' }))
  expect(await asked(app)).toMatchObject([{ room_ip_id: 0, search_term: 'news' }])
})

it('SRCH-03 a type that there is not means all of them', async () => {
  const app = await openAt('&q=news&q-type=books')
  await section('Information')
  expect(String((await asked(app))[0]?.type_filter).split(',')).toHaveLength(8)
})

it('SRCH-03 a type narrows the search', async () => {
  const app = await openSearch()
  await write(app, 'radio')
  await section('Films')
  await app.user.click(screen.getByRole('radio', { name: 'Radio' }))
  await waitFor(() => expect(sections()).toEqual(['Radio']))
  await waitFor(() => expect(query().get('q-type')).toBe('radio'))
})

it('SRCH-04, NAV-09 leaving the search clears its parameters; Back finds them again', async () => {
  const app = await openAt('&q=breakfast')
  await app.user.click(await within(await section('Best matches')).findByRole('link', { name: /^Breakfast/ }))
  await screen.findByRole('heading', { level: 1, name: 'Breakfast' })
  expect([query().has('q'), query().has('q-type')]).toEqual([false, false])
  act(() => window.history.back())
  await heading()
  expect(query().get('q')).toBe('breakfast')
  await breakfastFound()
  expect(await terms(app)).toEqual(['breakfast'])
})

it('NAV-09 Back from a screen with a parameter of the same name finds the search as it was', async () => {
  const app = await openAt('&q=breakfast')
  await breakfastFound()
  app.services.history.go('/flightinfo')
  await screen.findByRole('heading', { level: 1, name: 'Flights' })
  await waitFor(() => expect(query().get('room')).toBe('101'))
  expect([...query().keys()]).not.toContain('q')
  act(() => window.history.back())
  await heading()
  await breakfastFound()
  expect(query().get('q')).toBe('breakfast')
})

it('SRCH-09, SCONST-02 shows five a page, each category with its own page, and begins anew with a new search', async () => {
  const app = await openAt('&q=a')
  const radio = within(await section('Radio'))
  const films = within(await section('Films'))
  expect(radio.getAllByRole('listitem')).toHaveLength(5)
  const first = radio.getAllByRole('listitem')[0]?.textContent
  await app.user.click(radio.getByRole('button', { name: 'Next page' }))
  radio.getByText(/^2 of \d+$/)
  expect(radio.getAllByRole('listitem')[0]?.textContent).not.toBe(first)
  films.getByText(/^1 of \d+$/)
  await write(app, 'e')
  await waitFor(() => expect(query().get('q')).toBe('e'))
  within(await section('Radio')).getByText(/^1 of \d+$/)
})

it('SRCH-03, SRCH-09 a search that is narrowed to a type begins at its first page', async () => {
  const app = await openAt('&q=a')
  const radio = within(await section('Radio'))
  await app.user.click(radio.getByRole('button', { name: 'Next page' }))
  radio.getByText(/^2 of \d+$/)
  await app.user.click(screen.getByRole('radio', { name: 'Radio' }))
  await waitFor(() => expect(query().get('q-type')).toBe('radio'))
  within(await section('Radio')).getByText(/^1 of \d+$/)
})

it('SRCH-09 a hit that comes twice is there once, on its own page alone; the broadcasts of a programme are several', async () => {
  const app = await openSignedIn()
  const film = [1, 2, 3, 1, 4, 5, 6].map((id) => ({ id, title: `Film ${id}` }))
  const epg = [1_795_240_800, 1_795_327_200].map((start_timestamp) => ({
    id: 9,
    title: 'News',
    start_timestamp,
  }))
  const answer = await answerInstead(app.desk, call, { status: 'OK', root: { film, epg } })
  app.services.history.go('/search?q=film')
  await answer()
  const films = within(await section('Films'))
  const names = () => films.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names()).toEqual([1, 2, 3, 4, 5].map((id) => `Film ${id}`))
  await app.user.click(films.getByRole('button', { name: 'Next page' }))
  expect(names()).toEqual(['Film 6'])
  expect(within(await section('Programmes')).getAllByRole('listitem')).toHaveLength(2)
})

it('SRCH-10, SRCH-12, SERR-10 a failed search ends its loading, shows nothing, and is tried again', async () => {
  const app = await openSearch()
  await app.desk.tell('faults', { ...call, status: 'ERROR', times: 1 })
  await write(app, 'news')
  await screen.findByRole('alert')
  screen.getByText(/currently having difficulties opening this module/)
  expect(screen.queryByText('Loading')).toBeNull()
  expect([...query().keys()]).not.toContain('q')
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await section('Information')
})

it('GEN-08 a term has at most 500 characters', async () => {
  const app = await openSearch()
  const input = (await field()) as HTMLInputElement
  await app.user.click(input)
  await app.user.paste('a'.repeat(501))
  expect(input.value).toHaveLength(500)
})

it('SRCH-13, SRCH-15 a channel has its number, its name and its logo, and leads to its programme', async () => {
  const app = await openAt('&q=news&q-type=tv')
  const rows = within(await section('TV channels'))
  await waitFor(() => expect(rows.getAllByRole('listitem')[0]?.textContent).toMatch(/^\d+ · /))
  expect(await app.desk.calls({ module: 'SQMOD_LiveTV', function: 'getTVChannels' })).toHaveLength(1)
})

it('SRCH-13 no channels are loaded where nothing of television was found', async () => {
  const app = await openAt('&q=breakfast&q-type=contentpage')
  await breakfastFound()
  expect(await app.desk.calls({ module: 'SQMOD_LiveTV' })).toEqual([])
})

it('FIND-02 a category without hits is not listed below those that have some', async () => {
  await openAt('&q=hekla')
  await section('Radio')
  expect(sections()).toEqual(['Radio'])
  expect(screen.queryByText(/No results found/)).toBeNull()
})

it('SRCH-14, FIND-02, SERR-17 what was not found is named once, by category or in all', async () => {
  const app = await openAt('&q=hekla')
  await section('Radio')
  await write(app, 'qqqqq')
  await screen.findByText('No results found for "qqqqq"')
  await app.user.click(screen.getByRole('radio', { name: 'Films' }))
  await screen.findByText('No results found for Films and "qqqqq"')
})

it('FIND-07 where nothing was found, one press searches everything, and then asks the reception', async () => {
  const app = await openAt('&q=hekla&q-type=film')
  await screen.findByText('No results found for Films and "hekla"')
  await app.user.click(screen.getByRole('button', { name: 'Everything' }))
  await section('Radio')
  await write(app, 'qqqqq')
  await screen.findByText('No results found for "qqqqq"')
  await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Call reception' }))
  await screen.findByRole('heading', { level: 1, name: 'Quick calls' })
})

it('SRCH-15 a station plays', async () => {
  const app = await openAt('&q=hekla&q-type=radio')
  await app.user.click(await within(await section('Radio')).findByRole('button', { name: /^Hekla 404/ }))
  expect(app.store.getState()).toMatchObject({
    radio: { station: { id: 'r-is-missing', name: 'Hekla 404' } },
  })
})

it('SRCH-15 a station plays also where the hit does not say where it sounds', async () => {
  const app = await openSearch()
  const answer = await answerInstead(app.desk, call, {
    status: 'OK',
    root: { radio: [{ id: 'r-is-missing', title: 'Hekla 404' }] },
  })
  await write(app, 'hekla')
  await answer()
  await app.user.click(await within(await section('Radio')).findByRole('button', { name: /^Hekla 404/ }))
  await waitFor(() =>
    expect(app.store.getState()).toMatchObject({
      radio: { station: { id: 'r-is-missing', stream_address: expect.stringContaining('/') } },
    }),
  )
})

it.each([
  ['another station', 'r-other'],
  ['a film', null],
])(
  'SRCH-15 a station that is found late does not take the place of %s, begun meanwhile',
  async (_, heard) => {
    const app = await openSearch()
    const answer = await answerInstead(app.desk, call, {
      status: 'OK',
      root: {
        radio: [
          { id: 'r-is-missing', title: 'Hekla 404' },
          { id: 'r-other', title: 'Other', stream_address: '/media/radio/other' },
        ],
      },
    })
    await write(app, 'hekla')
    await answer()
    const all = { module: 'SQMOD_Radio', function: 'getAllRadioStationsWithFavourites' }
    const found = await answerInstead(app.desk, all, { status: 'OK', root: [] })
    const radio = within(await section('Radio'))
    await app.user.click(await radio.findByRole('button', { name: /^Hekla 404/ }))
    if (heard) await app.user.click(radio.getByRole('button', { name: /^Other/ }))
    else act(() => void app.store.dispatch(filmStarted({ id: '41' })))
    await found()
    await app.desk.tell('message', { room: '101', text: 'After that' })
    await screen.findByRole('dialog', { name: 'New message' })
    expect(app.store.getState()).toMatchObject({ radio: { station: heard && { id: heard } } })
  },
)

it('SRCH-15 music with a stream address plays', async () => {
  const app = await openAt('&q=alhambra&q-type=music_song')
  await app.user.click(
    await within(await section('Songs')).findByRole('button', { name: /^Memories of the Alhambra/ }),
  )
  await waitFor(() => expect(openStreams()).toEqual(['/media/music/recording.mp3']))
  const bar = within(await screen.findByRole('region', { name: 'Radio' }))
  await bar.findByText('Memories of the Alhambra')
  tell('playing')
  await bar.findByText('Playing now')
})

it('SRCH-15 music without a sound is shown only', async () => {
  await openAt('&q=trout&q-type=music_song')
  const songs = within(await section('Songs'))
  await songs.findByText('The Trout')
  expect(songs.queryByRole('button')).toBeNull()
  expect(songs.queryByRole('link')).toBeNull()
})

it('SRCH-16 the late answer of an older search is dropped', async () => {
  startFakeClock()
  const app = await openSearch()
  const delay = 900
  await app.desk.tell('faults', { ...call, delay, times: 1 })
  await write(app, 'hekla')
  await waitFor(async () => expect(await terms(app)).toEqual(['hekla']))
  await write(app, 'breakfast')
  await breakfastFound()
  await pass(delay)
  await waitFor(async () =>
    expect((await app.desk.calls(call)).every(({ status }) => status === 'OK')).toBe(true),
  )
  // A push event that is sent after the response also arrives after it.
  await app.desk.tell('message', { room: '101', text: 'After that' })
  await screen.findByRole('dialog')
  await app.user.click(screen.getByRole('button', { name: 'Later' }))
  await breakfastFound()
  expect(screen.queryByText(/Hekla/)).toBeNull()
  expect(query().get('q')).toBe('breakfast')
})

it('a result in the language of before is searched for again in the new one', async () => {
  const app = await openSearch()
  await write(app, 'news')
  await section('Films')
  app.services.history.go('/search?q=news&lang=de')
  await section('Filme')
  await passUntil(async () => expect((await asked(app)).map(({ lang_id }) => lang_id)).toEqual([2, 1]))
})

it('SRCH-16 a search that is still on its way when the language changes is made again, and its late answer dropped', async () => {
  const app = await openSearch()
  const answer = await answerInstead(app.desk, call, {
    status: 'OK',
    root: { film: [{ id: 1, title: 'An English film' }] },
  })
  await write(app, 'news')
  await passUntil(async () => expect(await asked(app)).toHaveLength(1))
  app.services.history.go('/search?q=news&lang=de')
  await passUntil(async () => expect((await asked(app)).map(({ lang_id }) => lang_id)).toEqual([2, 1]))
  expect(await terms(app)).toEqual(['news', 'news'])
  await section('Filme')
  await answer()
  await messageArrived(app)
  expect(screen.queryByText('An English film')).toBeNull()
})

it('SRCH-16 a search that the guest has left, and whose answer comes after a change of the language, is made again', async () => {
  const app = await openSearch()
  const answer = await answerInstead(app.desk, call, {
    status: 'OK',
    root: { film: [{ id: 1, title: 'An English film' }] },
  })
  await write(app, 'news')
  await passUntil(async () => expect(await asked(app)).toHaveLength(1))
  app.services.history.go('/language')
  await app.user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
  await answer()
  await messageArrived(app)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  app.services.history.go('/search?q=news')
  await section('Filme')
  expect((await asked(app)).map(({ lang_id }) => lang_id)).toEqual([2, 1])
  expect(screen.queryByText('An English film')).toBeNull()
})

it('SRCH-17 an empty term is not searched, and clears result and address', async () => {
  const app = await openAt('&q=breakfast')
  await breakfastFound()
  await app.user.click(screen.getByRole('button', { name: 'Clear the search' }))
  await screen.findByText(/a word or two will do/)
  expect(screen.queryByRole('region')).toBeNull()
  await waitFor(() => expect([...query().keys()]).not.toContain('q'))
  await app.user.type(await field(), '   {Enter}')
  expect(await terms(app)).toEqual(['breakfast'])
})

it.each([
  ['a slash', { key: '/' }],
  ['the search key of a keyboard', { key: 'BrowserSearch' }],
  ['that of a Samsung set', { key: '', keyCode: 10225 }],
])('%s opens the search from anywhere', async (_, key) => {
  const app = await openSignedIn()
  await screen.findByRole('button', { name: 'Search' })
  fireEvent.keyDown(document.body, key)
  fireEvent.keyUp(document.body, key)
  await heading()
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  await app.user.keyboard('a/b')
  expect((await field()) as HTMLInputElement).toHaveProperty('value', 'a/b')
})

it('MODE-08, SHELL-09 a walk-in guest has no button, and the address opens all the same', async () => {
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await atHome()
  app.services.history.go('/search?q=spa')
  await within(await section('Best matches')).findByRole('link', { name: /^Spa/ })
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
})

it('MODE-10 there is no search in walkin-only', async () => {
  await openApp({ path: '/search?property=1&theme=1&mode=walkin-only' })
  await atHome()
  expect(place()).not.toBe('/search')
  fireEvent.keyDown(document.body, { key: '/' })
  expect(place()).not.toBe('/search')
})

it('STOUR-05 the tour explains term, types and results', async () => {
  const app = await openAt('&q=news')
  await section('Information')
  await app.user.click(await screen.findByRole('button', { name: 'Help' }))
  for (const name of ['A word', 'Types', 'Results']) {
    await screen.findByRole('dialog', { name })
    await app.user.click(screen.getByRole('button', { name: /^(Next|Finish)$/ }))
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('RT-25 a word that is entered while the hotel is out of reach is searched for when it is back', async () => {
  const hotel = await openHotel()
  const app = await openSearch({ hotel })
  const network = cutNetwork()
  hotel.desk.fault({ drop: true })
  await screen.findByText(/^As of \d{1,2}:\d\d/)
  await write(app, 'spa')
  await waitFor(() => expect(query().get('q')).toBe('spa'))
  network.restore()
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
})
