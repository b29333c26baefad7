import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { Settings } from '../../../src/contract/property.ts'
import { defaultValues } from '../../../src/domains/config/values.ts'

const guide = readFileSync('.github/SETTINGS.md', 'utf8')

/** The rows of the table below a heading: the name, and the text of the next cell. */
function rowsBelow(heading: string): Record<string, string> {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (?:`([^`]*)`)? *\|/gm)]
  return Object.fromEntries(rows.map(([, name = '', cell = '']) => [name, cell]))
}

it('the guide lists every system value with its default', () => {
  const defaults = Object.entries(defaultValues).map(([name, value]) => [name, String(value)])
  expect(rowsBelow('System values')).toEqual(Object.fromEntries(defaults))
})

it('the guide lists every setting of a property, with an example that the app reads', () => {
  const examples = rowsBelow('Settings of a property')
  expect(Object.keys(examples).sort()).toEqual(Object.keys(Settings.entries).sort())
  for (const [name, example] of Object.entries(examples)) {
    const value: unknown = JSON.parse(example)
    expect(v.parse(Settings, { [name]: value })).toMatchObject({ [name]: value })
  }
})
