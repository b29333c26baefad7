// The front desk's page at /desk and its calls at /desk/api, for those who may stand behind the desk.
import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { streamSSE } from 'hono/streaming'
import * as v from 'valibot'
import { complaint } from '../complaint.ts'
import { type Desk, DeskAsk, NotHere } from '../desk.ts'
import type { Topic } from '../news.ts'
import { inHotel } from '../places.ts'
import type { World } from '../world.ts'
import type { Bindings } from './app.ts'
import { typeOf } from './files.ts'
import { HttpRefusal } from './visitor.ts'

type DeskContext = Context<{ Bindings: Bindings }>

const cookie = 'desk'
const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/
const loopbackName = /^(localhost|127\.[\d.]+|\[::1\])$/

/** Nearby: from this machine, by a name of this machine, and not handed on by a proxy. */
function isNearby(context: DeskContext): boolean {
  const address = context.env?.incoming?.socket.remoteAddress
  if (address === undefined) return true
  return (
    loopbackAddress.test(address) &&
    loopbackName.test(new URL(context.req.url).hostname) &&
    context.req.header('x-forwarded-for') === undefined
  )
}

const isOwn = (origin: string, { req }: DeskContext) =>
  URL.canParse(origin) && new URL(origin).host === new URL(req.url).host

function tokenOf(context: DeskContext): string {
  const bearer = context.req.header('authorization')?.replace(/^Bearer /, '')
  return bearer ?? context.req.query('token') ?? getCookie(context, cookie) ?? ''
}

function guard(token: string | undefined): MiddlewareHandler<{ Bindings: Bindings }> {
  return async (context, next) => {
    const origin = context.req.header('origin')
    if (origin && !isOwn(origin, context))
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

const lists = [
  'orders',
  'messages',
  'mails',
  'bookings',
  'statistics',
  'requests',
  'logs',
  'channels',
  'rooms',
  'shops',
  'state',
] as const

async function ask<Schema extends v.GenericSchema>(context: DeskContext, schema: Schema) {
  const body = await context.req.json<unknown>().catch(() => undefined)
  const read = v.safeParse(schema, body)
  if (!read.success) throw new HttpRefusal(400, 'invalid', complaint(read.issues))
  return read.output
}

async function pageFile(name: 'index.html' | 'desk.css' | 'desk.js'): Promise<Response> {
  const headers = { 'content-type': typeOf(name), 'cache-control': 'no-cache' }
  return new Response(await readFile(inHotel('desk', name), 'utf8'), { headers })
}

/** Tells the page which list has changed, as it happens. */
const changes = (world: World) => (context: DeskContext) =>
  streamSSE(context, async (stream) => {
    const waiting = new Set<Topic>()
    let wake = () => {}
    const stop = world.news.listen((topic) => {
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

export function deskRoutes(world: World, desk: Desk, token: string | undefined) {
  const app = new Hono<{ Bindings: Bindings }>()
  app.onError((error) => {
    if (error instanceof NotHere) throw new HttpRefusal(404, 'not_found', error.message)
    throw error
  })
  app.use('/desk', guard(token))
  app.use('/desk/*', guard(token))

  app.get('/desk', () => pageFile('index.html'))
  app.get('/desk/desk.css', () => pageFile('desk.css'))
  app.get('/desk/desk.js', () => pageFile('desk.js'))

  app.get('/desk/api/calls', (context) => context.json(desk.calls(context.req.query())))
  for (const name of lists) app.get(`/desk/api/${name}`, (context) => context.json(desk[name]()))
  app.get('/desk/api/rooms/:room', (context) => context.json(desk.room(context.req.param('room'))))
  app.get('/desk/api/changes', changes(world))

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
  app.post('/desk/api/clock', async (context) => context.json(desk.clock(await ask(context, DeskAsk.clock))))
  app.post('/desk/api/property', async (context) =>
    context.json(desk.property(await ask(context, DeskAsk.property))),
  )
  app.post('/desk/api/faults', async (context) => context.json(desk.fault(await ask(context, DeskAsk.fault))))
  app.delete('/desk/api/faults', (context) => context.json(desk.clearFaults()))
  app.post('/desk/api/reset', (context) => context.json(desk.reset()))
  return app
}
