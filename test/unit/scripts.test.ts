import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('each script of package.json installs what is missing before it runs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const names = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts))
  expect(names.length).toBeGreaterThan(6)
  for (const name of names)
    expect([name, scripts[`pre${name}`]]).toEqual([name, 'node test/tools/prepare.mjs'])
})
