import { expect, it } from 'vitest'
import { truncateWords } from '../../../src/domains/epg/GridRow.tsx'

/** Each letter is as wide as any other. */
const widthOf = (text: string) => text.length
const shown = (text: string, width: number, lines = 1) => truncateWords(text, { width, lines }, widthOf)

it('a title that fits is shown as it is', () => {
  expect(shown('The Briefing', 12)).toBe('The Briefing')
  expect(shown('The Briefing', 8, 2)).toBe('The Briefing')
})

it('a title that does not fit ends after a whole word', () => {
  expect(shown('The Bridge Builders', 12)).toBe('The Bridge…')
  expect(shown('Sport: the best of the week', 12, 2)).toBe('Sport: the best of the…')
  expect(shown('Sport: the best of the week', 6)).toBe('Sport…')
})

it('a cell too narrow for the first word shows nothing', () => {
  expect(shown('Headlines', 8)).toBe('')
  expect(shown('Headlines', 8, 2)).toBe('')
  expect(shown('The Bridge Builders', 10)).toBe('')
  expect(shown('At Heidelberg', 2, 2)).toBe('')
})

it('a script without spaces is left to the browser', () => {
  expect(shown('ニュースの時間', 3)).toBe('ニュースの時間')
})
