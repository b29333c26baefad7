// Live TV: the channels and their programme; a channel or a station on a TV of the guest's own room.
import type { Id } from '../../../src/contract/looseId.ts'
import { favouritesId } from '../../../src/contract/radio.ts'
import { forGuest, forVisitor, type Guest, Refusal } from '../channel/session.ts'
import { saveTvPlay, type TvPlay, tvPlayOf } from '../db/broadcast.ts'
import { saveTvState, type Tv, type TvState } from '../db/rooms.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'
import { idHere } from './idHere.ts'
import { ownTv } from './ownTv.ts'

type Calls =
  | 'SQMOD_LiveTV.getTVChannels'
  | 'SQMOD_LiveTV.loadEPGContentOfItemId'
  | 'SQMOD_RemotePlayer.playChannel'
  | 'SQMOD_RemotePlayer.playRadioChannel'

/** Maximum number of events in a request: more than a week of any channel. */
const mostEvents = 1000

const tuner = { source: 'TV 1', app: '' }

/** Returns the channel or station that a TV plays; null while it is off or shows another source or an app. */
export function playsNow(
  { db, guide, radio }: HotelServices,
  tv: Tv & TvState,
): (TvPlay & { name: string }) | null {
  const play = tvPlayOf(db, tv.id)
  if (!play || tv.power === 'off' || tv.source !== tuner.source || tv.app !== tuner.app) return null
  const found = play.kind === 'channel' ? guide.channel(Number(play.item)) : radio.station(play.item)
  return found ? { ...play, name: found.name } : null
}

/** Handles the remote control's keys for the next and the previous channel. */
export function changeChannel(services: HotelServices, tv: Tv & TvState, command: string): void {
  const play = playsNow(services, tv)
  if (play?.kind !== 'channel' || !['channel_up', 'channel_down'].includes(command)) return
  const next = services.guide.beside(Number(play.item), command === 'channel_up' ? 1 : -1)
  if (next) saveTvPlay(services.db, tv.id, { kind: 'channel', item: String(next.id) })
}

export function liveTvHandlers(services: HotelServices): Answers<Calls> {
  const { db, clock, guide, radio, deskEvents } = services

  function channelOf(id: Id) {
    const channel = guide.channel(idHere(id))
    if (!channel) throw new Refusal('unknown channel')
    return channel
  }

  function show(id: string | number, guest: Guest, play: TvPlay) {
    const tv = ownTv(services, id, guest)
    saveTvState(db, tv.id, { volume: tv.volume, muted: tv.muted, power: 'on', ...tuner })
    saveTvPlay(db, tv.id, play)
    deskEvents.emit('rooms')
    return true
  }

  return {
    'SQMOD_LiveTV.getTVChannels': forVisitor(services, (_ask, { property }) =>
      guide.channels().map(({ id, number, name, group, categoryId }) => ({
        id,
        number,
        name,
        image: `/ONEapp/skins/${property.project}/tv/${id}.svg`,
        group,
        category_id: categoryId,
      })),
    ),
    'SQMOD_LiveTV.loadEPGContentOfItemId': forVisitor(services, (ask, { property }) => {
      const channel = channelOf(ask.item_id)
      const window = { from: Date.parse(ask.start_time), to: Date.parse(ask.end_time) }
      if (window.to < window.from) throw new Refusal('it ends before it starts')
      if (ask.limit > mostEvents) throw new Refusal(`at most ${mostEvents} events`)
      return guide
        .events(channel, window, clock.now(), property.zone)
        .slice(0, ask.limit)
        .map(({ id, type, title, description, start, end }) => ({
          id,
          type,
          title,
          description,
          start_timestamp: start,
          end_timestamp: end,
        }))
    }),
    'SQMOD_RemotePlayer.playChannel': forGuest(
      services,
      ({ room_ip_id, start_channel_id, category_id }, guest) => {
        const channel = channelOf(start_channel_id)
        if (![0, channel.categoryId].includes(category_id)) throw new Refusal('another category')
        return show(room_ip_id, guest, { kind: 'channel', item: String(channel.id) })
      },
    ),
    'SQMOD_RemotePlayer.playRadioChannel': forGuest(
      services,
      ({ room_ip_id, item_id, category_id }, guest) => {
        if (!radio.station(item_id)) throw new Refusal('unknown station')
        const isCategory =
          ['0', favouritesId].includes(category_id) || radio.countries().some(({ id }) => id === category_id)
        if (!isCategory) throw new Refusal('unknown category')
        return show(room_ip_id, guest, { kind: 'station', item: item_id })
      },
    ),
  }
}
