// Serves the routes of the contract: reads each request, validates it, and sends the response.
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { RouteSpec } from '../../../src/contract/define.ts'
import { routes } from '../../../src/contract/index.ts'
import { isNestedTooDeep } from '../../../src/contract/nesting.ts'
import { mayRequest } from '../acts.ts'
import { describeIssue } from '../describeIssue.ts'
import { routeHandlers } from '../domains/routes.ts'
import { carryOutRequest } from '../intents.ts'
import type { HotelServices } from '../services.ts'
import type { Bindings } from './app.ts'
import { clientAddressOf, deviceOf } from './device.ts'
import { HttpRefusal, type HttpVisitor, intentKeyOf, visitorOf } from './visitor.ts'

async function askOf(context: Context, spec: RouteSpec): Promise<unknown> {
  if (spec.method !== 'POST') return context.req.query()
  // A plain form of another site can send any text, but not with this content type.
  if (!/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? ''))
    throw new HttpRefusal(415, 'not_json', 'The body must be of the type application/json.')
  const text = await context.req.text()
  if (isNestedTooDeep(text)) throw new HttpRefusal(400, 'too_deep', 'The body is nested too deep.')
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpRefusal(400, 'not_json', 'The body is not JSON.')
  }
}

export function contractRoutes(services: HotelServices) {
  const app = new Hono<{ Bindings: Bindings }>()
  const handlers = routeHandlers(services)
  const parametersOf = ({ path }: RouteSpec) => path.split(':').length
  // A name before a parameter in its place: the router takes the first that matches.
  const inOrder = Object.entries<RouteSpec>(routes).sort(
    ([, one], [, other]) => parametersOf(one) - parametersOf(other),
  )
  for (const [name, spec] of inOrder) {
    const handle = handlers[name as keyof typeof handlers] as (ask: never, visitor: unknown) => unknown
    app.on(spec.method, spec.path, async (context) => {
      const ask = v.safeParse(spec.ask, await askOf(context, spec))
      if (!ask.success) throw new HttpRefusal(400, 'invalid', describeIssue(ask.issues))
      const device = deviceOf(context.req.header('cookie'))
      const guests = services.channels.guestsOf(device)
      const visitor: HttpVisitor = {
        ...visitorOf(context.req.raw, context.req.param()),
        device,
        address: clientAddressOf(services, context),
        guests,
        rooms: [...new Set(guests.map(({ room }) => room))],
        intentKey: intentKeyOf(context.req.raw),
      }
      const work = () => {
        mayRequest(services, name, visitor)
        return handle(ask.output as never, visitor)
      }
      const answer = await carryOutRequest(services, name, { ask: ask.output, visitor }, work)
      return context.json(answer as object, 200, { 'cache-control': 'no-store' })
    })
  }
  return app
}
