/**
 * The tabs of one browser in one process. Each tab runs in an asynchronous context of its own, by which the browser's
 * globals know whose they are: session storage, listeners, timers and locks belong to a tab, local storage to all. A tab
 * that is killed runs no more code and writes nothing, as in a browser; stopping the app alone would let it tidy up.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import { createApp } from '../../../src/app/createApp.tsx'
import { createDevice } from '../../../src/browser/device.ts'
import { createPage } from '../../../src/browser/page.ts'
import { navigationTo } from '../../../src/core/routing/history.ts'
import { navigated, selectPlace } from '../../../src/core/routing/slice.ts'
import type { Services } from '../../../src/core/services.ts'
import { atEnd } from '../atEnd.ts'
import { give } from '../give.ts'
import { arrived } from './randomTime.ts'

type Listener = (event: Event) => void

export interface TabContext {
  name: string
  isDead: boolean
  session: Storage
  listeners: { type: string; listener: Listener }[]
  /** Functions that end what the page holds: its locks and sockets. */
  endings: (() => void)[]
  /** The tab's address and the state of its entry, while another tab has the window. */
  entry: { address: string; state: unknown }
}

const contexts = new AsyncLocalStorage<TabContext>()
export const presentTab = () => contexts.getStore()

let shown: TabContext | undefined

/** Runs what happens in a tab. The window has that tab's address meanwhile. */
export function inTab<Result>(tab: TabContext, run: () => Result): Result {
  if (shown !== tab) {
    if (shown) shown.entry = { address: window.location.href, state: window.history.state }
    shown = tab
    window.history.replaceState(tab.entry.state, '', tab.entry.address)
  }
  return contexts.run(tab, run)
}

/** A storage with the values as own properties, as `Object.keys` expects of one. */
export function createSessionStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (!presentTab()?.isDead) this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      if (!presentTab()?.isDead) delete this[key]
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key]
    },
  }
  return Object.create(methods)
}

/** Makes the browser of a run out of the test's window. The functions end with the test. */
export function openBrowser({ hasLocks }: { hasLocks: boolean }) {
  const alive = new Set<TabContext>()
  const fallback = window.sessionStorage
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => presentTab()?.session ?? fallback,
  })
  atEnd(() => Object.defineProperty(window, 'sessionStorage', { value: fallback, configurable: true }))

  function changed(key: string | null) {
    const writer = presentTab()
    for (const tab of alive)
      if (tab !== writer)
        setTimeout(() => {
          for (const { type, listener } of [...tab.listeners])
            if (type === 'storage' && !tab.isDead)
              inTab(tab, () => listener(new StorageEvent('storage', { key })))
        }, 1)
  }
  const { setItem, removeItem, clear } = Storage.prototype
  const isOthers = (storage: Storage) => storage !== window.localStorage
  Object.assign(Storage.prototype, {
    setItem(this: Storage, key: string, value: string) {
      if (isOthers(this)) return setItem.call(this, key, value)
      if (presentTab()?.isDead || this.getItem(key) === value) return
      setItem.call(this, key, value)
      changed(key)
    },
    removeItem(this: Storage, key: string) {
      if (isOthers(this)) return removeItem.call(this, key)
      if (presentTab()?.isDead || this.getItem(key) === null) return
      removeItem.call(this, key)
      changed(key)
    },
    clear(this: Storage) {
      if (isOthers(this)) return clear.call(this)
      if (presentTab()?.isDead) return
      clear.call(this)
      changed(null)
    },
  })
  atEnd(() => Object.assign(Storage.prototype, { setItem, removeItem, clear }))

  const { addEventListener, removeEventListener } = window
  const ownTypes = ['storage', 'pageshow', 'online', 'focus']
  give(window, 'addEventListener', (type: string, listener: Listener, options?: boolean) => {
    const tab = presentTab()
    if (tab && ownTypes.includes(type)) tab.listeners.push({ type, listener })
    else addEventListener.call(window, type, listener, options)
  })
  give(window, 'removeEventListener', (type: string, listener: Listener, options?: boolean) => {
    const tab = presentTab()
    if (tab) tab.listeners = tab.listeners.filter((one) => one.listener !== listener || one.type !== type)
    removeEventListener.call(window, type, listener, options)
  })

  for (const name of ['setTimeout', 'setInterval'] as const) {
    const plain = globalThis[name] as (run: () => void, ms?: number) => unknown
    give(globalThis, name, (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const tab = presentTab()
      if (!tab) return plain(() => run(...given), ms)
      return plain(() => tab.isDead || inTab(tab, () => run(...given)), ms)
    })
  }
  give(window.navigator, 'locks', hasLocks ? createLocks() : undefined)
  atEnd(() => {
    shown = undefined
  })
  return { alive }
}

