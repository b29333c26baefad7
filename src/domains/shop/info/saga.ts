import { call, put, select, takeEvery } from 'typed-redux-saga'
import { getRetailInfo } from '../../../contract/retailInfo.ts'
import { callHotel, log, service } from '../../../core/services.ts'
import { infoFailed, infoLoaded, infoNeeded, infoRequested, selectInfoEntry } from './slice.ts'

/** An info that is older is asked for again. */
export const infoLifetimeMs = 60_000

export function* shopInfosSaga() {
  yield* takeEvery(infoNeeded, function* onInfoNeeded({ payload: shopId }) {
    yield* call(ensureInfo, shopId)
  })
}

/** The shop's info, asked for where it is missing or old. */
export function* ensureInfo(id: number) {
  const now = yield* service('now')
  const { status, at } = yield* select(selectInfoEntry, id)
  if (status !== 'success' || now() - at >= infoLifetimeMs) yield* call(renewInfo, id)
}

/** Asks for the info also where the known one is young, unless it is on its way. */
export function* renewInfo(id: number) {
  const { status } = yield* select(selectInfoEntry, id)
  if (status !== 'loading') yield* call(refreshInfo, id, { keep: `shop/info/${id}` })
}

/**
 * Asks for the info. While another one is known it stays in use, also when the new one does not come.
 * @param how a time-out in milliseconds, the name of a kept answer. Who sends an order takes the hotel's word of now.
 */
export function* refreshInfo(id: number, how: { timeout?: number; keep?: string }) {
  const now = yield* service('now')
  const { info: known } = yield* select(selectInfoEntry, id)
  if (!known) yield* put(infoRequested(id))
  const outcome = yield* callHotel(getRetailInfo, { id }, how)
  if (outcome.kind === 'ok') {
    const info = outcome.answer.retailInfo
    yield* put(infoLoaded({ id, info, at: outcome.asOf ?? now() }))
    return info
  }
  yield* log(known ? 'warn' : 'error', 'shop', `the info of shop ${id} did not load: ${outcome.kind}`)
  if (known) return known
  yield* put(infoFailed(id))
  return null
}
