import { all, call, fork, put, select, take, takeLatest } from 'typed-redux-saga'
import { getSystemValues } from '../../contract/config.ts'
import { log, request, service } from '../../core/services.ts'
import { isConnection, isLoss } from '../channel/slice.ts'
import { batchesOf } from './batches.ts'
import { systemValuesQuery } from './query.ts'
import { type ConfigError, readSystemValues } from './readSystemValues.ts'
import {
  configFailed,
  configLoaded,
  configRequested,
  houseChanged,
  selectConfigError,
  selectHouse,
} from './slice.ts'
import { booleans, defaultValues, numbers, type SystemValues, systemValueNames } from './values.ts'

/** Smaller values are ignored with a warning. */
const minValues: Partial<Record<keyof SystemValues, number>> = {
  checkin_validity_interval: 10_000,
  receive_timeout: 1,
  price_decimal_precision: 0,
  weather_refresh: 1,
}
/**
 * Larger values are ignored, too, whatever they are for: a browser's timer with a longer delay, in ms, fires at once.
 */
const maxValue = 2 ** 31 - 1

/**
 * Converts the values that the hotel sent. A boolean is true if its text is `true`, and numbers are integers. Empty and
 * unusable values are left out, and so are names that the app does not know.
 */
export function typeValues(
  raw: Record<string, unknown>,
  warn: (message: string) => void,
): Partial<SystemValues> {
  const typed: Record<string, unknown> = {}
  for (const name of systemValueNames) {
    const value = raw[name]
    if (value === undefined || value === null || value === '') continue
    if (name in booleans) typed[name] = value === true || value === 'true'
    else if (name in numbers) {
      const parsed = Number.parseInt(String(value), 10)
      const min = minValues[name] ?? Number.NEGATIVE_INFINITY
      if (Number.isNaN(parsed) || parsed < min || parsed > maxValue)
        warn(`system value ${name} is ignored: it is no usable number`)
      else typed[name] = parsed
    } else typed[name] = String(value)
  }
  return typed as Partial<SystemValues>
}

export function* configSaga() {
  // The first property is named when the property's saga starts, which causes the first load.
  yield* takeLatest([configRequested, houseChanged], load)
  yield* fork(watchReturn)
}

/**
 * If the configuration failed to load while the hotel was unreachable, it is loaded as soon as the hotel is reachable
 * again.
 */
function* watchReturn() {
  while (true) {
    yield* take(isLoss)
    yield* take(isConnection)
    if (yield* select(selectConfigError)) yield* put(configRequested())
  }
}

/**
 * Loads all values in parallel batches. If several batches fail, the first one to fail gives the code (CONF-02,
 * CONF-08).
 */
function* load() {
  const property = yield* select(selectHouse)
  const values: Record<string, unknown> = {}
  const errors: ConfigError[] = []
  yield* all(
    batchesOf(systemValueNames).map((names) =>
      call(function* () {
        const reading = yield* loadBatch(names, property)
        if ('error' in reading) errors.push(reading.error)
        else Object.assign(values, reading.values)
      }),
    ),
  )
  const [error] = errors
  if (error) {
    yield* log('error', 'config', `the configuration did not load: ${error}`)
    return yield* put(configFailed(error))
  }
  const warnings: string[] = []
  const typed = typeValues(values, (message) => warnings.push(message))
  // One line in the log, however many values are not usable.
  if (warnings.length > 0) yield* log('warn', 'config', warnings.join('; '))
  const receiveTimeoutMs = typed.receive_timeout ?? defaultValues.receive_timeout
  for (const client of [yield* service('hotel'), yield* service('http')])
    client.setReceiveTimeout(receiveTimeoutMs)
  yield* put(configLoaded(typed))
}

function* loadBatch(names: readonly string[], property: string) {
  const query = systemValuesQuery(names, property)
  const outcome = yield* request(getSystemValues, { query, keep: `config/${names[0]}` })
  if (outcome.kind === 'ok') return readSystemValues(outcome.answer)
  const error: ConfigError = outcome.kind === 'invalid' ? '4000-1' : '4000-2'
  return { error }
}
