// Runs vitest and counts its tests.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type CountLine, countVariable } from './countReporter.ts'
import { root, run } from './run.ts'

export interface Counted {
  passed: number
  failed: number
  /** Names of the tests that passed only when repeated. */
  flaky?: string[]
  output: string
}

const folder = join(root, 'node_modules/.cache/bellhop')

function count(lines: CountLine[], code: number): { passed: number; failed: number } {
  const passed = lines.filter((line) => 'test' in line && line.test === 'passed').length
  const failed = lines.length - passed
  // A run that was stopped, or an error outside of tests, counts as a failure, even if every test has passed.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Runs vitest once. `words` are its own arguments (`--project app`, file filters). */
export async function vitest(name: string, words: string[], workers: number): Promise<Counted> {
  const file = join(folder, `count-${name}-${process.pid}.ndjson`)
  await mkdir(folder, { recursive: true })
  await rm(file, { force: true })
  const { code, output } = await run(
    ['vitest', 'run', ...words, `--maxWorkers=${workers}`, '--silent=passed-only'],
    { [countVariable]: file },
  )
  const text = await readFile(file, 'utf8').catch(() => '')
  await rm(file, { force: true })
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line): CountLine => JSON.parse(line))
  const flaky = lines.flatMap((line) => ('flaky' in line && line.flaky ? [line.flaky] : []))
  return { ...count(lines, code), flaky, output }
}
