import { afterEach, expect, it } from 'vitest'
import { destinationSaga } from '../../../src/domains/destination/saga.ts'
import { destinationSlice, entryOpened } from '../../../src/domains/destination/slice.ts'
import { languageApplied, languageSlice } from '../../../src/domains/language/slice.ts'
import { propertySlice } from '../../../src/domains/property/slice.ts'
import { sessionSlice } from '../../../src/domains/session/slice.ts'
import { endTest } from '../../app/atEnd.ts'
import { runOnStore } from '../runOnStore.ts'

afterEach(endTest)

it.each([
  ['en', 'success', 'Opera'],
  ['de', 'failure', undefined],
] as const)(
  'out of reach an entry that was kept in English is shown to a guest who reads %s: %s',
  async (language, status, title) => {
    const kept: Record<string, string> = {
      'destination/lang=en&page=1': JSON.stringify({ items: [{ id: 5, type: 'poi', title: 'Opera' }] }),
    }
    const findByPrefix = <Found>(prefix: string, read: (raw: unknown) => Found | undefined) => {
      const found = Object.entries(kept).find(([name]) => name.startsWith(prefix))
      return found && read(found[1])
    }
    const app = runOnStore({
      saga: destinationSaga,
      slices: [destinationSlice, languageSlice, propertySlice, sessionSlice] as never,
      services: {
        http: { request: async () => ({ kind: 'unreachable' }) as never },
        offlineCache: {
          ask: ((_: string, send: () => unknown) => send()) as never,
          load: async () => ({ findByPrefix }) as never,
        },
      },
      before: [languageApplied(language)],
    })
    app.dispatch(entryOpened({ type: 'poi', id: '5' }))
    await expect.poll(() => app.state(destinationSlice).entry.status).toBe(status)
    expect(app.state(destinationSlice).entry.value?.title).toBe(title)
  },
)
