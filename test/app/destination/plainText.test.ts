import { expect, it } from 'vitest'
import { plainText } from '../../../src/domains/destination/plainText.ts'

it('DEST-05 words of two blocks do not run together', () => {
  expect(plainText('<p>Schön</p><p>more<br>lines, <b>bo</b>ld</p>')).toBe('Schön more lines, bold')
})
