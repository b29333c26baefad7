import { buffers, eventChannel } from 'redux-saga'
import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { selectIsAway } from '../../core/answers/selectIsAway.ts'
import { answerGiven, hotelLost, hotelReturned, selectHasAge } from '../../core/answers/slice.ts'
import { service } from '../../core/services.ts'
import { isLoss, selectIsConnected } from '../channel/slice.ts'
import { configRequested } from '../config/slice.ts'
import { registered } from '../session/slice.ts'

/** The screens come first: what is answered meanwhile is kept afterwards. */
const keeperDelayMs = 3000

export function* offlineSaga() {
  yield* takeEvery(isLoss, onLoss)
  yield* takeEvery(registered, onRegistered)
  const isConnected = yield* select(selectIsConnected)
  if (isConnected) yield* race([delay(keeperDelayMs), take(isLoss)])
  else yield* put(hotelLost(null))
  yield* fork(followAges)
}

function* onLoss() {
  const now = yield* service('now')
  if (!(yield* select(selectIsAway))) yield* put(hotelLost(now()))
}

/** Also said where the session is restored without the hotel. */
function* onRegistered() {
  if (!(yield* select(selectIsConnected)) || !(yield* select(selectIsAway))) return
  const isConfigOld = yield* select(selectHasAge, 'config')
  yield* put(hotelReturned())
  if (isConfigOld) yield* put(configRequested())
}

function* followAges() {
  const answers = yield* service('answers')
  const keeper = yield* call(answers.keeper)
  const given = eventChannel<{ name: string; at: number | null }>(
    (emit) => keeper.onGiven((name, at) => emit({ name, at })),
    buffers.expanding(),
  )
  yield* takeEvery(given, function* tell(payload) {
    yield* put(answerGiven(payload))
  })
}
