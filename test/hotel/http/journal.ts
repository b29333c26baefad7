// Records each HTTP call for the desk, and applies the desk's faults to requests.
import type { Context, MiddlewareHandler } from 'hono'
import { isNestedTooDeep } from '../../../src/contract/nesting.ts'
import { recordCall } from '../db/records.ts'
import { redact } from '../redact.ts'
import type { HotelServices } from '../services.ts'
import { formOf } from './form.ts'
import { provedRoom } from './visitor.ts'

/** True for calls and for documents of the skins; false for pictures, media and the app's own files. */
const isCall = (path: string) =>
  /^\/(api|ONEapp\/api|webcheckin)\//.test(path) || /^\/ONEapp\/skins\/.*\.(json|js|css|html)$/.test(path)

async function dataOf(context: Context): Promise<unknown> {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return context.req.query()
  if (context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return formOf(context)
  const text = await context.req.text()
  try {
    if (!isNestedTooDeep(text)) return JSON.parse(text)
  } catch {
    // No JSON: its beginning is recorded.
  }
  return text.slice(0, 200)
}

export function journal(services: HotelServices): MiddlewareHandler {
  return async (context, next) => {
    const { method, path, raw } = context.req
    if (!isCall(path)) return next()
    const at = services.clock.iso()
    await next()
    recordCall(services.db, {
      at,
      room: provedRoom(services, raw),
      module: 'HTTP',
      function: `${method} ${path}`,
      data: redact(await dataOf(context)),
      status: context.res.status,
      message_id: raw.headers.get('idempotency-key'),
    })
    services.deskEvents.emit('calls')
  }
}

export function faulty(services: HotelServices): MiddlewareHandler {
  return async (context, next) => {
    const fault = services.faults.forPath(context.req.path)
    if (fault?.delay !== undefined) await services.faults.wait(fault.delay)
    if (fault?.http === undefined) return next()
    const error = { code: 'out_of_order', message: 'The desk has put this out of order.' }
    return Response.json({ error }, { status: fault.http })
  }
}
