import { put, select, takeEvery } from 'typed-redux-saga'
import { service } from '../../../core/services.ts'
import { isStoredElsewhere } from '../../../core/storedElsewhere.ts'
import { selectStayKey } from '../../orders/slice.ts'
import { checkinLost, logoutRequested, registered, selectIsRegistered } from '../../session/slice.ts'
import { pastOrdersKey } from '../kept.ts'
import { orderAccepted } from '../order/slice.ts'
import { shopStarted } from '../slice.ts'
import { readPastOrders, readPastOrdersOf, writePastOrders } from './persistence.ts'
import { pastOrdersRestored, selectPastOrders } from './slice.ts'

/** Persists a guest's orders on the device for the duration of the stay, for this guest only. */
export function* pastOrdersSaga() {
  yield* takeEvery([registered, shopStarted], recall)
  yield* takeEvery([orderAccepted, logoutRequested, checkinLost], keep)
  yield* takeEvery(isStoredElsewhere([pastOrdersKey]), followOtherTab)
}

function* followOtherTab() {
  const { stay } = yield* select(selectPastOrders)
  const orders = stay && readPastOrdersOf({ storage: yield* service('storage') }, stay)
  if (orders) yield* put(pastOrdersRestored({ stay, orders }))
}

function* recall() {
  if (!(yield* select(selectIsRegistered))) return
  const stay = yield* select(selectStayKey)
  const orders = readPastOrders({ storage: yield* service('storage') }, stay)
  yield* put(pastOrdersRestored({ stay, orders }))
}

function* keep() {
  writePastOrders({ storage: yield* service('storage') }, yield* select(selectPastOrders))
}
