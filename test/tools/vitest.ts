// Runs vitest and counts its tests.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CountLine, countVariable } from './countReporter.ts'
import { root, run } from './run.ts'

export interface Counted {
  passed: number
  failed: number
  /** Names and places of the tests that failed. */
  failures?: string[]
  /** Names of the tests that passed only when repeated. */
  flaky?: string[]
  output: string
}

const folder = join(root, 'node_modules/.cache/bellhop')
const fileOf = (name: string) => join(folder, `count-${name}-${process.pid}.ndjson`)

/** The tests of a run that have ended so far, of one that is still going on as well. */
export function countSoFar(name: string): Counted {
  const file = fileOf(name)
  const lines = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line): CountLine => JSON.parse(line))
  const failures = lines.flatMap((line) =>
    'broken' in line ? [line.broken] : line.test === 'failed' ? [line.name] : [],
  )
  const flaky = lines.flatMap((line) => ('flaky' in line && line.flaky ? [line.flaky] : []))
  return { passed: lines.length - failures.length, failed: failures.length, failures, flaky, output: '' }
}

interface VitestOptions {
  workers: number
  /** Number of failures after which the rest of the tests is not run. */
  bail: number
}

/**
 * Runs vitest once, and prints failures as they happen. `words` are its own arguments (`--project app`, file filters).
 */
export async function vitest(name: string, words: string[], { workers, bail }: VitestOptions) {
  const file = fileOf(name)
  mkdirSync(folder, { recursive: true })
  process.once('exit', () => rmSync(file, { force: true }))
  const { code } = await run(['vitest', 'run', ...words, `--maxWorkers=${workers}`, `--bail=${bail}`], {
    environment: { [countVariable]: file },
    isLive: true,
  })
  const counted = countSoFar(name)
  // A run that was stopped, or an error outside of tests, counts as a failure, even if every test has passed.
  if (code === 0 || counted.failed > 0) return counted
  return { ...counted, failed: 1, failures: [`${name}: ended with ${code}`] }
}
