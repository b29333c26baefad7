import { put, select, takeEvery } from 'typed-redux-saga'
import {
  checkinLost,
  logoutRequested,
  registered,
  selectCheckin,
  selectIsRegistered,
  selectPropertyId,
  selectRoom,
} from '../../session/slice.ts'
import { world } from '../../world.ts'
import { orderAccepted } from '../order/slice.ts'
import { shopJoined } from '../slice.ts'
import { readPastOrders, writePastOrders } from './keep.ts'
import { selectPastOrders, stayRecalled } from './slice.ts'

/** What a guest ordered stays on the device for as long as the stay, and for this guest alone. */
export function* pastOrdersSaga() {
  yield* takeEvery([registered, shopJoined], recall)
  yield* takeEvery([orderAccepted, logoutRequested, checkinLost], keep)
}

function* recall() {
  if (!(yield* select(selectIsRegistered))) return
  const checkin = yield* select(selectCheckin)
  const property = yield* select(selectPropertyId)
  const room = yield* select(selectRoom)
  const stay = checkin ? JSON.stringify([property, room, checkin.reservation_nr, checkin.id]) : ''
  const orders = readPastOrders({ storage: yield* world('storage') }, stay)
  yield* put(stayRecalled({ stay, orders }))
}

function* keep() {
  writePastOrders({ storage: yield* world('storage') }, yield* select(selectPastOrders))
}
