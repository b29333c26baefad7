// Posters, pictures of packages, and logos of stations and channels, drawn on request below the skins' path.
import { type Context, Hono } from 'hono'
import { channelLogo, stationLogo } from '../artwork/logos.ts'
import { packagePicture } from '../artwork/packagePicture.ts'
import { poster, widePoster } from '../artwork/poster.ts'
import { properties } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import { HttpRefusal } from './visitor.ts'

const anHour = 'public,max-age=3600'

export function artwork({ films, radio, guide }: HotelServices): Hono {
  const app = new Hono()

  /** Returns the picture as SVG, or null if there is no such picture. */
  function drawn(kind: string, name: string, project: string): string | null {
    const property = Object.values(properties).find((one) => one.project === project)
    if (!property) return null
    if (kind === 'radio') {
      const station = radio.station(name)
      return station?.hasLogo ? stationLogo(station) : null
    }
    if (kind === 'tv') {
      const channel = guide.channel(Number(name))
      return channel ? channelLogo(channel) : null
    }
    const [, isPackage, id = '', isWide] = /^(package-)?(\d+)(-wide)?$/.exec(name) ?? []
    if (isPackage) {
      const found = films.packages(property.id).find((one) => one.id === Number(id))
      const shown = found?.filmIds.flatMap((one) => films.film(property.id, one) ?? [])
      return found && shown ? packagePicture(found.id, shown) : null
    }
    const film = films.film(property.id, Number(id))
    if (!film) return null
    return isWide ? widePoster(film) : poster(film)
  }

  const answer = (context: Context) => {
    const { project = '', kind = '', file = '' } = context.req.param()
    const picture = drawn(kind, file.replace(/\.svg$/, ''), project)
    if (picture === null) throw new HttpRefusal(404, 'not_found', 'There is nothing here.')
    return context.body(picture, 200, { 'content-type': 'image/svg+xml', 'cache-control': anHour })
  }
  app.get('/ONEapp/skins/:project/:kind{vod|radio|tv}/:file{[\\w-]+\\.svg}', answer)
  return app
}
