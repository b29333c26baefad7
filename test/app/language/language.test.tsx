import { screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { AuthResult } from '../../../src/contract/session.ts'
import { languageChosen } from '../../../src/domains/language/slice.ts'
import { registered } from '../../../src/domains/session/slice.ts'
import { answerInstead } from '../badAnswers.ts'
import { configured, deskOf, openApp, openHotel, openSignedIn, place, signIn } from '../harness.tsx'

type Opened = Awaited<ReturnType<typeof openSignedIn>>

async function choose({ user }: Pick<Opened, 'user'>, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Language' }))
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await user.click(screen.getByRole('button', { name }))
}

it('RT-35, LANG-09, LANG-10, LANG-12, LANG-19, SHELL-13 changes the language without leaving the screen', async () => {
  const app = await openSignedIn()
  await choose(app, 'Deutsch')
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
  expect(place()).toBe('/language')
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
  expect(Cookies.get('lang')).toBe('de')
  await waitFor(async () => {
    const told = await app.desk.calls({ room: '101', function: 'setLanguageOfRoom' })
    expect(told.map(({ data }) => data)).toEqual([{ room: '101', language: 'de' }])
  })
  await waitFor(async () => {
    const files = await app.desk.calls({ module: 'HTTP' })
    expect(files.map(({ function: name }) => name)).toContain('GET /ONEapp/skins/aurora/1/menu_DE.json')
  })
})

it('RULE-04, QRY-09 the address says the language that is chosen, and Back does not bring the one before', async () => {
  const app = await openSignedIn()
  const said = () => new URLSearchParams(window.location.search).get('lang')
  await waitFor(() => expect(said()).toBe('en'))
  await choose(app, 'Deutsch')
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
  await waitFor(() => expect(said()).toBe('de'))
  app.services.history.back()
  await waitFor(() => expect(place()).toBe('/cp/1'))
  await waitFor(() => expect(said()).toBe('de'))
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
  screen.getByRole('link', { name: 'Start' })
})

it('LANG-13, LANG-18 the language of the check-in record is no choice of this device', async () => {
  localStorage.setItem('login-room', '106')
  localStorage.setItem('login-name', 'Schmidt')
  const app = await openApp()
  await screen.findByRole('heading', { level: 1, name: /^Gut/ })
  for (const path of ['/settings', '/']) {
    app.services.history.go(path)
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('lang')).toBe('de'))
  }
  expect(Cookies.get('lang')).toBeUndefined()
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
})

it('LANG-12, LANG-13 a shop is requested again where the texts of the check-in record’s language come after it', async () => {
  const { store, desk, services } = await openSignedIn()
  services.history.go('/shop/flow/1')
  await screen.findByText('Burger')
  const { checkinData: checkin, residents, loginData, authResult } = store.getState().session
  const answer = { ...authResult, checkin: checkin ? [checkin] : [], language: { lang_key: 'de' } }
  const result = v.parse(AuthResult, answer)
  store.dispatch(registered({ result, checkin, residents, loginData, by: 'app' }))
  await waitFor(async () => {
    const asked = await desk.calls({ room: '101', function: 'getRetailContent' })
    expect(asked.map(({ data }) => data.lang)).toEqual(['en', 'de'])
  })
})

it('LANG-08 does nothing for the language already current', async () => {
  const app = await openSignedIn()
  const before = await app.desk.calls({ room: '101', function: 'authenticate' })
  await choose(app, 'English')
  expect(Cookies.get('lang')).toBeUndefined()
  expect(await app.desk.calls({ room: '101', function: 'setLanguageOfRoom' })).toEqual([])
  const after = await app.desk.calls({ room: '101', function: 'authenticate' })
  // The navigation to the screen verifies the check-in once.
  expect(after.length - before.length).toBeLessThanOrEqual(1)
})

it('LANG-10 a guest who goes back to the language in use, while another still loads, keeps it', async () => {
  const app = await openSignedIn()
  app.store.dispatch(languageChosen('et'))
  app.store.dispatch(languageChosen('en'))
  await waitFor(() => expect(app.store.getState().language).toMatchObject({ choice: 'en', isSettled: true }))
  expect(Cookies.get('lang')).toBe('en')
  expect(app.store.getState().language.selected).toBe('en')
})

it('LANG-07 uses the language also where the hotel cannot be told', async () => {
  const app = await openSignedIn()
  await app.desk.tell('faults', {
    module: 'SQMOD_SystemSettings',
    function: 'setLanguageOfRoom',
    status: 'ERROR',
  })
  await choose(app, 'Deutsch')
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
  await waitFor(() => expect(app.store.getState().language.setStatus).toBe('failure'))
})

