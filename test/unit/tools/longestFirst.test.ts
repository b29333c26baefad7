import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { longest, longestFirst } from '../../tools/longestFirst.ts'
import { root } from '../../tools/run.ts'

const fileOf = (project: string, name: string) => ({ project: { name: project }, moduleId: `/test/${name}` })

it('the browser’s longest files come first among its own, and the others as they were', () => {
  const files = [
    fileOf('app', 'axe.test.ts'),
    fileOf('app', 'bill.test.ts'),
    fileOf('browser', 'nav.test.ts'),
    fileOf('browser', 'axe.test.ts'),
    fileOf('browser', 'code.test.ts'),
    fileOf('browser', 'tvReturn.test.ts'),
    fileOf('unit', 'money.test.ts'),
  ]
  expect(longestFirst(files).map(({ project, moduleId }) => `${project.name}${moduleId}`)).toEqual([
    'app/test/axe.test.ts',
    'app/test/bill.test.ts',
    'browser/test/tvReturn.test.ts',
    'browser/test/axe.test.ts',
    'browser/test/nav.test.ts',
    'browser/test/code.test.ts',
    'unit/test/money.test.ts',
  ])
})

it('files without a long one stay as they are', () => {
  const files = [fileOf('unit', 'money.test.ts'), fileOf('browser', 'nav.test.ts')]
  expect(longestFirst(files)).toEqual(files)
})

it('all that are named are there', () => {
  expect(longest.filter((name) => !existsSync(join(root, 'test/browser', name)))).toEqual([])
})
