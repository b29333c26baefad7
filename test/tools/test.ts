// `npm test`: runs all checks, some at a time. Arguments are names of test files; then only those are run. `--stage=A,B`
// runs some of the checks, and what they need. `--bail=N` stops a suite after N failures, `--bail=0` after none.
import { setTimeout as pause } from 'node:timers/promises'
import { changedFiles } from './changedFiles.ts'
import { findChromium, howToInstall, installChromium } from './chromium.ts'
import { canInstall, updatePackages } from './debian.ts'
import { run } from './run.ts'
import { selectStages } from './stages.ts'
import { type Counted, countSoFar, vitest } from './vitest.ts'
import { howToInstallWebServers, installWebServers, missingWebServers } from './webServers.ts'
import { thisMachine, workersFor } from './workers.ts'

interface Stage {
  name: string
  /** Checks that must have passed before this one starts. */
  after?: string[]
  /** Checks that must have ended before this one starts, passed or failed. */
  behind?: string[]
  work: () => Promise<Counted>
}

const words = process.argv.slice(2)
const optionOf = (name: string) => words.find((word) => word.startsWith(name))?.slice(name.length)
const files = words.filter((word) => !/^--(bail|stage)=/.test(word))
/** A run with that many failures is lost, so that the rest of its suite is not worth the time. */
const bail = Number(optionOf('--bail=') ?? 20)
const chosen = optionOf('--stage=')
/** A test that passes only when repeated has a race. So many of them may be this machine's; more fail the run. */
const maxFlaky = 2
const workers = workersFor(thisMachine())

/** A check that is not a test suite counts as one test. */
const one = (ok: boolean, output = ''): Counted => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output })

async function all(...commands: string[]): Promise<Counted> {
  const ended = []
  for (const command of commands) ended.push(await run(['sh', '-c', command]))
  return one(
    ended.every(({ code }) => code === 0),
    ended.flatMap(({ code, output }) => (code === 0 ? [] : [output])).join('\n'),
  )
}

// One type checker per project, because several would infer the same types in parallel. The garbage collector is off:
// the process ends before collecting would pay.
const types: Stage = {
  name: 'types',
  work: () => all('GOGC=off GOMEMLIMIT=2GiB npm run --silent types'),
}

const lint: Stage = { name: 'lint', work: () => all('biome check --error-on-warnings .', 'knip') }

