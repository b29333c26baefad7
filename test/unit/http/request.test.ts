import { getEventListeners } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { route } from '../../../src/contract/define.ts'
import { createHttp, type HttpEnvironment } from '../../../src/http/request.ts'
import { waitLimitMs } from '../../tools/limits.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

interface Heard {
  method: string
  url: string
  authorization: string | undefined
  type: string | undefined
  body: string
}

/** Starts a server on a free port, which records its requests. */
async function openHotel(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { authorization, 'content-type': type } = request.headers
    heard.push({ method: request.method ?? '', url: request.url ?? '', authorization, type, body })
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  return { heard, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

const json =
  (value: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

function enter(origin: string, given: Partial<HttpEnvironment> = {}) {
  const log = vi.fn()
  return { http: createHttp({ origin, token: () => 'secret', log, ...given }), log }
}

const getSettings = route({
  method: 'GET',
  path: '/api/v1/property/:propertyId/oneapp/settings',
  ask: v.object({}),
  answer: v.object({ settings: v.object({ timezone: v.string() }) }),
})
const setControl = route({
  method: 'POST',
  path: '/api/public/v2/property/:propertyId/oneapp/roomcontrol',
  ask: v.object({ room: v.string(), command: v.string() }),
  answer: v.object({ state: v.string() }),
})
const getValues = route({ ...getSettings, path: '/ONEapp/api/php_helpers/values.php', answer: v.unknown() })

describe('a request', () => {
  it('asks with path, query and body, and reads the answer by its schema', async () => {
    const hotel = await openHotel(json({ state: 'on', more: 1 }))
    const { http } = enter(hotel.origin)
    const outcome = await http.request(setControl, {
      params: { propertyId: 'a/b c' },
      query: { roomNr: '101 & 2', floor: undefined, wing: null, page: 0 },
      body: { room: '101', command: 'on' },
    })
    expect(outcome).toEqual({ kind: 'ok', answer: { state: 'on' } })
    expect(hotel.heard).toEqual([
      {
        method: 'POST',
        url: '/api/public/v2/property/a%2Fb%20c/oneapp/roomcontrol?roomNr=101+%26+2&page=0',
        authorization: 'Bearer secret',
        type: 'application/json',
        body: '{"room":"101","command":"on"}',
      },
    ])
  })

  it.each([{}, { propertyId: '' }, { propertyId: '..' }, { propertyId: '.' }])(
    'is not made with the parameters %j, which would be another address',
    async (params) => {
      const hotel = await openHotel(json({}))
      const { http, log } = enter(hotel.origin)
      expect(await http.request(getSettings, { params })).toEqual({ kind: 'unreachable' })
      expect(hotel.heard).toEqual([])
      expect(log).toHaveBeenCalledWith('error', expect.stringContaining('a parameter is missing'))
    },
  )

  it('ends as refused on any status that is not 2xx, with the code and message of the hotel', async () => {
    const body = { error: { code: 'fully_booked', message: 'No place left' } }
    const hotel = await openHotel(json(body, 409))
    const outcome = await enter(hotel.origin).http.request(getSettings, { params: { propertyId: 1 } })
    expect(outcome).toEqual({
      kind: 'refused',
      status: 409,
      code: 'fully_booked',
      message: 'No place left',
      body,
    })
  })

  it.each(['<h1>Bad gateway</h1>', '', 'null', '{"error":"x"}', '{"error":{"code":7}}'])(
    'ends as refused whatever stands in the error: %s',
    async (text) => {
      const hotel = await openHotel((response) => response.writeHead(502).end(text))
      const outcome = await enter(hotel.origin).http.request(getSettings, { params: { propertyId: 1 } })
      expect(outcome).toMatchObject({ kind: 'refused', status: 502, code: '', message: '' })
    },
  )

  it('tells an answer that is no JSON from one of another shape, and logs neither’s content', async () => {
    let text = '<html>Berger'
    const hotel = await openHotel((response) => response.end(text))
    const { http, log } = enter(hotel.origin)
    const ask = () => http.request(getSettings, { params: { propertyId: 1 } })
    expect(await ask()).toEqual({ kind: 'invalid', reason: 'json', issue: 'no JSON' })
    text = ''
    expect(await ask()).toEqual({ kind: 'invalid', reason: 'shape', issue: 'answer: expected Object' })
    text = '{"settings":{"timezone":["Berger"]}}'
    expect(await ask()).toEqual({
      kind: 'invalid',
      reason: 'shape',
      issue: 'settings.timezone: expected string',
    })
    expect(log).toHaveBeenCalledTimes(3)
    expect(JSON.stringify(log.mock.calls)).not.toContain('Berger')
  })

  it('reads the files of a skin, as JSON or as text', async () => {
    const hotel = await openHotel((response, { url }) =>
      response.end(url?.endsWith('.json') ? '{"a":1}' : '<p>'),
    )
    const { http } = enter(hotel.origin)
    expect(await http.file('/ONEapp/skins/aurora/1/menu_EN.json', v.object({ a: v.number() }))).toEqual({
      kind: 'ok',
      answer: { a: 1 },
    })
    expect(await http.text('/ONEapp/skins/aurora/custom/html_1.html')).toEqual({ kind: 'ok', answer: '<p>' })
    expect(await http.text('http://[')).toEqual({ kind: 'unreachable' })
  })
})

describe('the bearer token', () => {
  it('STOR-09, HTTP-19 goes with calls to /api/ of the own origin when there is one', async () => {
    const hotel = await openHotel(json({ settings: { timezone: 'Europe/Vienna' } }))
    await enter(hotel.origin).http.request(getSettings, { params: { propertyId: 1 } })
    await enter(hotel.origin, { token: () => null }).http.request(getSettings, { params: { propertyId: 1 } })
    expect(hotel.heard.map(({ authorization }) => authorization)).toEqual(['Bearer secret', undefined])
  })

  it('STOR-09, HTTP-19 goes nowhere else: not below the app’s path, not to a skin, not to another origin', async () => {
    const hotel = await openHotel(json({}))
    const other = await openHotel(json({}))
    const { http } = enter(hotel.origin)
    await http.request(getValues)
    await http.file('/ONEapp/skins/aurora/1/menu_EN.json', v.unknown())
    await http.file('/api/../ONEapp/skins/x.json', v.unknown())
    await http.file('/apiary/x.json', v.unknown())
    await http.file(`${other.origin}/api/v1/oneapp/theme`, v.unknown())
    await http.request({ ...getSettings, path: `//${new URL(other.origin).host}/api/v1` })
    expect(hotel.heard.map(({ authorization }) => authorization)).toEqual(Array(4).fill(undefined))
    expect(other.heard.map(({ authorization }) => authorization)).toEqual([undefined, undefined])
  })

  it('STOR-09 is not carried along when the hotel’s address redirects elsewhere', async () => {
    const other = await openHotel(json({ settings: { timezone: 'x' } }))
    const hotel = await openHotel((response) =>
      response.writeHead(302, { location: `${other.origin}/api/x` }).end(),
    )
    const outcome = await enter(hotel.origin).http.request(getSettings, { params: { propertyId: 1 } })
    expect(outcome).toEqual({ kind: 'unreachable' })
    expect(other.heard).toEqual([])
  })
})

describe('HTTP-22', () => {
  it('HTTP-22 ends a call that hangs after the receive time-out, before the headers or within the body', async () => {
    const hotel = await openHotel((response, { url }) => {
      if (url === '/half') response.writeHead(200).write('{"settings":')
    })
    const answered = vi.fn()
    const { http } = enter(hotel.origin, {
      fetch: (...given) => fetch(...given).finally(answered),
    })
    http.setReceiveTimeout(40_000)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    ends.push(async () => vi.useRealTimers())
    /** Lets the time pass once the hotel has the request, or the app the headers. */
    async function expectTimeout(asked: Promise<unknown>, isThere: () => unknown, ms: number) {
      const ended = vi.fn()
      void asked.then(ended)
      await vi.waitFor(isThere, { interval: 1, timeout: waitLimitMs })
      await vi.advanceTimersByTimeAsync(ms / 2)
      expect(ended).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(ms / 2)
      expect(ended).toHaveBeenCalledWith({ kind: 'timeout' })
    }
    const heard = (times: number) => () => expect(hotel.heard).toHaveLength(times)
    const silent = http.request({ ...getSettings, path: '/silent' })
    await expectTimeout(silent, heard(1), 40_000)
    answered.mockClear()
    const half = http.request({ ...getSettings, path: '/half' })
    const hasHeaders = () => expect(answered).toHaveBeenCalledOnce()
    await expectTimeout(half, hasHeaders, 40_000)
    const text = http.text('/silent', { timeout: 10_000 })
    await expectTimeout(text, heard(3), 10_000)
  })

  it('HTTP-22 ends even where the fetch itself never heeds its signal, 6 s after the start by default', async () => {
    vi.useFakeTimers()
    ends.push(async () => vi.useRealTimers())
    const { http } = enter('http://hotel.test', { fetch: () => new Promise(() => {}) })
    const ended = vi.fn()
    const asked = http.request(getValues).then(ended)
    await vi.advanceTimersByTimeAsync(5999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(ended).toHaveBeenCalledWith({ kind: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no timer behind once it is answered', async () => {
    vi.useFakeTimers()
    ends.push(async () => vi.useRealTimers())
    const { http } = enter('http://hotel.test', { fetch: async () => new Response('{}') })
    expect(await http.request(getValues)).toEqual({ kind: 'ok', answer: {} })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no listener behind at the signal of its caller once it is answered', async () => {
    const { signal } = new AbortController()
    const { http } = enter('http://hotel.test', { fetch: async () => new Response('{}') })
    expect(await http.request(getValues, { signal })).toEqual({ kind: 'ok', answer: {} })
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('HTTP-22 ends as unreachable where there is no hotel', async () => {
    const hotel = await openHotel((response) => response.destroy())
    const { http, log } = enter(hotel.origin)
    expect(await http.request(getSettings, { params: { propertyId: 1 } })).toEqual({ kind: 'unreachable' })
    expect(log).toHaveBeenCalledWith('warn', `GET ${getSettings.path}: unreachable`)
  })

  it('ends a call that its caller gives up, and does not start one that was given up before', async () => {
    const hotel = await openHotel(() => {})
    const { http, log } = enter(hotel.origin)
    const gone = new AbortController()
    const asked = http.request(getValues, { signal: gone.signal })
    await vi.waitFor(() => expect(hotel.heard).toHaveLength(1), waitLimitMs)
    gone.abort()
    expect(await asked).toEqual({ kind: 'timeout' })
    expect(await http.request(getValues, { signal: gone.signal })).toEqual({ kind: 'timeout' })
    expect(hotel.heard).toHaveLength(1)
    // It is no fault of the hotel.
    expect(log).not.toHaveBeenCalled()
  })
})
