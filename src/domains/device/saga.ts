import { eventChannel } from 'redux-saga'
import { call, delay, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { systemOf } from '../../browser/system.ts'
import { transmitFirmware } from '../../contract/device.ts'
import { guestDomainsLoaded } from '../../core/domains/slice.ts'
import { callHotel, service } from '../../core/services.ts'
import { watchWindowSize, windowSize } from '../../ui/formFactor.ts'
import { configLoaded, selectConfig } from '../config/slice.ts'
import { menuEntryPressed } from '../menu/slice.ts'
import { selectIsSignedInOnChannel, signedInOnChannel } from '../session/slice.ts'
import {
  appStarted,
  detailsAccepted,
  detailsFailed,
  detailsSent,
  deviceRead,
  deviceRefreshed,
  screenResized,
  selectDevice,
  sourceChosen,
  televisionCommandRequested,
} from './slice.ts'

export function* deviceSaga() {
  yield* fork(watchScreenSize)
  yield* call(readDevice)
  yield* takeEvery(menuEntryPressed, onMenuEntry)
  yield* takeLatest([guestDomainsLoaded, configLoaded], takeDefaultSource)
  yield* fork(sendDetails)
  yield* fork(refreshPeriodically)
}

function* readDevice() {
  const device = yield* service('device')
  const page = yield* service('page')
  yield* put(
    deviceRead({
      ...(yield* readFacts()),
      host: page.host,
      os_type: systemOf(page.userAgent, device.touchPoints),
      version: yield* service('version'),
    }),
  )
}

function* readFacts() {
  const now = yield* service('now')
  const device = yield* service('device')
  return { date: new Date(now()).toISOString(), facts: device.facts() }
}

function* refreshPeriodically() {
  const device = yield* service('device')
  while (true) {
    const { updateInterval } = yield* select(selectDevice)
    yield* delay(updateInterval)
    const asking = device.ask()
    if (asking) yield* call(() => asking)
    yield* put(deviceRefreshed(yield* readFacts()))
  }
}

function* watchScreenSize() {
  const changes = eventChannel<true>((emit) => watchWindowSize(() => emit(true)))
  while (true) {
    const { width, height } = windowSize()
    yield* put(screenResized({ width, height }))
    yield* take(changes)
  }
}

/** Sends the details after authentication, once per page load, and only if there are any (DEV-07). */
function* sendDetails() {
  if (!(yield* select(selectIsSignedInOnChannel))) yield* take(signedInOnChannel)
  const { details } = yield* select(selectDevice)
  if (Object.values(details).every((detail) => detail === '')) return
  yield* put(detailsSent())
  const outcome = yield* callHotel(transmitFirmware, details)
  yield* put(outcome.kind === 'ok' ? detailsAccepted() : detailsFailed())
}

/** Selects the configured source, until the guest has chosen one. */
function* takeDefaultSource() {
  const { source } = yield* select(selectDevice)
  const { default_source: name, default_source_port: port } = yield* select(selectConfig)
  if (source.isDefault) yield* put(sourceChosen({ name, port, isDefault: true }))
}

/**
 * Handles a menu item that opens no screen but starts something on the device, and on the television that was selected.
 */
function* onMenuEntry({ payload: { title, outcome } }: ReturnType<typeof menuEntryPressed>) {
  if (outcome.kind !== 'device') return
  const { command, source, app } = outcome
  if (source) yield* put(sourceChosen({ ...source, isDefault: false }))
  if (app) yield* put(appStarted(app))
  const notice = source
    ? { text: 'device.sourceChosen', values: { source: source.name, port: source.port } }
    : { text: 'device.appStarted', values: { title } }
  yield* put(televisionCommandRequested({ command, notice }))
}
