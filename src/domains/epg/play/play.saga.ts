import { put, select, takeLatest } from 'typed-redux-saga'
import { playChannel } from '../../../contract/epg.ts'
import { callHotel, log } from '../../../core/services.ts'
import { noticeRaised } from '../../notices/slice.ts'
import {
  aboutTv,
  playbackStarted,
  roomIpIdOf,
  selectIsThisSet,
  selectRoomTv,
  tvCommandOptions,
} from '../../remoteTv/slice.ts'
import { channelChosen, channelDwelt, channelPlayed, channelRefused } from './slice.ts'

export function* playSaga() {
  yield* takeLatest([channelChosen, channelDwelt], play)
}

/**
 * Plays a channel on the television that the guest has selected (EPG-21, EPG-22). On this television the guide steps
 * aside for it (TVX-06), unless the guest has only rested on the channel and may be looking for another.
 */
function* play({
  type,
  payload: { id, name, category_id },
}: ReturnType<typeof channelChosen> | ReturnType<typeof channelDwelt>) {
  const tv = yield* select(selectRoomTv)
  if (!tv) return
  const ask = { room_ip_id: roomIpIdOf(tv), start_channel_id: id, category_id }
  const outcome = yield* callHotel(playChannel, ask, tvCommandOptions)
  if (outcome.kind === 'ok') {
    yield* put(channelPlayed(id))
    if (type === channelChosen.type) yield* put(playbackStarted())
    if (yield* select(selectIsThisSet)) return
    return yield* put(noticeRaised({ about: aboutTv, text: 'epg.plays', values: { channel: name } }))
  }
  yield* log('warn', 'epg', `channel ${id} does not play: ${outcome.kind}`)
  yield* put(channelRefused())
  yield* put(noticeRaised({ about: aboutTv, text: 'player.failed', isFailure: true }))
}
