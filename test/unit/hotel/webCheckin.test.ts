import { expect, it } from 'vitest'
import { speak } from '../../hotel/db/stays.ts'
import { startTestHotel } from './testHotel.ts'

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
const novak = { property: '1', theme: '2', room: '104', name: 'Novak' }

it('shows property and name of the address, and nothing of the address as markup', async () => {
  const { get } = await startTestHotel()
  const page = await (await get('/webcheckin/login?property=2&theme=2&name=%3Cb%3EMiller')).text()
  expect(page).toContain('<h1>Isla Verde</h1>')
  expect(page).toContain('value="&lt;b&gt;Miller"')
  expect(page).toContain('#2C7A57')
})

it('finds no stay for a wrong name or in another property, and asks to wait after ten tries', async () => {
  const { get, desk } = await startTestHotel()
  for (const wrong of [{ name: 'Nowak' }, { property: '2' }]) {
    const page = await get('/webcheckin/stay', form({ ...novak, ...wrong, wish: 'check-in' }))
    expect(page.status).toBe(422)
  }
  for (let tries = 0; tries < 10; tries += 1)
    await get('/webcheckin/login', form({ ...novak, name: 'Nowak' }))
  expect((await get('/webcheckin/login', form(novak))).status).toBe(429)
  expect(desk.room('104').checked_in).toBe(false)
})

it('makes wait who guesses, on either page, and nobody else', async () => {
  const { app, origin, desk } = await startTestHotel()
  const from = (remoteAddress: string, path: string, fields: Record<string, string>) =>
    app.request(`${origin}/webcheckin/${path}`, form(fields), { incoming: { socket: { remoteAddress } } })
  const guess = { ...novak, name: 'Nowak', wish: 'check-in' }
  const seen = new Set<string>()
  for (let tries = 0; tries < 10; tries += 1) {
    const wrong = await from('10.0.0.5', tries % 2 ? 'stay' : 'login', guess)
    expect(wrong.status).toBe(422)
    seen.add(await wrong.text())
  }
  // For a room that does not exist, the response is the same as for a wrong name.
  seen.add((await (await from('10.0.0.6', 'login', { ...guess, room: '999' })).text()).replace('999', '104'))
  expect(seen.size).toBe(1)
  for (const path of ['login', 'stay'])
    expect((await from('10.0.0.5', path, { ...novak, wish: 'check-in' })).status).toBe(429)
  expect(desk.room('104').checked_in).toBe(false)
  expect((await from('10.0.0.6', 'stay', { ...novak, wish: 'check-in' })).status).toBe(303)
})

it('takes no form of another page', async () => {
  const { get, desk } = await startTestHotel()
  const sent = form({ ...novak, wish: 'check-in' })
  const answer = await get('/webcheckin/stay', { ...sent, headers: { origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
  expect(desk.room('104').checked_in).toBe(false)
})

it('follows the language that the guest has chosen on the page, has in the app, or has on the device', async () => {
  const { get, desk, services } = await startTestHotel()
  const read = async (path: string, init?: RequestInit) => (await get(`/webcheckin/${path}`, init)).text()
  const onDevice = (language: string) => ({ headers: { 'accept-language': language } })
  expect(await read('login?property=1')).toContain('<html lang="en" dir="ltr">')
  const german = await read('login?property=1', onDevice('de-AT,de;q=0.9'))
  expect(german).toContain('lang="de"')
  expect(german).toContain('Check-in und Check-out')
  // A language in which the hotel has no texts.
  expect(await read('login?property=1', onDevice('fi'))).toContain('<html lang="en" dir="ltr">')
  const arabic = await read('login?property=1&lang=ar', onDevice('de'))
  expect(arabic).toContain('<html lang="ar" dir="rtl">')
  expect(arabic).toContain('name="lang" value="ar"')

  // The page goes on in the language in which it began.
  expect(await read('login', { ...form(novak), ...onDevice('de') })).toContain('Willkommen, Petra')
  // What the guest has chosen in the app, the hotel knows.
  speak(services.db, '104', 'ar')
  expect(await read('login', { ...form(novak), ...onDevice('de') })).toContain('مرحبًا، Petra')
  expect(await read('login', form({ ...novak, lang: 'fr' }))).toContain('Bienvenue, Petra')
  desk.checkin({ room: '104' })
  const done = await read('stay', form({ ...novak, wish: 'check-out' }))
  expect(done).toContain('<html lang="ar" dir="rtl">')
  expect(done).toContain('شكرًا لك')
})
