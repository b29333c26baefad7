// Pictures of the destinations around the hotel, drawn on request below the path of the skin.
import { Hono } from 'hono'
import { destinationTypes } from '../../../src/contract/destination.ts'
import { drawDestination } from '../destinations/picture/draw.ts'
import { properties } from '../seed/properties.ts'
import { HttpRefusal } from './visitor.ts'

export function destinationPictures(): Hono {
  const app = new Hono()
  app.get('/ONEapp/skins/:project/destination/:type/:file', ({ req }) => {
    const { project, type: named, file } = req.param()
    const property = Object.values(properties).find((one) => one.project === project)
    const type = destinationTypes.find((one) => one === named)
    const [, id] = /^([a-z]-\d{1,4}(?:-\d{1,4})?)\.svg$/.exec(file) ?? []
    if (!property || !type || id === undefined)
      throw new HttpRefusal(404, 'not_found', 'There is nothing here.')
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public,max-age=3600' }
    return new Response(drawDestination(property.id, type, id), { headers })
  })
  return app
}
