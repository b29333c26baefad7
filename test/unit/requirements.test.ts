import { expect, it } from 'vitest'
import { citedBySources, namedByTests, requirements } from '../tools/requirements.ts'

it('OPS-07 each number in a test’s title leads to a requirement', () => {
  const rows = requirements()
  expect(rows.size).toBeGreaterThan(1000)
  expect([...namedByTests()].filter((id) => !rows.has(id))).toEqual([])
})

it('OPS-07 each number in a comment of the app leads to a requirement', () => {
  const rows = requirements()
  expect(citedBySources().length).toBeGreaterThan(500)
  expect(citedBySources().filter(([id]) => !rows.has(id))).toEqual([])
})
