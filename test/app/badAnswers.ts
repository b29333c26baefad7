/** The ways in which a real hotel's answer can go wrong, played by the simulated one. */
import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { atEnd } from './atEnd.ts'
import type { deskOf } from './harness.tsx'

type Desk = ReturnType<typeof deskOf>

interface Call {
  module: string
  function: string
}

/** The hotel's own answer to the next such call is kept back, and this payload sent in its place. */
export async function answerInstead(desk: Desk, call: Call, payload: unknown) {
  const seen = (await desk.calls({ module: call.module, function: call.function })).length
  await desk.tell('faults', { ...call, silent: true, times: 1 })
  /** To be awaited once the app has asked, or will ask. */
  return async () => {
    const asked = await waitFor(async () => {
      const calls = await desk.calls({ module: call.module, function: call.function })
      const next = calls.slice(seen).find(({ status }) => status === 'SILENT')
      expect(next).toBeDefined()
      return next
    })
    const dispatch = { ...call, port: 22200, cache_time: 0, message_id: asked?.message_id }
    await desk.tell('faults', { frame: `\u0002${JSON.stringify({ dispatch, payload })}\u0003` })
  }
}

/** The next guest of room 101 has one television, whose id the hotel writes as text. To be awaited as {@link answerInstead}. */
export const tvWithTextId = (desk: Desk) =>
  answerInstead(
    desk,
    { module: 'SQMOD_RoomInformation', function: 'getRoomsByRoomnumber' },
    { status: 'OK', root: [{ id: '17', ip: '10.20.1.17', name: 'TV' }] },
  )

/** What of the hotel's log the app has written there, by component. */
export const logged = async (desk: Desk, component: string) =>
  (await desk.list('logs')).filter((line) => line.component === component)

type Answer = (signal: AbortSignal | null | undefined, query: URLSearchParams) => Promise<Response>
const answers = new Map<string, Answer>()

function instead(path: string, answer: Answer) {
  answers.set(path, answer)
  const end = () => {
    if (answers.get(path) === answer) answers.delete(path)
  }
  atEnd(end)
  if (vi.isMockFunction(globalThis.fetch)) return end
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    return answers.get(pathname)?.(init?.signal, searchParams) ?? real(input, init)
  })
  return end
}

/**
 * From now on requests to the path are answered so, whatever the hotel would say; all others go to the hotel. For
 * bodies that no hotel of ours would send. Ends with the test, or with what is returned.
 */
export const bodyInstead = (path: string, body: string, status = 200) =>
  instead(path, async () => new Response(body, { status }))

/** From now on requests to the path are answered by this hotel, as JSON. */
export const hotelInstead = (path: string, answer: (query: URLSearchParams) => unknown) =>
  instead(path, async (_, query) => Response.json(answer(query)))

/** From now on requests to the path get no answer, until they are given up. */
export const nothingInstead = (path: string) =>
  instead(
    path,
    (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )

/** From now on requests to the path are answered with this body once they are let go; says how many there were. */
export function heldInstead(path: string, body: string, status = 200) {
  let asked = 0
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  instead(path, async () => {
    asked += 1
    await free
    return new Response(body, { status })
  })
  return { letGo, asked: () => asked }
}
