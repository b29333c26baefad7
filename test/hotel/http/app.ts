// The hotel's complete HTTP interface, as one Hono app.
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Desk } from '../desk.ts'
import type { HotelServices } from '../services.ts'
import { appFiles } from './appFiles.ts'
import { artwork } from './artwork.ts'
import { contractRoutes } from './contractRoutes.ts'
import { deskRoutes } from './deskRoutes.ts'
import { destinationPictures } from './destinationPictures.ts'
import { markDevice } from './device.ts'
import { health } from './health.ts'
import { faulty, journal } from './journal.ts'
import { keyPages } from './keyPages.ts'
import { media } from './media.ts'
import { ownPagesOnly } from './origin.ts'
import { modestBody, securityHeaders } from './security.ts'
import { HttpRefusal } from './visitor.ts'
import { webCheckin } from './webCheckin.ts'

export interface Places {
  dist: string
  skins: string
  deskToken: string | undefined
}

/** Empty in process, where there is no socket. */
export type Bindings = Partial<HttpBindings>

export function hotelApp(services: HotelServices, desk: Desk, places: Places): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>()
  app.onError((error, context) => {
    if (error instanceof HttpRefusal)
      return context.json({ error: { code: error.code, message: error.message } }, error.status)
    services.log('error', `${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`)
    return context.json({ error: { code: 'internal', message: 'Something went wrong here.' } }, 500)
  })
  app.notFound((context) =>
    context.json({ error: { code: 'not_found', message: 'There is nothing here.' } }, 404),
  )
  app.use(securityHeaders(places.dist))
  app.use(modestBody)
  app.route('/', health(services))
  app.route('/', deskRoutes(services, desk, places.deskToken))
  app.use(ownPagesOnly, markDevice)
  app.use(journal(services), faulty(services))
  app.route('/', contractRoutes(services))
  app.route('/', webCheckin(services, desk))
  app.route('/', keyPages(services))
  app.route('/', destinationPictures())
  app.route('/', media(services))
  app.route('/', artwork(services))
  app.route('/', appFiles(places))
  return app
}
