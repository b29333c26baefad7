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

const jar = jsCookie.withConverter<string>({
  write: (value) => encodeURIComponent(value),
  read: (value) => decodeURIComponent(value),
})

/** @param page the page's location; its cookies are `Secure` on https */
export function createCookies(page: { readonly protocol: string } = window.location): Cookies {
  const memory = new Map<CookieName, string>()
  const written = new Map<CookieName, { value: string; at: number }>()

  function attempt<Result>(use: () => Result): Result | undefined {
    try {
      return use()
    } catch {
      // In a sandboxed page even reading cookies throws.
      return undefined
    }
  }

  const get = (name: CookieName) => memory.get(name) ?? attempt(() => jar.get(name))

  function remove(name: CookieName) {
    memory.delete(name)
    written.delete(name)
    attempt(() => jar.remove(name, { path }))
  }

  return {
    get,
    remove,
    set(name, value) {
      if (value === '') return remove(name)
      const last = written.get(name)
      if (last?.value === value && Math.abs(Date.now() - last.at) < rewriteIntervalMs) return
      written.set(name, { value, at: Date.now() })
      attempt(() =>
        jar.set(name, value, {
          path,
          expires: lifetimeDays,
          sameSite: 'Lax',
          secure: page.protocol === 'https:',
        }),
      )
      if (attempt(() => jar.get(name)) === value) memory.delete(name)
      else memory.set(name, value)
    },
  }
}
