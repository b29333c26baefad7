// What an evening leaves behind in a page that stays open: counts, not times.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

const screens = ['/shop/flow/1', '/epg', '/vod/browse', '/room-control', '/tv-message', '/webradio', '/cp/14']

/** Nodes and listeners that are still alive at home, once all garbage has been collected. */
async function alive(page: Page) {
  await visit(page, '/')
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await settle(page)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  await tools.send('HeapProfiler.collectGarbage')
  await tools.send('HeapProfiler.collectGarbage')
  const { metrics } = await tools.send('Performance.getMetrics')
  await tools.detach()
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { listeners: of('JSEventListeners'), nodes: of('Nodes') }
}

it('REAL-17 an evening of screens and messages leaves no listener and no part of a screen behind', async () => {
  const hotel = await startHotel()
  const { page } = await guest()
  await arrive(page, hotel.origin)
  const push = (name: string, payload: object) =>
    fetch(`${hotel.origin}/desk/api/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ room: '101', function: name, payload }),
    })
  const goRound = async () => {
    for (const screen of screens) {
      await visit(page, screen)
      await push('tvMessagesChanged', { status: 'OK', root: {} })
      // One that cannot be read: the app tells the hotel's log.
      for (let at = 0; at < 5; at += 1) await push('quickCallChanged', { status: 'OK', root: {} })
    }
  }
  await goRound()
  await goRound()
  const before = await alive(page)
  for (let round = 0; round < 4; round += 1) await goRound()
  const after = await alive(page)
  // Fewer than the rounds: a screen that leaves one listener each time leaves four.
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 3)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 50)
})
