import { call, put, select, takeEvery } from 'typed-redux-saga'
import { service } from '../../core/services.ts'
import { authTokenKey } from '../../core/storageKeys.ts'
import {
  checkinLost,
  demoEntered,
  logoutRequested,
  registered,
  selectIsRegistered,
  selectUserId,
} from '../session/slice.ts'
import { authTokenFound, authTokenReceived, authTokenRefused, authTokenRevoked } from './slice.ts'

/** Storage key of the token's owner, which is the id of the check-in. */
const ownerKey = 'auth-token-owner'

/** Stores the token of the verified guest, and removes it before another guest uses the device (CRS-09). */
export function* authTokenSaga() {
  yield* takeEvery(authTokenReceived, storeToken)
  yield* takeEvery(authTokenRefused, removeToken)
  if (yield* select(selectIsRegistered)) yield* call(checkOwner)
  yield* takeEvery([registered, demoEntered], checkOwner)
  yield* takeEvery([checkinLost, logoutRequested], revokeToken)
}

function* storeToken({ payload: token }: ReturnType<typeof authTokenReceived>) {
  const { local } = yield* service('storage')
  local.set(authTokenKey, token)
  local.set(ownerKey, yield* select(selectUserId))
}

function* removeToken() {
  const { local } = yield* service('storage')
  local.remove(authTokenKey)
  local.remove(ownerKey)
}

function* revokeToken() {
  yield* call(removeToken)
  yield* put(authTokenRevoked())
}

/** Revokes another guest's token. A token without an owner is assigned to the present guest. */
function* checkOwner() {
  const { local } = yield* service('storage')
  if (!local.get(authTokenKey)) return
  const userId = yield* select(selectUserId)
  const owner = local.get(ownerKey) ?? userId
  if (owner !== userId) return yield* call(revokeToken)
  local.set(ownerKey, userId)
  yield* put(authTokenFound())
}
