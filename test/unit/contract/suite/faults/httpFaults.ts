// Faults of what goes over HTTP, each of one route.
import type { Fault } from '../wrongHotel.ts'
import type { Root } from './channelFaults.ts'

export const isAt = (request: Request, method: string, end: RegExp) =>
  request.method === method && end.test(new URL(request.url).pathname)

export const responds = (
  method: string,
  end: RegExp,
  change: (body: Root, status: number) => Response,
): Fault => ({
  http: async (request, hotel) => {
    const response = await hotel(request)
    if (!isAt(request, method, end)) return response
    return change((await response.json()) as Root, response.status)
  },
})

/** The hotel overlooks `Idempotency-Key`. */
export const forgetsKeys = (end: RegExp): Fault => ({
  http: async (request, hotel) => {
    if (!isAt(request, 'POST', end)) return hotel(request)
    const headers = new Headers(request.headers)
    headers.delete('idempotency-key')
    return hotel(new Request(request.url, { method: 'POST', headers, body: await request.text() }))
  },
})
