import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pass, startFakeClock } from '../fakeClock.ts'
import { deskOf, openApp, openHotel, openSignedIn, place, query } from '../harness.tsx'
import { cutNetwork } from '../network.ts'
import { readStyles } from '../rendering.ts'

const call = { module: 'SQMOD_Search', function: 'getSearchResultsByTermAndRoomIpId' }
/** Debounce of the hotel's search. */
const searchDelayMs = 350

async function openAt(term: string, options: { lang?: string } & Parameters<typeof openApp>[0] = {}) {
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const { lang = 'en', ...rest } = options
  const query = new URLSearchParams({ property: '1', theme: '1', lang, q: term })
  return openApp({ ...rest, path: `/search?${query}` })
}

const titles: Record<string, string> = { en: 'Best matches', de: 'Beste Treffer', ar: 'أفضل النتائج' }
const best = async (lang = 'en') =>
  within(await screen.findByRole('region', { name: titles[lang] as string }))

it.each([
  ['wifi', 'en', /^Wi-Fi/],
  ['wlan', 'en', /^Wi-Fi/],
  ['lamp', 'en', /^Room control/],
  ['gym', 'en', /^Fitness/],
  ['alarm', 'en', /^Wake-up/],
  ['taxi', 'en', /^Transfer/],
  ['invoice', 'en', /^Bill/],
  ['Rechnng', 'de', /^Rechnung/],
  ['lampe', 'de', /^Zimmersteuerung/],
  ['فاتوره', 'ar', /^الفاتورة/],
])('FIND-01 %s, in %s, finds the function that the guest means', async (term, lang, name) => {
  await openAt(term, { lang })
  const rows = await best(lang)
  await rows.findByRole('link', { name })
  await waitFor(() => expect(rows.getAllByRole('link')[0]?.textContent).toMatch(name))
})

it('FIND-01, WAKE-15 in a room without a television no wake-up is found, but the bill is', async () => {
  localStorage.setItem('login-room', '106')
  localStorage.setItem('login-name', 'Schmidt')
  const app = await openApp({ path: '/search?property=1&theme=1&lang=en&q=bill' })
  await (await best()).findByRole('link', { name: /^Bill/ })
  const field = screen.getByRole('searchbox', { name: 'What are you looking for?' })
  await app.user.clear(field)
  await app.user.type(field, 'alarm')
  // The hotel's hits are there, and with them what the app finds.
  await waitFor(() => expect(query().get('q')).toBe('alarm'))
  expect(screen.queryByRole('link', { name: /^Wake-up/ })).toBeNull()
})

