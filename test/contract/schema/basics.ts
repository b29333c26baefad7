// The values that all messages are made of, as JSON Schema, each with the name that the vendor's page gives it.
import { looseId } from '../../../src/contract/looseId.ts'
import { moment } from '../../../src/contract/moments.ts'
import { amountOnWire } from '../../../src/contract/money.ts'
import { timestamp } from '../../../src/contract/timestamp.ts'
import {
  decimal as decimalNumber,
  flag,
  flagOrTrue,
  id,
  idAsGiven,
  number,
  text,
} from '../../../src/contract/values.ts'
import { isSame, type Schema } from './parts.ts'

export type JsonSchema = { [keyword: string]: unknown }

export const decimal = String.raw`^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$`
const flags = { enum: [true, false, 1, 0, '1', '0', 'true', 'false', null] }

interface Basic {
  schema: Schema
  name: string
  json: JsonSchema
}

/** `timestamp` begins with `number`, so it comes first. */
export const basics: readonly Basic[] = [
  { schema: moment, name: 'moment', json: { type: 'string', format: 'date-time' } },
  { schema: timestamp, name: 'Unix seconds', json: { type: ['number', 'string'], pattern: decimal } },
  { schema: decimalNumber, name: 'number', json: { type: ['number', 'string'], pattern: decimal } },
  { schema: number, name: 'number', json: { type: ['number', 'string'], pattern: decimal } },
  { schema: amountOnWire, name: 'amount', json: { type: ['number', 'string'], pattern: '[0-9٠-٩۰-۹]' } },
  { schema: text, name: 'text', json: { type: ['string', 'number', 'null'] } },
  { schema: flag, name: 'flag', json: flags },
  { schema: flagOrTrue, name: 'flag', json: flags },
  { schema: id, name: 'id', json: { type: ['string', 'number'] } },
  { schema: looseId, name: 'id', json: { type: ['string', 'number'], minLength: 1 } },
  { schema: idAsGiven, name: 'id', json: { type: ['string', 'number'] } },
]

export const basicOf = (schema: Schema): Basic | undefined =>
  basics.find((basic) => isSame(basic.schema, schema))
