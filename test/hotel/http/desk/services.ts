// The desk's JSON calls about the guests' services.
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { flightTypes } from '../../../../src/contract/flights.ts'
import { propertyOf } from '../../currentProperty.ts'
import { describeIssue } from '../../describeIssue.ts'
import type { Desk } from '../../desk.ts'
import { ServiceAsk } from '../../frontDesk/asks.ts'
import { NotPossibleError } from '../../frontDesk/errors.ts'
import type { Bindings } from '../app.ts'
import { HttpRefusal } from '../visitor.ts'

type DeskContext = Context<{ Bindings: Bindings }>

async function ask<Schema extends v.GenericSchema>({ req }: DeskContext, schema: Schema) {
  const body = await req.json<unknown>().catch(() => undefined)
  const read = v.safeParse(schema, body)
  if (!read.success) throw new HttpRefusal(400, 'invalid', describeIssue(read.issues))
  return read.output
}

/** Turns a change that is not possible now into a response with status 409, as it is not an error of the hotel. */
function done<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof NotPossibleError) throw new HttpRefusal(409, 'not_now', error.message)
    throw error
  }
}

export function deskServices(desk: Desk) {
  const app = new Hono<{ Bindings: Bindings }>()

  app.post('/desk/api/quickcalls', async (context) => {
    const change = await ask(context, ServiceAsk.quickCall)
    return context.json(done(() => desk.quickCall(change)))
  })

  app.get('/desk/api/courses', (context) => context.json(desk.courses(context.req.query('property'))))
  app.post('/desk/api/courses', async (context) => {
    const change = await ask(context, ServiceAsk.course)
    return context.json(done(() => desk.course(change)))
  })

  app.get('/desk/api/flights', (context) => {
    const { property = '1', airport = '1', type = 'departure' } = context.req.query()
    const id = propertyOf(property)
    const direction = flightTypes.find((one) => one === type)
    if (!id || !direction) throw new HttpRefusal(400, 'invalid', 'property=1|2, type=departure|arrival')
    return context.json(desk.flights(id, airport, direction))
  })
  app.post('/desk/api/flights', async (context) =>
    context.json(desk.flight(await ask(context, ServiceAsk.flight))),
  )

  app.get('/desk/api/bills/:room', (context) => context.json(desk.bill(context.req.param('room'))))
  app.post('/desk/api/bills', async (context) =>
    context.json(desk.addToBill(await ask(context, ServiceAsk.bill)), 201),
  )
  return app
}
