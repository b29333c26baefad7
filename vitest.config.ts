import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { catalogueParts } from './src/build/catalogueParts.ts'
import { CountReporter, countVariable } from './test/tools/countReporter.ts'
import { testLimitMs, waitLimitMs } from './test/tools/limits.ts'
import { productionBuilds } from './test/tools/productionBuilds.ts'

const countFile = process.env[countVariable]

/**
 * In `npm test`, which may run on a machine that others use too, what depends on time is repeated once before it fails, and
 * is named at the end. Everywhere else it fails at once.
 */
const retry = process.env.CI ? 1 : 0

/**
 * Only their development builds say that a list has no keys, that an element may not stand in another, or that state was
 * changed in place: each screen is opened once with them, and what is put together of most parts is done with them.
 */
const underDevelopment = [
  'test/app/development/**/*.test.tsx',
  'test/app/door/camera.test.tsx',
  'test/app/menu/menu.test.tsx',
  'test/app/overlays/dialogs.test.tsx',
  'test/app/roomControl/schedule.test.tsx',
  'test/app/shop/{cart,order}.test.tsx',
]

/** What renders the app in a DOM. */
const inDom: TestProjectInlineConfiguration['test'] = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost/ONEapp/' } },
  setupFiles: ['test/app/setup.ts'],
  // Files share their modules and their window; `clearPage.ts` leaves none of a test's traces.
  isolate: false,
  // A DOM leaves much for the garbage collector; with room for what is young it works a tenth less.
  execArgv: ['--max-semi-space-size=64'],
  retry,
  testTimeout: testLimitMs,
  hookTimeout: testLimitMs,
}

// Pure rules, the app in a DOM (with two builds of its libraries), and the built app in a real browser.
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
        // The libraries as guests get them take a fifth less of the processor than their development builds.
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
