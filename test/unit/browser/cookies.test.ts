import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CookieName, createCookies } from '../../../src/browser/cookies.ts'

const names: CookieName[] = [
  'mode',
  'room',
  'name',
  'checkin',
  'userId',
  'location',
  'skin',
  'theme',
  'property',
  'lang',
]

/** A page whose written cookies can be read as they were written. */
function openPage(url = 'https://hotel.example/ONEapp/shop/cart') {
  const dom = new JSDOM('', { url })
  const { document } = dom.window
  const written: string[] = []
  const counts = { reads: 0 }
  const jar = {
    get cookie() {
      counts.reads += 1
      return document.cookie
    },
    set cookie(text: string) {
      written.push(text)
      document.cookie = text
    },
  }
  vi.stubGlobal('document', jar)
  return { cookies: createCookies(dom.window.location), written, document, counts }
}

/** Time passes between tasks: what was read at a moment is forgotten with it. */
async function passUntil(moment: string) {
  await new Promise((resolve) => setTimeout(resolve, 0))
  vi.setSystemTime(new Date(moment))
}

const attributes = (text = '') => text.split('; ').slice(1).sort()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:30:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(names)(
  'STOR-05, STOR-06, STOR-07, STOR-08, CONST-15 keeps %s for one day at the app’s path',
  (name) => {
    const { cookies, written } = openPage()
    cookies.set(name, 'value')
    expect(written[0]?.split('; ')[0]).toBe(`${name}=value`)
    expect(attributes(written[0])).toEqual([
      'expires=Sun, 22 Nov 2026 09:30:00 GMT',
      'path=/ONEapp/',
      'sameSite=Lax',
      'secure',
    ])
    expect(cookies.get(name)).toBe('value')
  },
)

it('STOR-05 is Secure on https only', () => {
  const { cookies, written } = openPage('http://127.0.0.1:8004/ONEapp/')
  cookies.set('room', '101')
  expect(attributes(written[0])).toEqual([
    'expires=Sun, 22 Nov 2026 09:30:00 GMT',
    'path=/ONEapp/',
    'sameSite=Lax',
  ])
  expect(cookies.get('room')).toBe('101')
})

it('STOR-05 writes values URL-encoded, and reads them back as they were', async () => {
  const { cookies, written } = openPage()
  const value = 'Ána & Söhne; "x"=1,2 %/+'
  cookies.set('name', value)
  expect(written[0]?.split('; ')[0]).toBe(`name=${encodeURIComponent(value)}`)
  // From then on it is the browser's.
  await Promise.resolve()
  expect(cookies.get('name')).toBe(value)
})

it('STOR-06 does not write the same again within ten minutes, but at once what is new or was removed', () => {
  const { cookies, written } = openPage()
  for (const value of ['101', '101']) cookies.set('room', value)
  expect(written).toHaveLength(1)
  cookies.set('room', '102')
  expect(written).toHaveLength(2)
  cookies.remove('room')
  cookies.set('room', '102')
  expect(written).toHaveLength(4)
  expect(cookies.get('room')).toBe('102')
  vi.setSystemTime(new Date('2026-11-21T09:40:00Z'))
  cookies.set('room', '102')
  expect(written).toHaveLength(5)
})

it('STOR-06, CONST-15 counts the day from the last write', async () => {
  const { cookies, document } = openPage()
  cookies.set('room', '101')
  vi.setSystemTime(new Date('2026-11-22T09:00:00Z'))
  cookies.set('room', '101')
  await Promise.resolve()
  vi.setSystemTime(new Date('2026-11-23T08:59:59Z'))
  expect(createCookies({ protocol: 'https:' }).get('room')).toBe('101')
  await passUntil('2026-11-23T09:00:01Z')
  expect(cookies.get('room')).toBeUndefined()
  expect(document.cookie).toBe('')
})

it('reads no cookie between two that it writes at a time, since each read waits for the writes before', async () => {
  const { cookies, written, counts } = openPage()
  for (const name of names) cookies.set(name, 'value')
  expect(written).toHaveLength(names.length)
  expect(counts.reads).toBe(0)
  await Promise.resolve()
  // Now it knows what the browser has taken, and keeps none of it in memory.
  expect(counts.reads).toBeGreaterThan(0)
  await passUntil('2026-11-22T09:30:01Z')
  expect(cookies.get('room')).toBeUndefined()
})

it('REAL-19 reads the browser’s cookies once at a time, and anew after each change', async () => {
  const { cookies, document, counts } = openPage()
  document.cookie = 'room=101; path=/ONEapp/'
  for (const name of names) cookies.get(name)
  expect(createCookies({ protocol: 'https:' }).get('room')).toBe('101')
  // js-cookie looks twice with each read.
  expect(counts.reads).toBe(2)
  // What the app itself changes shows at once, what another tab changes in the next task.
  cookies.remove('room')
  expect(cookies.get('room')).toBeUndefined()
  document.cookie = 'room=102; path=/ONEapp/'
  await passUntil('2026-11-21T09:30:01Z')
  expect(cookies.get('room')).toBe('102')
})

it('removes a cookie, also by an empty value', () => {
  const { cookies, document } = openPage()
  cookies.set('room', '101')
  cookies.set('skin', '1')
  cookies.remove('room')
  cookies.set('skin', '')
  expect(cookies.get('room')).toBeUndefined()
  expect(document.cookie).toBe('')
})

it('reads a damaged value as absent', () => {
  const { cookies, document } = openPage()
  document.cookie = 'name=%E0%A4; path=/ONEapp/'
  expect(cookies.get('name')).toBeUndefined()
})

it.each([
  [
    'drops them',
    {
      get cookie() {
        return ''
      },
      set cookie(_: string) {},
    },
  ],
  [
    'throws on them',
    {
      get cookie(): string {
        throw new DOMException('sandboxed', 'SecurityError')
      },
      set cookie(_: string) {
        throw new DOMException('sandboxed', 'SecurityError')
      },
    },
  ],
])('STOR-10 keeps values in memory for the page’s life where the browser %s', (_, jar) => {
  const consoleError = vi.spyOn(console, 'error')
  vi.stubGlobal('document', jar)
  const cookies = createCookies({ protocol: 'https:' })
  expect(cookies.get('room')).toBeUndefined()
  cookies.set('room', '101')
  expect(cookies.get('room')).toBe('101')
  cookies.set('room', '102')
  expect(cookies.get('room')).toBe('102')
  cookies.remove('room')
  expect(cookies.get('room')).toBeUndefined()
  cookies.set('room', '101')
  expect(createCookies({ protocol: 'https:' }).get('room')).toBeUndefined()
  expect(consoleError).not.toHaveBeenCalled()
})
