// Notes each test as it ends, a line each, so that a run that is stopped has counted what it ran.
import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Names the file that is to be written to. */
export const countVariable = 'BELLHOP_COUNT_FILE'

export interface TestLine {
  test: 'passed' | 'failed'
  /** The name of one that failed first and passed when it was repeated, and how it failed. */
  flaky?: string
}

export type CountLine = TestLine | { broken: string }

/** The line of a test that threw. */
const placeOf = (stacks: readonly { file: string; line: number }[]) =>
  stacks.map(({ file, line }) => `(${file.replace(/.*\/test\//, 'test/')}:${line})`).at(-1) ?? ''

const maxDiffLength = 2000

/** What was found in place of what was expected: of a test that passed after all nothing else tells it. */
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

  /** A file that could not be loaded, or that fell after its tests, has no test that failed. */
  onTestModuleEnd(module: TestModule) {
    const hasFailedTest = [...module.children.allTests()].some((test) => test.result().state === 'failed')
    if (module.state() === 'failed' && !hasFailedTest) this.#note({ broken: module.relativeModuleId })
  }
}
