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

/** `ended` and `failed` are final. `calling`: the exchange has accepted the call, but no phone rings yet. */
export const callStates = ['calling', 'ringing', 'connected', 'ended', 'failed'] as const
export type CallState = (typeof callStates)[number]

const QuickCall = v.object({ id, state: v.picklist(callStates) })
export type QuickCall = v.InferOutput<typeof QuickCall>

const path = '/api/v1/property/:propertyId/oneapp/calls'

/** Calls a department. 409 `busy`: the room already has a call in progress (CALL-06). */
export const startQuickCall = route({
  method: 'POST',
  path,
  once: true,
  ask: v.strictObject({ room: v.pipe(v.string(), v.nonEmpty()), target: v.picklist(callTargets) }),
  answer: QuickCall,
})

/** Polled every 2 s until the state is final (CALL-04). */
export const getQuickCall = route({
  method: 'GET',
  path: `${path}/:callId`,
  ask: v.object({}),
  answer: QuickCall,
})

/** Hangs up. A call that is over keeps its final state. */
export const endQuickCall = route({
  method: 'DELETE',
  path: `${path}/:callId`,
  ask: v.object({}),
  answer: QuickCall,
})

/**
 * Hotel to the room's devices: the call was answered, refused or ended. Optional: a hotel may never send it, so the app
 * polls every 2 s in any case.
 */
export const quickCallChanged = push({ function: 'quickCallChanged', payload: QuickCall })

export const quickCallPushes = { quickCallChanged }