it('FIND-01 a dish is found by its name, with its shop and its price, and opens', async () => {
  const app = await openAt('burgr')
  await app.user.click(await (await best()).findByRole('link', { name: /^Burger.*Room service.*EUR/ }))
  await screen.findByRole('heading', { level: 1, name: 'Burger' })
  expect(place()).toMatch(/^\/shop\/flow\/1\/product\//)
})

it('FIND-01 a group of dishes is found by its name, in the language of the guest', async () => {
  readStyles()
  await openAt('Wein', { lang: 'de' })
  await (await best('de')).findByRole('link', { name: 'Wein Zimmerservice' })
})

it('FIND-01 where the hotel offers no late check-out, the reception is found for it', async () => {
  await openAt('late checkout')
  await (await best()).findByRole('button', { name: /^Call reception/ })
})

it('FIND-01 the check-out is found, and opens its dialog', async () => {
  const app = await openAt('check out')
  await app.user.click(await (await best()).findByRole('button', { name: /^Check out/ }))
  await screen.findByRole('dialog', { name: 'Check out?' })
})

it('FIND-01 what the app itself has is shown as the guest types, before the hotel answers, and stands above it', async () => {
  const app = await openSignedIn()
  await app.desk.tell('faults', { ...call, delay: 2000, times: 1 })
  await app.user.click(await screen.findByRole('button', { name: 'Search' }))
  const field = await screen.findByRole('searchbox', { name: 'What are you looking for?' })
  await app.user.type(field, 'weather')
  await (await best()).findByRole('link', { name: /^Weather/ })
  screen.getByText('Loading')
  expect(screen.queryByRole('region', { name: 'Programmes' })).toBeNull()
})

it('FIND-01 a mistyped station, channel or film is found once the hotel has found nothing', async () => {
  const app = await openAt('helka 404')
  await app.user.click(await (await best()).findByRole('button', { name: /^Hekla 404/ }))
  await waitFor(() =>
    expect(app.store.getState()).toMatchObject({ radio: { station: { name: 'Hekla 404' } } }),
  )
})

it('FIND-01 what the hotel has found is not shown a second time', async () => {
  await openAt('breakfast')
  const information = await screen.findByRole('region', { name: 'Information' })
  const rows = await best()
  await rows.findByRole('link', { name: /^Viennese breakfast/ })
  await rows.findByRole('link', { name: /^Breakfast ?Eat & drink/ })
  expect(within(information).queryByRole('link', { name: /^Breakfast/ })).toBeNull()
})

it('FIND-01 an entry of the menu has the picture with which the hotel has found it', async () => {
  await openAt('spa')
  const rows = await best()
  const picture = () =>
    rows
      .getByRole('link', { name: /^Spa ?Spa/ })
      .querySelector('img')
      ?.getAttribute('src')
  await waitFor(() => expect(picture()).toMatch(/\.webp$/))
})

it.each([
  ['sauna', 'en', /^Spa/],
  ['towel', 'en', /^Towels, pillows and more/],
  ['Kissen', 'de', /^Handtücher, Kissen und mehr/],
  ['مناشف', 'ar', /^مناشف ووسائد/],
  ['pyyhkeet', 'fi', /^Towels, pillows and more/],
  ['pyyhe', 'fi', /^Towels, pillows and more/],
  ['アイロン', 'ja', /^Towels, pillows and more/],
])('FIND-06 %s, in %s, finds first the page that is about it', async (term, lang, name) => {
  await openAt(term, { lang })
  await waitFor(() => {
    const [first] = screen.getAllByRole('region')
    expect(within(first as HTMLElement).getAllByRole('link')[0]?.textContent).toMatch(name)
  })
})

it('FIND-06 a guest who needs towels searches, presses twice, and the desk has the request', async () => {
  const app = await openAt('towel')
  await app.user.click(await (await best()).findByRole('link', { name: /^Towels, pillows/ }))
  await screen.findByRole('heading', { level: 1, name: 'Towels, pillows and more' })
  await app.user.click((await screen.findAllByRole('button', { name: 'Send a request' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Towels' }))
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
  await dialog.findByText('Your request has been sent.')
  expect(await app.desk.list('mails')).toMatchObject([{ room: '101', email_subject: 'Towels' }])
})

it('FIND-01 a hotel whose search fails still leaves what the app itself has', async () => {
  const hotel = await openHotel()
  await deskOf(hotel).tell('faults', { ...call, status: 'ERROR' })
  await openAt('bill', { hotel })
  await (await best()).findByRole('link', { name: /^Bill/ })
  await screen.findByRole('button', { name: 'Try again' })
})

it('FIND-01 functions are found without a connection', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: 'Search' }))
  const field = await screen.findByRole('searchbox', { name: 'What are you looking for?' })
  startFakeClock()
  cutNetwork()
  await app.user.click(field)
  await app.user.paste('alarm')
  await pass(searchDelayMs)
  await (await best()).findByRole('link', { name: /^Wake-up/ })
})

it('FIND-01, FIND-02 a chosen type leaves the functions out', async () => {
  const app = await openAt('wifi')
  await best()
  await app.user.click(screen.getByRole('radio', { name: 'Films' }))
  await screen.findByText('No results found for Films and "wifi"')
  expect(screen.queryByRole('region', { name: 'Best matches' })).toBeNull()
})
