// The JSON Schema files of a build: one for each request, answer, event and file, with an example where there is one.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createConverter } from '../schema/jsonSchema.ts'
import { contractFolder, namedSchema } from '../schema/names.ts'
import type { Schema } from '../schema/parts.ts'
import { aboutDeclaration, aboutField } from './comments.ts'
import { type Message, messages, schemasOf } from './messages.ts'

/** Examples by name of the message and part. */
export type Examples = Record<string, Record<string, unknown>>

export const examplesFile = join(contractFolder, 'examples.json')

export const readExamples = async (): Promise<Examples> => JSON.parse(await readFile(examplesFile, 'utf8'))

const folders = { call: 'calls', route: 'routes', event: 'events', file: 'skin' }

export const schemaPath = ({ kind, name }: Message, part: string): string =>
  `${folders[kind]}/${name}${['request', 'answer'].includes(part) ? `.${part}` : ''}.schema.json`

/** Says what a field means by the comment above it: in the schema's own declaration, or in that of the message. */
export const describerFor =
  ({ file, declaration }: Message) =>
  (owner: Schema, field: string): string | undefined => {
    const named = namedSchema(owner)
    return aboutField(named?.file ?? file, named?.name ?? declaration, field)
  }

export const schemaOf = (message: Message, schema: Schema) => createConverter(describerFor(message))(schema)

/** Contents of all schema files by path, and of the index. */
export function schemaFiles(examples: Examples): Map<string, object> {
  const files = new Map<string, object>()
  for (const message of messages)
    for (const [part, schema] of schemasOf(message)) {
      const { $schema, ...rest } = schemaOf(message, schema)
      const example = examples[message.name]?.[part]
      const description = aboutDeclaration(message.file, message.declaration)
      files.set(schemaPath(message, part), {
        $schema,
        title: part === 'event' || part === 'file' ? message.name : `${message.name}: ${part}`,
        ...(description && { description }),
        ...rest,
        ...(example !== undefined && { examples: [example] }),
      })
    }
  files.set('index.json', { messages: messages.map(indexed) })
  return files
}

function indexed(message: Message): object {
  const schemas = Object.fromEntries(schemasOf(message).map(([part]) => [part, schemaPath(message, part)]))
  const { kind, name } = message
  if (kind === 'route') return { kind, name, method: message.spec.method, path: message.spec.path, schemas }
  if (kind !== 'call') return { kind, name, schemas }
  const { module, function: called, at, isOpen = false } = message.spec
  return { kind, name, module, function: called, at, isOpen, schemas }
}

/** Writes all schema files into a folder. */
export async function writeSchemaFiles(folder: string): Promise<void> {
  for (const [path, content] of schemaFiles(await readExamples())) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
  }
}
