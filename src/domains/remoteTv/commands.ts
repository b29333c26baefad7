// Commands to the television of the room, of the remote control's keys and of the hotel's menus.
import { call, put, select, take } from 'typed-redux-saga'
import { controlPlayer, controlTv } from '../../contract/remote.ts'
import type { TvEntry } from '../../contract/rooms.ts'
import { callHotel, log } from '../../core/services.ts'
import type { televisionCommandRequested } from '../device/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectDeviceMode, selectIsDemo } from '../session/slice.ts'
import { loadPower } from './loadPower.saga.ts'
import {
  isPlayerCommand,
  type keyPressed,
  selectRemoteTv,
  selectRoomTv,
  selectSelectedTv,
  tvCommandOptions,
  tvListEnds,
} from './slice.ts'

export function* onKeyPressed({ payload }: ReturnType<typeof keyPressed>) {
  const tv = yield* select(selectSelectedTv)
  if (tv) yield* call(sendCommand, tv, payload)
}

/**
 * Sends a menu item's command to the selected television, or to the room's first one if none is selected.
 * Without a television the guest is told so, except on a television itself and in a demo, where the command
 * is confirmed all the same.
 */
export function* onCommandRequested({ payload }: ReturnType<typeof televisionCommandRequested>) {
  const { command, notice } = payload
  if ((yield* select(selectRemoteTv)).status === 'fetching') {
    yield* take(tvListEnds)
    // The session has ended while waiting: the list may belong to the next guest.
    if ((yield* select(selectRemoteTv)).status === 'unknown') return
  }
  const tv = yield* select(selectRoomTv)
  const isTelevision = (yield* select(selectDeviceMode)) === 'tv'
  const actsHere = isTelevision || (yield* select(selectIsDemo))
  if (!tv && !actsHere) {
    yield* log('info', 'remoteTv', `there is no television for ${command}`)
    return yield* put(noticeRaised({ text: 'errors.empty', isFailure: true }))
  }
  yield* put(noticeRaised(notice))
  if (tv) yield* call(sendCommand, tv, command)
}

function* sendCommand(tv: TvEntry, command: string) {
  const spec = isPlayerCommand(command) ? controlPlayer : controlTv
  const outcome = yield* callHotel(spec, { room_id: tv.id, room_ip: tv.ip, command }, tvCommandOptions)
  if (outcome.kind !== 'ok') {
    yield* log('warn', 'remoteTv', `the command ${command} failed: ${outcome.kind}`)
    return yield* put(noticeRaised({ text: 'errors.request', isFailure: true }))
  }
  if (command === 'power') yield* call(loadPower)
}
