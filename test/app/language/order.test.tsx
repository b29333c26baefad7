import { screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, it, vi } from 'vitest'
import { selectSelectedLanguage } from '../../../src/domains/language/slice.ts'
import { answerInstead, logged } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { deskOf, openApp, openHotel, openSignedIn, place } from '../harness.tsx'

const list = { module: 'SQMOD_SystemSettings', function: 'getActiveLanguages' }
const set = { module: 'SQMOD_SystemSettings', function: 'setLanguageOfRoom' }

const browserIs = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
/** Language of the document, without a region. */
const spoken = () => document.documentElement.lang.slice(0, 2)

/** Records the values of `read` over time, without repetitions. */
function course<T>({ store }: Awaited<ReturnType<typeof openApp>>, read: () => T) {
  const values = [read()]
  store.subscribe(() => {
    const value = read()
    if (value !== values[values.length - 1]) values.push(value)
  })
  return values
}

it('LANG-16 speaks the browser’s language, without its country', async () => {
  browserIs('de-AT', 'en')
  const app = await openApp()
  await screen.findByLabelText('Zimmer')
  await waitFor(() => expect(spoken()).toBe('de'))
  expect(app.store.getState().language.selected).toBe('de')
})

it.each(['cy-GB', 'cs-CZ'])('LANG-16 and English where %s is not offered', async (tag) => {
  browserIs(tag)
  const app = await openApp()
  await screen.findByLabelText('Room')
  expect(app.store.getState().language).toMatchObject({ selected: 'en', areTextsLoaded: true })
  await waitFor(() => expect(spoken()).toBe('en'))
})

it('RT-20, LANG-17, RT-34 after the language is set the guest is authenticated, on each connection', async () => {
  browserIs('de-AT')
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const app = await openApp()
  const events: string[] = []
  const note = () => {
    const { language, session } = app.store.getState()
    const event = `${language.areTextsLoaded ? language.selected : 'nothing yet'}, ${session.status}`
    if (event !== events[events.length - 1]) events.push(event)
  }
  note()
  app.store.subscribe(note)
  await screen.findByRole('heading', { level: 1, name: /Anna$/ })
  // First the browser's language, then the sign-in, and last the language of the check-in record (LANG-13).
  expect(events[0]).toBe('nothing yet, fetching')
  expect(events.slice(1, 3)).toEqual(['de, fetching', 'de, registered'])
  const channel = async () => (await app.desk.calls({})).filter((call) => call.module !== 'HTTP')
  const [first] = (await channel()).filter((call) => call.function !== list.function)
  expect(first).toMatchObject({ function: 'authenticate', data: { room: '101', name: 'Berger' } })
  expect((await app.desk.calls(list)).map(({ data }) => data)).toEqual([{}])
})

it('LANG-14 a guest without a check-in record keeps the language that was selected', async () => {
  const app = await openApp()
  await screen.findByLabelText('Room')
  await app.user.click(await screen.findByRole('button', { name: /English/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  const withoutSignIn = await screen.findByRole('button', { name: /^Ohne Anmeldung/ })
  const selected = course(app, () => app.store.getState().language.selected)
  await app.user.click(withoutSignIn)
  await screen.findByRole('heading', { level: 1, name: /^Guten?/ })
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
  expect(selected).toEqual(['de'])
  expect(spoken()).toBe('de')
})

it.each(['demo-use-pms', 'walkin', 'walkin-only'])(
  'LANG-18 in mode %s the language is not set again after the authentication',
  async (mode) => {
    // Room 106 speaks German.
    const app = await openApp({
      path: `/?property=1&theme=1&mode=${mode}&room=106&name=Schmidt&autologin=1`,
    })
    const selected = course(app, () => app.store.getState().language.selected)
    await screen.findByRole('heading', { level: 1, name: /^Good/ })
    expect(app.store.getState().session.status).toBe('registered')
    // By the time another screen is shown, still in English, German texts would have loaded.
    app.services.history.go('/language')
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    expect(selected).toEqual(['en'])
    expect(spoken()).toBe('en')
  },
)

it('LANG-18 in the other modes it is', async () => {
  await openApp({ path: '/?property=1&theme=1&mode=kiosk&room=106&name=Schmidt&autologin=1' })
  await screen.findByRole('heading', { level: 1, name: /^Gute/ })
  await waitFor(() => expect(spoken()).toBe('de'))
})

it('LANG-04, LANG-05 the list goes from fetching to success; the selected language is the list’s entry', async () => {
  const app = await openApp()
  const statuses = course(app, () => app.store.getState().language.languageList.status)
  await waitFor(() => expect(statuses).toContain('success'))
  expect(statuses.filter((status) => status !== 'unknown')).toEqual(['fetching', 'success'])
  const state = app.store.getState()
  expect(state.language.selected).toBe('en')
  expect(selectSelectedLanguage(state)).toEqual({
    id: '2',
    lang_key: 'en',
    display_name: 'English',
    image: '',
  })
})

it.each([
  ['status ERROR', { status: 'ERROR', message: 'out of order' }],
  ['a list that is none', { status: 'OK', root: 'all' }],
])(
  'LANG-05, ERR-10, ERR-11 with %s the list fails silently, and all languages are offered',
  async (_, payload) => {
    const hotel = await openHotel()
    const answer = await answerInstead(deskOf(hotel), list, payload)
    const app = await openApp({ hotel })
    await answer()
    await waitFor(() => expect(app.store.getState().language.languageList.status).toBe('failure'))
    await waitFor(async () => expect(await logged(app.desk, 'language')).not.toEqual([]))
    await app.user.click(await screen.findByRole('button', { name: /English/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Language' }))
    expect(dialog.getAllByRole('listitem')).toHaveLength(25)
  },
)

it('LANG-06, HTTP-20 setting a language goes from fetching to success, over the channel alone', async () => {
  const app = await openSignedIn()
  const statuses = course(app, () => app.store.getState().language.setStatus)
  app.services.history.go('/language')
  await app.user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  await waitFor(() => expect(statuses).toEqual(['unknown', 'fetching', 'success']))
  expect(await app.desk.calls(set)).toHaveLength(1)
  const http = (await app.desk.calls({ module: 'HTTP' })).map((call) => call.function)
  expect(http.filter((path) => /lang/i.test(path))).toEqual([])
})

it('LANG-06 or to failure', async () => {
  const app = await openSignedIn()
  app.hotel.desk.fault({ ...set, status: 'ERROR' })
  const statuses = course(app, () => app.store.getState().language.setStatus)
  app.services.history.go('/language')
  await app.user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  await waitFor(() => expect(statuses).toEqual(['unknown', 'fetching', 'failure']))
  // The language is applied before the hotel is told.
  expect(spoken()).toBe('de')
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
})

it('LANG-15, MODE-14 the demo starts in English also where another language was chosen on the device', async () => {
  Cookies.set('lang', 'de', { path: '/ONEapp/' })
  const app = await openApp({ path: '/?property=1&theme=1&mode=demo' })
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  expect(app.store.getState().language.selected).toBe('en')
})

it('LANG-15 the demo starts in English, and the guest may change it', async () => {
  startFakeClock()
  browserIs('de-AT')
  const app = await openApp({ path: '/?property=1&theme=1&mode=demo' })
  await passUntil(() => expect(place()).toBe('/cp/1'))
  app.services.history.go('/language')
  await app.user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
})
