/** All that is stored goes through one service, which stores nothing more of a guest who has left (SENT-07). */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The service itself, and the time of the last reload, which is the device's. */
const mayUse = ['src/app/signIn.ts', 'src/browser/storage.ts']

it('SENT-07 nothing else uses the browser’s storage', () => {
  const files = globSync('src/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(500)
  const users = files.filter((file) => /\b(localStorage|sessionStorage)\b/.test(readFileSync(file, 'utf8')))
  expect(users.sort()).toEqual(mayUse)
})
