/**
 * Local and session storage that never fail: values that the browser refuses are kept in memory until the page is
 * closed, without a notice to the guest (STOR-10). The few that the next page or another tab has to know go into a cookie
 * instead, which has room of its own (SENT-09).
 */
import type * as v from 'valibot'
import type { CookieJar } from './cookies.ts'

/** Validates a stored value: a schema, or `readerOf` where the schema library is not loaded yet. */
export type Reader<Value> = Pick<v.GenericSchema<unknown, Value>, '~standard'>

/** @param read returns null or undefined for an invalid value */
export const readerOf = <Value>(read: (value: unknown) => Value | null | undefined): Reader<Value> => ({
  '~standard': {
    version: 1,
    vendor: 'valibot',
    validate(value) {
      const result = read(value)
      return result == null ? { issues: [{ message: 'does not fit' }] } : { value: result }
    },
  },
})

function accept<Value>(reader: Reader<Value>, value: unknown): Value {
  const result = reader['~standard'].validate(value)
  if (result instanceof Promise || result.issues) throw new TypeError('does not fit')
  return result.value
}

export interface StorageArea {
  get: (key: string) => string | undefined
  set: (key: string, value: string) => void
  remove: (key: string) => void
  keys: () => string[]
  /** Reads JSON. A value that is damaged or does not fit the schema is removed and counts as absent. */
  read: <Value>(key: string, reader: Reader<Value>) => Value | undefined
  write: (key: string, value: unknown) => void
  /** Whether a page that is loaded again would find what was written last. */
  isKept: (key: string) => boolean
}

export interface Storage {
  local: StorageArea
  session: StorageArea
  /**
   * The guest has left: from now on only the device's keys are written, so that nothing that is still under way, such as
   * a late answer or a film that reports its position, leaves anything for the next guest. Then the rest is deleted.
   * @param isLocalKept if local storage may belong to another guest, who has signed in in another tab
   */
  endGuest: (options?: { isLocalKept: boolean }) => void
  /**
   * Somebody signs in: their data may be written. What another guest has left in this tab, whose end it never saw, is
   * deleted first, and so is what was chosen in another house.
   */
  beginGuest: (guest: {
    /** User id; empty for a guest without a room. */ owner: string
    property: string
  }) => void
  /** Deletes all keys but those of the device. */
  wipe: () => void
  /** Whether a page that is loaded again would find all that was written, save copies of what the hotel has. */
  isWhole: () => boolean
}

/** Keys that do not belong to the guest who is signed in. */
export interface DeviceKeys {
  /** Keys of the device or the hotel: never deleted with a guest. */
  kept: readonly string[]
  /** Keys of the person at the sign-in form: deleted with a guest, but written also after that. */
  next: readonly string[]
  /** Prefix of the keys of local storage that may go where it is full: copies of what the hotel has. */
  expendable?: string
  /** Keys of local storage whose short values go into a cookie of the same name where it refuses them. */
  vital?: readonly string[]
}

/** In session storage: whose data this tab has, and of which house. */
const ownerKey = 'guest'
const houseKey = 'house'

export function createStorage(
  page: { readonly localStorage: globalThis.Storage; readonly sessionStorage: globalThis.Storage } = window,
  { kept, next, expendable, vital }: DeviceKeys = { kept: [], next: [] },
  jar?: CookieJar,
): Storage {
  /** Whether the guest has left. */
  let isEnded = false
  const isWritable = (key: string) => !isEnded || kept.includes(key) || next.includes(key)
  const local = createArea(() => page.localStorage, isWritable, { expendable, vital, jar })
  const session = createArea(() => page.sessionStorage, isWritable)
  const wipe = ({ keys, erase }: ErasableArea) => {
    for (const key of keys()) if (!kept.includes(key)) erase(key)
  }
  return {
    local,
    session,
    endGuest({ isLocalKept } = { isLocalKept: false }) {
      isEnded = true
      if (!isLocalKept) wipe(local)
      wipe(session)
    },
    beginGuest({ owner, property }) {
      const before = session.get(ownerKey)
      const house = session.get(houseKey)
      if ((before && before !== owner) || (house && property && house !== property)) wipe(session)
      isEnded = false
      if (owner) session.set(ownerKey, owner)
      if (property) session.set(houseKey, property)
    },
    wipe() {
      wipe(local)
      wipe(session)
    },
    isWhole: () => local.isWhole() && session.isWhole(),
  }
}

