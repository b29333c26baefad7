import { expect, it } from 'vitest'
import { deviceOf } from '../../hotel/http/device.ts'
import type { HotelServices } from '../../hotel/services.ts'
import { startTestHotel } from './testHotel.ts'

/** Everything that the hotel stores, but for its record of the calls. */
function stored({ db }: HotelServices) {
  const tables = db.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('calls', 'sqlite_sequence')",
  )
  return Object.fromEntries(tables.map(({ name }) => [name, db.all(`SELECT * FROM ${name}`)]))
}

/** Whatever an address may say to make the hotel do something. */
const asked =
  'room=106&name=Schmidt&autologin=1&as=kiosk&guest=710665&wish=check-out&code=123456&id=1&email=a@b.c&function=ring'

it('TRUST-15 no address of the hotel changes anything, or signs anybody in', async () => {
  const { app, get, guest, services } = await startTestHotel()
  const { headers } = await guest()
  const paths = app.routes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) =>
      path
        .replace(/\{[^}]*\}/g, '')
        .replace(/:room\b/g, '106')
        .replace(/:project\b/g, 'aurora')
        .replace(/:\w+/g, '1')
        .replace('*', ''),
    )
  expect(paths.length).toBeGreaterThan(40)
  const before = stored(services)
  const mark = deviceOf(headers.cookie)
  const guests = services.channels.guestsOf(mark)
  expect(guests).toHaveLength(1)
  for (const path of new Set(paths)) {
    const response = await get(`${path}?${asked}`, { headers })
    await response.body?.cancel()
    const cookies = response.headers.getSetCookie().filter((one) => !one.startsWith('device='))
    expect(cookies, path).toEqual([])
  }
  expect(stored(services)).toEqual(before)
  expect(services.channels.guestsOf(mark)).toEqual(guests)
})
