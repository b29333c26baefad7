import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { termsSlice } from '../../src/domains/terms/slice.ts'
import { bodyInstead, heldInstead, logged, nothingInstead } from './badAnswers.ts'
import { configured, openApp, openHotel, openSignedIn, place, stateOf } from './harness.tsx'

const index = '/api/v1/property/1/oneapp/terms/index'
const english = '/api/v1/property/1/oneapp/terms/en'
const path = '/terms?property=1&theme=1'
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name })
const main = () => screen.getByRole('main')
const openTerms = (text: string, optionalTermsUrl = '') => {
  bodyInstead(english, JSON.stringify({ text, optionalTermsUrl }))
  return openApp({ path })
}
type App = Awaited<ReturnType<typeof openApp>>
const fetched = async ({ desk }: App, of: string) =>
  (await desk.calls({ module: 'HTTP' })).filter((call) => call.function === `GET ${of}`).length

it('TERM-01, TERM-02, TERM-03, HTTP-10, HTTP-11, ROUTE-04 shows the terms without sign-in, under their own first heading', async () => {
  const app = await openApp({ path })
  await heading('Terms of use of the Hotel Aurora guest app')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(stateOf(app, termsSlice).byKey['1/en']).toMatchObject({
    status: 'success',
    value: {
      title: 'Terms of use of the Hotel Aurora guest app',
      optionalTermsUrl: 'https://aurora.example/terms',
    },
  })
  expect(place()).toBe('/terms')
})

it('TERM-02 has the words "Terms and conditions" where the text has no first heading', async () => {
  await openTerms('<h2>Only this</h2><p>Be kind.</p>')
  await screen.findByText('Be kind.')
  await heading('Terms and conditions')
})

it('TERM-02 takes the first of several headings, its markup left out, and makes the others smaller', async () => {
  await openTerms('<p>Before</p><h1> House <em>rules</em> </h1><h1>More</h1>')
  await heading('House rules')
  await within(main()).findByRole('heading', { level: 2, name: 'More' })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('TERM-01 each language of a property has its own terms, and a language without any has the English ones', async () => {
  const hotel = await openHotel()
  const german = await openApp({ hotel, path: `${path}&lang=de` })
  await heading(/^Nutzungsbedingungen/)
  expect(await fetched(german, english)).toBe(0)
  german.close()
  await openApp({ hotel, path: `${path}&lang=es` })
  await heading(/^Terms of use/)
})

it('HTTP-10 takes the first language of the index where there is no English', async () => {
  bodyInstead(index, '{"languages":["de"]}')
  await openApp({ path })
  await heading(/^Nutzungsbedingungen/)
})

it('TERM-01 the terms say their language by its standard tag, which the hotel’s key need not be', async () => {
  bodyInstead(index, '{"languages":["ba"]}')
  bodyInstead(
    '/api/v1/property/1/oneapp/terms/ba',
    '{"text":"<h1>Uslovi</h1><p>Budite ljubazni.</p>","optionalTermsUrl":""}',
  )
  await openApp({ path: `${path}&lang=ba` })
  await heading('Uslovi')
  for (const words of ['Uslovi', 'Budite ljubazni.'])
    expect((await screen.findByText(words)).closest('[lang]')?.getAttribute('lang')).toBe('bs')
})

it('TERM-04 does not fetch again what it has', async () => {
  const app = await openSignedIn()
  for (const screenPath of ['/terms', '/language', '/terms']) {
    app.services.history.go(screenPath)
    await heading(screenPath === '/terms' ? /^Terms of use/ : 'Language')
  }
  expect(await fetched(app, english)).toBe(1)
  expect(await fetched(app, index)).toBe(1)
})

it('TERM-05 does not fetch while a fetch is under way, and keeps a late older answer without showing it', async () => {
  const { letGo, asked } = heldInstead(english, '{"text":"<h1>House rules</h1>"}')
  const app = await openSignedIn()
  const status = () => stateOf(app, termsSlice).byKey['1/en']?.status
  app.services.history.go('/terms')
  await waitFor(() => expect(status()).toBe('fetching'))
  app.services.history.go('/language')
  await heading('Language')
  app.services.history.go('/terms')
  await heading('Terms and conditions')
  await waitFor(() => expect(asked()).toBe(1))

  await app.user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Language' }))
  await app.user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  app.services.history.go('/terms')
  await heading(/^Nutzungsbedingungen/)
  letGo()
  await waitFor(() => expect(status()).toBe('success'))
  await heading(/^Nutzungsbedingungen/)
  expect(asked()).toBe(1)
})

it('TERM-06, ROUTE-14 leads to the hotel’s own terms where it gives an address', async () => {
  await openTerms('<h1>Rules</h1>', 'https://aurora.example/all?lang=en')
  const link = await screen.findByRole('link', { name: 'The hotel’s full terms' })
  // Nobody is signed in: the address opens in a new tab, beside the app.
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://aurora.example/all?lang=en',
    '_blank',
    'noopener noreferrer',
  ])
})

