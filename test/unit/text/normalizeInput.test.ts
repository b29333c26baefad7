import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalizeInput, normalizeRoomNumber } from '../../../src/core/text/normalizeInput.ts'

it.each([
  ['O’Brien', "O'Brien"],
  ['Ｂｅｒｇｅｒ', 'Berger'],
  ['\u200FBerger\u200E', 'Berger'],
  ['Ber\u200Bger\uFEFF', 'Berger'],
  ['Smith\u2011Jones', 'Smith-Jones'],
  ['Smith – Jones', 'Smith - Jones'],
  ['  Anna\u00A0\u3000  Maria ', 'Anna Maria'],
  ['ﬁnk', 'fink'],
])('NAME-01 %j is meant as %j', (typed, meant) => {
  expect(normalizeInput(typed)).toBe(meant)
})

it.each(['Łukasiewicz', 'Sørensen', 'Weiß', 'Müller', '李', 'Ångström', 'Ёлкин'])(
  'NAME-01 letters and accents stay: %s',
  (name) => {
    expect(normalizeInput(name)).toBe(name.normalize('NFKC'))
  },
)

it.each([
  ['١٠٥', '105'],
  ['۱۰۵', '105'],
  ['१०५', '105'],
  ['๑๐๕', '105'],
  ['１２７', '127'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['A 105', 'A 105'],
])('NAME-01 the room %j is %j', (typed, meant) => {
  expect(normalizeRoomNumber(typed)).toBe(meant)
})

it('NAME-01 what is meant is meant by itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalizeRoomNumber(normalizeRoomNumber(text))).toBe(normalizeRoomNumber(text))
    }),
  )
})
