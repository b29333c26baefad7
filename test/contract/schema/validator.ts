// Validates messages by the JSON Schema of the contract, and by the contract's own schema as the app reads them.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { moment } from '../../../src/contract/moments.ts'
import { createConverter } from './jsonSchema.ts'
import type { Schema } from './parts.ts'

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  formats: { 'date-time': (text: string) => v.is(moment, text) },
})
const convert = createConverter()
const compiled = new Map<Schema, ValidateFunction>()

function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(convert(schema))
  compiled.set(schema, known)
  return known
}

const depthOf = ({ instancePath }: ErrorObject) => instancePath.split('/').length

function inWords({ instancePath, message = '', params }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'the answer'
  const allowed = 'allowedValues' in params ? `: ${JSON.stringify(params.allowedValues)}` : ''
  return `${place} ${message}${allowed}`
}

/** The errors that say most: of the alternatives of a union those that reach deepest, and none twice. */
function telling(errors: readonly ErrorObject[]): string[] {
  const single = errors.filter(({ keyword }) => !['if', 'anyOf'].includes(keyword))
  const isInUnion = ({ schemaPath }: ErrorObject) => schemaPath.includes('/anyOf/')
  const deepest = Math.max(0, ...single.filter(isInUnion).map(depthOf))
  const kept = single.filter((error) => !isInUnion(error) || depthOf(error) === deepest)
  return [...new Set(kept.map(inWords))]
}

const maxProblems = 4

/** What is wrong with a message, in words; empty if it conforms. Unless the app cannot read it, it reads around that. */
export function problemsOf(schema: Schema, message: unknown): string[] {
  const read = v.safeParse(schema, message)
  const [issue] = read.issues ?? []
  const unread = issue
    ? [
        `the app cannot read it: ${v.getDotPath(issue) ?? 'the answer'}: expected ${issue.expected ?? issue.message}`,
      ]
    : []
  const validate = validatorOf(schema)
  const errors = validate(message) ? [] : telling(validate.errors ?? [])
  const more = errors.length > maxProblems ? [`and ${errors.length - maxProblems} more`] : []
  return [...unread, ...errors.slice(0, maxProblems), ...more]
}
