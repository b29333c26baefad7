// Writes the vendor's reference: every call, route and event with its fields and an example, by file of the contract.
import { isRecord } from '../../../src/contract/isRecord.ts'
import type { JsonSchema } from '../schema/basics.ts'
import { aboutDeclaration, aboutFile } from './comments.ts'
import { anchorOf, type Field, fieldsOf, typeOf } from './fields.ts'
import { type Message, messages, schemasOf } from './messages.ts'
import { type Examples, schemaOf } from './schemaFiles.ts'

const cell = (text: string) => text.replaceAll('\n', ' ').replace(/(?<!\\)\|/g, '\\|')

function tableOf(fields: readonly Field[]): string {
  const rows = fields.map(({ path, type, isNeeded, about }) => {
    const name = isNeeded ? `**\`${path}\`**` : `\`${path}\``
    return `| ${name} | ${cell(type)} | ${cell(about)} |`
  })
  return ['| field | type | meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

const isAnything = (schema: JsonSchema) =>
  Object.keys(schema).every((key) => ['$schema', '$defs'].includes(key))

/** A part of a message: its fields, or what it is without fields. */
function partOf(title: string, schema: JsonSchema): string {
  if (isAnything(schema)) return `${title}: anything, also nothing; only that it came counts.`
  if (schema.$ref) return `${title}: ${typeOf({ $ref: schema.$ref })}`
  const fields = fieldsOf(schema)
  if (schema.type === 'object' && fields.length === 0 && !schema.additionalProperties)
    return `${title}: \`{}\``
  const { $defs: _defs, $schema: _dialect, ...root } = schema
  const isList = isRecord(schema.items)
  if (fields.length === 0) return `${title}: ${typeOf(root)}`
  return `${title}${isList ? ', a list' : ''}:\n\n${tableOf(fields)}`
}

/** JSON on few lines: what fits on one stands on one. */
function jsonOf(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (line === undefined || line.length + indent.length <= 100 || typeof value !== 'object' || value === null)
    return line
  const inner = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((entry) => jsonOf(entry, inner))
    : Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${jsonOf(entry, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}\n${indent}${close}`
}

const exampleOf = (title: string, value: unknown) =>
  value === undefined ? '' : `${title}\n\n\`\`\`json\n${jsonOf(value)}\n\`\`\``

/** No two headings may be the same: the names of schemas are headings, too. */
const headingOf = ({ kind, name }: Message): string => (kind === 'file' ? `${name}.json` : name)

const isOnce = 'Carried out once: its repetition gets the first good answer.'

function addressOf(message: Message): string {
  if (message.kind === 'route') {
    const { method, path, once } = message.spec
    return `\`${method} ${path}\`${once ? `. ${isOnce}` : ''}`
  }
  if (message.kind === 'event') return 'Event, from the hotel to its devices.'
  if (message.kind === 'file') return 'File of a skin.'
  const { at, isOpen, once } = message.spec
  const place =
    at === 'payload' ? 'The answer stands in the payload, beside `status`.' : 'The answer stands in `root`.'
  return `Call. ${place}${isOpen ? ' Answered before anybody has signed in, too.' : ''}${once ? ` ${isOnce}` : ''}`
}

const partTitles: Record<string, string> = {
  request: 'Data',
  answer: 'Answer',
  event: 'It says',
  file: 'Content',
}

function requestTitle(message: Message): string {
  if (message.kind !== 'route') return 'Data'
  return message.spec.method === 'POST' ? 'Body' : 'Query'
}

/** Returns the section of a message, and the named schemas that it refers to. */
function sectionOf(
  message: Message,
  examples: Examples,
): { text: string; definitions: Map<string, JsonSchema> } {
  const definitions = new Map<string, JsonSchema>()
  const parts = schemasOf(message).map(([part, schema]) => {
    const json = schemaOf(message, schema)
    for (const [name, definition] of Object.entries((json.$defs ?? {}) as Record<string, JsonSchema>))
      definitions.set(name, definition)
    return partOf(part === 'request' ? requestTitle(message) : (partTitles[part] ?? part), json)
  })
  const shown = Object.entries(examples[message.name] ?? {}).map(([part, value]) =>
    exampleOf(part === 'request' ? `Example, ${requestTitle(message).toLowerCase()}:` : 'Example:', value),
  )
  const about = aboutDeclaration(message.file, message.declaration)
  const text = [`### ${headingOf(message)}`, addressOf(message), about, ...parts, ...shown]
  return { text: text.filter(Boolean).join('\n\n'), definitions }
}

function definitionOf(name: string, schema: JsonSchema, file: string): string {
  const about = aboutDeclaration(file, name)
  return [`#### ${name}`, about, tableOf(fieldsOf(schema))].filter(Boolean).join('\n\n')
}

function chapterOf(file: string, examples: Examples, written: Set<string>): string {
  const sections = messages
    .filter((message) => message.file === file)
    .map((message) => sectionOf(message, examples))
  const definitions = new Map(sections.flatMap((section) => [...section.definitions]))
  const named = [...definitions].flatMap(([name, schema]) => {
    if (written.has(name)) return []
    written.add(name)
    return [definitionOf(name, schema, file)]
  })
  const texts = sections.map(({ text }) => text)
  return [`## ${file}`, aboutFile(file), ...texts, ...named].filter(Boolean).join('\n\n')
}

const head = `# Reference: every message

Written by \`npm run protocol\` from the schemas and comments of this folder, with examples of the simulated
hotel; do not edit it. What holds for all messages stands in [README.md](README.md). A **bold** field is needed, every
other one may be missing or null. Numbers such as RT-28 are rows of [the requirements](../../test/requirements).`

export function reference(examples: Examples): string {
  const files = [...new Set(messages.map(({ file }) => file))].sort()
  const written = new Set<string>()
  const chapters = files.map((file) => chapterOf(file, examples, written))
  return `${[head, ...chapters].join('\n\n')}\n`
}

export const linkTo = (message: Message): string =>
  `[\`${message.name}\`](reference.md#${anchorOf(headingOf(message))})`
