// The fields of a message as rows of a table, from its JSON Schema.
import { isRecord } from '../../../src/contract/isRecord.ts'
import { basics, decimal, type JsonSchema } from '../schema/basics.ts'

export interface Field {
  /** `items[].date` */
  path: string
  type: string
  isNeeded: boolean
  about: string
}

type Definitions = Record<string, JsonSchema>

const sameWithout = (schema: JsonSchema) => {
  const { description: _description, ...rest } = schema
  return JSON.stringify(rest)
}
const basicNames = new Map(basics.map(({ json, name }) => [JSON.stringify(json), name]))

const typesIn = ({ type }: JsonSchema): string[] => [type ?? []].flat() as string[]
const optionsIn = (schema: JsonSchema) => (Array.isArray(schema.anyOf) ? (schema.anyOf as JsonSchema[]) : [])

/** `null` besides what is meant is not worth a word in a table: the introduction says it once. */
const withoutNull = (schema: JsonSchema): JsonSchema => {
  const types = typesIn(schema).filter((type) => type !== 'null')
  return types.length === 0 ? schema : { ...schema, type: types.length === 1 ? types[0] : types }
}

function basicName(schema: JsonSchema): string | undefined {
  const own = basicNames.get(sameWithout(schema))
  return own ?? basicNames.get(sameWithout(withoutNull(schema)))
}

const plainNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
}

function limitsOf({ minimum, maximum, minLength, maxLength, multipleOf }: JsonSchema): string {
  const parts = [
    multipleOf === 1 && 'whole',
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
    minLength !== undefined && 'not empty',
    maxLength !== undefined && `at most ${maxLength} characters`,
  ].filter(Boolean)
  return parts.length > 0 ? `, ${parts.join(' ')}` : ''
}

/** `^\s*([oO][nN]|…)\s*$` is how a keyword in any letter case is written. */
function keywordsIn(pattern: unknown): string | undefined {
  const [, words] = /^\^\\s\*\((.+)\)\\s\*\$$/.exec(String(pattern)) ?? []
  return words
    ?.split('|')
    .map((word) => `\`${word.replace(/\[(.).\]/g, '$1')}\``)
    .join(', ')
}

const literal = (value: unknown) => `\`${JSON.stringify(value)}\``

export function typeOf(schema: JsonSchema): string {
  const basic = basicName(schema)
  if (basic) return basic
  const { $ref, pattern } = schema
  if (typeof $ref === 'string')
    return `[${$ref.replace('#/$defs/', '')}](#${anchorOf($ref.replace('#/$defs/', ''))})`
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(', ')
  const options = optionsIn(schema).filter(
    (option) => !typesIn(option).every((type) => type === 'null') || !option.type,
  )
  if (options.length > 0 && !schema.dependentSchemas) {
    const types = new Set(options.flatMap((option) => typeOf(option).split(' or ')))
    // An empty text is said last, however deep it stands.
    const isEmpty = types.delete('`""`')
    return [...types, ...(isEmpty ? ['`""`'] : [])].join(' or ')
  }
  if (typesIn(schema).includes('array'))
    return `list of ${isRecord(schema.items) ? typeOf(schema.items) : 'anything'}`
  const words = keywordsIn(pattern)
  if (words) return words
  const [type] = typesIn(withoutNull(schema))
  if (pattern === decimal) return `number${limitsOf(schema)}`
  const form = pattern ? `, \`${String(pattern).replaceAll('|', '\\|')}\`` : ''
  if (isRecord(schema.dependentSchemas)) {
    const nested = Object.values(schema.dependentSchemas).filter(isRecord).map(typeOf)
    const [entry] = optionsIn(schema).filter(({ $ref: ref }) => ref)
    return [entry && typeOf(entry), ...nested].filter(Boolean).join(' or ')
  }
  return type ? `${plainNames[type] ?? type}${form}${limitsOf(schema)}` : 'anything'
}

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

const isPlainObject = (schema: JsonSchema) => isRecord(schema.properties) && !schema.$ref

/** The fields of an object, and of the unnamed objects and lists of objects in it. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  if (isRecord(schema.items) && isPlainObject(schema.items)) return fieldsOf(schema.items, `${prefix}[].`)
  for (const option of optionsIn(schema)) if (isPlainObject(option)) return fieldsOf(option, prefix)
  if (!isRecord(schema.properties)) return []
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties as Definitions).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    const isNested = isPlainObject(field) || (isRecord(field.items) && isPlainObject(field.items))
    const row = {
      path,
      type: isNested && isPlainObject(field) ? 'object' : isNested ? 'list of objects' : typeOf(field),
      isNeeded: required.includes(name),
      about: typeof field.description === 'string' ? field.description : '',
    }
    return [row, ...(isNested ? fieldsOf(field, isPlainObject(field) ? `${path}.` : path) : [])]
  })
}
