import { buffers, eventChannel } from 'redux-saga'
import { put, takeEvery } from 'typed-redux-saga'
import { onStoredElsewhere } from '../../browser/tabs.ts'
import { service } from '../../core/services.ts'
import { attemptsKey } from '../../core/storageKeys.ts'
import { storedElsewhere } from '../../core/storedElsewhere.ts'

/** An object, because a channel cannot emit null, which the key may be. */
type Told = { key: string | null }

export function* tabsSaga() {
  const told = eventChannel<Told>((emit) => onStoredElsewhere((key) => emit({ key })), buffers.expanding(8))
  yield* takeEvery(told, function* tell({ key }) {
    yield* put(storedElsewhere(key))
  })
  // Of what another tab has in a cookie, because storage is full, no event tells.
  const { onVisible } = yield* service('page')
  const seen = eventChannel<true>((emit) => onVisible(() => emit(true)), buffers.sliding(1))
  yield* takeEvery(seen, function* look() {
    yield* put(storedElsewhere(attemptsKey))
  })
}
