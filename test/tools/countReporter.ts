// Writes a line when a test ends, so that the tests of a run that is stopped are counted.
import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** The environment variable with the path of the file to write. */
export const countVariable = 'BELLHOP_COUNT_FILE'

export interface TestLine {
  test: 'passed' | 'failed'
  /** Name of a test that failed at first and passed when repeated, with its first failure. */
  flaky?: string
}

export type CountLine = TestLine | { broken: string }

/** The source line at which a test threw. */
const placeOf = (stacks: readonly { file: string; line: number }[]) =>
  stacks.map(({ file, line }) => `(${file.replace(/.*\/test\//, 'test/')}:${line})`).at(-1) ?? ''

const maxDiffLength = 2000

/** The actual and expected values of the failure. Nothing else reports them for a test that passed when repeated. */
const shorten = (diff = '') => diff && `\n${diff.slice(0, maxDiffLength)}`

export class CountReporter implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  #note(line: CountLine) {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result()
    if (state !== 'passed' && state !== 'failed') return
    const flaky = [
      test.fullName,
      ...errors.map(({ message, diff, stacks = [] }) => `${message} ${placeOf(stacks)}${shorten(diff)}`),
    ]
    this.#note({ test: state, ...(test.diagnostic()?.flaky && { flaky: flaky.join('\n  ') }) })
  }

  /** Counts files that could not be loaded or that failed after their tests, since no test of theirs has failed. */
  onTestModuleEnd(module: TestModule) {
    const hasFailedTest = [...module.children.allTests()].some((test) => test.result().state === 'failed')
    if (module.state() === 'failed' && !hasFailedTest) this.#note({ broken: module.relativeModuleId })
  }
}
