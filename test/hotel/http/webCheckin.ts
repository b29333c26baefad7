// The web check-in at /webcheckin/login, as a hotel's own system would have it: a page outside the app to which the
// guest is sent with property, theme and name, and from which the guest comes back checked in, or leaves the house.
import { Hono } from 'hono'
import { Tries } from '../channel/session.ts'
import { type Stay, stayIn } from '../db/stays.ts'
import type { Desk } from '../desk.ts'
import { fitting } from '../domains/checkin.ts'
import { house, propertyOf } from '../houses.ts'
import type { World } from '../world.ts'
import { checkinPage, donePage, type Look, loginPage } from './webCheckinPages.ts'

/** What came with the guest, kept from page to page. */
interface Sent {
  property: string
  theme: string
  name: string
  room: string
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200).trim() : '')

const sentOf = (fields: Record<string, unknown>): Sent => ({
  property: text(fields.property),
  theme: text(fields.theme),
  name: text(fields.name),
  room: text(fields.room),
})

const present = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''))

export function webCheckin(world: World, desk: Desk): Hono {
  const app = new Hono()
  const tries = new Tries()

  function lookOf({ property, theme, ...sent }: Sent): Look {
    const { name: hotel, id } = house(world, propertyOf(property) ?? '1')
    const colours = propertyOf(theme) ?? id
    return { hotel, theme: house(world, colours).theme, sent: { property, theme, ...sent } }
  }

  /** The guest's own stay in this property; null when room and name do not fit. */
  function stayOf({ property, room, name }: Sent): Stay | null {
    const stay = stayIn(world.db, room)
    if (!stay || stay.property !== (propertyOf(property) ?? '1') || fitting(stay, { name }).length === 0)
      return null
    return stay
  }

  app.get('/webcheckin/login', (context) => context.html(loginPage(lookOf(sentOf(context.req.query())))))

  app.post('/webcheckin/login', async (context) => {
    const sent = sentOf(await context.req.parseBody())
    const look = lookOf(sent)
    if (tries.mustWait(world.clock))
      return context.html(loginPage(look, 'Too many tries. Please wait a minute.'), 429)
    const stay = stayOf(sent)
    if (stay) return context.html(checkinPage(look, stay))
    tries.wrong(world.clock)
    return context.html(loginPage(look, 'We find no stay with this room and name.'), 422)
  })

  app.post('/webcheckin/stay', async (context) => {
    const fields = await context.req.parseBody()
    const sent = sentOf(fields)
    const stay = stayOf(sent)
    if (!stay) return context.html(loginPage(lookOf(sent), 'We find no stay with this room and name.'), 422)
    const { property, theme, name } = sent
    if (fields.wish === 'check-out') {
      desk.checkout({ room: stay.room })
      return context.html(donePage(lookOf(sent), `/ONEapp/login?${present({ property, theme })}`))
    }
    const checkin = desk.checkin({ room: stay.room }).arrival ?? ''
    return context.redirect(`/ONEapp/?${present({ property, theme, room: stay.room, name, checkin })}`, 303)
  })
  return app
}
