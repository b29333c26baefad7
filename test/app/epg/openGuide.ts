import { screen, within } from '@testing-library/react'
import { Guide } from '../../hotel/guide.ts'
import { give } from '../give.ts'
import { openSignedIn } from '../harness.tsx'

export const loadEvents = { module: 'SQMOD_LiveTV', function: 'loadEPGContentOfItemId' }
export const getChannels = { module: 'SQMOD_LiveTV', function: 'getTVChannels' }
export const play = { module: 'SQMOD_RemotePlayer', function: 'playChannel' }

/** Time zone of the simulated hotel. */
const zone = 'Europe/Vienna'
const guide = new Guide()

/** Programmes of a channel in the hotel's guide between two timestamps in ms, by default the present one. */
export function programmeOf(channelId: number, from = Date.now(), to = from) {
  const channel = guide.channel(channelId)
  if (!channel) throw new Error(`there is no channel ${channelId}`)
  return guide.events(channel, { from, to }, Date.now(), zone)
}

type Options = Parameters<typeof openSignedIn>[0] & { widthPx?: number }

/** Opens the guide on a phone, or on a screen of another width. */
export async function openGuide(path = '/epg', { widthPx = 390, ...options }: Options = {}) {
  give(window, 'innerWidth', widthPx)
  const app = await openSignedIn(options)
  app.services.history.go(path)
  return app
}

export const channels = async () => within(await screen.findByRole('list', { name: 'Channels' }))
export const asked = async (app: Awaited<ReturnType<typeof openGuide>>) =>
  (await app.desk.calls(loadEvents)).map(({ data }) => data)

/** Time from the first to the last of the calls, in ms. A single call may be late on a busy machine. */
export const spreadMs = (calls: readonly { at: string }[]): number =>
  Date.parse(calls[calls.length - 1]?.at ?? '') - Date.parse(calls[0]?.at ?? '')
