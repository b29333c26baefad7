// Derives JSON Schema from the contract. It describes what a hotel should write: what the app reads instead of an
// invalid value (a fallback) is left out.
import * as v from 'valibot'
import { basicOf, type JsonSchema } from './basics.ts'
import { entriesOf } from './lists.ts'
import { namedSchema } from './names.ts'
import { allSteps, baseOf, isOptional, partsOf, type Schema, stepsOnWire } from './parts.ts'

/** Says what a field of a schema means, or returns undefined. */
export type Describe = (owner: Schema, field: string) => string | undefined

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** A keyword in any letter case, with blanks around it. */
const keyword = (words: readonly unknown[]) => {
  const anyCase = (word: string) =>
    word.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
  return String.raw`^\s*(${words.map((word) => anyCase(String(word))).join('|')})\s*$`
}

/** What an optional id or moment may be instead: the app reads both as a missing one. */
const noValue: JsonSchema = { anyOf: [{ const: '' }, { type: 'null' }] }

function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema
  if (type === undefined) return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [...new Set([type, 'null'].flat())] }
}

/** What a validation of the contract is called in JSON Schema; nothing for rules that it cannot express. */
function constraint(type: string, requirement: unknown): JsonSchema {
  if (type === 'regex' && requirement instanceof RegExp) return { pattern: requirement.source }
  if (type === 'non_empty') return { minLength: 1 }
  if (type === 'integer') return { multipleOf: 1 }
  const names: Record<string, string> = {
    min_value: 'minimum',
    max_value: 'maximum',
    min_length: 'minLength',
    max_length: 'maxLength',
  }
  const name = names[type]
  return name ? { [name]: requirement } : {}
}

/** A list is not described by lengths of texts. */
const ofList = ({ minLength, ...rest }: JsonSchema): JsonSchema =>
  minLength === undefined ? rest : { ...rest, minItems: minLength }

export function createConverter(describe: Describe = () => undefined) {
  let definitions: Record<string, JsonSchema> = {}

  function converted(schema: Schema): JsonSchema {
    const basic = basicOf(schema)
    if (basic) return emptied(schema, basic.json)
    const named = namedSchema(schema)
    if (!named) return emptied(schema, unnamed(schema))
    if (!(named.name in definitions)) {
      // Known before its fields are converted, which may contain the schema itself.
      definitions[named.name] = {}
      definitions[named.name] = unnamed(schema)
    }
    return { $ref: `#/$defs/${named.name}` }
  }

  /** A moment that is unknown may be null or an empty text, both of which the app reads as a missing one. */
  const emptied = (schema: Schema, json: JsonSchema): JsonSchema =>
    partsOf(schema).fallback === '' && json.format ? { anyOf: [json, noValue] } : json

  function unnamed(schema: Schema): JsonSchema {
    const list = listOf(schema)
    const base = baseOf(schema)
    const steps = stepsOnWire(schema)
    if (list) {
      const rules = Object.assign({}, ...steps.map((step) => ofList(constraint(step.type, step.requirement))))
      return rules.minItems ? { ...list, ...rules, type: 'array' } : { ...list, ...rules }
    }
    if (base !== schema) {
      const words = allSteps(schema).find(({ kind, type }) => kind === 'schema' && type === 'picklist')
      if (words) return { type: 'string', pattern: keyword(words.options ?? []) }
      const rules = Object.assign({}, ...steps.map((step) => constraint(step.type, step.requirement)))
      const json = converted(base)
      return json.type === 'array' ? { ...json, ...ofList(rules) } : { ...json, ...rules }
    }
    return plain(schema)
  }

  function listOf(schema: Schema): JsonSchema | undefined {
    const found = entriesOf(schema)
    if (!found) return undefined
    const entry = converted(found.entry)
    if (!found.group) return { type: ['array', 'null'], items: entry }
    const { field, schema: group } = found.group
    const items = { anyOf: [{ required: [field] }, entry], dependentSchemas: { [field]: converted(group) } }
    return { type: ['array', 'null'], items }
  }

  function objectOf(schema: Schema): JsonSchema {
    const { entries = {}, type } = partsOf(schema)
    const fields = Object.entries(entries).map(([name, field]) => ({ name, field, json: converted(field) }))
    // Nothing instead of a list is an empty list, which may be too short.
    const required = fields
      .filter(({ field, json }) => !isOptional(field) || json.minItems)
      .map(({ name }) => name)
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(({ name, json }) => {
          const description = describe(schema, name)
          return [name, { ...json, ...(description && { description }) }]
        }),
      ),
      ...(required.length > 0 && { required }),
      ...(type === 'strict_object' && { additionalProperties: false }),
    }
  }

  function plain(schema: Schema): JsonSchema {
    const parts = partsOf(schema)
    const inner = () => converted(parts.wrapped as Schema)
    switch (parts.type) {
      case 'string':
      case 'number':
      case 'boolean':
        return { type: parts.type }
      case 'literal':
        return { const: parts.literal }
      case 'picklist':
        return { enum: parts.options }
      case 'optional':
        if (parts.default === '') return { anyOf: [inner(), noValue] }
        return v.is(schema, null) ? orNull(inner()) : inner()
      case 'nullable':
        return orNull(inner())
      case 'lazy':
        return converted(parts.getter?.(undefined) as Schema)
      case 'array':
        return { type: 'array', items: converted(parts.item as Schema) }
      case 'record':
        return { type: 'object', additionalProperties: converted(parts.value as Schema) }
      case 'union':
        return { anyOf: (parts.options as Schema[]).map(converted) }
      case 'custom': {
        const value = allSteps(schema).find(({ metadata }) => metadata?.value)?.metadata?.value
        return { type: 'object', ...(value && { additionalProperties: converted(value) }) }
      }
      case 'unknown':
        return {}
      default:
        return objectOf(schema)
    }
  }

  /** The JSON Schema of a whole answer, request or event, with all that it refers to. */
  return (schema: Schema): JsonSchema => {
    definitions = {}
    const root = converted(schema)
    const $defs = definitions
    return { $schema: dialect, ...root, ...(Object.keys($defs).length > 0 && { $defs }) }
  }
}
