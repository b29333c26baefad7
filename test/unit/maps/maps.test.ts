import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  distance,
  distanceText,
  dragged,
  findPlaces,
  initialView,
  metresFrom,
  neighbourhoodOf,
  toPixels,
  zoom,
} from '../../../src/domains/maps/places.ts'

const stephansplatz = { lat: 48.2085, lng: 16.3731 }
const opera = { lat: 48.2031, lng: 16.3692 }

describe('distances', () => {
  it('DEMO-05 are those of the ground', () => {
    // 666 m by the haversine formula.
    expect(distance(opera, stephansplatz)).toBeGreaterThan(655)
    expect(distance(opera, stephansplatz)).toBeLessThan(675)
    expect(metresFrom(opera, opera)).toEqual({ x: 0, y: 0 })
  })

  it.each([
    [66, '70 m'],
    [994, '990 m'],
    [1234, '1.2 km'],
    [12_345, '12 km'],
  ])('%i m are written %s', (metres, text) => {
    expect(distanceText(metres, 'en').replace('\u00a0', ' ')).toBe(text)
  })

  it('DEMO-14 are written with the units of the language, and else with isolated symbols', () => {
    expect(distanceText(350, 'ru').replace('\u00a0', ' ')).toBe('350 м')
    expect(distanceText(350, 'ar')).toMatch(/^350\s[\p{Script=Arabic}\p{M}]+$/u)
    class WithoutUnits extends Intl.NumberFormat {
      constructor(locale?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) {
        if (options?.style === 'unit') throw new RangeError('Value unit out of range')
        super(locale, options)
      }
    }
    const spy = vi.spyOn(Intl, 'NumberFormat').mockImplementation(WithoutUnits)
    expect(distanceText(350, 'he')).toBe('\u2066350\u00a0m\u2069')
    spy.mockRestore()
  })
})

describe('places', () => {
  const vienna = neighbourhoodOf('Europe/Vienna')
  const names = (text: string, category: 'sights' | 'shopping' | null = null) =>
    findPlaces(vienna, { text, category }).map(({ name }) => name)

  it('DEMO-05 are found by words, without accents and letter case', () => {
    expect(names('cafe')).toEqual(['Café Hawelka', 'Café Central'])
    expect(names('KARNTNER')).toEqual(['Kärntner Straße'])
    expect(names('nowhere')).toEqual([])
  })

  it('DEMO-05 are found by kind, the nearest first', () => {
    const sights = findPlaces(vienna, { text: '', category: 'sights' })
    expect(new Set(sights.map(({ category }) => category))).toEqual(new Set(['sights']))
    const far = sights.map((place) => distance(vienna.hotel, place))
    expect(far).toEqual([...far].sort((a, b) => a - b))
    expect(names('graben', 'sights')).toEqual([])
    expect(names('graben', 'shopping')).toEqual(['Graben'])
  })

  it('DEMO-06 every house has its own neighbourhood', () => {
    expect(neighbourhoodOf('Atlantic/Canary').places.map(({ name }) => name)).toContain('Siam Park')
    expect(neighbourhoodOf(null)).toBe(vienna)
    for (const { hotel, places } of [vienna, neighbourhoodOf('Atlantic/Canary')])
      for (const place of places) expect(distance(hotel, place)).toBeLessThan(6000)
  })
})

describe('the drawn map', () => {
  const size = { width: 800, height: 400 }
  const numbers = fc.integer({ min: -2000, max: 2000 })

  it('DEMO-04 follows the finger that drags it', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, numbers, (x, y, dx, dy) => {
        const before = toPixels({ x, y }, initialView, size)
        const after = toPixels({ x, y }, dragged(initialView, dx, dy), size)
        expect(after.left - before.left).toBeCloseTo(dx)
        expect(after.top - before.top).toBeCloseTo(dy)
      }),
    )
  })

  it('DEMO-04 zooms round the place that the pointer is on', () => {
    fc.assert(
      fc.property(numbers, numbers, fc.constantFrom(1 as const, -1 as const), (x, y, direction) => {
        const at = toPixels({ x, y }, initialView, size)
        const after = toPixels({ x, y }, zoom(initialView, direction, size, at), size)
        expect(after.left).toBeCloseTo(at.left)
        expect(after.top).toBeCloseTo(at.top)
      }),
    )
  })

  it('DEMO-04 zooms no nearer and no further than there is something to see', () => {
    let view = initialView
    for (let times = 0; times < 20; times += 1) view = zoom(view, 1, size)
    expect(view.scale).toBe(1.2)
    for (let times = 0; times < 20; times += 1) view = zoom(view, -1, size)
    expect(view.scale).toBe(0.04)
    expect(toPixels({ x: 0, y: 0 }, view, size)).toEqual({ left: 400, top: 200 })
  })
})
