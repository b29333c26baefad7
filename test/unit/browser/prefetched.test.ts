import { expect, it } from 'vitest'
import type { Prefetched, PrefetchedResponse } from '../../../src/browser/prefetched.ts'
import { withPrefetched } from '../../../src/browser/prefetched.ts'

const address = 'https://hotel.example/api/v1/oneapp/theme/1'
const textOf = async (answer: Promise<Response>) => (await answer).text()

/** A page that asked for the address by itself, `ms` after its start. */
function pageWith(answer: PrefetchedResponse['answer'], { token = '', ms = 0 } = {}) {
  const authorization = token ? `Bearer ${token}` : undefined
  const prefetched: Prefetched = {
    answers: { [address]: { authorization, answer } },
    theme: { id: '1', answer },
    settings: null,
  }
  const performance = { now: () => ms } as Performance
  return withPrefetched(async () => new Response('asked now'), { prefetched, performance })
}
const get = { method: 'GET' }

it('hands an answer to the first who asks, and to no other', async () => {
  const fetch = pageWith(Promise.resolve(new Response('asked first')))
  expect(await textOf(fetch(`${address}2`, get))).toBe('asked now')
  expect(await textOf(fetch(address, { method: 'POST' }))).toBe('asked now')
  expect(await textOf(fetch(address, get))).toBe('asked first')
  expect(await textOf(fetch(address, get))).toBe('asked now')
})

const answered = async (status = 200) => new Response('asked first', { status })

it.each([
  ['no answer came', async () => Promise.reject(new Error('offline')), {}],
  ['the hotel refused', () => answered(503), {}],
  ['it is old', answered, { ms: 31_000 }],
  ['it was asked as somebody else', answered, { token: 'old' }],
])('asks again where %s', async (_, answer, more) => {
  expect(await textOf(pageWith(answer(), more)(address, get))).toBe('asked now')
})
