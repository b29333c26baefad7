import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { Theme } from '../../../src/contract/property.ts'
import { contrast, parseColour, type Rgb } from '../../../src/shell/theme/colour.ts'
import { createHotelTheme } from '../../../src/shell/theme/createHotelTheme.ts'

const rgb = (text: string): Rgb => {
  const colour = parseColour(text)
  if (!colour) throw new Error(`${text} is no colour`)
  return colour
}
const ratio = (one: string, other: string) => contrast(rgb(one), rgb(other))
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('THEME-03, CONST-31 has a light and a dark blue where the hotel gives no colour', () => {
  const light = createHotelTheme({ dark: false, direction: 'ltr' })
  const dark = createHotelTheme({ dark: true, direction: 'ltr' })
  expect(light.palette.mode).toBe('light')
  expect(dark.palette.mode).toBe('dark')
  expect([light.tokens.fill, light.tokens.onFill]).toEqual(['#2196f3', '#000000'])
  expect([dark.tokens.fill, dark.tokens.onFill]).toEqual(['#1565c0', '#ffffff'])
  // As a text colour it is changed until it is readable.
  for (const { palette } of [light, dark])
    expect(ratio(palette.primary.main, palette.background.default)).toBeGreaterThanOrEqual(4.5)
})

it('THEME-04 ignores what is not a colour, for the accent and for the bar', () => {
  const plain = createHotelTheme({ dark: false, direction: 'ltr' })
  const broken = createHotelTheme({
    primary: 'nonsense',
    toolbarBackground: '#zzzzzz',
    dark: false,
    direction: 'ltr',
  })
  expect(broken.palette.primary).toEqual(plain.palette.primary)
  expect(broken.palette.bar).toEqual(plain.palette.bar)
})

it('THEME-04 can be read in every colour a hotel may choose', () => {
  fc.assert(
    fc.property(hex, hex, fc.boolean(), fc.boolean(), (primary, toolbarBackground, dark, toolbarDark) => {
      const { palette, tokens } = createHotelTheme({
        primary,
        toolbarBackground,
        toolbarDark,
        dark,
        direction: 'ltr',
      })
      for (const ground of [palette.background.default, palette.background.paper, tokens.raised]) {
        expect(ratio(palette.primary.main, ground)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(tokens.fill, ground)).toBeGreaterThanOrEqual(3)
      }
      expect(ratio(palette.primary.main, tokens.wash)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(palette.primary.contrastText, palette.primary.main)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(tokens.onFill, tokens.fill)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(tokens.onFill, tokens.fillHover)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(palette.bar.contrastText, palette.bar.main)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 60 },
  )
})

it.each([false, true])('writes in colours that can be read for long (dark: %s)', (dark) => {
  const { palette, tokens } = createHotelTheme({ dark, direction: 'ltr' })
  for (const ground of [palette.background.default, palette.background.paper, tokens.raised, tokens.well]) {
    expect(ratio(palette.text.primary, ground)).toBeGreaterThanOrEqual(7)
    expect(ratio(palette.text.secondary, ground)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(palette.error.main, ground)).toBeGreaterThanOrEqual(4.5)
  }
  for (const ground of [palette.background.default, palette.background.paper, tokens.raised])
    expect(ratio(tokens.edge, ground)).toBeGreaterThanOrEqual(3)
})

it('keeps the bar in the words of the hotel as long as they can be read', () => {
  const bar = (toolbarBackground: string, toolbarDark: boolean) =>
    createHotelTheme({ dark: false, toolbarBackground, toolbarDark, direction: 'ltr' }).palette.bar
  expect(bar('#123456', true)).toEqual({ main: '#123456', contrastText: '#ffffff' })
  expect(bar('#123456', false).contrastText).toBe('#ffffff')
  expect(bar('#777777', false)).toEqual({ main: '#777777', contrastText: '#000000' })
})

it('has six sizes of type and no more', () => {
  const { typography } = createHotelTheme({ dark: false, direction: 'ltr' })
  const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2', 'body1', 'body2'] as const
  const small = ['button', 'caption', 'overline'] as const
  const sizes = new Set([...variants, ...small].map((variant) => typography[variant].fontSize))
  expect(sizes.size).toBe(6)
})

it('THEME-01 a theme is a title, a logo, two colours and two shades', () => {
  const told = { id: 2, title: 'Isla Verde', logoImage: '/mark.svg', primary: '#2C7A57', dark: '0' }
  expect(v.parse(Theme, { ...told, toolbarBackground: '#F2F1E6', toolbarDark: 'true' })).toEqual({
    id: '2',
    title: 'Isla Verde',
    logoImage: '/mark.svg',
    primary: '#2C7A57',
    dark: false,
    toolbarBackground: '#F2F1E6',
    toolbarDark: true,
  })
  expect(v.parse(Theme, { id: '3' })).toMatchObject({
    title: '',
    logoImage: '',
    dark: false,
    toolbarDark: false,
  })
})
