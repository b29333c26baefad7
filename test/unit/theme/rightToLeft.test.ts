// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createRightToLeftCache } from '../../../src/shell/theme/rightToLeft.ts'

function written(styles: string) {
  const cache = createRightToLeftCache()
  cache.insert('.rtl-x', { name: 'x', styles }, cache.sheet, true)
  return [...document.querySelectorAll('style[data-emotion="rtl"]')].map((tag) => tag.textContent).join('')
}

it('LANG-20 mirrors styles for languages that are read from the right', () => {
  expect(written('margin-left:4px;left:0;')).toContain('margin-right:4px;right:0;')
})

it('LANG-20 writes fields with a placeholder, which an unequal pair of parsers stumbles over', () => {
  const css = written('&::placeholder{padding-left:1px;}&:read-only{left:0;}user-select:none;')
  expect(css).toContain('::placeholder{padding-right:1px;}')
  expect(css).toContain(':read-only{right:0;}')
  expect(css).toContain('-webkit-user-select:none')
})
