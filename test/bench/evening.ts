// What an evening leaves in memory: 60 screens and 200 messages of the hotel. The first 20 screens load the code of what a
// guest may open; what is compared is the page at home after them and at the end.
import { setTimeout as pause } from 'node:timers/promises'
import type { Hotel } from '../hotel/hotel.ts'
import type { Phone } from './tasks.ts'

const screens = [
  '/shop/flow/1',
  '/shop/flow/1/product/1011',
  '/shop/cart',
  '/epg',
  '/epg/501',
  '/vod/browse',
  '/vod/movies/240',
  '/search?q=wine',
  '/room-control',
  '/tv-message',
  '/billpreview',
  '/webradio?country=43',
  '/flightinfo',
  '/weather/0',
  '/cp/14',
  '/cp/25',
  '/language',
  '/wakeUp',
  '/destination',
  '/more-nav',
]
const rounds = 3
const pushesPerScreen = 5
const screenMs = 700
const settleMs = 3000
const room = '101'
const lamp = { room: 'bedroom1', command: 'light.left' }

interface Memory {
  heapMb: number
  nodes: number
  listeners: number
}

async function go(phone: Phone, path: string) {
  const place = `/ONEapp${path}${path.includes('?') ? '&' : '?'}property=1&theme=1`
  await phone.ask(`history.pushState(null, '', '${place}'), dispatchEvent(new PopStateEvent('popstate'))`)
  await pause(screenMs)
}

/** Memory at home, after all garbage has been collected. */
async function memory(phone: Phone): Promise<Memory> {
  await go(phone, '/')
  await pause(settleMs)
  for (let times = 0; times < 3; times += 1) await phone.tell('HeapProfiler.collectGarbage')
  const { metrics } = await phone.tell('Performance.getMetrics')
  const of = (name: string) =>
    (metrics as { name: string; value: number }[]).find((metric) => metric.name === name)?.value ?? 0
  return { heapMb: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** In turns a message, a lamp that somebody else has switched, the inbox, and a call that has ended. */
function push(hotel: Hotel, at: number) {
  const tell = (name: string, root: object) => hotel.channels.push(room, name, { status: 'OK', root })
  if (at % 4 === 0) hotel.desk.message({ room, text: `Message ${at}` })
  else if (at % 4 === 1) tell('roomControlChanged', { ...lamp, value: (at >> 2) % 2 === 0 })
  else if (at % 4 === 2) tell('tvMessagesChanged', {})
  else tell('quickCallChanged', { id: `c-${at}`, state: 'ended' })
}

/** @param phone of a guest who is signed in */
export async function evening(phone: Phone, hotel: Hotel): Promise<Record<string, Memory>> {
  await phone.tell('Performance.enable')
  const start = await memory(phone)
  let [visits, pushes] = [0, 0]
  let first = start
  for (let round = 0; round < rounds; round += 1) {
    for (const path of screens) {
      await go(phone, path)
      visits += 1
      for (let at = 0; round > 0 && at < pushesPerScreen; at += 1) {
        pushes += 1
        push(hotel, pushes)
      }
      // A guest closes the dialogs of messages.
      await phone.ask(`document.querySelectorAll('[role=dialog] button').forEach((button) => button.click())`)
    }
    if (round === 0) first = await memory(phone)
  }
  return {
    'signed in': start,
    [`${screens.length} screens`]: first,
    [`${visits} screens, ${pushes} messages`]: await memory(phone),
  }
}
