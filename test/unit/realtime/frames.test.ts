import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encode } from '../../../src/realtime/codec.ts'
import { createTextReader } from '../../../src/realtime/connection.ts'
import { createFrameReader } from '../../../src/realtime/frames.ts'

const header = {
  module: 'SQMOD_Auth',
  function: 'authenticate',
  port: 22200,
  cache_time: 0,
  message_id: 'a1',
}
const plain = (text: string) => text.replaceAll('\u0002', '').replaceAll('\u0003', '')
const frame = fc.oneof(
  fc.constant(encode({ kind: 'ping' })),
  fc.constant('\u0002\u0003'),
  fc.jsonValue().map((payload) => encode({ kind: 'message', dispatch: header, payload })),
  // Text as JSON never contains it raw, but with anything else of Unicode.
  fc.string({ unit: 'binary' }).map((body) => `\u0002${plain(body)}\u0003`),
)
const gap = fc.constantFrom('', '', '\n', '\r\n ')
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })

/** Cuts a text or bytes at these places, from 0 for its start to 1 for its end. */
function divide<Whole extends { length: number; slice: (from: number, to: number) => Whole }>(
  whole: Whole,
  at: number[],
) {
  const places = [...at.map((part) => Math.floor(part * whole.length)), whole.length].sort((a, b) => a - b)
  return places
    .map((place, index) => whole.slice(places[index - 1] ?? 0, place))
    .filter((part) => part.length > 0)
}

it('NET-06 reads every frame, in its order, however frames are joined and divided', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(frame, gap)), cuts, (given, at) => {
      const reader = createFrameReader()
      const text = given.map(([one, space]) => one + space).join('')
      expect(divide(text, at).flatMap((part) => reader.read(part))).toEqual(given.map(([one]) => one))
      expect(reader.rest).toBe('')
    }),
  )
})

it('NET-06 reads binary messages, also those that end within a character', () => {
  fc.assert(
    fc.property(fc.array(frame.map((text) => text.toWellFormed())), cuts, (given, at) => {
      const [frames, texts] = [createFrameReader(), createTextReader()]
      const bytes = new TextEncoder().encode(given.join(''))
      const read = divide(bytes, at).flatMap((part) =>
        frames.read(texts.read(part.slice().buffer).text ?? '?'),
      )
      expect(read.filter((text) => text !== '')).toEqual(given)
    }),
  )
})

it('NET-06 what is part of no frame costs itself alone', () => {
  const junk = fc.string({ unit: 'binary', minLength: 1 }).map((text) => `x${plain(text)}`)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(frame, fc.oneof(junk, fc.constant('\u0002{"cut":'))), { minLength: 1 }),
      (given) => {
        const reader = createFrameReader()
        const read = given.flatMap(([one, rubbish]) => reader.read(one + rubbish))
        expect(read.filter((text) => given.some(([one]) => one === text))).toEqual(given.map(([one]) => one))
      },
    ),
  )
})

it('NET-06 gives a frame up that has begun and does not end, once another begins', () => {
  const reader = createFrameReader()
  expect(reader.read('\u0002{"dispatch":')).toEqual([])
  expect(reader.rest).toBe('\u0002{"dispatch":')
  expect(reader.read('\u0002PING\u0003')).toEqual(['\u0002{"dispatch":', '\u0002PING\u0003'])
  expect(reader.rest).toBe('')
})

it('NET-06 reads a message of many characters that are no frames in one pass', () => {
  const reader = createFrameReader()
  const many = 200_000
  const startedAt = performance.now()
  expect(reader.read('\u0002'.repeat(many))).toHaveLength(many - 1)
  expect(reader.read(`\u0003${'\u0003'.repeat(many)}`)).toHaveLength(2)
  expect(performance.now() - startedAt).toBeLessThan(5000)
})

it('NET-06 keeps no more of a frame without an end than any frame has', () => {
  const reader = createFrameReader()
  const part = 'x'.repeat(8_000_000)
  reader.read('\u0002')
  const read = Array.from({ length: 5 }, () => reader.read(part)).flat()
  expect(read).toHaveLength(2)
  expect(reader.rest).toBe('')
})
