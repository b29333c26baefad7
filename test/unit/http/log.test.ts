import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createRemoteLog, redact } from '../../../src/http/log.ts'

const origin = 'https://hotel.example'

function createLog(secrets: string[], fetch = vi.fn<typeof globalThis.fetch>(async () => new Response())) {
  return { log: createRemoteLog({ origin, secrets: () => secrets, fetch }), fetch }
}

it('HTTP-03 posts level, message and component to log.php, without the bearer token', () => {
  const { log, fetch } = createLog([])
  log('warn', 'weather', 'no forecast')
  expect(fetch).toHaveBeenCalledTimes(1)
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://hotel.example/ONEapp/api/php_helpers/log.php')
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } })
  expect(JSON.parse(String(init?.body))).toEqual({ lvl: 'warn', msg: 'no forecast', component: 'weather' })
  expect(JSON.stringify(init)).not.toMatch(/authorization/i)
})

it('reads each response to its end, so that the browser can let go of it', async () => {
  const responses = Array.from({ length: 3 }, () => new Response('noted'))
  const { log } = createLog(
    [],
    vi.fn<typeof globalThis.fetch>(
      async () => responses.find(({ bodyUsed }) => !bodyUsed) ?? Response.error(),
    ),
  )
  for (const response of responses) {
    log('info', 'shop', 'one')
    await vi.waitFor(() => expect(response.bodyUsed).toBe(true))
  }
})

it('HTTP-03 drops a line that cannot be delivered, and does not log that', async () => {
  const failing = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new Error('offline')))
  const throwing = vi.fn<typeof globalThis.fetch>(() => {
    throw new Error('forbidden')
  })
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const consoleError = vi.spyOn(console, 'error')
  createLog([], failing).log('error', 'shop', 'one')
  createLog([], throwing).log('error', 'shop', 'two')
  createRemoteLog({
    origin,
    secrets: () => {
      throw new Error('no store yet')
    },
    fetch: failing,
  })('error', 'shop', 'three')
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(failing).toHaveBeenCalledTimes(1)
  expect(throwing).toHaveBeenCalledTimes(1)
  expect(unhandled).not.toHaveBeenCalled()
  expect(consoleError).not.toHaveBeenCalled()
})

it('HTTP-03 takes guest name, token and password out of the message', () => {
  const { log, fetch } = createLog(['Anna Berger', 'tok.en+/=', 'pa$$word'])
  log('error', 'session', 'ANNA sent tok.en+/= and pa$$word at /login?name=Anna%20Berger, Bergers stay')
  const { msg } = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))
  expect(msg).toBe('… sent … and … at /login?name=…, …s stay')
})

it.each([
  ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ['{"password":"hush \\"now","room":"101"}', '{"password":…,"room":"101"}'],
  [
    'frame rejected: {"payload":{"room":"101","guestName":"Ann',
    'frame rejected: {"payload":{"room":"101","guestName":…',
  ],
  ['/login?room=101&name=M%C3%BCller&lang=de', '/login?room=101&name=…&lang=de'],
  [
    '{"checkin":[{"id":"g-17","name":"Anna","reservation_nr":"R-4711"',
    '{"checkin":[{"id":…,"name":…,"reservation_nr":…',
  ],
  ['said \\"name\\":\\"Anna\\",\\"room\\":1', 'said \\"name\\":…,\\"room\\":1'],
  ['userId=g-17&reservationNumber=R-4711&message_id=5', 'userId=…&reservationNumber=…&message_id=5'],
  ['"last_name": "Okafor", "auth-token": "eyJ"', '"last_name": …, "auth-token": …'],
])('HTTP-03 takes them out by their field too, where no one has named them: %s', (line, expected) => {
  expect(redact(line, [])).toBe(expected)
})

it('HTTP-03 takes a name out as JSON may escape it', () => {
  expect(redact('["M\\u00fcller", "M\\u00FCller", "Müller"]', ['Müller'])).toBe('["…", "…", "…"]')
})

it('HTTP-03 takes a short name out as a word, and leaves the words that contain its letters', () => {
  expect(redact('client of Li, LI and Lia', ['Li'])).toBe('client of …, … and Lia')
  expect(redact('Li Li', ['Li'])).toBe('… …')
  expect(redact('Ö. and Özil', ['Öz Ö'])).toBe('Ö. and Özil')
})

it('HTTP-03 leaves no word of any name in any line', () => {
  // Letters that the line's own words do not contain, so that only a name can be found.
  const word = fc.string({
    unit: fc.constantFrom('x', 'X', 'ß', 'ü', 'q', '.', '(', '$', '^', '[', '-'),
    minLength: 4,
    maxLength: 9,
  })
  fc.assert(
    fc.property(word, word, fc.string(), (first, last, line) => {
      const result = redact(`${line} ${first} and ${last}, ${encodeURIComponent(last)} ${line}`, [
        `${first} ${last}`,
      ])
      expect(result).not.toContain(` ${first} `)
      expect(result).not.toContain(` ${last},`)
      expect(result).not.toContain(encodeURIComponent(last).concat(' '))
    }),
  )
})

it('keeps a line within 2000 characters', () => {
  const { log, fetch } = createLog([])
  log('info', 'x', 'y'.repeat(5000))
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body)).msg).toHaveLength(2000)
})

it.each([
  ['lists', '['],
  ['JSON texts within JSON texts', '\\'],
  ['names', '{"name":'],
])('REAL-07 a line of 100,000 %s takes no time', (_, part) => {
  const started = performance.now()
  expect(redact(`${part.repeat(100_000)}Berger`, ['Berger'])).not.toContain('Berger')
  expect(performance.now() - started).toBeLessThan(2000)
})
