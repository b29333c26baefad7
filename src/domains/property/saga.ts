import { fork, put, select, takeEvery } from 'typed-redux-saga'
import { getSettings, getWebCheckinEnabled } from '../../contract/property.ts'
import { routeEntered } from '../../core/routing/slice.ts'
import { log, request, service } from '../../core/services.ts'
import { isConnection } from '../channel/slice.ts'
import { houseChanged, selectHouse } from '../config/slice.ts'
import { selectPropertyId } from '../session/slice.ts'
import { keptSettingsKey } from './readSettings.ts'
import {
  propertyEntered,
  selectSettingsStatus,
  selectWebcheckinStatus,
  settingsFailed,
  settingsLoaded,
  settingsRequested,
  settingsRetried,
  webcheckinFailed,
  webcheckinLoaded,
  webcheckinRequested,
} from './slice.ts'

export function* propertySaga() {
  yield* put(houseChanged(yield* select(selectPropertyId)))
  yield* takeEvery([routeEntered, isConnection, settingsRetried], loadMissing)
}

/**
 * Loads the settings and the web check-in once per property, and again after a failure (RULE-03). Without a property
 * nothing is loaded (QRY-19).
 */
function* loadMissing() {
  const id = yield* select(selectPropertyId)
  if (!id) return
  if (id !== (yield* select(selectHouse))) yield* put(houseChanged(id))
  yield* put(propertyEntered(id))
  const settings = yield* select(selectSettingsStatus, id)
  const webcheckin = yield* select(selectWebcheckinStatus, id)
  if (settings === 'unknown' || settings === 'failure') yield* fork(loadSettings, id)
  if (webcheckin === 'unknown' || webcheckin === 'failure') yield* fork(loadWebcheckin, id)
}

function* loadSettings(id: string) {
  yield* put(settingsRequested(id))
  const outcome = yield* request(getSettings, { params: { propertyId: id }, keep: `property/settings/${id}` })
  if (outcome.kind === 'ok') {
    const { settings } = outcome.answer
    yield* put(settingsLoaded({ key: id, value: settings }))
    const { local } = yield* service('storage')
    return local.write(keptSettingsKey, { id, settings: { login: settings.login } })
  }
  yield* put(settingsFailed({ id, kind: outcome.kind }))
  yield* log('error', 'property', `the settings did not load: ${outcome.kind}`)
}

function* loadWebcheckin(id: string) {
  yield* put(webcheckinRequested(id))
  const outcome = yield* request(getWebCheckinEnabled, {
    params: { propertyId: id },
    keep: `property/webcheckin/${id}`,
  })
  if (outcome.kind === 'ok') return yield* put(webcheckinLoaded({ key: id, value: outcome.answer.enabled }))
  yield* put(webcheckinFailed(id))
}
