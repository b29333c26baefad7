// @vitest-environment jsdom
import createCache from '@emotion/cache'
import { expect, it } from 'vitest'
import { addPrefixes } from '../../../src/shell/theme/prefixes.ts'

function written(styles: string) {
  const cache = createCache({ key: 'prefixes', stylisPlugins: [addPrefixes] })
  cache.insert('.x', { name: 'x', styles }, cache.sheet, true)
  return [...document.querySelectorAll('style[data-emotion="prefixes"]')].at(-1)?.textContent
}

it('PROD-01 writes what older engines know under another name under both, their own first', () => {
  expect(written('user-select:none;mask-image:none;')).toBe(
    '.x{-webkit-user-select:none;user-select:none;-webkit-mask-image:none;mask-image:none;}',
  )
})

it('writes once what every engine knows, and what has been written under both names by hand', () => {
  const styles = 'display:flex;transform:none;-webkit-appearance:none;'
  expect(written(styles)).toBe(`.x{${styles}}`)
})
