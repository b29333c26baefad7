/** Sign-in: who the guest is, and whether a stay is checked in. */
import * as v from 'valibot'
import { call } from './define.ts'
import { anyFlag, anyList, anyText, flag, id, idAsGiven, list, maybe } from './values.ts'

/**
 * A person of the reservation whom the name that was sent fits. `permanent` marks an entry that belongs to the room
 * itself. Where several are left the guest chooses; the choice comes as `userId`, and is the entry's `id` in the answer.
 */
export const Resident = v.object({ id, permanent: anyFlag, name: anyText })
export type Resident = v.InferOutput<typeof Resident>

/**
 * An entry of the check-in list. `checkout` is ISO 8601 UTC or null. An invalid field is dropped and does not prevent
 * the sign-in. Without an id nobody signs in by the entry, but it still shows that the room is checked in (RT-29), and
 * a resident may replace it (SES-16).
 */
export const Checkin = v.object({
  id: v.fallback(id, ''),
  name: anyText,
  last_name: anyText,
  room: anyText,
  permanent: anyFlag,
  reservation_nr: anyText,
  checkout: v.fallback(v.optional(v.nullable(v.string()), null), null),
  residents: anyList(Resident),
})
export type Checkin = v.InferOutput<typeof Checkin>

export const AuthResult = v.object({
  content: v.optional(v.unknown()),
  skin: maybe(v.object({ id: v.fallback(idAsGiven, ''), project_id: anyText })),
  language: maybe(v.object({ lang_key: anyText })),
  checkin: list(Checkin),
})
export type AuthResult = v.InferOutput<typeof AuthResult>

const optionalText = v.optional(v.pipe(v.string(), v.maxLength(200)))

/**
 * App to hotel: when a guest signs in, on every connection of the page, and with empty data to verify the
 * check-in of the channel (RT-28, RT-29). An empty `checkin` means: not checked in, or name and room do not fit.
 */
export const authenticate = call({
  module: 'SQMOD_Auth',
  function: 'authenticate',
  isOpen: true,
  ask: v.strictObject({
    room: optionalText,
    name: optionalText,
    checkin: optionalText,
    userId: optionalText,
    walkin: v.optional(v.literal(true)),
    password: optionalText,
    email: optionalText,
  }),
  answer: v.pipe(
    v.optional(v.nullable(AuthResult)),
    v.transform((root) => root ?? { content: undefined, skin: null, language: null, checkin: [] }),
  ),
})

/** What a guest without a room sends with `authenticate`: a hotel that reads one of the two fields lets them in, too. */
export const walkInLogin = { room: 'walkin', walkin: true } as const

/** App to hotel, once the channel is up: may a guest without sign-in use this skin? A bare boolean is read too. */
export const hasWalkInContent = call({
  module: 'SQMOD_Auth',
  function: 'hasWalkInContent',
  isOpen: true,
  ask: v.strictObject({ skinId: v.string() }),
  answer: v.pipe(
    v.union([v.object({ hasWalkInContent: flag }), flag]),
    v.transform((root) => (typeof root === 'boolean' ? root : root.hasWalkInContent)),
  ),
})
