/** Simulates the ways in which a hotel's response can go wrong. */
import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { atEnd } from './atEnd.ts'
import type { deskOf } from './harness.tsx'

type Desk = ReturnType<typeof deskOf>

interface Call {
  module: string
  function: string
}

/** Withholds the hotel's own response to the next such call; the returned function sends this payload instead. */
export async function answerInstead(desk: Desk, call: Call, payload: unknown) {
  const seen = (await desk.calls({ module: call.module, function: call.function })).length
  await desk.tell('faults', { ...call, silent: true, times: 1 })
  /** Waits for the app's call, which may have been sent already, and answers it. */
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

/** Gives the next guest of room 101 one television, whose id is a string. Awaited like {@link answerInstead}. */
export const tvWithTextId = (desk: Desk) =>
  answerInstead(
    desk,
    { module: 'SQMOD_RoomInformation', function: 'getRoomsByRoomnumber' },
    { status: 'OK', root: [{ id: '17', ip: '10.20.1.17', name: 'TV' }] },
  )

/** The lines of the hotel's log that a component of the app has written. */
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
 * Answers requests to the path with this body, whatever the hotel would send; other requests go to the hotel. For
 * bodies that the simulated hotel never sends. Lasts until the test ends or the returned function is called.
 */
export const bodyInstead = (path: string, body: string, status = 200) =>
  instead(path, async () => new Response(body, { status }))

/** Answers requests to the path with the result of `answer`, as JSON. */
export const hotelInstead = (path: string, answer: (query: URLSearchParams) => unknown) =>
  instead(path, async (_, query) => Response.json(answer(query)))

/** Gives requests to the path no response until they are aborted. */
export const nothingInstead = (path: string) =>
  instead(
    path,
    (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )

/** Answers requests to the path with this body once `letGo` is called; `asked` is the number of requests. */
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
