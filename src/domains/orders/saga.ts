import { call, put, select, takeEvery } from 'typed-redux-saga'
import { persist } from '../../core/persistence.ts'
import { pushed } from '../../core/pushed.ts'
import { log, service } from '../../core/services.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import {
  registered,
  selectCheckin,
  selectIsRegistered,
  selectPropertyId,
  selectRoom,
} from '../session/slice.ts'
import { readOrders, writeOrders } from './persistence.ts'
import {
  orderStepTold,
  ordersRestored,
  ordersSeen,
  selectOrders,
  selectOrdersState,
  statusOf,
} from './slice.ts'

export function* ordersSaga() {
  const stores = { storage: yield* service('storage') }
  yield* call(restore)
  yield* persist(selectOrdersState, (state) => writeOrders(stores, state))
  yield* takeEvery(registered, restore)
  yield* takeEvery(pushed.orderStatus, onStatus)
}

function* restore() {
  if (!(yield* select(selectIsRegistered))) return
  const checkin = yield* select(selectCheckin)
  if (!checkin) return
  const property = yield* select(selectPropertyId)
  const room = yield* select(selectRoom)
  const stay = JSON.stringify([property, room, checkin.reservation_nr, checkin.id])
  if ((yield* select(selectOrdersState)).stay === stay) return
  const orders = readOrders({ storage: yield* service('storage') }, stay)
  yield* put(ordersRestored({ stay, orders }))
}

/** The app claims nothing of an order that it does not know: another device of the room may have sent it. */
function* onStatus({ payload }: ReturnType<typeof pushed.orderStatus>) {
  const { order_id: orderId, status, at, reason } = payload
  const order = (yield* select(selectOrders)).find((candidate) => candidate.orderId === orderId)
  if (!order) return yield* log('info', 'orders', `the status ${status} is of an unknown order ${orderId}`)
  if (statusOf(order) === status) return
  yield* put(orderStepTold({ orderId, status, at, reason }))
  if (status === 'cancelled') yield* call(sayCancelled, orderId, reason)
  else yield* put(noticeRaised({ text: `orders.status.${status}`, about: `order ${orderId}` }))
}

/** Nobody waits for a dinner that does not come. */
function* sayCancelled(orderId: number, reason: string) {
  yield* put(
    dialogRaised({
      id: `order-cancelled-${orderId}`,
      title: 'orders.status.cancelled',
      ...(reason && { text: 'orders.reason', values: { reason } }),
      choices: [{ label: 'app.close', event: ordersSeen() }],
    }),
  )
}
