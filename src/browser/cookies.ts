/** The app's cookies, valid for one day; kept in memory if the browser refuses them (STOR-05 to STOR-10). */
import jsCookie from 'js-cookie'

export type CookieName =
  | 'mode'
  | 'room'
  | 'name'
  | 'checkin'
  | 'userId'
  | 'location'
  | 'skin'
  | 'theme'
  | 'property'
  | 'lang'
  | 'tv'

export interface Cookies {
  get: (name: CookieName) => string | undefined
  /** Valid one day from now. An empty value removes the cookie. */
  set: (name: CookieName, value: string) => void
  remove: (name: CookieName) => void
}

const path = '/ONEapp/'
const lifetimeDays = 1

/**
 * Milliseconds for which a cookie is not written again with the same value. A write blocks the main thread for a round
 * trip to another process, and every navigation would make a dozen.
 */
const rewriteIntervalMs = 600_000

const encoded = jsCookie.withConverter<string>({
  write: (value) => encodeURIComponent(value),
  read: (value) => decodeURIComponent(value),
})

/** The browser's cookies, which may be refused. */
export interface CookieJar {
  get: (name: string) => string | undefined
  /** Valid one day from now. Returns whether the browser has taken it. */
  set: (name: string, value: string) => boolean
  remove: (name: string) => void
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    // In a sandboxed page even reading cookies throws.
    return undefined
  }
}

/** What was read at this moment: each read is a call to another process, and decodes them all. */
let known: Record<string, string> | undefined
const forget = () => {
  known = undefined
}

function get(name: string): string | undefined {
  if (!known) {
    known = attempt(() => encoded.get()) ?? {}
    queueMicrotask(forget)
  }
  return known[name]
}

/** @param page the page's location; its cookies are `Secure` on https */
export function createCookieJar(page: { readonly protocol: string } = window.location) {
  /** Writes a cookie without a look at whether the browser has taken it. */
  function write(name: string, value: string): void {
    const options = {
      path,
      expires: lifetimeDays,
      sameSite: 'Lax',
      secure: page.protocol === 'https:',
    } as const
    attempt(() => encoded.set(name, value, options))
    forget()
  }
  return {
    get,
    write,
    set(name: string, value: string): boolean {
      write(name, value)
      return get(name) === value
    },
    remove(name: string): void {
      attempt(() => encoded.remove(name, { path }))
      forget()
    },
  }
}

export function createCookies(page?: { readonly protocol: string }): Cookies {
  const jar = createCookieJar(page)
  const memory = new Map<CookieName, string>()
  const written = new Map<CookieName, { value: string; at: number }>()

  /**
   * Forgets what the browser has taken, and keeps the rest. After all that is written at a time, since a read waits for
   * the writes before it.
   */
  function check() {
    for (const [name, value] of memory) if (jar.get(name) === value) memory.delete(name)
  }

  function remove(name: CookieName) {
    memory.delete(name)
    written.delete(name)
    jar.remove(name)
  }

  return {
    get: (name) => memory.get(name) ?? jar.get(name),
    remove,
    set(name, value) {
      if (value === '') return remove(name)
      const last = written.get(name)
      if (last?.value === value && Math.abs(Date.now() - last.at) < rewriteIntervalMs) return
      written.set(name, { value, at: Date.now() })
      memory.set(name, value)
      jar.write(name, value)
      queueMicrotask(check)
    },
  }
}
