// What a guest means to do once: the calls and requests that the contract marks `once`. The hotel keeps the first good answer
// under the guest's key; a repetition gets this answer, and nothing is done again. A refusal is not kept.
import type { AskOf, CallSpec, RouteSpec } from '../../src/contract/define.ts'
import { calls, type Routes, routes } from '../../src/contract/index.ts'
import { type Caller, guestOf } from './channel/session.ts'
import { firstAnswer, type Intent, type IntentOwner, keepAnswer } from './db/intents.ts'
import { reservationOf } from './db/stays.ts'
import { tokenHolder } from './domains/courses.ts'
import { senderOf } from './domains/mail.ts'
import type { HttpVisitor } from './http/visitor.ts'
import type { HotelServices } from './services.ts'

/** Over the channel the key is the message's id, and the owner is the guest who is signed in. */
const callSpecs: Record<string, CallSpec> = calls
const routeSpecs: Record<string, RouteSpec> = routes

type Owners = {
  [Name in keyof Routes]?: (ask: AskOf<Routes[Name]>, visitor: HttpVisitor) => IntentOwner | undefined
}
/** Over HTTP the key is the header `Idempotency-Key`, and each route has its own way to tell whose request it is. */
const intentRoutes = (services: HotelServices): Owners => ({
  bookCourse: (_ask, visitor) => tokenHolder(services, visitor),
  sendMail: (mail, visitor) => senderOf(mail, visitor),
  startQuickCall: ({ room }, { guests }) => guests.find((guest) => guest.room === room),
})

/** Looks for the answer and does the work in one transaction, so that two simultaneous repetitions do the work once. */
function once({ db, clock }: HotelServices, intent: Intent, work: () => unknown): unknown {
  return db.transaction(() => {
    const known = firstAnswer(db, intent)
    if (known !== undefined) return JSON.parse(known)
    const answer = work()
    // The transaction would end before the work.
    if (answer instanceof Promise) throw new Error(`${intent.call} has to answer at once.`)
    keepAnswer(db, intent, { answer: JSON.stringify(answer), at: clock.iso() })
    return answer
  })
}

/** Carries out a call. Throws the refusal of a guest who is not signed in before it looks for an answer. */
export function carryOutCall(
  services: HotelServices,
  call: string,
  caller: Caller,
  work: () => unknown,
): unknown {
  if (!callSpecs[call]?.once) return work()
  const { room, stay, resident } = guestOf(services, caller)
  const intent = { room, reservation: reservationOf(stay, resident), call, key: caller.messageId }
  return once(services, intent, work)
}

/** Carries out a request. One without a key is an intent of its own; one that is nobody's, the route itself refuses. */
export function carryOutRequest(
  services: HotelServices,
  route: string,
  { ask, visitor }: { ask: unknown; visitor: HttpVisitor },
  work: () => unknown,
): unknown {
  const ownerOf: ((ask: never, visitor: HttpVisitor) => IntentOwner | undefined) | undefined =
    intentRoutes(services)[route as keyof Routes]
  if (routeSpecs[route]?.once && !ownerOf) throw new Error(`intentRoutes does not say whose a ${route} is`)
  const { intentKey: key } = visitor
  const owner = key === null ? undefined : ownerOf?.(ask as never, visitor)
  if (key === null || !owner) return work()
  const { room, reservation } = owner
  return once(services, { room, reservation, call: route, key }, work)
}
