import { configDefaults, defineConfig } from 'vitest/config'
import { catalogueParts } from './src/build/catalogueParts.ts'
import { materialIcons } from './src/build/icons.ts'
import { plantedFault } from './test/app/sending/randomFaults.ts'
import { CountReporter, countVariable } from './test/tools/countReporter.ts'
import { testLimitMs, waitLimitMs } from './test/tools/limits.ts'
import { LongestFirst } from './test/tools/longestFirst.ts'
import { thisMachine, workersFor } from './test/tools/workers.ts'

/** Its tabs are killed in the middle of whatever they do, so nothing of it may be shared with other files. */
const randomRun = 'test/app/sending/random.test.ts'

/** A fault that the random run has to find. */
const { RANDOM_FAULT: fault } = process.env

const countFile = process.env[countVariable]

/**
 * With `CI`, which `npm test` sets because it may run on a shared machine, a test that depends on time is retried once
 * before it fails, and is named at the end; more than two such tests fail the run. Otherwise it fails at once.
 */
const retry = process.env.CI ? 1 : 0

// The projects test functions and the simulated hotel, the app in a DOM, and the built app in a real browser.
export default defineConfig({
  plugins: [catalogueParts(), materialIcons(), ...(fault ? [plantedFault(fault)] : [])],
  test: {
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
    expect: { poll: { timeout: waitLimitMs } },
    // The cache knows a module by its content, not by the fault that is planted in it.
    fsModuleCache: !fault,
    maxWorkers: workersFor(thisMachine()).app,
    sequence: { sequencer: LongestFirst },
    // Files share their globals.
    unstubGlobals: true,
    // `npm test` prints failures as they happen; `npx vitest` prints the names of all tests, too.
    reporters: countFile ? [new CountReporter(countFile)] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/unit/**/*.test.ts', 'test/hotel/**/*.test.ts'],
          // A device far from the hotels, whose clock names another hour than theirs, and for a third of the day another date.
          env: { TZ: 'Asia/Tokyo' },
          // Files share their modules, which takes a third of the time; no test relies on fresh modules.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/ONEapp/' } },
          include: ['test/app/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, randomRun],
          setupFiles: ['test/app/setup.ts'],
          // Files share their modules and their window; `clearPage.ts` resets the page after each test.
          isolate: false,
          // A DOM creates much garbage. With a larger young generation, the garbage collector does a tenth less work.
          execArgv: ['--max-semi-space-size=64'],
          retry,
        },
      },
      {
        extends: true,
        test: {
          name: 'random',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/ONEapp/' } },
          include: [randomRun],
          setupFiles: ['test/app/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/harness/start.ts'],
          setupFiles: ['test/browser/harness/setup.ts'],
          isolate: false,
          retry,
        },
      },
    ],
  },
})