/** The browser's locks, each held by one tab until it is released or its tab is gone. */
function createLocks() {
  interface Request {
    tab: TabContext | undefined
    begin: () => void
  }
  const queues = new Map<string, Request[]>()
  const leave = (name: string, request: Request) => {
    const queue = queues.get(name) ?? []
    const wasFirst = queue[0] === request
    const rest = queue.filter((other) => other !== request)
    queues.set(name, rest)
    if (wasFirst) rest[0]?.begin()
  }
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const tab = presentTab()
        let isBegun = false
        const request: Request = {
          tab,
          begin() {
            isBegun = true
            const end = () => {
              leave(name, request)
              resolve()
            }
            const run = () => void work().then(end)
            if (tab) inTab(tab, run)
            else run()
          },
        }
        const queue = queues.get(name) ?? []
        queues.set(name, [...queue, request])
        signal.addEventListener('abort', () => {
          if (isBegun) return
          leave(name, request)
          reject(signal.reason)
        })
        tab?.endings.push(() => leave(name, request))
        if (queue.length === 0) request.begin()
      }),
    query: async () => ({
      held: [...queues].filter(([, queue]) => queue.length > 0).map(([name]) => ({ name })),
    }),
  }
}

interface TabOptions {
  origin: string
  name: string
  path: string
  /** The session storage of the tab before its reload. */
  session?: Storage
}

export type Tab = Awaited<ReturnType<typeof openTab>>

/** Opens the app in a tab, without rendering it. */
export async function openTab({ alive }: { alive: Set<TabContext> }, given: TabOptions) {
  const { origin, name, path, session = createSessionStorage() } = given
  const context: TabContext = {
    name,
    isDead: false,
    session,
    listeners: [],
    endings: [],
    entry: { address: `${window.location.origin}/ONEapp${path}`, state: null },
  }
  alive.add(context)
  let wantsReload = false
  const app = inTab(context, () =>
    createApp({
      origin,
      page: {
        ...createPage(),
        host: new URL(origin).host,
        reload: () => {
          wantsReload = true
        },
        leave: () => undefined,
      },
      device: createDevice(),
    }),
  )
  const { store } = app
  let services: Services | undefined
  inTab(context, () => {
    const follow = async () => {
      services = await app.start()
    }
    void follow()
    // A form is shown before the code that sends requests is loaded.
    ;(app.element.props as { onShown: () => void }).onShown()
  })
  for (let turns = 0; !services && turns < 200; turns += 1) {
    await arrived()
    await vi.advanceTimersByTimeAsync(5)
  }
  if (!services) throw new Error('The app does not start.')
  const { history } = services
  /** Stands in for the router, which needs a rendered page. */
  const navigate = (to: string, { replace, state }: { replace: boolean; state: unknown }) => {
    window.history.replaceState({ usr: state, idx: 0 }, '', `/ONEapp${to}`)
    const { pathname, search } = history.presentPlace()
    const navigation = navigationTo(
      { pathname, search, state },
      replace ? 'REPLACE' : 'PUSH',
      selectPlace(store.getState()),
    )
    if (navigation) store.dispatch(navigated(navigation))
  }
  inTab(context, () => history.connect(navigate))

  return {
    name,
    context,
    store,
    services,
    dispatch: (action: { type: string }) => inTab(context, () => void store.dispatch(action)),
    /** State of a slice; undefined before its domain has started. */
    state: <State>(slice: string) =>
      (store.getState() as unknown as Record<string, State | undefined>)[slice],
    go: (to: string) => inTab(context, () => history.go(to)),
    run: <Result>(run: () => Result) => inTab(context, run),
    wantsReload: () => wantsReload,
    address: () => inTab(context, () => window.location.href.replace(`${window.location.origin}/ONEapp`, '')),
    /** Ends the page at once, as closing the tab or loading it again does. */
    kill() {
      context.isDead = true
      alive.delete(context)
      for (const end of context.endings.splice(0)) end()
      inTab(context, () => app.stop())
    },
  }
}
