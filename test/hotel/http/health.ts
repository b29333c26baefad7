// `/health`: whether the hotel works, for a supervisor. Says nothing about guests.
import { Hono } from 'hono'
import { never } from '../../../src/build/hosting/caching.ts'
import type { HotelServices } from '../services.ts'

/** 200 if the database answers, else 503. `channels`: how many devices are connected. */
export function health({ db, channels, clock }: HotelServices): Hono {
  const app = new Hono()
  app.get('/health', (context) => {
    context.header('cache-control', never)
    try {
      db.one('SELECT 1 FROM stays LIMIT 1')
      return context.json({ status: 'ok', channels: channels.count, time: clock.iso() })
    } catch {
      return context.json({ status: 'failing', reason: 'The database does not answer.' }, 503)
    }
  })
  return app
}
