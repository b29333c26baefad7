import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { moment } from '../../../src/contract/moments.ts'
import { aboutDeclaration } from '../../contract/protocol/comments.ts'
import { recordExamples } from '../../contract/protocol/examples.ts'
import { anchorOf } from '../../contract/protocol/fields.ts'
import { formatted } from '../../contract/protocol/formatted.ts'
import { messages, schemasOf } from '../../contract/protocol/messages.ts'
import { pageWithTables } from '../../contract/protocol/page.ts'
import { reference } from '../../contract/protocol/reference.ts'
import {
  type Examples,
  examplesFile,
  readExamples,
  schemaFiles,
  schemaPath,
  writeSchemaFiles,
} from '../../contract/protocol/schemaFiles.ts'
import { contractFolder } from '../../contract/schema/names.ts'
import type { Schema } from '../../contract/schema/parts.ts'
import { pathsOf, replaced } from './oddities.ts'

const page = (name: string) => readFile(join(contractFolder, name), 'utf8')
/** The first lines of a page that are not as they should be. A comparison of the pages would print all of both. */
function differences(page: string, wanted: string): string[] {
  const lines = page.split('\n')
  return wanted
    .split('\n')
    .flatMap((line, at) => (line === lines[at] ? [] : [`${at + 1}: ${lines[at] ?? ''} → ${line}`]))
    .concat(page.startsWith(wanted) && page !== wanted ? ['There is more than there should be.'] : [])
    .slice(0, 3)
}

const stale = 'npm run protocol writes it anew'

const parts = messages.flatMap((message) =>
  schemasOf(message).map(([part, schema]): [string, string, Schema, string] => [
    message.name,
    part,
    schema,
    schemaPath(message, part),
  ]),
)

let examples: Examples
let files: Map<string, object>
beforeAll(async () => {
  examples = await readExamples()
  files = schemaFiles(examples)
})

const ajv = new Ajv2020({
  ...{ strict: false, allErrors: true },
  formats: { 'date-time': (text: string) => v.is(moment, text) },
})

/** Compiles a schema file as a vendor would, with nothing but the file. */
const validatorOf = (path: string) => ajv.compile(files.get(path) ?? {})

describe('OPS-05 the vendor’s page', () => {
  it('OPS-05 has the examples that the simulated hotel gives today', async () => {
    expect(await recordExamples(), stale).toEqual(JSON.parse(await readFile(examplesFile, 'utf8')))
  })

  it('OPS-05 is written from the contract as it is', async () => {
    expect(
      differences(await page('reference.md'), formatted('reference.md', reference(examples))),
      stale,
    ).toEqual([])
    const readme = await page('README.md')
    expect(differences(readme, formatted('README.md', pageWithTables(readme))), stale).toEqual([])
  })

  it('OPS-05 describes each message in words', () => {
    const silent = messages.filter(({ file, declaration }) => aboutDeclaration(file, declaration) === '')
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('OPS-05 leads to sections that are there, and that are there once', async () => {
    const [readme, book] = [await page('README.md'), await page('reference.md')]
    const anchorsOf = (text: string) =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
    const anchors = anchorsOf(book)
    expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([])
    const linksIn = (text: string, before: string) =>
      [...text.matchAll(new RegExp(`\\]\\(${before}#([^)]+)\\)`, 'g'))].map(([, anchor = '']) => anchor)
    const missing = [...linksIn(book, ''), ...linksIn(readme, 'reference\\.md')].filter(
      (anchor) => !anchors.includes(anchor),
    )
    expect(missing).toEqual([])
    expect(linksIn(readme, 'reference\\.md')).toHaveLength(messages.length)
    expect(linksIn(readme, '').filter((anchor) => !anchorsOf(readme).includes(anchor))).toEqual([])
  })
})

describe.each(parts)('OPS-05 %s: %s', (name, part, schema, path) => {
  it('OPS-05 has an example that its JSON Schema and the contract accept', () => {
    const example = examples[name]?.[part]
    expect(example, `call it in test/contract/protocol/examples.ts; ${stale}`).toBeDefined()
    const validate = validatorOf(path)
    validate(example)
    expect(validate.errors ?? []).toEqual([])
    expect(v.safeParse(schema, example).issues?.map(({ message }) => message) ?? []).toEqual([])
  })

  it('OPS-05 needs what the contract needs', () => {
    const validate = validatorOf(path)
    const example = examples[name]?.[part]
    for (const place of pathsOf(example).filter((keys) => typeof keys.at(-1) === 'string')) {
      const without = replaced(example, place, undefined)
      if (!v.safeParse(schema, without).success)
        expect([place.join('.'), validate(without)]).toEqual([place.join('.'), false])
    }
  })

  it('OPS-05 lets a hotel write null for each field that it may leave out', () => {
    // A request is what the app writes.
    if (/ask|request|query|body|data/.test(part)) return
    const validate = validatorOf(path)
    const example = examples[name]?.[part]
    const fields = pathsOf(example).filter((keys) => typeof keys.at(-1) === 'string')
    const refused = fields.filter(
      (place) =>
        validate(replaced(example, place, undefined)) &&
        !(validate(replaced(example, place, null)) && v.is(schema, replaced(example, place, null))),
    )
    expect(refused.map((place) => place.join('.'))).toEqual([])
  })
})

it('OPS-05 the build has a file for each schema, and an index that names them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'protocol-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeSchemaFiles(folder)
  const written = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.json'))
  expect(written.sort()).toEqual([...parts.map(([, , , path]) => path), 'index.json'].sort())
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    messages: { schemas: Record<string, string> }[]
  }
  const named = index.messages.flatMap(({ schemas }) => Object.values(schemas))
  expect(named.sort()).toEqual(parts.map(([, , , path]) => path).sort())
  const order = JSON.parse(
    await readFile(join(folder, 'calls/SQMOD_RetailSystem.transmitOrder.request.schema.json'), 'utf8'),
  )
  expect(order).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'SQMOD_RetailSystem.transmitOrder: request',
    description: expect.stringContaining('An order in one shop.'),
    $ref: '#/$defs/Order',
    $defs: { Order: { required: expect.arrayContaining(['cart']), additionalProperties: false } },
    examples: [{ guestName: 'Anna Berger' }],
  })
})
