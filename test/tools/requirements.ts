// The requirements of test/requirements, and the tests that name them: `npm run requirements -- [AREA…]` lists the rows
// that no test names. A test's title begins with the numbers of the rows that it shows.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The text of each row, by its number. */
export function requirements(): Map<string, string> {
  const rows = new Map<string, string>()
  for (const path of globSync('test/requirements/*.md', { cwd: root }))
    for (const [, id = '', text = ''] of read(path).matchAll(/^\| ([A-Z]+-\d\d) \| (.*?) \|/gm))
      rows.set(id, text)
  return rows
}

const numbersIn = (text: string) => text.match(/\b[A-Z]+-\d\d\b/g) ?? []

/** The numbers with which titles of tests begin. */
export function namedByTests(): Set<string> {
  const titles = /(['"`])((?:[A-Z]+-\d+[,\s]+)+)(?=\S)/g
  return new Set(
    globSync('test/**/*.test.{ts,tsx}', { cwd: root }).flatMap((path) =>
      [...read(path).matchAll(titles)].flatMap(([, , numbers = '']) => numbersIn(numbers)),
    ),
  )
}

/** The numbers in parentheses in comments of the app, with the files that hold them. */
export function citedBySources(): [number: string, path: string][] {
  const cited = /\(((?:[A-Z]{2,}-\d\d)(?:(?:,| to| and) [A-Z]{2,}-\d\d)*)\)/g
  return globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(cited)].flatMap(([, numbers = '']) =>
      numbersIn(numbers).map((number): [string, string] => [number, path]),
    ),
  )
}

function printUnnamed(areas: readonly string[]): void {
  const rows = [...requirements()].filter(
    ([id]) => areas.length === 0 || areas.some((area) => id.startsWith(`${area}-`)),
  )
  const named = namedByTests()
  const open = rows.filter(([id]) => !named.has(id))
  for (const [id, text] of open) console.log(`${id.padEnd(10)} ${text}`)
  console.log(`${rows.length - open.length} of ${rows.length} requirements are named by a test.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printUnnamed(process.argv.slice(2))