/** An area whose keys can be deleted also after the guest has left. */
interface ErasableArea extends StorageArea {
  erase: (key: string) => void
  isWhole: () => boolean
}

interface AreaOptions {
  expendable?: string | undefined
  vital?: readonly string[] | undefined
  jar?: CookieJar | undefined
}

/**
 * @param open accesses the browser's storage, which throws if the guest has blocked it
 * @param options as in {@link DeviceKeys}; nothing may go, and nothing is vital, by default
 */
function createArea(
  open: () => globalThis.Storage,
  isWritable: (key: string) => boolean,
  { expendable = '', vital = [], jar }: AreaOptions = {},
): ErasableArea {
  /** Values that were refused, each with the older one that was stored then. */
  const memory = new Map<string, { value: string; above: string | null }>()

  const attempt = <Result>(use: (storage: globalThis.Storage) => Result, fallback: Result): Result => {
    try {
      return use(open())
    } catch {
      return fallback
    }
  }

  const jarOf = (key: string) => (vital.includes(key) ? jar : undefined)

  const stored = (key: string) => attempt((storage) => storage.getItem(key), null)

  /** Memory comes first, because what is stored is older, unless another tab has changed that since. */
  function get(key: string) {
    const [refused, value] = [memory.get(key), stored(key)]
    return (refused?.above === value ? refused.value : (jarOf(key)?.get(key) ?? value)) ?? undefined
  }

  const isExpendable = (key: string) => expendable !== '' && key.startsWith(expendable)

  const store = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value)
      return stored(key) === value
    }, false)

  /** Returns whether there was anything that could go. */
  function makeRoom(): boolean {
    const found = attempt((storage) => Object.keys(storage), []).filter(isExpendable)
    for (const key of found) attempt((storage) => storage.removeItem(key), undefined)
    return found.length > 0
  }

  function set(key: string, value: string) {
    if (!isWritable(key)) return
    if (store(key, value) || (!isExpendable(key) && makeRoom() && store(key, value))) return erase(key, true)
    // The older value goes last, which tells the other tabs.
    if (jarOf(key)?.set(key, value)) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    } else memory.set(key, { value, above: stored(key) })
  }

  function erase(key: string, isStored = false) {
    memory.delete(key)
    const cookies = jarOf(key)
    if (cookies?.get(key) !== undefined) cookies?.remove(key)
    if (!isStored) attempt((storage) => storage.removeItem(key), undefined)
  }

  /** After the end this refuses, too: in local storage the key may already be that of another tab's guest. */
  function remove(key: string) {
    if (isWritable(key)) erase(key)
  }

  return {
    get,
    set,
    remove,
    erase: (key) => erase(key),
    isKept: (key) => !memory.has(key),
    isWhole: () =>
      [...memory.keys()].every((key) => isExpendable(key) || get(key) === (stored(key) ?? undefined)),
    keys: () => {
      const inCookies = vital.filter((key) => jar?.get(key) !== undefined)
      return [...new Set([...attempt((storage) => Object.keys(storage), []), ...inCookies, ...memory.keys()])]
    },
    read(key, reader) {
      const text = get(key)
      if (text === undefined) return undefined
      try {
        return accept(reader, JSON.parse(text))
      } catch {
        remove(key)
        return undefined
      }
    },
    write: (key, value) => set(key, JSON.stringify(value)),
  }
}

/** Key of the draft in session storage. */
export const draftKeyOf = (form: string) => `draft/${form}`

/**
 * Form input that the guest has not submitted yet, by form. It survives the reload after a lost channel or an update
 * (RT-25) and ends with the tab.
 */
export interface Drafts {
  /** Must never be given a password (LOGIN-07). */
  save: (form: string, value: unknown) => void
  /** A draft that does not fit the schema, such as one of an older version, is dropped. */
  read: <Value>(form: string, reader: Reader<Value>) => Value | undefined
  clear: (form: string) => void
}

/** @param area session storage */
export function createDrafts(area: StorageArea): Drafts {
  return {
    save: (form, value) => area.write(draftKeyOf(form), value),
    read: (form, reader) => area.read(draftKeyOf(form), reader),
    clear: (form) => area.remove(draftKeyOf(form)),
  }
}
