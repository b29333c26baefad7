import { put, select } from 'typed-redux-saga'
import { getPowerStatus } from '../../contract/remote.ts'
import { callHotel } from '../../core/services.ts'
import { powerLoaded, selectSelectedTv } from './slice.ts'

/** Asks whether the selected television is on. */
export function* loadPower() {
  const tv = yield* select(selectSelectedTv)
  if (!tv) return
  const outcome = yield* callHotel(getPowerStatus, { room_id: tv.id })
  yield* put(
    powerLoaded({ id: tv.id, power: outcome.kind === 'ok' ? outcome.answer.powerStatus : 'unknown' }),
  )
}
