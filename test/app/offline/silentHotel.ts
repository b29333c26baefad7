/** A channel that is renewed, and a hotel that does not say there who the guest is. */
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { selectIsConnected, selectIsLost } from '../../../src/domains/channel/slice.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import type { openApp } from '../harness.tsx'

type App = Awaited<ReturnType<typeof openApp>>

export const authenticate = { module: 'SQMOD_Auth', function: 'authenticate' }

export const kept = (name: string) => Object.keys(localStorage).some((key) => key.startsWith(name))

/** How many sign-ins the hotel has left without an answer. */
export const unanswered = async ({ desk }: Pick<App, 'desk'>) =>
  (await desk.calls(authenticate)).filter(({ status, data }) => status === 'SILENT' && data.room).length

/** The channel is lost and there again; the page is not loaded anew, as it has been a moment ago (RT-27). */
export async function renewChannel({ store, desk, reload }: Pick<App, 'store' | 'desk' | 'reload'>) {
  startFakeClock()
  sessionStorage.setItem('channel-reloaded-at', String(Date.now()))
  await desk.tell('faults', { drop: true })
  await waitFor(() => expect(selectIsLost(store.getState())).toBe(true))
  await passUntil(() => expect(selectIsConnected(store.getState())).toBe(true))
  expect(reload).not.toHaveBeenCalled()
}
