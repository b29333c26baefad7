import { defineConfig } from 'vitest/config'
import { catalogueParts } from './src/build/catalogueParts.ts'
import { CountReporter, countVariable } from './test/tools/countReporter.ts'
import { testLimitMs, waitLimitMs } from './test/tools/limits.ts'

const countFile = process.env[countVariable]

// Three projects: pure rules, the app in a DOM, and the built app in a real browser.
export default defineConfig({
  plugins: [catalogueParts()],
  test: {
    // CI machines have two cores; more workers only take turns there.
    maxWorkers: 2,
    // Files share their globals.
    unstubGlobals: true,
    reporters: ['default', ...(countFile ? [new CountReporter(countFile)] : [])],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/unit/**/*.test.ts', 'test/hotel/**/*.test.ts'],
          // Files share their modules: a third of the time, and no test relies on fresh ones.
          isolate: false,
          testTimeout: testLimitMs,
          hookTimeout: testLimitMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/ONEapp/' } },
          include: ['test/app/**/*.test.{ts,tsx}'],
          setupFiles: ['test/app/setup.ts'],
          // Files share their modules and their window; `clearPage.ts` leaves none of a test's traces.
          isolate: false,
          // A DOM leaves much for the garbage collector; with room for what is young it works a tenth less.
          execArgv: ['--max-semi-space-size=64'],
          testTimeout: testLimitMs,
          hookTimeout: testLimitMs,
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
          testTimeout: testLimitMs,
          hookTimeout: testLimitMs,
          expect: { poll: { timeout: waitLimitMs } },
        },
      },
    ],
  },
})
