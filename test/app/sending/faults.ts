/** What happens between the device and the hotel while something is sent. */
import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { atEnd } from '../atEnd.ts'
import { passUntil } from '../fakeClock.ts'
import type { App, Hotel, Sender } from './senders.ts'

type Fetch = typeof globalThis.fetch

/** Hands the requests to this path to `answer`, which may ask the hotel. */
function insteadOfFetch(
  path: string,
  answer: (ask: () => Promise<Response>, signal?: AbortSignal | null) => Promise<Response>,
) {
  const { fetch } = globalThis
  let isOn = true
  const end = () => {
    isOn = false
  }
  const replaced: Fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return isOn && pathname === path ? answer(() => fetch(input, init), init?.signal) : fetch(input, init)
  }
  globalThis.fetch = replaced
  atEnd(() => Object.assign(globalThis, { fetch }))
  return end
}

const never = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The hotel carries out the next one, and its answer waits: for `release`, or to be lost by `lose`. */
function holdAnswer({ call }: Sender, { desk }: Hotel): { release: () => void; lose: () => void } {
  if (!('path' in call)) {
    desk.fault({ ...call, delay: 600_000, times: 1 })
    const lose = () => {
      staysOnLoss()
      desk.fault({ drop: true })
    }
    return { release: () => void desk.clearFaults(), lose }
  }
  let release = () => {}
  let lose = () => {}
  const isFree = new Promise<void>((resolve, reject) => {
    release = resolve
    lose = () => reject(new TypeError('Failed to fetch'))
  })
  // It may be lost before the hotel's response is here, and anybody waits for it.
  isFree.catch(() => undefined)
  const end = insteadOfFetch(call.path, async (ask, signal) => {
    end()
    const response = await ask()
    await Promise.race([isFree, never(signal)])
    return response
  })
  return { release: () => release(), lose: () => lose() }
}

/** As after a reload because of an earlier loss: the page goes on when the channel is back (RT-27). */
const staysOnLoss = () => sessionStorage.setItem('channel-reloaded-at', String(Date.now()))

/** Presses; the hotel carries it out, and its answer waits. */
export async function pressAndHold(sender: Sender, app: App) {
  const before = sender.count(app.hotel)
  const answer = holdAnswer(sender, app.hotel)
  await sender.press(app)
  await waitFor(() => expect(sender.count(app.hotel)).toBe(before + 1))
  return answer
}

/** Presses; the hotel carries it out, and the connection breaks before its answer. */
export async function loseAnswer(sender: Sender, app: App): Promise<void> {
  const answer = await pressAndHold(sender, app)
  answer.lose()
}

/**
 * To be called before the app is opened. After `cutOnCall`, the network swallows what is sent once, and from then on
 * whatever both sides send, although the socket stays open; a request over HTTP gets no answer. `mend` ends that: the
 * dead socket is found out, and the next one opens.
 */
export function halfOpenNetwork({ call }: Sender) {
  const { WebSocket: Socket, fetch } = globalThis
  let isArmed = false
  let isCut = false
  const isPath = (input: RequestInfo | URL) =>
    'path' in call && new URL(input instanceof Request ? input.url : input).pathname === call.path
  const isCall = (data: unknown) => 'function' in call && String(data).includes(call.function)
  const replaced: Fetch = (input, init) => {
    isCut ||= isArmed && isPath(input)
    return isCut && isPath(input) ? never(init?.signal) : fetch(input, init)
  }
  class HalfOpen extends Socket {
    override addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
      const heard = (event: Event) => {
        if (isCut && type === 'message') return
        if (typeof listener === 'function') listener(event)
        else listener.handleEvent(event)
      }
      super.addEventListener(type, heard)
    }
    override send(data: Parameters<WebSocket['send']>[0]) {
      isCut ||= isArmed && isCall(data)
      if (!isCut) super.send(data)
    }
  }
  Object.assign(globalThis, { WebSocket: HalfOpen, fetch: replaced })
  atEnd(() => Object.assign(globalThis, { WebSocket: Socket, fetch }))
  return {
    cutOnCall() {
      isArmed = true
      // The page does not reload by itself when the channel is back (RT-24).
      const occupied = document.createElement('div')
      occupied.dataset.preventsReload = ''
      document.body.append(occupied)
    },
    async mend(app: App) {
      isArmed = false
      isCut = false
      const signIns = () => app.hotel.desk.calls({ function: 'authenticate' }).length
      const before = signIns()
      app.hotel.desk.fault({ drop: true })
      await passUntil(() => expect(signIns()).toBeGreaterThan(before))
    },
  }
}

/** Without this, the hotel answers what films and packages the guest has. */
export function refuseReads({ asks }: Sender, hotel: Hotel): void {
  if (asks) return
  for (const name of ['getMovies', 'getPackages'])
    hotel.desk.fault({ module: 'SQMOD_VideoOnDemand', function: name, status: 'ERROR' })
}

/** From now on the browser refuses whatever is to be stored: where local storage is full, or everywhere. */
export function refuseStorage({ isEverywhere = false } = {}): void {
  const { setItem } = Storage.prototype
  Object.assign(Storage.prototype, {
    setItem(this: Storage, key: string, value: string) {
      const isGrowing = value.length > (this.getItem(key)?.length ?? -1)
      if (isGrowing && (isEverywhere || this === window.localStorage))
        throw new DOMException('', 'QuotaExceededError')
      setItem.call(this, key, value)
    },
  })
  atEnd(() => Object.assign(Storage.prototype, { setItem }))
  if (isEverywhere) vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined)
}
