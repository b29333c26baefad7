import { expect, it } from 'vitest'
import { wholeRegistry } from './wholeRegistry.ts'

it('GEN-03 no screen is for staff', () => {
  const screens = wholeRegistry()
    .all()
    .flatMap(({ screens = {} }) => Object.entries(screens))
  expect(screens.length).toBeGreaterThan(30)
  for (const [name, { path, access = 'guest' }] of screens) {
    expect(['open', 'guest', 'resident', 'demo'], name).toContain(access)
    expect(path, name).not.toMatch(/admin|desk|staff|backoffice/i)
  }
})
