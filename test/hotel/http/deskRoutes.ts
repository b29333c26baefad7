// The front desk's page at /desk and its calls at /desk/api, protected by a token or limited to this machine.
import { createHash, timingSafeEqual } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { streamSSE } from 'hono/streaming'
import * as v from 'valibot'
import { isNestedTooDeep } from '../../../src/contract/nesting.ts'
import { describeIssue } from '../describeIssue.ts'
import { type Desk, DeskAsk } from '../desk.ts'
import type { Topic } from '../deskEvents.ts'
import { NotFoundError, NotPossibleError } from '../frontDesk/errors.ts'
import { inHotel } from '../projectPaths.ts'
import type { HotelServices } from '../services.ts'
import type { Bindings } from './app.ts'
import { deskServices } from './desk/services.ts'
import { typeOf } from './files.ts'
import { formOf } from './form.ts'
import { isNearby } from './nearby.ts'
import { isOwnOrigin } from './origin.ts'
import { HttpRefusal } from './visitor.ts'

type DeskContext = Context<{ Bindings: Bindings }>

const cookie = 'desk'
const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

function tokenOf(context: DeskContext): string {
  const bearer = context.req.header('authorization')?.replace(/^Bearer /, '')
  return bearer ?? context.req.query('token') ?? getCookie(context, cookie) ?? ''
}

function guard(token: string | undefined): MiddlewareHandler<{ Bindings: Bindings }> {
  return async (context, next) => {
    if (!isOwnOrigin(context.req.header('origin'), new URL(context.req.url).host))
      throw new HttpRefusal(403, 'foreign_page', 'The desk takes no orders from other pages.')
    if (token === undefined && !isNearby(context))
      throw new HttpRefusal(403, 'not_here', 'Without DESK_TOKEN the desk answers this machine only.')
    if (token !== undefined && !same(tokenOf(context), token))
      throw new HttpRefusal(401, 'token', 'The desk asks for its token: /desk?token=…')
    await next()
    if (token !== undefined && context.req.query('token') !== undefined)
      setCookie(context, cookie, token, { path: '/desk', httpOnly: true, sameSite: 'Strict' })
  }
}

const lists = ['streams', 'channels', 'rooms', 'shops', 'state', 'callnames'] as const
/** Lists that grow: the newest entries, or those before one. */
const pagedLists = ['orders', 'messages', 'mails', 'bookings', 'statistics', 'requests', 'logs'] as const

const whole = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'not a number'), v.transform(Number)))
const PageAsk = v.object({ limit: whole, before: whole })

function read<Schema extends v.GenericSchema>(schema: Schema, asked: unknown) {
  const result = v.safeParse(schema, asked)
  if (!result.success) throw new HttpRefusal(400, 'invalid', describeIssue(result.issues))
  return result.output
}

async function ask<Schema extends v.GenericSchema>(context: DeskContext, schema: Schema) {
  const text = await context.req.text()
  if (isNestedTooDeep(text)) throw new HttpRefusal(400, 'too_deep', 'The body is nested too deep.')
  return read(schema, await context.req.json<unknown>().catch(() => undefined))
}

/** The page itself, its style sheet and its scripts: no other file is served. */
const pageFiles = new Set(readdirSync(inHotel('desk')))

async function pageFile(name: string): Promise<Response> {
  if (!pageFiles.has(name)) throw new HttpRefusal(404, 'not_found', 'There is nothing here.')
  const headers = { 'content-type': typeOf(name), 'cache-control': 'no-cache' }
  return new Response(await readFile(inHotel('desk', name), 'utf8'), { headers })
}

