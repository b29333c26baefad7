// Prints each failure as it happens, and writes a line when a test ends, so that a run that is stopped is counted.
import { appendFileSync } from 'node:fs'
import type { ReportedHookContext, Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node'

/** The environment variable with the path of the file to write. */
export const countVariable = 'BELLHOP_COUNT_FILE'

type Log = Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0]
type Failure = NonNullable<ReturnType<TestCase['result']>['errors']>[number]

export type CountLine =
  /** `flaky` is set if the test passed only when repeated. Names are followed by the failure or its place. */
  | { test: 'passed'; flaky?: string }
  | { test: 'failed'; name: string }
  /** A file or a run that failed without a failed test. */
  | { broken: string }

/** The source line at which a test threw. */
const placeOf = ({ stacks = [] }: Failure) =>
  stacks.map(({ file, line }) => `(${file.replace(/.*\/test\//, 'test/')}:${line})`).at(-1) ?? ''

/** Without the rest of the message, which may print a page, and so differs when the test is repeated. */
const shorten = (failure: Failure) => `${failure.message.split('\n', 1)[0]} ${placeOf(failure)}`

/** The failures of a test so far. A test that is being repeated has only those of its attempts. */
const failuresOf = (test: TestCase): readonly Failure[] =>
  test.result().errors ?? test.attempts().flatMap(({ errors = [] }) => errors)

const nameOf = ({ project, module, fullName }: TestCase | TestSuite) =>
  `${project.name} ${module.relativeModuleId} > ${fullName}`

export class CountReporter implements Reporter {
  readonly #file: string
  readonly #printed = new Map<string, number>()
  readonly #logs = new Map<string, string[]>()
  #vitest: Vitest | undefined

  constructor(file: string) {
    this.#file = file
  }

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  #note(line: CountLine) {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }

  /** One write per failure, because two suites print into the same output. */
  #print(title: string, failures: readonly Failure[]) {
    const texts = failures.map((failure) => this.#vitest?.logger.formatError(failure).output.trimEnd())
    this.#vitest?.logger.log([title, ...texts, ''].join('\n'))
  }

  /** Prints the failures since the last call, but not again what failed in the same way. */
  #printNew(test: TestCase) {
    const failures = failuresOf(test)
    const before = this.#printed.get(test.id) ?? 0
    if (failures.length <= before) return
    this.#printed.set(test.id, failures.length)
    const texts = failures.map(shorten)
    const added = failures.filter((_, at) => at >= before && texts.indexOf(texts[at] ?? '') === at)
    // The next attempt may have begun already.
    const isRepeated =
      test.result().state === 'pending' || test.attempts().length < Number(test.options.retry ?? 0)
    const title = `FAIL ${nameOf(test)}${isRepeated ? ' (will be repeated)' : before ? ' (again)' : ''}`
    this.#print(title, added)
  }

  /** Does not wait until a failed test has been described and repeated, which may take minutes. */
  onHookStart({ entity }: ReportedHookContext) {
    if (entity.type === 'test') this.#printNew(entity)
  }

  onUserConsoleLog({ taskId = '', content }: Log) {
    this.#logs.set(taskId, [...(this.#logs.get(taskId) ?? []), content.trimEnd()])
  }

  onTestCaseResult(test: TestCase) {
    const { state } = test.result()
    const logs = this.#logs.get(test.id)
    this.#logs.delete(test.id)
    if (state === 'failed') {
      this.#printNew(test)
      if (logs) this.#vitest?.logger.log([`Logged by ${nameOf(test)}`, ...logs, ''].join('\n'))
      this.#note({ test: state, name: `${nameOf(test)} ${failuresOf(test).map(placeOf).at(-1) ?? ''}` })
    }
    const flaky = test.diagnostic()?.flaky && [nameOf(test), ...failuresOf(test).map(shorten)].join('\n  ')
    if (state === 'passed') this.#note({ test: state, ...(flaky && { flaky }) })
  }

  onTestSuiteResult(suite: TestSuite) {
    if (suite.errors().length) this.#print(`FAIL ${nameOf(suite)}`, suite.errors())
  }

  /** Counts files that could not be loaded or that failed after their tests, since no test of theirs has failed. */
  onTestModuleEnd(module: TestModule) {
    const { relativeModuleId, project, children } = module
    if (module.errors().length) this.#print(`FAIL ${project.name} ${relativeModuleId}`, module.errors())
    const hasFailedTest = [...children.allTests()].some((test) => test.result().state === 'failed')
    if (module.state() === 'failed' && !hasFailedTest) this.#note({ broken: relativeModuleId })
  }

  #stopped() {
    const line = `Stopped after ${this.#vitest?.config.bail} failures (--bail); the rest of these tests was not run.`
    this.#vitest?.logger.log(line)
    this.#note({ broken: line })
  }

  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, errors, reason) => {
    if (errors.length) this.#print('FAIL outside of tests', errors)
    if (modules.length + errors.length === 0) this.#vitest?.logger.log('No test file has such a name.')
    if (reason === 'interrupted') this.#stopped()
  }
}
