/** What all tabs of the run's browser share, and what each has for itself. */
import { atEnd } from '../atEnd.ts'
import { give } from '../give.ts'
import { inTab, leaveWindow, presentTab, type TabContext } from './randomContext.ts'
import { createLocks } from './randomLocks.ts'

type Listener = (event: Event) => void

/** Whether session storage refuses whatever is to be stored. */
let isSessionRefused = false

/** A storage with the values as own properties, as `Object.keys` expects of one. */
export function createSessionStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (presentTab()?.isDead) return
      if (isSessionRefused) throw new DOMException('', 'SecurityError')
      this[key] = value
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
  isSessionRefused = false
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
  /** What local storage may hold, in characters. */
  let quota = Number.POSITIVE_INFINITY
  let wasFull = false
  let wasNothingKept = false
  let areCookiesRefused = false
  /** The browser stores nothing at all, as one does whose settings forbid it. */
  let isRefused = false
  const sizeOf = (entries: [string, string][]) =>
    entries.reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const size = () => sizeOf(Object.entries({ ...window.localStorage }))
  const { setItem, removeItem, clear } = Storage.prototype
  const isOthers = (storage: Storage) => storage !== window.localStorage
  Object.assign(Storage.prototype, {
    setItem(this: Storage, key: string, value: string) {
      if (isOthers(this)) return setItem.call(this, key, value)
      if (presentTab() && isRefused) throw new DOMException('', 'SecurityError')
      const before = this.getItem(key)
      if (presentTab()?.isDead || before === value) return
      const more = value.length - (before === null ? -key.length : before.length)
      if (more > 0 && size() + more > quota) throw new DOMException('', 'QuotaExceededError')
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

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  if (!cookie?.set) throw new Error('There are no cookies.')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, value: string) {
      if (!presentTab()?.isDead && !(presentTab() && areCookiesRefused)) cookie.set?.call(this, value)
    },
  })
  atEnd(() => Object.defineProperty(Document.prototype, 'cookie', cookie))

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

  const { setTimeout: timeout, setInterval: interval } = globalThis
  for (const [name, timer] of [
    ['setTimeout', timeout],
    ['setInterval', interval],
  ] as const) {
    const plain = timer as (run: () => void, ms?: number) => unknown
    const inOwnTab = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const tab = presentTab()
      if (!tab) return plain(() => run(...given), ms)
      return plain(() => tab.isDead || inTab(tab, () => run(...given)), ms)
    }
    Object.assign(globalThis, { [name]: inOwnTab })
  }
  give(window.navigator, 'locks', hasLocks ? createLocks() : undefined)
  leaveWindow()
  return {
    alive,
    /** Nothing more fits into local storage than is there now. */
    fill() {
      quota = size()
      wasFull = true
    },
    /** From now on it refuses whatever is to be stored. */
    refuse() {
      isRefused = true
      wasFull = true
    },
    refuseSession() {
      isSessionRefused = true
    },
    /** Neither storage nor cookies: the browser of a guest who has blocked them. */
    keepNothing() {
      isRefused = true
      isSessionRefused = true
      areCookiesRefused = true
      wasFull = true
      wasNothingKept = true
    },
    /** Whether it keeps nothing now. */
    keepsNothing: () => areCookiesRefused,
    /** Whether anything that was to be kept may be nowhere. */
    wasNothingKept: () => wasNothingKept,
    isFull: () => isSessionRefused || isRefused || quota < Number.POSITIVE_INFINITY,
    /** Whether it is or was full, or refused: what was refused then may still not be stored. */
    wasFull: () => wasFull,
    giveRoom() {
      quota = Number.POSITIVE_INFINITY
      isRefused = false
      isSessionRefused = false
      areCookiesRefused = false
    },
    /** To be called before the clock of the run ends, which puts back only its own timers. */
    restoreTimers: () => void Object.assign(globalThis, { setTimeout: timeout, setInterval: interval }),
  }
}
