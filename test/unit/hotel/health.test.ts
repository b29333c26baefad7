import { expect, it } from 'vitest'
import { startTestHotel } from './testHotel.ts'

it('says that it works, to whom it may concern, and how many devices are connected', async () => {
  const hotel = await startTestHotel({ now: () => Date.UTC(2026, 10, 21, 18) })
  await hotel.device()
  const response = await hotel.get('/health', { headers: { 'x-forwarded-for': '198.51.100.7' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.json()).toEqual({ status: 'ok', channels: 1, time: '2026-11-21T18:00:00.000Z' })
  // A supervisor asks all day long, which would bury what guests do.
  expect(hotel.desk.calls({ module: 'HTTP' })).toEqual([])
})

it('says that it does not work when its database does not answer', async () => {
  const hotel = await startTestHotel()
  hotel.services.db.close()
  const response = await hotel.get('/health')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: 'failing' })
})
