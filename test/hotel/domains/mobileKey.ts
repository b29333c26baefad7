// The mobile key: only for a guest who is signed in on the requesting device, and only for that guest's room.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { RouteHandlers } from '../../../src/contract/index.ts'
import { localTime } from '../clock.ts'
import { written } from '../content/languages.ts'
import { currentProperty, propertyOf } from '../currentProperty.ts'
import { giveToken, insertKey, type Key, keyById, keyByToken, openDoor } from '../db/doors.ts'
import { reservationsOf, type Stay, stayIn } from '../db/stays.ts'
import { HttpRefusal, type HttpVisitor } from '../http/visitor.ts'
import { pageTexts } from '../http/webCheckinTexts.ts'
import type { HotelServices } from '../services.ts'
import { checkoutOf } from './checkin.ts'

type KeyRoutes = Pick<
  RouteHandlers<HttpVisitor>,
  'makeKeySession' | 'logInToKey' | 'openSaltoDoor' | 'makeKeyLink'
>
type Ask = Parameters<KeyRoutes['makeKeySession']>[0]

/** Time in ms from the start of a session until its token must be fetched and used. */
const tokenLife = 60_000

const refuse = (code: string, message: string, status: 401 | 403 | 404 | 429 = 403): never => {
  throw new HttpRefusal(status, code, message)
}

/** True if the key is unused and not expired, and its guest is still checked in. */
export function isGood({ db, clock }: HotelServices, key: Key): boolean {
  const isInHouse = stayIn(db, key.room)?.checkedIn === true
  return key.used === 0 && isInHouse && clock.now() < Date.parse(key.expire_at)
}

export function keyHandlers(services: HotelServices): KeyRoutes {
  const { db, clock, deskEvents, mailer, signInLimits } = services

  /** Returns the guest's stay if room and reservation match; a rate limit slows down the guessing of numbers. */
  function stayOf(visitor: HttpVisitor, { room, reservationNumber }: Ask): Stay {
    const { params, rooms, device, address } = visitor
    const mismatch = () => refuse('not_your_room', 'Room and reservation do not fit.')
    const stay = rooms.includes(room) ? stayIn(db, room) : undefined
    if (stay?.property !== propertyOf(params.propertyId)) return mismatch()
    const trier = { connection: `key ${device.id}`, device: device.id, address, room }
    if (signInLimits.waitSeconds(trier) > 0) refuse('wait', 'Too many tries. Wait a minute.', 429)
    if (stay && reservationsOf(stay).includes(reservationNumber)) return stay
    signInLimits.wrong(trier)
    return mismatch()
  }

  /** The code is mailed to the reservation's address only; a guest who gave another address gets it from the desk. */
  const isMailed = ({ email }: Stay, { otpEmail }: { otpEmail?: string }) =>
    email !== null && otpEmail?.trim().toLowerCase() === email.toLowerCase()

  /** A key may end earlier than the stay, never later (KEY-06). */
  function checkExpiry(stay: Stay, expireAt: string) {
    const { zone } = currentProperty(services, stay.property)
    const limit = checkoutOf(stay, currentProperty(services, stay.property), clock)
    const until = Date.parse(`${localTime(Date.parse(limit), zone).date}T18:00:00Z`)
    const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(expireAt) ? Date.parse(expireAt) : Number.NaN
    if (Number.isNaN(at)) throw new HttpRefusal(400, 'invalid', 'expireAt: not YYYY-MM-DDTHH:MM:SSZ')
    if (at <= clock.now()) refuse('expired', 'The key has expired.')
    if (at > until) refuse('too_long', 'The stay ends before the key.')
  }

  function handOut(visitor: HttpVisitor, ask: Ask & { otpEmail?: string }, way: 'session' | 'link'): Key {
    const property = propertyOf(visitor.params.propertyId)
    if (!property) return refuse('unknown_property', 'There is no such property.', 404)
    const { onekey } = currentProperty(services, property).settings
    const isByHotel = onekey?.vendor === 'salto'
    if (
      onekey?.vendor !== ask.vendor ||
      (isByHotel && !onekey.saltoUseShip) ||
      isByHotel !== (way === 'session')
    )
      refuse('no_such_lock', 'The doors of this property open otherwise.')
    const stay = stayOf(visitor, ask)
    checkExpiry(stay, ask.expireAt)
    const key = {
      id: randomUUID(),
      room: stay.room,
      vendor: ask.vendor,
      device: ask.device,
      expire_at: ask.expireAt,
      at: clock.iso(),
      code: way === 'link' ? String(randomInt(1_000_000)).padStart(6, '0') : null,
      mailed: Number(isMailed(stay, ask)),
    }
    insertKey(db, key)
    deskEvents.emit('rooms')
    return { ...key, token: null, wrong: 0, used: 0 }
  }

  /** Mails the code, which the desk also sees. The guest's address is not stored, not even in the log. */
  function mailCode({ room, code }: Key, to: string) {
    const stay = stayIn(db, room)
    if (!mailer.hasServer || !stay) return
    const { name, email: address } = currentProperty(services, stay.property)
    const texts = pageTexts[written(stay.language)]
    mailer
      .send({
        from: { name, address },
        to,
        subject: texts.mailSubject(code ?? ''),
        text: texts.mailText(code ?? '', room),
      })
      .catch(() => services.log('error', `the code for room ${room} could not be mailed`))
  }

  /** A session and its token are good for a minute, and while the guest is signed in on the device. */
  const isUsable = (key: Key, rooms: readonly string[]) =>
    isGood(services, key) && clock.now() - Date.parse(key.at) < tokenLife && rooms.includes(key.room)

  return {
    makeKeySession: (ask, visitor) => ({ tokenId: handOut(visitor, ask, 'session').id }),
    logInToKey: ({ id }, { rooms }) => {
      const key = keyById(db, id)
      const token = randomBytes(32).toString('base64url')
      if (key?.vendor !== 'salto' || !isUsable(key, rooms) || !giveToken(db, id, token))
        return refuse('no_session', 'There is no such session.', 401)
      return { token }
    },
    openSaltoDoor: (_ask, { bearer, rooms }) => {
      const key = bearer === null ? undefined : keyByToken(db, bearer)
      if (!key || !isUsable(key, rooms) || !openDoor(db, key, clock.iso()))
        return refuse('no_key', 'This key opens nothing.', 401)
      deskEvents.emit('rooms')
      return { opened: true }
    },
    makeKeyLink: (ask, visitor) => {
      const key = handOut(visitor, ask, 'link')
      if (key.mailed) mailCode(key, ask.otpEmail)
      return { link: `${visitor.origin}/onekey/open/${key.id}` }
    },
  }
}
