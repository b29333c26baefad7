import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { catalogueParts } from './src/build/catalogueParts.ts'
import { CountReporter, countVariable } from './test/tools/countReporter.ts'
import { testLimitMs, waitLimitMs } from './test/tools/limits.ts'
import { productionBuilds } from './test/tools/productionBuilds.ts'

const countFile = process.env[countVariable]

/**
 * With `CI`, which `npm test` sets because it may run on a shared machine, a test that depends on time is retried once
 * before it fails, and is named at the end. Otherwise it fails at once.
 */
const retry = process.env.CI ? 1 : 0

/**
 * Only the development builds of the libraries report a list without keys, invalid nesting of elements, or mutated
 * state. Each screen is opened once with them, and the tests that render the most components use them, too.
 */
const underDevelopment = [
  'test/app/development/**/*.test.tsx',
  'test/app/door/camera.test.tsx',
  'test/app/menu/menu.test.tsx',
  'test/app/overlays/dialogs.test.tsx',
  'test/app/roomControl/schedule.test.tsx',
  'test/app/shop/{cart,order}.test.tsx',
]

/** Options of the tests that render the app in a DOM. */
const inDom: TestProjectInlineConfiguration['test'] = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost/ONEapp/' } },
  setupFiles: ['test/app/setup.ts'],
  // Files share their modules and their window; `clearPage.ts` resets the page after each test.
  isolate: false,
  // A DOM creates much garbage. With a larger young generation, the garbage collector does a tenth less work.
  execArgv: ['--max-semi-space-size=64'],
  retry,
  testTimeout: testLimitMs,
  hookTimeout: testLimitMs,
}

// The projects test functions and the simulated hotel, the app in a DOM (with two builds of its libraries), and the
// built app in a real browser.
export default defineConfig({
  plugins: [catalogueParts()],
  test: {
    // CI machines have two cores, on which more workers would only take turns.
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
          // Files share their modules, which takes a third of the time; no test relies on fresh modules.
          isolate: false,
          testTimeout: testLimitMs,
          hookTimeout: testLimitMs,
        },
      },
      {
        extends: true,
        // The production builds of the libraries take a fifth less CPU time than their development builds.
        oxc: { jsx: { development: false } },
        plugins: [productionBuilds()],
        test: {
          ...inDom,
          name: 'app',
          include: ['test/app/**/*.test.{ts,tsx}'],
          exclude: underDevelopment,
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: { ...inDom, name: 'development', include: underDevelopment },
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
          retry,
        },
      },
    ],
  },
})
