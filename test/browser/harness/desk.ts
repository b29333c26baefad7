// A typed client of the front desk's JSON API, as far as tests use it.

export interface SeenCall {
  at: string
  room: string | null
  module: string
  function: string
  data: unknown
  status: string | number
}

export interface SeenOrder {
  id: number
  room: string
  shop_id: number
  guestName: string
  delivery_time: string
  location: string
  additional_text: string
  cart: { main_item: SeenPart & { sub_items: SeenPart[] } }[]
  at: string
}

export interface SeenPart {
  id: number
  amount: number
  [field: string]: unknown
}

export type Fault =
  | { drop: true }
  | { refuse: number }
  | { frame: string }
  | { module: string; function: string; status?: 'ERROR'; delay?: number; silent?: true; times?: number }
  | { path: string; http?: number; delay?: number; times?: number }

type Left = 'messages' | 'mails' | 'bookings' | 'statistics' | 'requests' | 'logs'

/** A client of a hotel's `/desk/api`. An error response throws with the hotel's message. */
export function desk(origin: string) {
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${origin}/desk/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} /desk/api/${path}: ${response.status} ${text}`)
    return JSON.parse(text || 'null')
  }
  const post = (path: string, body: unknown = {}) => ask<unknown>('POST', path, body)

  return {
    get: <T>(path: string) => ask<T>('GET', path),
    post,
    calls: (filter: { room?: string; module?: string; function?: string } = {}) =>
      ask<SeenCall[]>('GET', `calls?${new URLSearchParams(filter)}`),
    orders: () => ask<SeenOrder[]>('GET', 'orders'),
    left: <T>(what: Left) => ask<T[]>('GET', what),
    room: <T>(room: string) => ask<T>('GET', `rooms/${room}`),
    push: (room: string, name: string, payload: unknown) => post('push', { room, function: name, payload }),
    ring: (room: string, seconds?: number) => post('ring', { room, ...(seconds ? { seconds } : {}) }),
    message: (room: string, text: string) => post('message', { room, text }),
    shop: (id: number, state: { isOpen?: boolean; opening_time?: string; closing_time?: string }) =>
      post('shop', { id, ...state }),
    checkin: (room: string) => post('checkin', { room }),
    checkout: (room: string) => post('checkout', { room }),
    clock: (now: string | null) => post('clock', { now }),
    fault: (fault: Fault) => post('faults', fault),
    clearFaults: () => ask<unknown>('DELETE', 'faults'),
    reset: () => post('reset'),
  }
}

export type Desk = ReturnType<typeof desk>
