import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isolate } from '../../../src/core/text/isolate.ts'

/** Shows the isolates as brackets. */
const marked = (text: string) => isolate(text).replaceAll('\u2066', '⟦').replaceAll('\u2069', '⟧')

it.each([
  ['اتصل بنا على +43 1 234-56 الآن', 'اتصل بنا على ⟦+43 1 234-56⟧ الآن'],
  ['هاتف (01) 234 56', 'هاتف ⟦(01) 234 56⟧'],
  ['هاتف +431', 'هاتف ⟦+431⟧'],
  ['اطلب *21#', 'اطلب ⟦*21#⟧'],
  ['الرمز AB-12/7.', 'الرمز ⟦AB-12/7⟧.'],
  ['كتב אל desk@aurora.example.', 'كتב אל ⟦desk@aurora.example⟧.'],
  ['זמין ב https://aurora.example/spa?a=1 היום', 'זמין ב ⟦https://aurora.example/spa?a=1⟧ היום'],
  ['האתר www.aurora.example', 'האתר ⟦www.aurora.example⟧'],
  // A number alone has one order, and a range is read in that of its text.
  ['غرفة 101', 'غرفة 101'],
  ['من 8 - 10 مساء', 'من 8 - 10 مساء'],
])('LANG-23 in %s each number, code and address is isolated', (text, expected) => {
  expect(marked(text)).toBe(expected)
})

it('LANG-23 changes no letter, and no text without right-to-left letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab1 2+-(.)/@:#*אب') }), (text) => {
      expect(isolate(text).replace(/[\u2066\u2069]/g, '')).toBe(text)
      if (!/[אب]/.test(text)) expect(isolate(text)).toBe(text)
    }),
  )
})