it.each(['javascript:alert(1)', '/terms.html', 'ftp://aurora.example/terms'])(
  'TERM-06, ROUTE-14 takes %s for no address',
  async (address) => {
    await openTerms('<h1>Rules</h1><p>Be kind.</p>', address)
    await heading('Rules')
    expect(within(main()).queryByRole('link')).toBeNull()
  },
)

it('TERM-06 has no such link where there is no address', async () => {
  bodyInstead(index, '{"languages":["en"],"optionalTermsUrl":null}')
  await openTerms('<h1>Rules</h1><p>Be kind.</p>')
  await heading('Rules')
  expect(within(main()).queryByRole('link')).toBeNull()
})

const nasty = `<h1>Rules</h1>
<script>window.broken = true</script>
<img src="x" onerror="window.broken = true" alt="map">
<iframe src="https://elsewhere.example"></iframe><object data="x.swf"></object><embed src="x">
<svg onload="window.broken = true"><a href="javascript:alert(1)">svg</a></svg>
<form action="https://elsewhere.example"><input name="room"><button>Send</button></form>
<p style="position:fixed" class="top" id="content" onclick="window.broken = true">Be <b>kind</b>.</p>
<a href="javascript:window.broken = true">trap</a> <a href="https://aurora.example/more">more</a>`

it('TERM-08 shows the hotel’s markup without anything that runs, frames or asks', async () => {
  await openTerms(nasty)
  await heading('Rules')
  const text = (await within(main()).findByText('kind')).closest('div')
  expect(
    text?.querySelectorAll('script, iframe, object, embed, svg, form, input, button, style'),
  ).toHaveLength(0)
  const attributes = [...(text?.querySelectorAll('*') ?? [])].flatMap((element) =>
    element.getAttributeNames(),
  )
  expect(
    attributes.filter((name) => name.startsWith('on') || ['style', 'id', 'class'].includes(name)),
  ).toEqual([])
  expect(text?.querySelector('p b')?.textContent).toBe('kind')
  expect(text?.textContent).toContain('trap')
  expect(within(main()).queryByRole('link', { name: 'trap' })).toBeNull()
  const link = within(main()).getByRole('link', { name: 'more' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(window).not.toHaveProperty('broken')
})

const empty = () => screen.findByText('no content available for this module')

describe.each([
  ['the index', index],
  ['the text', english],
])('where %s fails', (_, route) => {
  it.each([
    ['HTTP 500', '{"error":{"code":"x","message":"y"}}', 500],
    ['a body that is no JSON', '<html>', 200],
    ['a body of another shape', '"terms"', 200],
  ])('TERM-07, ERR-04, ERR-10 %s is silent, logged, and said on the screen', async (_way, body, status) => {
    bodyInstead(route, body, status)
    const app = await openApp({ path })
    await empty()
    await heading('Terms and conditions')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(async () => expect(await logged(app.desk, 'terms')).toHaveLength(1))
  })
})

it('TERM-07, HTTP-22 no answer ends as a failure when the time is over, and the guest may try again', async () => {
  const end = nothingInstead(english)
  const app = await openApp({ path: '/login?property=1&theme=1' })
  await configured(app)
  app.services.http.setReceiveTimeout(300)
  app.services.history.go('/terms?property=1&theme=1')
  await empty()
  end()
  app.services.http.setReceiveTimeout(60_000)
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading(/^Terms of use/)
})

it('TERM-07, ERR-04 terms that are empty are said to be none', async () => {
  bodyInstead(index, '{"languages":["en"]}')
  await openTerms(' ')
  await empty()
})

it('ROUTE-05 the privacy text is German in every language, under a heading and a note in the guest’s', async () => {
  await openApp({ path: '/privacy?property=1&theme=1' })
  await heading('Privacy')
  screen.getByText('This text is available in German only.')
  const text = screen.getByText('Wer verantwortlich ist').closest('[lang]')
  expect(text?.getAttribute('lang')).toBe('de')
})
