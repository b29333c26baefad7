// A remote control on every screen of a television: every control is reached, left again and seen.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { wholeRegistry } from '../unit/domains/wholeRegistry.ts'
import { guest, startHotel } from './harness/index.ts'
import { signIn, start } from './journeys.ts'
import { press } from './remote.ts'
import { walk } from './walk.ts'

/** The screens of a television by name, with addresses that show them full, empty, and of what is not there. */
const addresses: Record<string, string[]> = {
  home: ['/'],
  terms: ['/terms'],
  privacy: ['/privacy'],
  language: ['/language'],
  contentpage: ['/cp/10', '/cp/11', '/cp/777'],
  page: ['/page/10'],
  courses: ['/courses'],
  destination: ['/destination'],
  destinationEntry: ['/destination/1/1'],
  epg: ['/epg'],
  epgChannel: ['/epg/501', '/epg/99999'],
  tvall: ['/tvall'],
  tvgroup: ['/tvgroup?onclickVal=news', '/tvgroup?onclickVal=gardening'],
  vodBrowse: ['/vod/browse', '/vod/browse?search=xyzzy'],
  vodPackages: ['/vod/packages'],
  vodPackagesByMovie: ['/vod/packagesByMovie/41'],
  vodPackage: ['/vod/packagedetail/7', '/vod/packagedetail/99'],
  vodProtected: ['/vod/movies/protectedConfirmation/194'],
  vodMovie: ['/vod/movies/41', '/vod/movies/99999'],
  webradio: ['/webradio'],
  shop: ['/shop/flow/1', '/shop/flow/1?find=xyzzy', '/shop/flow/99'],
  shopProduct: ['/shop/flow/1/product/1019'],
  shopCart: ['/shop/cart'],
  orders: ['/orders'],
  bill: ['/billpreview'],
  flights: ['/flightinfo'],
  weather: ['/weather/0'],
  wakeUp: ['/wakeUp'],
  sleeptimer: ['/sleeptimer'],
  streamingDevices: ['/streamingDevices/chromecast', '/streamingDevices/nothing'],
  pickup: ['/pickup'],
  search: ['/search?q=spa', '/search?q=xyzzy'],
  tvMessage: ['/tv-message'],
  mobileKey: ['/demo/mobilekey'],
  demoVoip: ['/demo/voip'],
  remoteControl: ['/remote-control'],
  roomControl: ['/room-control'],
  roomCamera: ['/room-camera'],
}

/** They lead out of the app or to another screen at once, or belong to modes that no television has. */
const elsewhere = ['login', 'link', 'tel', 'email', 'vod', 'moreNav', 'demoBill', 'demoMessenger', 'demoMaps']
const modes = ['demoRoomControl']

/** Goes to a screen as a link would, and waits until it stands. */
async function open(page: Page, path: string) {
  await page.evaluate((to) => {
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1
    history.pushState({ usr: null, key: `walk${idx}`, idx }, '', `/ONEapp${to}`)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quietMs = 350
        const end = setTimeout(() => done(), 6000)
        let quiet = setTimeout(() => done(), quietMs)
        const observer = new MutationObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(() => done(), quietMs)
        })
        observer.observe(document.body, { childList: true, subtree: true })
        function done() {
          observer.disconnect()
          clearTimeout(quiet)
          clearTimeout(end)
          resolve()
        }
      }),
  )
}

async function onTelevision(room: string, name: string) {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/Failed to load resource/] })
  await page.goto(start(origin, '1', '&mode=tv&lang=en'))
  await signIn(page, room, name)
  // The ring is shown to whoever does not point.
  await page.keyboard.press('ArrowRight')
  return page
}

async function faultsOf(page: Page, paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) {
    await open(page, path)
    const { faults } = await walk(page)
    found.push(...faults.map((fault) => `${path} ${fault}`))
  }
  return found
}

describe('PROD-01 with a remote control every control is reached, left again and seen, and none changes in passing', () => {
  it('knows every screen of a television', () => {
    const names = wholeRegistry()
      .all()
      .flatMap(({ screens = {} }) => Object.keys(screens))
    expect([...Object.keys(addresses), ...elsewhere, ...modes].sort()).toEqual(names.sort())
  })

  it('on every screen', async () => {
    const page = await onTelevision('101', 'Berger')
    expect(await faultsOf(page, Object.values(addresses).flat())).toEqual([])
  })

  it('with something in the cart, and in a room without a television', async () => {
    const page = await onTelevision('106', 'Schmidt')
    await open(page, '/shop/flow/1/product/1019')
    await press(page, page.getByRole('radio', { name: /Medium/ }))
    await press(page, page.getByRole('button', { name: /^Add to cart/ }))
    await page.getByRole('link', { name: /^View cart/ }).waitFor()
    const paths = [
      '/shop/flow/1',
      '/shop/flow/2',
      '/shop/cart',
      '/wakeUp',
      '/tvall',
      '/epg/501',
      '/remote-control',
    ]
    expect(await faultsOf(page, paths)).toEqual([])
  })
})