/** Streams the names of changed lists to the page, as server-sent events. */
const changes = (services: HotelServices) => (context: DeskContext) =>
  streamSSE(context, async (stream) => {
    const waiting = new Set<Topic>()
    let wake = () => {}
    const stop = services.deskEvents.listen((topic) => {
      waiting.add(topic)
      wake()
    })
    stream.onAbort(() => {
      stop()
      wake()
    })
    while (!stream.aborted) {
      for (const topic of waiting) await stream.writeSSE({ data: topic })
      waiting.clear()
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  })

const modes = { phone: '', tv: 'tv', kiosk: 'kiosk' }
const OpenAsk = v.object({
  as: v.optional(v.picklist(['phone', 'tv', 'kiosk']), 'phone'),
  guest: v.optional(v.string(), ''),
})

/** Opens the app as a guest of the room. Deletes the cookies of an earlier guest first, as they would apply, too. */
const openAsGuest = (desk: Desk) => async (context: DeskContext) => {
  const { as, guest: id } = read(OpenAsk, await formOf(context))
  const { room, demo, property, guests } = desk.room(context.req.param('room') ?? '')
  const people = guests.filter(({ permanent }) => !permanent)
  const guest = people.find((one) => one.id === id) ?? people[0]
  if (!guest) throw new NotFoundError(`Nobody stays in room ${room}.`)
  for (const name of ['mode', 'room', 'name', 'checkin', 'userId', 'location', 'skin'])
    deleteCookie(context, name, { path: '/ONEapp/' })
  if (demo) return context.redirect(`/ONEapp/?property=${property}&theme=${property}&mode=demo`, 303)
  const query = new URLSearchParams({
    property,
    theme: property,
    room,
    name: guest.last_name,
    autologin: '1',
  })
  if (people.length > 1) query.set('userId', guest.id)
  if (modes[as]) query.set('mode', modes[as])
  return context.redirect(`/ONEapp/?${query}`, 303)
}

export function deskRoutes(services: HotelServices, desk: Desk, token: string | undefined) {
  const app = new Hono<{ Bindings: Bindings }>()
  app.onError((error) => {
    if (error instanceof NotFoundError) throw new HttpRefusal(404, 'not_found', error.message)
    if (error instanceof NotPossibleError) throw new HttpRefusal(409, 'not_now', error.message)
    throw error
  })
  // Includes `/desk` itself.
  app.use('/desk/*', guard(token))

  app.get('/desk', () => pageFile('index.html'))

  const pageIn = (context: DeskContext) => read(PageAsk, context.req.query())
  app.get('/desk/api/calls', (context) =>
    context.json(desk.calls({ ...context.req.query(), ...pageIn(context) })),
  )
  for (const name of pagedLists)
    app.get(`/desk/api/${name}`, (context) => context.json(desk[name](pageIn(context))))
  app.get('/desk/api/quickcalls', (context) => context.json(desk.quickCalls(pageIn(context))))
  for (const name of lists) app.get(`/desk/api/${name}`, (context) => context.json(desk[name]()))
  app.get('/desk/api/rooms/:room', (context) => context.json(desk.room(context.req.param('room'))))
  app.get('/desk/api/changes', changes(services))

  app.post('/desk/api/push', async (context) => context.json(desk.push(await ask(context, DeskAsk.push))))
  app.post('/desk/api/ring', async (context) => context.json(desk.ring(await ask(context, DeskAsk.ring))))
  app.post('/desk/api/message', async (context) =>
    context.json(desk.message(await ask(context, DeskAsk.message))),
  )
  app.post('/desk/api/shop', async (context) => context.json(desk.shop(await ask(context, DeskAsk.shop))))
  app.post('/desk/api/checkin', async (context) =>
    context.json(desk.checkin(await ask(context, DeskAsk.room))),
  )
  app.post('/desk/api/checkout', async (context) =>
    context.json(desk.checkout(await ask(context, DeskAsk.room))),
  )
  app.post('/desk/api/email', async (context) => context.json(desk.email(await ask(context, DeskAsk.email))))
  app.post('/desk/api/order', async (context) => context.json(desk.order(await ask(context, DeskAsk.order))))
  app.post('/desk/api/television', async (context) =>
    context.json(desk.television(await ask(context, DeskAsk.television))),
  )
  app.post('/desk/api/clock', async (context) => context.json(desk.clock(await ask(context, DeskAsk.clock))))
  app.post('/desk/api/property', async (context) =>
    context.json(desk.property(await ask(context, DeskAsk.property))),
  )
  app.post('/desk/api/faults', async (context) => context.json(desk.fault(await ask(context, DeskAsk.fault))))
  app.post('/desk/open/:room', openAsGuest(desk))
  app.get('/desk/:file', (context) => pageFile(context.req.param('file')))
  app.delete('/desk/api/faults', (context) => context.json(desk.clearFaults()))
  app.route('/', deskServices(desk))
  app.post('/desk/api/reset', (context) => context.json(desk.reset()))
  return app
}
