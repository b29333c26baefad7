import { defineConfig } from 'vitest/config'
import { catalogueParts } from './test/tools/catalogueParts.ts'

// Three projects: pure rules, the app in a DOM, and the built app in a real browser.
export default defineConfig({
  plugins: [catalogueParts()],
  test: {
    // CI machines have two cores; more workers only take turns there.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/unit/**/*.test.ts', 'test/hotel/**/*.test.ts'],
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
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/harness/build.ts'],
          // Machines that build and test at once are slow now and then; what waits says what for.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
