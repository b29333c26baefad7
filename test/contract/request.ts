// HTTP requests of a device: the routes of the contract, with the device's cookie.

import type { RouteSpec } from '../../src/contract/define.ts'
import { fillPath, type Params, withQuery } from '../../src/http/address.ts'
import type { Target } from './target.ts'

export interface Sent {
  method: string
  path: string
  body?: unknown
}

export type Fetched = { sent: Sent } & (
  | { kind: 'answered'; status: number; body: unknown; text: string; ms: number }
  | { kind: 'silent'; reason: string }
)

export interface RequestOptions {
  params?: Params
  query?: object
  body?: unknown
  token?: string
  /** `Idempotency-Key` */
  key?: string
  cookie: string
  contentType?: string
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Requests an address. Never rejects; `body` is undefined if the answer is no JSON. */
export async function fetchOf(
  { origin, timeoutMs }: Target,
  method: string,
  path: string,
  { body, token, key, cookie, contentType = 'application/json' }: RequestOptions,
): Promise<Fetched> {
  const sent: Sent = { method, path, ...(body !== undefined && { body }) }
  const headers: Record<string, string> = {
    ...(cookie && { cookie }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(body !== undefined && { 'content-type': contentType }),
  }
  const started = performance.now()
  try {
    const response = await fetch(origin + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const ms = Math.round(performance.now() - started)
    return { kind: 'answered', sent, status: response.status, body: jsonOf(text), text, ms }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { kind: 'silent', sent, reason: isLate ? `no answer in ${timeoutMs} ms` : 'the connection failed' }
  }
}

export function requestOf(target: Target, route: RouteSpec, options: RequestOptions): Promise<Fetched> {
  const path = withQuery(fillPath(route.path, options.params ?? {}) ?? route.path, options.query ?? {})
  const body = route.method === 'POST' ? (options.body ?? {}) : undefined
  return fetchOf(target, route.method, path, { ...options, body })
}
