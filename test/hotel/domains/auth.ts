// Sign-in: of a guest by room and name, of a walk-in guest, of a TV by its address; and its verification.
import type { AskOf, WireOf } from '../../../src/contract/define.ts'
import type { authenticate } from '../../../src/contract/session.ts'
import { type ChannelState, Refusal, televisionRoomOf } from '../channel/session.ts'
import { currentProperty, propertyOfSkin } from '../currentProperty.ts'
import { type Stay, stayIn } from '../db/stays.ts'
import { isDemoRoom, roomKey } from '../seed/demoRooms.ts'
import { type PropertyId, properties } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'
import { checkinList, fitting } from './checkin.ts'

type Ask = AskOf<typeof authenticate>
type Answer = WireOf<typeof authenticate>

const isNothing = ({ walkin, ...texts }: Ask) =>
  !walkin && Object.values(texts).every((value) => !value?.trim())

/** The demo's room is open to everybody, without a name. */
const whoFits = (stay: Stay, ask: Ask) => (isDemoRoom(stay.room) ? guestsOf(stay) : fitting(stay, ask))

const guestsOf = (stay: Stay) => stay.residents.filter(({ permanent }) => !permanent)

export function authHandlers(
  services: HotelServices,
): Answers<'SQMOD_Auth.authenticate' | 'SQMOD_Auth.hasWalkInContent'> {
  const { db, clock, deskEvents, signInLimits } = services

  const skinOf = (id: PropertyId) => ({ id: properties[id].skin, project_id: properties[id].project })

  function nobody(channel: ChannelState): Answer {
    return { content: {}, skin: skinOf(channel.standsIn), checkin: [] }
  }

  /** Signs these residents of the room in on the channel. */
  function welcome(channel: ChannelState, stay: Stay, residents: Stay['residents']): Answer {
    if (channel.session.kind !== 'guest') services.channels.sayAgain(channel, stay.room)
    channel.session = { kind: 'guest', room: stay.room, residents: residents.map(({ id }) => id) }
    deskEvents.emit('rooms')
    return {
      content: {},
      skin: skinOf(stay.property),
      language: { lang_key: stay.language },
      checkin: checkinList(stay, residents, properties[stay.property], clock),
    }
  }

  function verify(channel: ChannelState): Answer {
    const { session } = channel
    if (session.kind === 'walk-in') return nobody(channel)
    // A TV whose guest has left has the next one.
    const room = session.kind === 'guest' ? session.room : televisionRoomOf(services, channel)
    const stay = room === null ? undefined : stayIn(db, room)
    if (!stay) return nobody(channel)
    if (session.kind !== 'guest')
      return stay.checkedIn ? welcome(channel, stay, guestsOf(stay)) : nobody(channel)
    return welcome(
      channel,
      stay,
      stay.residents.filter(({ id }) => session.residents.includes(id)),
    )
  }

  function walkIn(channel: ChannelState, ask: Ask): Answer {
    if (ask.room && ask.room !== 'walkin') throw new Refusal('a walk-in guest has no room')
    if (!currentProperty(services, channel.standsIn).hasWalkInContent) throw new Refusal('no walk-in content')
    channel.session = { kind: 'walk-in', property: channel.standsIn }
    return nobody(channel)
  }

  function signIn(channel: ChannelState, ask: Ask): Answer {
    const room = roomKey(ask.room?.trim() ?? '', channel.standsIn)
    const { cookie, id = cookie, client } = channel.device
    const trier = { connection: `channel ${channel.id}`, device: id, address: client, room }
    const retryAfter = signInLimits.waitSeconds(trier)
    if (retryAfter > 0)
      throw new Refusal('too many tries', { code: 'too_many_tries', retry_after: retryAfter })
    // Signs the previous guest out, whether or not this sign-in succeeds.
    channel.session = { kind: 'stranger' }
    const stay = stayIn(db, room)
    const residents = stay ? whoFits(stay, ask) : []
    if (!stay || residents.length === 0) {
      // An unknown room gets the same reply as a wrong name, so that nobody can find out which rooms exist.
      signInLimits.wrong(trier)
      return nobody(channel)
    }
    signInLimits.right(trier)
    channel.standsIn = stay.property
    // A guest who is not checked in is signed in all the same; calls that need the check-in refuse (ORD-11).
    const answer = welcome(channel, stay, residents)
    return stay.checkedIn ? answer : nobody(channel)
  }

  return {
    'SQMOD_Auth.authenticate': (ask, { channel }) => {
      if (isNothing(ask)) return verify(channel)
      return ask.walkin ? walkIn(channel, ask) : signIn(channel, ask)
    },
    'SQMOD_Auth.hasWalkInContent': ({ skinId }, { channel }) => {
      // The app of a new guest names no skin: the current property of the channel applies.
      const property = skinId ? propertyOfSkin(skinId) : channel.standsIn
      if (!property) return { hasWalkInContent: false }
      if (channel.session.kind === 'stranger') channel.standsIn = property
      return { hasWalkInContent: currentProperty(services, property).hasWalkInContent }
    },
  }
}
