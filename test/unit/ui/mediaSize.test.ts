import { expect, it } from 'vitest'
import { mediaHeightAt, playerSize, previewSize } from '../../../src/ui/mediaSize.ts'

it.each([
  [599, 900],
  [390, 844],
  [1920, 449],
])('CONST-19, PLAY-03 media are 275 px tall in a window of %ix%i', (width, height) => {
  expect(mediaHeightAt(width, height)).toBe(275)
})

it.each([
  [600, 450],
  [1280, 720],
  [1903, 1080],
])('CONST-20, PLAY-03 media are 425 px tall in a window of %ix%i', (width, height) => {
  expect(mediaHeightAt(width, height)).toBe(425)
})

it.each([
  [1904, 1000],
  [3840, 2160],
])('CONST-21, PLAY-03 media are 500 px tall in a window of %ix%i', (width, height) => {
  expect(mediaHeightAt(width, height)).toBe(500)
})

it('CONST-22, CONST-23, PLAY-01, PLAY-02 player and preview have their sizes', () => {
  expect(playerSize).toEqual({ width: 1280, height: 720 })
  expect(previewSize).toEqual({ width: 382, height: 215 })
})
