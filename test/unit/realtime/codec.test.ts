import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, encode } from '../../../src/realtime/codec.ts'

const dispatch = fc.record({
  module: fc.string(),
  function: fc.string({ minLength: 1 }),
  port: fc.nat(65535),
  cache_time: fc.nat(),
  message_id: fc.uuid(),
})
// Any UTF-16 code unit, including lone surrogates.
const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code))
const frame = (body: string) => `\u0002${body}\u0003`
const header = {
  module: 'SQMOD_Camera',
  function: 'loadCameras',
  port: 22205,
  cache_time: 0,
  message_id: 'a1',
}

describe('encode', () => {
  it('RT-05, RT-06 frames a message between its start and end character, with the whole dispatch header', () => {
    const text = encode({ kind: 'message', dispatch: header, payload: {} })
    expect(text).toBe(
      '\u0002{"dispatch":{"module":"SQMOD_Camera","function":"loadCameras","port":22205,"cache_time":0,"message_id":"a1"},"payload":{}}\u0003',
    )
  })

  it('writes the bare words', () => {
    expect(encode({ kind: 'pong' })).toBe('\u0002PONG\u0003')
    expect(encode({ kind: 'ping' })).toBe('\u0002PING\u0003')
  })
})

describe('decode', () => {
  it('RT-05, RT-07 gives back any header and any JSON that was encoded', () => {
    fc.assert(
      fc.property(dispatch, fc.jsonValue(), (header, payload) => {
        const read = decode(encode({ kind: 'message', dispatch: header, payload }))
        expect(read).toEqual({
          kind: 'message',
          dispatch: header,
          payload: JSON.parse(JSON.stringify(payload)),
        })
      }),
    )
  })

  it('RT-05 keeps control characters that stand inside a text', () => {
    const payload = { text: 'a\u0002b\u0003c' }
    expect(decode(encode({ kind: 'message', dispatch: header, payload }))).toMatchObject({ payload })
  })

  it('knows the bare words', () => {
    expect(decode(frame('PING'))).toEqual({ kind: 'ping' })
    expect(decode(frame('PONG'))).toEqual({ kind: 'pong' })
  })

  it.each([
    ['{"dispatch":{"function":"x"}}', 'no start character'],
    ['{"dispatch":{"function":"x"}}\u0003', 'no start character'],
    ['\u0002{"dispatch":{"function":"x"}}', 'no end character'],
    ['\u0002', 'no end character'],
    ['PING', 'no start character'],
  ])('RT-09 rejects %j', (text, reason) => {
    expect(decode(text)).toEqual({ kind: 'rejected', reason, head: text })
  })

  it.each([
    ['', 'empty message'],
    ['\u0002\u0003', 'empty body'],
    ['\u0002 \n\u0003', 'empty body'],
  ])('RT-10 rejects the empty %j', (text, reason) => {
    expect(decode(text)).toEqual({ kind: 'rejected', reason, head: text })
  })

  it('RT-11 rejects a body that does not parse, with the parse error', () => {
    const read = decode(frame('{"dispatch":'))
    expect(read).toMatchObject({
      kind: 'rejected',
      reason: expect.stringMatching(/^body does not parse: SyntaxError/),
    })
  })

  it.each([
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"dispatch":null}',
    '{"dispatch":[]}',
    '{"dispatch":{}}',
    'ping',
  ])('RT-11 rejects %s, which has no dispatch header', (body) => {
    expect(decode(frame(body)).kind).toBe('rejected')
  })

  it('reads a header of which only the function is given, as an event of the hotel may have it', () => {
    expect(decode(frame('{"dispatch":{"function":"getPopUpCamera","message_id":null}}'))).toEqual({
      kind: 'message',
      dispatch: { module: '', function: 'getPopUpCamera', port: 0, cache_time: 0, message_id: '' },
      payload: undefined,
    })
  })

  it('RT-09, RT-10, RT-11 takes anything a socket may deliver without throwing, and shows at most 200 characters', () => {
    const anything = fc.oneof(
      fc.string({ unit, maxLength: 400 }),
      fc.string({ unit, maxLength: 400 }).map(frame),
      fc.json({ maxDepth: 2 }).map(frame),
      fc.anything(),
    )
    fc.assert(
      fc.property(anything, (data) => {
        const read = decode(data)
        if (read.kind === 'rejected') {
          expect(read.head).toBe(typeof data === 'string' ? data.slice(0, 200) : '')
          expect(read.reason).not.toBe('')
        }
      }),
    )
  })

  it('RT-09, RT-10, RT-11 rejects every frame that lost its first or last character, and every one cut in two', () => {
    const text = fc
      .tuple(dispatch, fc.jsonValue())
      .map(([header, payload]) => encode({ kind: 'message', dispatch: header, payload }))
    fc.assert(
      fc.property(text, fc.double({ min: 0, max: 1, noNaN: true }), (whole, part) => {
        const cut = Math.floor(part * whole.length)
        expect(decode(whole.slice(1)).kind).toBe('rejected')
        if (cut < whole.length) expect(decode(whole.slice(0, cut)).kind).toBe('rejected')
        if (cut > 0) expect(decode(whole.slice(cut)).kind).toBe('rejected')
      }),
    )
  })
})

it.each([5000, 100_000])(
  'REAL-07 leaves out a payload of %i levels, so that its call fails at once',
  (levels) => {
    const body = `{"dispatch":{"message_id":"7"},"payload":{"root":${'['.repeat(levels)}${']'.repeat(levels)}}}`
    const message = decode(`\u0002${body}\u0003`)
    expect(message).toMatchObject({ kind: 'message', dispatch: { message_id: '7' }, payload: undefined })
  },
)

it('REAL-07 counts no brackets within texts', () => {
  const root = `\\"${'[{'.repeat(200)}\\`
  expect(decode(encode({ kind: 'message', dispatch: header, payload: { root } }))).toMatchObject({
    payload: { root },
  })
})
