import { eventChannel } from 'redux-saga'
import { call, delay, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { systemOf } from '../../browser/system.ts'
import { transmitFirmware } from '../../contract/device.ts'
import { configLoaded, selectConfig } from '../config/slice.ts'
import { menuEntryPressed } from '../menu/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { registered, selectIsRegistered, stayBegan } from '../session/slice.ts'
import { callHotel, world } from '../world.ts'
import {
  appStarted,
  detailsFailed,
  detailsSent,
  detailsTaken,
  deviceRead,
  deviceRefreshed,
  screenResized,
  selectDevice,
  sourceChosen,
  televisionAsked,
} from './slice.ts'
import { watchTelevision } from './television.saga.ts'

export function* deviceSaga() {
  yield* fork(followScreen)
  yield* call(read)
  yield* takeEvery(menuEntryPressed, onMenuEntry)
  yield* takeLatest([stayBegan, configLoaded], takeDefaultSource)
  yield* fork(tellHotel)
  yield* fork(watchTelevision)
  yield* fork(keepFresh)
}

function* read() {
  const device = yield* world('device')
  const page = yield* world('page')
  yield* put(
    deviceRead({
      ...(yield* look()),
      host: page.host,
      os_type: systemOf(page.userAgent, device.touchPoints),
      version: yield* world('version'),
    }),
  )
}

function* look() {
  const now = yield* world('now')
  const device = yield* world('device')
  return { date: new Date(now()).toISOString(), facts: device.facts() }
}

function* keepFresh() {
  const device = yield* world('device')
  while (true) {
    const { updateInterval } = yield* select(selectDevice)
    yield* delay(updateInterval)
    const asking = device.ask()
    if (asking) yield* call(() => asking)
    yield* put(deviceRefreshed(yield* look()))
  }
}

function* followScreen() {
  const device = yield* world('device')
  const changes = eventChannel<true>((tell) => device.onResize(() => tell(true)))
  while (true) {
    yield* put(screenResized(device.screen()))
    yield* take(changes)
  }
}

/** After authentication, once per load, and only where there is something to tell (DEV-07). */
function* tellHotel() {
  while (!(yield* select(selectIsRegistered))) yield* take(registered)
  const { details } = yield* select(selectDevice)
  if (Object.values(details).every((detail) => detail === '')) return
  yield* put(detailsSent())
  const outcome = yield* callHotel(transmitFirmware, details)
  yield* put(outcome.kind === 'ok' ? detailsTaken() : detailsFailed())
}

/** The configured source, until the guest has chosen one. */
function* takeDefaultSource() {
  const { source } = yield* select(selectDevice)
  const { default_source: name, default_source_port: port } = yield* select(selectConfig)
  if (source.isDefault) yield* put(sourceChosen({ name, port, isDefault: true }))
}

/** An item that opens no screen but starts something on the device, and on the television that was selected. */
function* onMenuEntry({ payload: { title, outcome } }: ReturnType<typeof menuEntryPressed>) {
  if (outcome.kind !== 'device') return
  const { command, source, app } = outcome
  if (source) {
    yield* put(sourceChosen({ ...source, isDefault: false }))
    yield* put(
      noticeRaised({ text: 'device.sourceChosen', values: { source: source.name, port: source.port } }),
    )
  }
  if (app) {
    yield* put(appStarted(app))
    yield* put(noticeRaised({ text: 'device.appStarted', values: { title } }))
  }
  yield* put(televisionAsked(command))
}
