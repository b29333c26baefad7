import { expect, it } from 'vitest'
import { noticeOf, noticesText, packagesOf } from '../../../src/build/notices.ts'

it('OPS-04 a module belongs to the innermost package, also in a package within a package', () => {
  const modules = [
    '/app/src/main.tsx',
    '/app/node_modules/react/index.js',
    '/app/node_modules/@mui/material/Box/Box.js',
    '/app/node_modules/a/node_modules/@b/c/d.js?x',
    '\0/app/node_modules/commonjs/index.js',
  ]
  expect([...packagesOf(modules)]).toEqual([
    '/app/node_modules/react',
    '/app/node_modules/@mui/material',
    '/app/node_modules/a/node_modules/@b/c',
    '/app/node_modules/commonjs',
  ])
})

it('OPS-04 the notice of a package is its licence, and what its package.json says where it has none', () => {
  expect(noticeOf('node_modules/react').text).toMatch(/Permission is hereby granted/)
  expect(noticeOf('node_modules/vite').text).not.toContain('## connect')
  const text = noticesText([
    { name: 'b 1.0.0', text: 'B' },
    { name: 'a 1.0.0', text: 'A' },
  ])
  expect(text.indexOf('a 1.0.0')).toBeLessThan(text.indexOf('b 1.0.0'))
})
