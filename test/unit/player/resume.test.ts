import { expect, it } from 'vitest'
import {
  playerSlice,
  positionsRestored,
  progressReported,
  resumeFrom,
  selectResumeAt,
} from '../../../src/domains/player/slice.ts'

it.each([
  [0, 0],
  [9, 0],
  [10, 10],
  [1834, 1834],
  [7140, 7140],
  [7141, 0],
  [7199, 0],
])('VOD-35 goes on with a film of two hours that was left at %i s from %i s', (left, from) => {
  expect(resumeFrom(left, 7200)).toBe(from)
})

it('VOD-35 knows only the beginning of a stream without a length', () => {
  expect(resumeFrom(1834, 0)).toBe(1834)
  expect(resumeFrom(1834, Number.NaN)).toBe(1834)
  expect(resumeFrom(Number.NaN, 7200)).toBe(0)
})

const { reducer } = playerSlice
const video = { id: '41', src: '/a.mp4', title: 'The Long Shore' }
const progress = { id: '41', src: '/a.mp4', duration: 7200 }
const resumeAt = (state: ReturnType<typeof reducer>, of: { id: string; src: string; from?: number }) =>
  selectResumeAt({ player: state }, of)

it('begins anew after the end, and lets the hotel know better', () => {
  const state = reducer(undefined, progressReported({ ...progress, seconds: 7200, why: 'ended' }))
  expect(resumeAt(state, video)).toBe(0)
  expect(resumeAt(state, { ...video, from: 300 })).toBe(300)
})

it('what was noted in this page wins over what an earlier one left', () => {
  let state = reducer(undefined, progressReported({ ...progress, seconds: 500, why: 'paused' }))
  state = reducer(
    state,
    positionsRestored({ 41: { src: '/a.mp4', seconds: 20 }, 7: { src: '/c.mp4', seconds: 90 } }),
  )
  expect(resumeAt(state, video)).toBe(500)
  expect(resumeAt(state, { id: '7', src: '/c.mp4' })).toBe(90)
})
