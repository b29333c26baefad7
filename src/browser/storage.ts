/**
 * Local and session storage that never fail: values that the browser refuses are kept in memory until the page is
 * closed, without a notice to the guest (STOR-10).
 */
import type * as v from 'valibot'

/** Validates a stored value: a schema, or `readerOf` where the schema library is not loaded yet. */
export type Reader<Value> = Pick<v.GenericSchema<unknown, Value>, '~standard'>

/** @param read returns undefined for an invalid value */
export const readerOf = <Value>(read: (value: unknown) => Value | undefined): Reader<Value> => ({
  '~standard': {
    version: 1,
    vendor: 'valibot',
    validate(value) {
      const result = read(value)
      return result === undefined ? { issues: [{ message: 'does not fit' }] } : { value: result }
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
  clear: () => void
  keys: () => string[]
  /** Reads JSON. A value that is damaged or does not fit the schema is removed and counts as absent. */
  read: <Value>(key: string, reader: Reader<Value>) => Value | undefined
  write: (key: string, value: unknown) => void
}

export interface Storage {
  local: StorageArea
  session: StorageArea
}

export function createStorage(
  page: { readonly localStorage: globalThis.Storage; readonly sessionStorage: globalThis.Storage } = window,
): Storage {
  return { local: createArea(() => page.localStorage), session: createArea(() => page.sessionStorage) }
}

/** @param open accesses the browser's storage, which throws if the guest has blocked it */
function createArea(open: () => globalThis.Storage): StorageArea {
  const memory = new Map<string, string>()

  const attempt = <Result>(use: (storage: globalThis.Storage) => Result, fallback: Result): Result => {
    try {
      return use(open())
    } catch {
      return fallback
    }
  }

  const get = (key: string) =>
    memory.get(key) ?? attempt((storage) => storage.getItem(key), null) ?? undefined

  function set(key: string, value: string) {
    const isStored = attempt((storage) => {
      storage.setItem(key, value)
      return storage.getItem(key) === value
    }, false)
    if (isStored) memory.delete(key)
    // Memory takes precedence over an older stored value that could not be overwritten (storage full).
    else memory.set(key, value)
  }

  function remove(key: string) {
    memory.delete(key)
    attempt((storage) => storage.removeItem(key), undefined)
  }

  return {
    get,
    set,
    remove,
    clear() {
      memory.clear()
      attempt((storage) => storage.clear(), undefined)
    },
    keys: () => [...new Set([...attempt((storage) => Object.keys(storage), []), ...memory.keys()])],
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
