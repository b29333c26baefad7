/**
 * The mobile key over HTTP. Locks of Salto with its ship option are opened by the hotel itself, in three steps; the
 * other makers' keys live behind a link that the hotel hands out.
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

/** What the app knows of a guest's key (KEY-05). */
export interface KeySession {
  room: string
  vendor: string
  device: 'ios' | 'android'
  reservationNumber: string
  expireAt: string
  /** Where the code for the link is sent; empty for Salto. */
  otpEmail: string
}

/** Salto, first step: the answer's id is worth a token, once. */
export const makeKeySession = route({
  method: 'POST',
  path: '/api/public/v2/property/:propertyId/onekey/session',
  ask: v.strictObject(keyOf),
  answer: v.object({ tokenId: id }),
})

/** Salto, second step. The token opens doors: it is for memory alone. */
export const logInToKey = route({
  method: 'POST',
  path: '/api/onekey/auth/login',
  ask: v.strictObject({ id: v.string() }),
  answer: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }),
})

/** Salto, last step, with the token of the second as bearer. */
export const openSaltoDoor = route({
  method: 'GET',
  path: '/api/onekey/salto-open-door',
  ask: v.object({}),
  answer: v.object({ opened: flag }),
})

/** Where the key of another maker is; a code of six digits goes to the address `otpEmail`. */
export const makeKeyLink = route({
  method: 'POST',
  path: '/api/public/v2/property/:propertyId/onekey/deeplink',
  ask: v.strictObject({ ...keyOf, otpEmail: v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/)) }),
  answer: v.object({ link: v.string() }),
})

export const mobileKeyRoutes = { makeKeySession, logInToKey, openSaltoDoor, makeKeyLink }
