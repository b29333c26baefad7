/** Quick calls: the hotel exchange rings the phone of the guest's room and connects it with a department. */
import * as v from 'valibot'
import { push, route } from './define.ts'
import { id } from './values.ts'

export const callTargets = [
  'reception',
  'room_service',
  'housekeeping',
  'business',
  'spa',
  'concierge',
] as const
export type CallTarget = (typeof callTargets)[number]

/** `ended` and `failed` are final. `calling`: the exchange has the call, and nothing rings yet. */
export const callStates = ['calling', 'ringing', 'connected', 'ended', 'failed'] as const
export type CallState = (typeof callStates)[number]

const QuickCall = v.object({ id, state: v.picklist(callStates) })
export type QuickCall = v.InferOutput<typeof QuickCall>

const path = '/api/v1/property/:propertyId/oneapp/calls'

/** Rings a department. 409 `busy`: the room has a call under way already (CALL-06). */
export const startQuickCall = route({
  method: 'POST',
  path,
  ask: v.strictObject({ room: v.pipe(v.string(), v.nonEmpty()), target: v.picklist(callTargets) }),
  answer: QuickCall,
})

/** Each 2 s until the state is final (CALL-04). */
export const getQuickCall = route({
  method: 'GET',
  path: `${path}/:callId`,
  ask: v.object({}),
  answer: QuickCall,
})

/** Hangs up. A call that is over stays as it ended. */
export const endQuickCall = route({
  method: 'DELETE',
  path: `${path}/:callId`,
  ask: v.object({}),
  answer: QuickCall,
})

/**
 * Hotel to the room's devices: the call was answered, refused or ended. Optional: a hotel that does not know it never
 * sends it, and the app asks each 2 s all the same.
 */
export const quickCallChanged = push({ function: 'quickCallChanged', payload: QuickCall })

export const quickCallRoutes = { startQuickCall, getQuickCall, endQuickCall }
export const quickCallPushes = { quickCallChanged }
