import { buffers, eventChannel } from 'redux-saga'
import { put, takeEvery } from 'typed-redux-saga'
import { onStoredElsewhere } from '../../browser/tabs.ts'
import { storedElsewhere } from '../../core/storedElsewhere.ts'

/** An object, because a channel cannot emit null, which the key may be. */
type Told = { key: string | null }

export function* tabsSaga() {
  const told = eventChannel<Told>((emit) => onStoredElsewhere((key) => emit({ key })), buffers.expanding(8))
  yield* takeEvery(told, function* tell({ key }) {
    yield* put(storedElsewhere(key))
  })
}
