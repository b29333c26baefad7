import { describe, expect, it } from 'vitest'
import { kindOf, mergeValues } from '../../../src/domains/roomControl/slice.ts'
import {
  climateOf,
  climateValue,
  isOn,
  levelOf,
  nextTarget,
  onStep,
  optionsOf,
  shownDegrees,
  temperatureRange,
  unitOf,
} from '../../../src/domains/roomControl/values.ts'
import { command } from './fixtures.ts'

const percent = { min: 0, max: 100, step: 1 }
const halves = { min: 16, max: 28, step: 0.5 }

describe('values', () => {
  it.each([
    [true, true],
    [1, true],
    ['on', true],
    ['true', true],
    [{ on: true, target: 20 }, true],
    [false, false],
    [0, false],
    ['off', false],
    [{ on: false }, false],
    [undefined, false],
  ])('ROOM-07 %j is read as on: %s', (value, on) => expect(isOn(value)).toBe(on))

  it('ROOM-15 a light is a switch, or a dimmer where it has a range', () => {
    expect(kindOf(command('x', 'light'))).toBe('light')
    expect(kindOf(command('x', 'light', { max: 100 }))).toBe('dimmer')
    expect([true, false, 40, '40', 400, 'bright', undefined].map((value) => levelOf(value, percent))).toEqual(
      [100, 0, 40, 40, 100, 0, 0],
    )
  })

  it('ROOM-18 a fan whose hotel names no steps has the usual ones', () => {
    expect(optionsOf(command('x', 'fanspeed'))).toEqual(['off', '1', '2', '3', 'auto'])
    expect(optionsOf(command('x', 'fanspeed', { options: ['low', 'high'] }))).toEqual(['low', 'high'])
  })

  it('ROOM-19, ROOM-20, ROOM-21 a temperature keeps the shape that the hotel gave it', () => {
    expect(climateOf(21.5)).toEqual({ on: null, target: 21.5, current: null })
    expect(climateOf({ on: true, target: '21.5', current: 22 })).toEqual({
      on: true,
      target: 21.5,
      current: 22,
    })
    expect(climateOf(undefined)).toEqual({ on: null, target: null, current: null })
    expect(climateOf('')).toEqual({ on: null, target: null, current: null })
    expect(climateValue(null, 22, 21)).toBe(22)
    expect(climateValue(null, 22, { target: 21, current: 20 })).toEqual({ target: 22 })
    expect(climateValue(false, 22, undefined)).toEqual({ on: false, target: 22 })
    expect(mergeValues({ on: true, target: 20, current: 19 }, { on: true, target: 22 })).toEqual({
      ...{ on: true, target: 22, current: 19 },
    })
    expect(mergeValues({ on: true }, 5)).toBe(5)
  })

  it('ROOM-11 what is sent lies on the command’s steps', () => {
    expect(onStep(20.3, halves)).toBe(20.5)
    expect(onStep(99, halves)).toBe(28)
    expect(onStep(0.30000000000000004, { min: 0, max: 1, step: 0.1 })).toBe(0.3)
  })
})

describe('temperatures', () => {
  it('ROOM-22 are in the command’s unit on the wire, Celsius by default', () => {
    expect([
      unitOf({ unit: '' }),
      unitOf({ unit: '°F' }),
      unitOf({ unit: 'f' }),
      unitOf({ unit: 'C' }),
    ]).toEqual(['C', 'F', 'F', 'C'])
    expect(temperatureRange(command('x', 'heating'))).toEqual({ min: 16, max: 30, step: 0.5 })
    expect(temperatureRange(command('x', 'heating', { unit: 'F', min: 50 }))).toEqual({
      min: 50,
      max: 86,
      step: 1,
    })
  })

  it('ROOM-22 are converted for the eye alone', () => {
    expect(shownDegrees(21.5, halves, 'C', 'C')).toBe(21.5)
    expect(shownDegrees(21.5, halves, 'C', 'F')).toBe(71)
    expect(shownDegrees(70, { step: 1 }, 'F', 'C')).toBe(21)
    expect(shownDegrees(-0.2, { step: 1 }, 'C', 'C')).toBe(0)
  })

  it('ROOM-22 every press changes what is seen, and what is sent stays on the hotel’s steps', () => {
    let at = 16
    const seen = [shownDegrees(at, halves, 'C', 'F')]
    for (;;) {
      const next = nextTarget(at, 1, halves, 'C', 'F')
      if (next === at) break
      expect((next * 2) % 1).toBe(0)
      seen.push(shownDegrees(next, halves, 'C', 'F'))
      at = next
    }
    // 28 °C are 82 °F, and so are 27.5 °C.
    expect(at).toBe(27.5)
    expect(new Set(seen).size).toBe(seen.length)
    expect(nextTarget(16, -1, halves, 'C', 'C')).toBe(16)
    expect(nextTarget(20.5, -1, halves, 'C', 'C')).toBe(20)
  })
})
