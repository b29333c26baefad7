import { put } from 'typed-redux-saga'
import * as v from 'valibot'
import { persist } from '../../core/persistence.ts'
import { service } from '../../core/services.ts'
import { onlyFreeChosen, selectOnlyFree } from './slice.ts'

const onlyFreeKey = 'vod-only-free'

/** Persists the guest's setting on the device (VOD-29). */
export function* settingsSaga() {
  const { local } = yield* service('storage')
  if (local.read(onlyFreeKey, v.boolean())) yield* put(onlyFreeChosen(true))
  yield* persist(selectOnlyFree, (onlyFree) => {
    if (onlyFree) local.write(onlyFreeKey, true)
    else local.remove(onlyFreeKey)
  })
}
