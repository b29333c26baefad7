// The web check-in at /webcheckin/login, as a hotel's own system would have it: a page outside the app to which the
// guest is sent with property, theme and name, and from which the guest comes back checked in, or leaves the house.
import { type Context, Hono } from 'hono'
import { currentProperty, propertyOf } from '../currentProperty.ts'
import { type Stay, stayIn } from '../db/stays.ts'
import type { Desk } from '../desk.ts'
import { fitting } from '../domains/checkin.ts'
import type { HotelServices } from '../services.ts'
import type { Bindings } from './app.ts'
import { clientAddressOf, deviceOf } from './device.ts'
import { formOf } from './form.ts'
import { checkinPage, donePage, type Look, loginPage, pageLanguage, present } from './webCheckinPages.ts'

/** What the guest was sent with, passed on from page to page. */
type Sent = Look['sent']

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200).trim() : '')

const sentOf = (fields: Record<string, unknown>): Sent => ({
  property: text(fields.property),
  theme: text(fields.theme),
  name: text(fields.name),
  room: text(fields.room),
  lang: text(fields.lang),
})

export function webCheckin(services: HotelServices, desk: Desk) {
  const app = new Hono<{ Bindings: Bindings }>()
  const { signInLimits } = services

  function lookOf({ req }: Context, sent: Sent, stay?: Stay): Look {
    const { property, theme, lang } = sent
    const { name: hotel, id, checkoutTime } = currentProperty(services, propertyOf(property) ?? '1')
    const colours = propertyOf(theme) ?? id
    return {
      hotel,
      until: checkoutTime.slice(0, 5),
      theme: currentProperty(services, colours).theme,
      lang: pageLanguage(req, lang, stay),
      sent,
    }
  }

  /** Returns the guest's stay in this property, or an error page that does not reveal whether room or name is wrong. */
  function find(context: Context<{ Bindings: Bindings }>, sent: Sent): Stay | Response | Promise<Response> {
    const { property, room, name } = sent
    const address = clientAddressOf(services, context)
    const { id: device } = deviceOf(context.req.header('cookie'))
    const trier = { connection: `web check-in ${device ?? address} ${room}`, device, address, room }
    if (signInLimits.waitSeconds(trier) > 0)
      return context.html(loginPage(lookOf(context, sent), 'tooMany'), 429)
    const stay = stayIn(services.db, room)
    const isTheirs = stay?.property === (propertyOf(property) ?? '1') && fitting(stay, { name }).length > 0
    if (stay && isTheirs) return stay
    signInLimits.wrong(trier)
    return context.html(loginPage(lookOf(context, sent), 'unknown'), 422)
  }

  app.get('/webcheckin/login', (context) =>
    context.html(loginPage(lookOf(context, sentOf(context.req.query())))),
  )

  app.post('/webcheckin/login', async (context) => {
    const sent = sentOf(await formOf(context))
    const stay = await find(context, sent)
    return stay instanceof Response ? stay : context.html(checkinPage(lookOf(context, sent, stay), stay))
  })

  app.post('/webcheckin/stay', async (context) => {
    const fields = await formOf(context)
    const sent = sentOf(fields)
    const stay = await find(context, sent)
    if (stay instanceof Response) return stay
    const { property, theme, name, lang } = sent
    if (fields.wish === 'check-out') {
      desk.checkout({ room: stay.room })
      return context.html(
        donePage(lookOf(context, sent, stay), `/ONEapp/login?${present({ property, theme, lang })}`),
      )
    }
    const checkin = desk.checkin({ room: stay.room }).arrival ?? ''
    return context.redirect(
      `/ONEapp/?${present({ property, theme, room: stay.room, name, checkin, lang })}`,
      303,
    )
  })
  return app
}
