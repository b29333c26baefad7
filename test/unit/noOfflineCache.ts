import { createOfflineCache, type OfflineCache } from '../../src/core/offlineCache/offlineCache.ts'

/** A cache of responses that stores nothing. */
export const noOfflineCache = (): OfflineCache =>
  createOfflineCache(
    {
      get: () => undefined,
      set: () => undefined,
      remove: () => undefined,
      keys: () => [],
      read: () => undefined,
      write: () => undefined,
      isKept: () => true,
    },
    () => 0,
    () => '',
    () => Promise.reject(new Error('nothing is kept')),
  )
