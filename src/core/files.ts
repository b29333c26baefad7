/** Sagas that read the hotel's files, which are menus and pages. */
import { call } from 'typed-redux-saga'
import type * as v from 'valibot'
import { parseJson } from '../http/parse.ts'
import type { FileOptions, HttpOutcome } from '../http/request.ts'
import { type Kept, service } from './services.ts'

/** Reads a JSON file. Never throws: every failure is an outcome. */
export function* readFile<Content>(
  address: string,
  schema: v.GenericSchema<unknown, Content>,
  { keep, ...options }: FileOptions & Kept = {},
) {
  const http = yield* service('http')
  return yield* ask(
    keep,
    (onAnswer) => http.file(address, schema, { ...options, onAnswer }),
    (text) => parseJson(schema)(text, 200),
  )
}

/** Reads a file as text. Never throws: every failure is an outcome. */
export function* readText(address: string, { keep, ...options }: FileOptions & Kept = {}) {
  const http = yield* service('http')
  return yield* ask(
    keep,
    (onAnswer) => http.text(address, { ...options, onAnswer }),
    (text) => ({ kind: 'ok', answer: text }),
  )
}

function* ask<Content>(
  keep: string | undefined,
  send: (onAnswer?: (text: string) => void) => Promise<HttpOutcome<Content>>,
  read: (text: string) => HttpOutcome<Content>,
) {
  const offlineCache = yield* service('offlineCache')
  return yield* call(() => (keep ? offlineCache.ask(keep, send, (text) => read(String(text))) : send()))
}
