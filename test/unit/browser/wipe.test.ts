import { afterEach, expect, it, vi } from 'vitest'
import { wipeBrowser } from '../../../src/browser/wipe.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each(['onsuccess', 'onerror', 'onblocked'] as const)(
  'a wipe ends whatever becomes of a database (%s), and deletes all of them and the caches that are not kept',
  async (end) => {
    const deleted: string[] = []
    const deleteDatabase = (name: string) => {
      deleted.push(name)
      const request: Record<string, () => void> = {}
      queueMicrotask(() => request[end]?.())
      return request
    }
    vi.stubGlobal('window', {
      location: { pathname: '/ONEapp/' },
      caches: {
        keys: async () => ['shell', 'old'],
        delete: async (name: string) => deleted.push(name),
      },
      indexedDB: { databases: async () => [{ name: 'films' }, { name: 'vendor' }], deleteDatabase },
    })
    await wipeBrowser({ isKeptCookie: () => true, isKeptCache: (name) => name === 'shell' })
    expect(deleted.sort()).toEqual(['films', 'old', 'vendor'])
  },
)
