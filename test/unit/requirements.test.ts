import { expect, it } from 'vitest'
import { citedBySources, namedByTests, requirements } from '../tools/requirements.ts'

it('OPS-07 each number in a test’s title leads to a requirement', () => {
  const rows = requirements()
  expect(rows.size).toBeGreaterThan(1000)
  const areas = new Set([...rows.keys()].map((id) => id.replace(/-\d+$/, '')))
  const isOfArea = (id: string) => areas.has(id.replace(/-\d+$/, ''))
  expect([...namedByTests()].filter((id) => isOfArea(id) && !rows.has(id))).toEqual([])
})

it('OPS-07 each number in a comment of the app leads to a requirement', () => {
  const rows = requirements()
  expect(citedBySources().length).toBeGreaterThan(500)
  expect(citedBySources().filter(([id]) => !rows.has(id))).toEqual([])
})