/** The linter on what differs from the main branch, which takes seconds; only on request. */
const changes: Stage = {
  name: 'changes',
  work: async () => {
    const changed = await changedFiles()
    if (changed.length === 0) return one(true)
    const { code, output } = await run([
      ...['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
      ...changed,
    ])
    return one(code === 0, output)
  },
}

const build: Stage = {
  name: 'build',
  work: () => all('node test/tools/build.ts'),
}

const missingPrograms = () => [
  ...(findChromium() ? [] : [howToInstall]),
  ...(missingWebServers().length > 0 ? [howToInstallWebServers] : []),
]

/** Chromium, and the web servers that the build is tried behind. */
const programs: Stage = {
  name: 'programs',
  work: async () => {
    const missing = missingPrograms()
    if (missing.length === 0) return { passed: 0, failed: 0, output: '' }
    if (!canInstall()) return one(false, missing.join('\n'))
    await updatePackages()
    if (!findChromium()) await installChromium()
    await installWebServers()
    return one(missingPrograms().length === 0, missingPrograms().join('\n'))
  },
}

const budget: Stage = {
  name: 'budget',
  after: ['build', 'programs'],
  work: async () => {
    const { code, output } = await run(['node', 'test/tools/budget.ts'])
    if (code === 0) console.log(output.split('\n', 1)[0])
    return one(code === 0, output)
  },
}

const suite = (name: string, count: number, order: Pick<Stage, 'after' | 'behind'> = {}): Stage => ({
  name,
  ...order,
  work: () => vitest(name, ['--project', name], { workers: count, bail }),
})

const everything = [
  suite('app', workers.app),
  build,
  types,
  programs,
  suite('unit', 1),
  suite('random', 1),
  lint,
  budget,
  suite('browser', workers.browser, {
    after: ['build', 'programs'],
    ...(workers.areTogether ? {} : { behind: ['app'] }),
  }),
]

const only: Stage[] = [
  ...(files.some((file) => file.includes('browser')) ? [build, programs] : []),
  {
    name: 'tests',
    after: ['build', 'programs'],
    work: () => vitest('tests', files, { workers: workers.app, bail }),
  },
]

function stagesOrGiveUp(): Stage[] {
  try {
    return selectStages(everything, [changes], chosen)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

const stages = files.length ? only : stagesOrGiveUp()
const begun = new Set<string>()
const results = new Map<string, Counted>()

function line(name: string, { passed, failed }: Counted, when: string) {
  return `${name.padEnd(9)}${when.padStart(8)}  ${failed ? `${failed} FAILED, ` : ''}${passed} passed`
}

async function perform({ name, work }: Stage) {
  begun.add(name)
  const start = performance.now()
  const result = await work().catch((error: unknown) =>
    one(false, error instanceof Error ? error.message : String(error)),
  )
  const { passed, failed, output } = result
  if (failed > 0 && output) console.log(output.trim())
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (passed + failed > 0) console.log(line(name, result, `${seconds} s`))
  results.set(name, result)
}

/**
 * Runs the checks in the given order, some at a time, each after those it waits for. It fails if one that it needs
 * has failed.
 */
async function performAll() {
  const waiting = [...stages]
  const there = (names: string[] = []) => names.filter((name) => stages.some((other) => other.name === name))
  const hasEnded = (name: string) => results.has(name)

  async function lane() {
    while (waiting.length > 0) {
      const at = waiting.findIndex(({ after, behind }) => [...there(after), ...there(behind)].every(hasEnded))
      const [stage] = at < 0 ? [] : waiting.splice(at, 1)
      if (!stage) {
        await pause(50)
        continue
      }
      const missing = there(stage.after).filter((name) => results.get(name)?.failed)
      await perform(
        missing.length
          ? { ...stage, work: async () => one(false, `${stage.name}: no ${missing.join(', ')}.`) }
          : stage,
      )
    }
  }

  await Promise.all(Array.from({ length: workers.lanes }, lane))
}

/**
 * Also tells what is known of a run that a signal stops: `run.ts` exits then. The `exec` of the script in package.json
 * leaves no shell between npm and this process, which would end without passing the signal on.
 */
process.once('exit', () => {
  const unfinished = stages.filter(({ name }) => !results.has(name)).map(({ name }) => name)
  const interrupted = unfinished
    .filter((name) => begun.has(name))
    .map((name) => ({ name, counted: countSoFar(name) }))
  for (const { name, counted } of interrupted)
    if (counted.passed + counted.failed > 0) console.log(line(name, counted, 'so far'))
  if (unfinished.length) console.log(`Stopped before the end of: ${unfinished.join(', ')}`)
  const all = [...results.values(), ...interrupted.map(({ counted }) => counted)]
  const failures = all.flatMap((counted) => counted.failures ?? [])
  if (failures.length) console.log(`Failed:\n${failures.join('\n')}`)
  const flaky = all.flatMap((counted) => counted.flaky ?? [])
  const hasRaces = flaky.length > maxFlaky
  if (flaky.length)
    console.log(
      `Passed only when repeated, which is a fault to be mended${hasRaces ? '; so many fail the run' : ''}:\n${flaky.join('\n')}`,
    )
  const sum = (key: 'passed' | 'failed') => all.reduce((total, counted) => total + counted[key], 0)
  // A run that was stopped has failed, even if no test has.
  const failed = sum('failed') + (unfinished.length ? 1 : 0) + (hasRaces ? flaky.length : 0)
  console.log(`${sum('passed') - (hasRaces ? flaky.length : 0)} passed, ${failed} failed`)
  if (!unfinished.length) process.exitCode = failed > 0 ? 1 : 0
})

await performAll()
