import { all, call, put, takeLatest } from 'typed-redux-saga'
import { getSystemValues } from '../../contract/config.ts'
import { log, request, world } from '../world.ts'
import { batchesOf } from './batches.ts'
import { type ConfigError, readAnswer } from './readAnswer.ts'
import { configFailed, configLoaded, configRequested } from './slice.ts'
import { defaultValues, systemValueNames, typeValues } from './values.ts'

export function* configSaga() {
  yield* takeLatest(configRequested, load)
  yield* put(configRequested())
}

/** Fetches all values, batches side by side; of several that fail the first answer gives the code (CONF-02, CONF-08). */
function* load() {
  const values: Record<string, unknown> = {}
  const errors: ConfigError[] = []
  yield* all(
    batchesOf(systemValueNames).map((names) =>
      call(function* () {
        const reading = yield* loadBatch(names)
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
  const write = yield* world('log')
  const typed = typeValues(values, (message) => write('warn', 'config', message))
  const receiveTimeout = typed.receive_timeout ?? defaultValues.receive_timeout
  for (const line of [yield* world('hotel'), yield* world('http')]) line.setReceiveTimeout(receiveTimeout)
  yield* put(configLoaded(typed))
}

function* loadBatch(names: readonly string[]) {
  const ask = { cmdArr: 'getSystemValues' as const, systemvalues: names.join(',') }
  const outcome = yield* request(getSystemValues, { query: ask })
  if (outcome.kind === 'ok') return readAnswer(outcome.answer)
  const error: ConfigError = outcome.kind === 'invalid' ? '4000-1' : '4000-2'
  return { error }
}