const authentication = { module: 'SQMOD_Auth', function: 'authenticate' }

it.each([
  ['is silent', { silent: true }],
  ['answers with an error', { status: 'ERROR' }],
])('LANG-12, SES-34 a hotel that %s when the language changes signs nobody out', async (_, fault) => {
  const app = await openSignedIn()
  await configured(app)
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  const asked = async () => (await app.desk.calls({ ...authentication, room: '101' })).length
  await waitFor(async () => expect(await asked()).toBeGreaterThan(1))
  const before = await asked()
  app.services.hotel.setReceiveTimeout(300)
  await app.desk.tell('faults', { ...authentication, ...fault, times: 9 })
  await app.user.click(screen.getByRole('button', { name: 'Deutsch' }))
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
  await waitFor(async () => expect(await asked()).toBeGreaterThan(before))
  await waitFor(async () =>
    expect((await app.desk.list('logs')).some(({ msg }) => String(msg).includes('sign-in failed'))).toBe(
      true,
    ),
  )
  expect(app.store.getState().session.status).toBe('registered')
  screen.getByRole('heading', { level: 1, name: 'Sprache' })
})

it('LANG-07, LANG-12 what the guest sees does not wait for a hotel that does not answer', async () => {
  const app = await openSignedIn()
  const call = { module: 'SQMOD_SystemSettings', function: 'setLanguageOfRoom' }
  await app.desk.tell('faults', { ...call, silent: true, times: 1 })
  // Calls that only verify the check-in name no guest.
  const authentications = async () =>
    (await app.desk.calls({ function: 'authenticate' })).filter(({ data }) => data.room === '101')
  const before = (await authentications()).length
  app.services.history.go('/language')
  await app.user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
  await waitFor(async () => expect((await authentications()).length).toBeGreaterThan(before))
  expect(app.store.getState().language.setStatus).toBe('fetching')
})

