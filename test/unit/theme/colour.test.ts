import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  contrast,
  luminance,
  parseColour,
  type Rgb,
  reachContrast,
  textOn,
  toHex,
} from '../../../src/shell/theme/colour.ts'

const rgb = (text: string): Rgb => {
  const colour = parseColour(text)
  if (!colour) throw new Error(`${text} is no colour`)
  return colour
}
const channel = fc.integer({ min: 0, max: 255 })
const anyColour = fc.record({ r: channel, g: channel, b: channel })

it.each([
  ['#2196F3', '#2196f3'],
  [' #abc ', '#aabbcc'],
  ['#21a4d380', '#21a4d3'],
  ['rgb(33, 150, 243)', '#2196f3'],
  ['rgb(33 150 243 / 50%)', '#2196f3'],
  ['rgba(100%,0%,50%,.5)', '#ff0080'],
  ['hsl(207, 90%, 54%)', '#2094f3'],
  ['hsl(-153deg 100% 50%)', '#008cff'],
  ['Navy', '#000080'],
])('reads %s', (text, hex) => {
  expect(toHex(rgb(text))).toBe(hex)
})

it.each([
  '',
  'blueish',
  '#12',
  '#12345',
  '#12g',
  'rgb(1,2)',
  'rgb(1,2,x)',
  'rgb(1,2,3,4,5)',
  'hsl(10, 20, 30)',
  'var(--x)',
  'red;}body{}',
])('THEME-04 does not take %j for a colour', (text) => {
  expect(parseColour(text)).toBeNull()
})

it('takes nothing for no colour', () => {
  expect(parseColour(null)).toBeNull()
  expect(parseColour(undefined)).toBeNull()
})

it('measures contrast as WCAG does', () => {
  expect(contrast(rgb('#000'), rgb('#fff'))).toBeCloseTo(21, 5)
  expect(contrast(rgb('#777'), rgb('#fff'))).toBeCloseTo(4.48, 2)
  expect(luminance(rgb('#f00'))).toBeCloseTo(0.2126, 4)
})

it('writes every colour so that it is read as the same', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(parseColour(toHex(colour))).toEqual(colour)
    }),
  )
})

it('THEME-04 puts the more legible of black and white on any colour', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const chosen = contrast(textOn(colour), colour)
      expect(chosen).toBeGreaterThanOrEqual(contrast(rgb('#000'), colour))
      expect(chosen).toBeGreaterThanOrEqual(contrast(rgb('#fff'), colour))
      expect(chosen).toBeGreaterThan(4.5)
    }),
  )
})

it('bends any colour until it can be read on every ground', () => {
  const paper = ['#F7F4EE', '#FFFEFC'].map(rgb)
  const night = ['#14161A', '#23272D'].map(rgb)
  fc.assert(
    fc.property(anyColour, fc.constantFrom(paper, night), (colour, grounds) => {
      const bent = reachContrast(colour, grounds, 4.5)
      for (const ground of grounds) expect(contrast(bent, ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('leaves a colour alone that can be read already', () => {
  expect(toHex(reachContrast(rgb('#1565C0'), [rgb('#F7F4EE')], 4.5))).toBe('#1565c0')
})

it('keeps the hue of what it bends', () => {
  const { r, g, b } = reachContrast(rgb('#1565C0'), [rgb('#14161A')], 4.5)
  expect(b).toBeGreaterThan(g)
  expect(g).toBeGreaterThan(r)
})
