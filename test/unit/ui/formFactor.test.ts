import { expect, it } from 'vitest'
import { formFactorOf } from '../../../src/ui/formFactor.ts'

it.each([
  [390, 844, undefined, 'phone'],
  [844, 390, undefined, 'tablet'],
  [820, 1180, undefined, 'tablet'],
  [1024, 1366, undefined, 'tablet'],
  [1280, 720, undefined, 'tablet'],
  [1280, 720, 'tv', 'tv'],
  [1920, 1080, undefined, 'tv'],
  [3840, 2160, undefined, 'tv'],
  [1080, 1920, undefined, 'kiosk'],
  [2160, 3840, undefined, 'kiosk'],
  [1920, 1080, 'kiosk', 'kiosk'],
  [1280, 800, 'kiosk', 'kiosk'],
])('takes %i by %i in mode %s for a %s', (width, height, mode, kind) => {
  expect(formFactorOf({ width, height, hovers: false }, mode)).toBe(kind)
})

it.each([
  [1920, 1080, undefined, 'tablet'],
  [3840, 2160, 'demo', 'tablet'],
  [1920, 1080, 'tv', 'tv'],
])('where a mouse hovers takes %i by %i in mode %s for a %s', (width, height, mode, kind) => {
  expect(formFactorOf({ width, height, hovers: true }, mode)).toBe(kind)
})
