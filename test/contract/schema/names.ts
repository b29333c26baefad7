// The names of the contract's exported schemas, by which a JSON Schema refers to what occurs more than once.
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isSame, partsOf, type Schema } from './parts.ts'

const folder = fileURLToPath(new URL('../../../src/contract', import.meta.url))

export interface Named {
  name: string
  /** File of the contract, such as `shop.ts`. */
  file: string
  schema: Schema
}

const isObject = (exported: unknown): exported is Schema =>
  typeof exported === 'object' &&
  exported !== null &&
  'kind' in exported &&
  exported.kind === 'schema' &&
  ['object', 'loose_object', 'strict_object'].includes(partsOf(exported as Schema).type) &&
  // `nothing` has no fields to refer to.
  Object.keys(partsOf(exported as Schema).entries ?? {}).length > 0

async function namesIn(path: string): Promise<Named[]> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ path)
  return Object.entries(exported).flatMap(([name, schema]) =>
    isObject(schema) ? [{ name, file: basename(path), schema }] : [],
  )
}

const paths = globSync('*.ts', { cwd: folder }).sort()
const named = (await Promise.all(paths.map((path) => namesIn(join(folder, path))))).flat()

export const namedSchema = (schema: Schema): Named | undefined =>
  named.find((known) => isSame(known.schema, schema))
