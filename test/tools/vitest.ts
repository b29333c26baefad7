// Runs vitest and counts what it ran.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.ts'

export interface Counted {
  passed: number
  failed: number
  output: string
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const folder = join(root, 'node_modules/.cache/bellhop')

function count(report: Report, code: number): { passed: number; failed: number } {
  // A file that could not be loaded has no tests that could fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  // An error between the tests fails the run, though each of them passed.
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** One run; `words` are vitest's own (`--project app`, file filters). */
export async function vitest(name: string, words: string[], workers: number): Promise<Counted> {
  const file = join(folder, `vitest-${name}-${process.pid}.json`)
  await mkdir(folder, { recursive: true })
  const { code, output } = await run(
    'vitest',
    'run',
    ...words,
    `--maxWorkers=${workers}`,
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  )
  const text = await readFile(file, 'utf8').catch(() => null)
  await rm(file, { force: true })
  return text === null ? { passed: 0, failed: 1, output } : { ...count(JSON.parse(text), code), output }
}