it('LANG-12, RULE-07, SES-34 a stay whose end is heard of when the language changes leaves nothing behind', async () => {
  const app = await openSignedIn()
  app.services.history.go('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await app.desk.tell('checkout', { room: '101' })
  await app.user.click(screen.getByRole('button', { name: 'Deutsch' }))
  await screen.findByRole('button', { name: 'Anmelden' })
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(localStorage.getItem('login-name')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Nachname').value).toBe('')
})

it('LANG-20 mirrors the layout for Arabic and shows English where a text is missing (LANG-21)', async () => {
  await openApp({ path: '/login?property=1&theme=1&lang=ar' })
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toMatch(/\w+\.\w+/)
})

it('LANG-02 offers all languages with their own names while the hotel has not said', async () => {
  const { user } = await openApp()
  await user.click(await screen.findByRole('button', { name: 'Language: English' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(25)
  within(dialog).getByRole('button', { name: '日本語' })
})

it('QRY-09, LANG-13 takes the language of the address over that of the check-in record', async () => {
  const app = await openApp({ path: '/login?property=1&theme=1&lang=de&room=105&name=Haddad&autologin=1' })
  await waitFor(() => expect(app.store.getState().session.status).toBe('registered'))
  await screen.findByRole('heading', { level: 1, name: /^Gut/ })
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
})

it('LANG-12, LANG-13, LANG-20 the Arabic guest sees an Arabic hotel, and stays at home when the language changes', async () => {
  localStorage.setItem('login-room', '105')
  localStorage.setItem('login-name', 'Haddad')
  const app = await openApp()
  await screen.findByRole('heading', { level: 2, name: 'الفطور تحت السقف الزجاجي' })
  expect(place()).toBe('/cp/201')
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
  expect(screen.getAllByRole('link', { name: /^خدمة الغرف/ })).not.toEqual([])
  // A left-to-right mark keeps the unit after the number in RTL, too.
  await screen.findByText(/^\u200e-?\d+\s°C/)
  app.store.dispatch(languageChosen('en'))
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  await screen.findByRole('heading', { level: 2, name: 'Breakfast under the glass roof' })
  expect(place()).toBe('/cp/1')
})

it('LANG-12 a page behind the guest is read in the language that was chosen since', async () => {
  localStorage.setItem('login-room', '105')
  localStorage.setItem('login-name', 'Haddad')
  const app = await openApp()
  await screen.findByRole('heading', { level: 2, name: 'الفطور تحت السقف الزجاجي' })
  app.services.history.go('/language')
  await waitFor(() => expect(place()).toBe('/language'))
  app.store.dispatch(languageChosen('en'))
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await screen.findByRole('link', { name: 'Home' })
  app.services.history.back()
  await screen.findByRole('heading', { level: 2, name: 'Breakfast under the glass roof' })
  expect(place()).toBe('/cp/1')
})

it.each([
  ['et', 'et', 'Logi sisse'],
  ['ba', 'bs', 'Prijava'],
  ['zh-tw', 'zh-Hant-TW', '登入'],
])('GEN-02, LANG-02 %s is read by who asks for it', async (language, tag, button) => {
  await openApp({ path: `/login?property=1&theme=1&lang=${language}` })
  await waitFor(() => expect(document.documentElement.lang).toBe(tag))
  await screen.findByRole('button', { name: button })
})

it('LANG-01, LANG-13 a guest whose language the selector does not offer is spoken to in it all the same', async () => {
  const app = await openApp()
  await screen.findByRole('button', { name: 'Continue without sign-in' })
  const entry = { id: '7', name: 'Jana', last_name: 'Berger', room: '101', permanent: 0, residents: [] }
  const answer = await answerInstead(
    app.desk,
    { module: 'SQMOD_Auth', function: 'authenticate' },
    {
      status: 'OK',
      root: { skin: { id: '1', project_id: 'aurora' }, language: { lang_key: 'cs' }, checkin: [entry] },
    },
  )
  await signIn(app, '101', 'Berger')
  await answer()
  await screen.findByRole('heading', { level: 1, name: /^Dobr/ })
  await waitFor(() => expect(document.documentElement.lang).toBe('cs'))
  expect(Cookies.get('lang')).toBeUndefined()
})

it('LANG-01, LANG-02, QRY-09 the address can ask for a language that the selector does not offer', async () => {
  const { user } = await openApp({ path: '/login?property=1&theme=1&lang=cs' })
  await user.click(await screen.findByRole('button', { name: 'Jazyk: Čeština' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(25)
  expect(within(dialog).queryByRole('button', { name: 'Čeština' })).toBeNull()
  expect(Cookies.get('lang')).toBe('cs')
})

it('LANG-01, LANG-20, QRY-09 the address can ask for Hebrew, which is read from the right', async () => {
  await openApp({ path: '/login?property=1&theme=1&lang=he' })
  await waitFor(() => expect(document.documentElement).toMatchObject({ lang: 'he', dir: 'rtl' }))
})

it('LANG-24 where the hotel has no texts in the guest’s language, what the app knows has its own names, and a line says so of the rest', async () => {
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const { user } = await openApp({ path: '/?property=1&theme=1&lang=fi' })
  expect((await screen.findByText('Hotellin omat tekstit ovat englanniksi.')).closest('main')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  const quick = within(screen.getByRole('list', { name: 'Tärkeimmät' }))
  expect(quick.getByRole('link', { name: 'Laskunne' }).getAttribute('href')).toContain('/bill')
  await user.click(quick.getByRole('link', { name: 'Herätys' }))
  await screen.findByRole('heading', { level: 1, name: 'Herätys' })
})

it('LANG-24 in a language that the hotel has its texts in, they stay, and nothing is said of English', async () => {
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  await openApp({ path: '/?property=1&theme=1&lang=de' })
  await screen.findByRole('link', { name: /^Zimmersteuerung/ })
  expect(screen.queryByText('Die Texte des Hotels sind auf Englisch.')).toBeNull()
})

it('LANG-03 offers the languages that the hotel keeps active, whatever it calls them', async () => {
  const hotel = await openHotel()
  const call = { module: 'SQMOD_SystemSettings', function: 'getActiveLanguages' }
  const answer = await answerInstead(deskOf(hotel), call, {
    status: 'OK',
    root: [
      { id: 2, lang_key: 'en', display_name: 'English (Vienna)', image: '' },
      { id: '7', lang_key: 'de', display_name: 'Wienerisch', image: '/flags/at.svg' },
    ],
  })
  const app = await openApp({ hotel })
  await answer()
  await app.user.click(await screen.findByRole('button', { name: 'Language: English' }))
  const items = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Deutsch', 'English'])
  expect((await app.desk.calls(call))[0]?.data).toEqual({})
  await app.user.click(screen.getByRole('button', { name: 'Deutsch' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
})
