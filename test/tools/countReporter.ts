// Notes each test as it ends, a line each, so that a run that is stopped has counted what it ran.
import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Names the file that is to be written to. */
export const countVariable = 'BELLHOP_COUNT_FILE'

export type CountLine = { test: 'passed' | 'failed' } | { broken: string }

export class CountReporter implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  #note(line: CountLine) {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }

  onTestCaseResult(test: TestCase) {
    const { state } = test.result()
    if (state === 'passed' || state === 'failed') this.#note({ test: state })
  }

  /** A file that could not be loaded, or that fell after its tests, has no test that failed. */
  onTestModuleEnd(module: TestModule) {
    const hasFailedTest = [...module.children.allTests()].some((test) => test.result().state === 'failed')
    if (module.state() === 'failed' && !hasFailedTest) this.#note({ broken: module.relativeModuleId })
  }
}
