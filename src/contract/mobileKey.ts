/**
 * The mobile key over HTTP. Salto locks with the ship option are opened through the hotel's server, in three steps; the
 * keys of other makers are behind a link that the hotel creates.
 */
import * as v from 'valibot'
import { route } from './define.ts'
import { flag, id } from './values.ts'

const keyOf = {
  room: v.string(),
  vendor: v.string(),
  device: v.picklist(['ios', 'android']),
  reservationNumber: v.string(),
  /** ISO 8601 UTC, whole seconds. */
  expireAt: v.string(),
}

/** The app's data about a guest's key (KEY-05). */
export interface KeySession {
  room: string
  vendor: string
  device: 'ios' | 'android'
  reservationNumber: string
  expireAt: string
  /** E-mail address that gets the code for the link; empty for Salto. */
  otpEmail: string
}

/** Salto, first step: the answer's id can be exchanged for a token once. */
export const makeKeySession = route({
  method: 'POST',
  path: '/api/public/v2/property/:propertyId/onekey/session',
  ask: v.strictObject(keyOf),
  answer: v.object({ tokenId: id }),
})

/** Salto, second step. The token opens doors, so keep it in memory only. */
export const logInToKey = route({
  method: 'POST',
  path: '/api/onekey/auth/login',
  ask: v.strictObject({ id: v.string() }),
  answer: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }),
})

/** Salto, last step, with the token of the second step as bearer token. */
export const openSaltoDoor = route({
  method: 'GET',
  path: '/api/onekey/salto-open-door',
  ask: v.object({}),
  answer: v.object({ opened: flag }),
})

/** Creates the link to another maker's key; a six-digit code is sent to the address `otpEmail`. */
export const makeKeyLink = route({
  method: 'POST',
  path: '/api/public/v2/property/:propertyId/onekey/deeplink',
  ask: v.strictObject({ ...keyOf, otpEmail: v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/)) }),
  answer: v.object({ link: v.string() }),
})
