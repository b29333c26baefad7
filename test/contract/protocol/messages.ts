// All messages of the contract, with the place of their definition.
import type { CallSpec, PushSpec, RouteSpec } from '../../../src/contract/define.ts'
import { calls, routes } from '../../../src/contract/index.ts'
import { pushes } from '../../../src/contract/pushes.ts'
import { CustomPage, Menu, PageList } from '../../../src/contract/skin.ts'
import { exportOf } from '../schema/names.ts'
import type { Schema } from '../schema/parts.ts'

interface Place {
  name: string
  /** File of the contract. */
  file: string
  /** Name of the constant that defines the message. */
  declaration: string
}

export type Message = Place &
  (
    | { kind: 'call'; spec: CallSpec }
    | { kind: 'route'; spec: RouteSpec }
    | { kind: 'event'; spec: PushSpec }
    | { kind: 'file'; schema: Schema }
  )

function placeOf(name: string, value: unknown): Place {
  const exported = exportOf(value)
  if (!exported) throw new Error(`No module of the contract exports ${name}: is it in schema/modules.ts?`)
  return { name, file: exported.file, declaration: exported.name }
}

const files: [name: string, schema: Schema][] = [
  ['menu', Menu as Schema],
  ['Page', PageList as Schema],
  ['Custom', CustomPage as Schema],
]

export const messages: readonly Message[] = [
  ...Object.entries(calls).map(
    ([name, spec]): Message => ({ ...placeOf(name, spec), kind: 'call', spec: spec as CallSpec }),
  ),
  ...Object.entries(routes).map(
    ([name, spec]): Message => ({ ...placeOf(name, spec), kind: 'route', spec: spec as RouteSpec }),
  ),
  ...Object.entries(pushes).map(
    ([name, spec]): Message => ({ ...placeOf(name, spec), kind: 'event', spec: spec as PushSpec }),
  ),
  ...files.map(([name, schema]): Message => ({ ...placeOf(name, schema), kind: 'file', schema })),
]

/** The schemas of a message by part: `request` and `answer`, `event`, or `file`. */
export function schemasOf(message: Message): [part: string, schema: Schema][] {
  if (message.kind === 'event') return [['event', message.spec.payload as Schema]]
  if (message.kind === 'file') return [['file', message.schema]]
  return [
    ['request', message.spec.ask as Schema],
    ['answer', message.spec.answer as Schema],
  ]
}
