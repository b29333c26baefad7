import { afterEach, expect, it, vi } from 'vitest'
import { navigated, navigationSlice } from '../../../src/core/routing/slice.ts'
import { channelSaga } from '../../../src/domains/channel/saga.ts'
import { channelSlice } from '../../../src/domains/channel/slice.ts'
import { endTest } from '../../app/atEnd.ts'
import { runOnStore } from '../runOnStore.ts'

afterEach(endTest)

it.each(['onOnline', 'onVisible'] as const)(
  'NET-01 a device that is back (%s) connects at once, and asks a channel that may have been lost without a word',
  async (occasion) => {
    const did: string[] = []
    const listeners: Record<string, () => void> = {}
    const on = (name: string) => (listener: () => void) => {
      listeners[name] = listener
      return () => undefined
    }
    runOnStore({
      saga: channelSaga,
      slices: [channelSlice, navigationSlice] as never,
      services: {
        hotel: {
          onState: () => () => undefined,
          onPush: () => () => undefined,
          start: () => void did.push('start'),
          reconnectNow: () => void did.push('reconnect'),
          check: () => void did.push('check'),
        },
        page: { onOnline: on('onOnline'), onVisible: on('onVisible') },
        device: { ask: async () => null },
      },
      before: [navigated({ pathname: '/', search: '', how: 'load', paramsOnly: false })],
    })
    await vi.waitFor(() => expect(did).toEqual(['start']))
    await vi.waitFor(() => expect(Object.keys(listeners)).toEqual(['onOnline', 'onVisible']))
    listeners[occasion]?.()
    expect(did).toEqual(['start', 'reconnect', 'check'])
  },
)
