/** Sagas that read the hotel's files, which are menus and pages. */
import type * as v from 'valibot'
import { parseJson } from '../http/parse.ts'
import type { FileOptions, HttpOutcome } from '../http/request.ts'
import { askOrRecall, type Kept, service } from './services.ts'

/** Reads a JSON file. Never throws: every failure is an outcome. */
export function* readFile<Content>(
  address: string,
  schema: v.GenericSchema<unknown, Content>,
  { keep, ...options }: FileOptions & Kept = {},
) {
  const http = yield* service('http')
  return yield* askOrRecall(
    keep,
    (onAnswer) => http.file(address, schema, { ...options, onAnswer }),
    (text: string) => parseJson(schema)(text, 200),
  )
}

/** Reads a file as text. Never throws: every failure is an outcome. */
export function* readText(address: string, { keep, ...options }: FileOptions & Kept = {}) {
  const http = yield* service('http')
  return yield* askOrRecall(
    keep,
    (onAnswer): Promise<HttpOutcome<string>> => http.text(address, { ...options, onAnswer }),
    (text: unknown): HttpOutcome<string> => ({ kind: 'ok', answer: String(text) }),
  )
}
