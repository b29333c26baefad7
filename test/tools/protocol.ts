// Writes the vendor's reference of the protocol: examples of the simulated hotel, `src/contract/reference.md`, and the
// tables in `src/contract/README.md`. A test fails if they are not up to date.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recordExamples } from '../contract/protocol/examples.ts'
import { formatted } from '../contract/protocol/formatted.ts'
import { pageWithTables } from '../contract/protocol/page.ts'
import { reference } from '../contract/protocol/reference.ts'
import { contractFolder } from '../contract/schema/names.ts'

const examples = await recordExamples()
const write = (name: string, text: string) => writeFile(join(contractFolder, name), formatted(name, text))
await write('examples.json', JSON.stringify(examples))
await write('reference.md', reference(examples))
await write('README.md', pageWithTables(await readFile(join(contractFolder, 'README.md'), 'utf8')))
