// Quick calls over HTTP: a guest calls a department from their room, polls the state of the call, and hangs up.
import type { RouteHandlers } from '../../../src/contract/index.ts'
import { currentProperty, propertyOf } from '../currentProperty.ts'
import { noteAsked, type QuickCall } from '../db/quickCalls.ts'
import { stayIn } from '../db/stays.ts'
import { callNow, close, nameOf, numberOf, ring } from '../exchange.ts'
import { HttpRefusal, type HttpVisitor, ownRoom } from '../http/visitor.ts'
import type { HotelServices } from '../services.ts'

type CallRoutes = Pick<RouteHandlers<HttpVisitor>, 'startQuickCall' | 'getQuickCall' | 'endQuickCall'>

const onWire = ({ id, state }: QuickCall) => ({ id: nameOf(id), state })

export function quickCallHandlers(services: HotelServices): CallRoutes {
  const { db, clock } = services

  /** Returns the call of a room whose guest is signed in on this device; calls of other rooms count as unknown. */
  function ownCall({ params, rooms }: HttpVisitor): QuickCall {
    if (rooms.length === 0)
      throw new HttpRefusal(401, 'not_signed_in', 'No guest is signed in on this device.')
    const call = callNow(services, numberOf(params.callId ?? ''))
    if (!call || !rooms.includes(call.room) || call.property !== params.propertyId)
      throw new HttpRefusal(404, 'unknown_call', 'There is no such call.')
    return call
  }

  return {
    startQuickCall: ({ room: named, target }, visitor) => {
      const room = ownRoom({ ...visitor, room: named })
      const property = propertyOf(visitor.params.propertyId)
      if (!property || stayIn(db, room)?.property !== property)
        throw new HttpRefusal(403, 'other_property', 'The guest stays elsewhere.')
      if (!currentProperty(services, property).settings.voip?.[target])
        throw new HttpRefusal(404, 'no_such_department', 'This department has no telephone.')
      const id = ring(services, { room, property, target })
      if (id === null) throw new HttpRefusal(409, 'busy', 'The room has a call under way.')
      return { id: nameOf(id), state: 'ringing' }
    },
    getQuickCall: (_ask, visitor) => {
      const call = ownCall(visitor)
      noteAsked(db, call.id, clock.iso())
      return onWire(call)
    },
    endQuickCall: (_ask, visitor) => {
      close(services, ownCall(visitor), 'ended')
      return onWire(ownCall(visitor))
    },
  }
}
