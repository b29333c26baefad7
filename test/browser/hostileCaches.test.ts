import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { signIn, start } from './journeys.ts'

const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

const openBill = async (page: Page) => {
  await page.getByRole('link', { name: /^Bill/ }).click()
  await page.getByRole('list', { name: 'Charges and payments' }).waitFor()
}

it('SW-03 what somebody has put into the caches under the addresses of the hotel is not read', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ worker: true })
  await page.goto(start(origin))
  await signIn(page)
  await workerReady(page)
  const names = await page.evaluate(async () => {
    const addresses = [
      '/ONEapp/skins/aurora/1/menu_EN.json',
      '/ONEapp/skins/aurora/custom/Custom_12.json',
      '/ONEapp/api/php_helpers/utc_time.php',
      '/api/v1/property/1/oneapp/settings',
      '/api/v1/property/1/oneapp/destination',
    ]
    const lie = JSON.stringify({
      menu: [{ title: 'Poison' }],
      settings: { timezone: 'Poison' },
      utc: '1999-01-01',
    })
    for (const name of [...(await caches.keys()), 'assets', 'anything'])
      for (const address of addresses)
        await (await caches.open(name)).put(
          address,
          new Response(lie, { headers: { 'content-type': 'application/json' } }),
        )
    return caches.keys()
  })
  expect(names.length).toBeGreaterThan(1)
  // Now the worker has the page.
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const read = await page.evaluate(async () =>
    Promise.all(
      ['/ONEapp/skins/aurora/custom/Custom_12.json', '/api/v1/property/1/oneapp/settings'].map(async (path) =>
        (await fetch(path)).text(),
      ),
    ),
  )
  expect(read.join()).not.toContain('Poison')
  expect(await page.getByText('Poison').count()).toBe(0)
  await openBill(page)
})

it('SW-03 the page of a network that wants its own sign-in is not kept in place of a file of the app', async () => {
  const { origin } = await startHotel()
  const { page, allow } = await guest({ worker: true })
  await page.goto(start(origin))
  await workerReady(page)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const texts = '**/assets/locale/de*'
  allow(/Failed to load module script|MIME type/)
  await page
    .context()
    .route(texts, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our network</h1>' }),
    )
  const [name] = readdirSync('dist/assets/locale').filter((file) => /^de\.signIn-[^.]+\.js$/.test(file))
  const file = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `/ONEapp/assets/locale/${name}`,
  )
  expect(file).toContain('Welcome to our network')
  await page.context().unroute(texts)
  await page.goto(start(origin, '1', '&lang=de'))
  await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()
})

it('SW-01, SW-03 a service worker is not installed from the page of a network that wants its own sign-in', async () => {
  const { origin } = await startHotel()
  const { page, allow } = await guest({ worker: true })
  // The browser says of each refused file that it is not what was expected.
  allow(/integrity|service ?worker|bad-precaching/i)
  const icons = '**/ONEapp/icons/*'
  let asked = 0
  await page.context().route(icons, (route) => {
    asked += 1
    return route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our network</h1>' })
  })
  await page.goto(start(origin))
  await signIn(page)
  const state = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration()
      return found ? (found.installing ?? found.waiting ?? found.active)?.state : 'none'
    })
  const kept = () =>
    page.evaluate(async () => {
      const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const answers = await Promise.all(
        caching.map(async (cache) =>
          Promise.all((await cache.keys()).map(async (of) => (await cache.match(of))?.text() ?? '')),
        ),
      )
      return answers.flat().filter((text) => text.includes('Welcome to our network'))
    })
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect.poll(state).toBe('none')
  expect(await kept()).toEqual([])
  // The guest has signed in at the network.
  await page.context().unroute(icons)
  await page.reload()
  await workerReady(page)
  expect(await kept()).toEqual([])
})

it.each(['full', 'forbidden'])(
  'STOR-10, SW-01 a device whose storage and caches are %s signs in and shows the bill',
  async (state) => {
    const { origin } = await startHotel()
    const { page, allow } = await guest({ worker: true })
    // A worker that cannot be installed says so in the console, and nothing else.
    allow(/service ?worker/i, /Quota/i)
    await page.addInitScript((how) => {
      const name = how === 'full' ? 'QuotaExceededError' : 'SecurityError'
      const refuse = () => {
        throw new DOMException('refused', name)
      }
      Storage.prototype.setItem = refuse
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('refused', name))
      IDBFactory.prototype.open = refuse
      if (how === 'full') return
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, { get: refuse })
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', name))
    }, state)
    await page.goto(start(origin))
    await signIn(page)
    await openBill(page)
  },
)

it('SES-30 a page that the browser gives back from its cache shows nothing of a guest who has logged out since', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await page.goto(start(origin))
  await signIn(page)
  const seen = await page.evaluate(() => {
    const isSeen = () => document.body.checkVisibility() && document.body.textContent.includes('Anna')
    const before = isSeen()
    // The guest has logged out in a later page of this tab; this one has slept meanwhile.
    localStorage.clear()
    const event = new PageTransitionEvent('pageshow', { persisted: true })
    dispatchEvent(event)
    return { before, persisted: event.persisted, after: isSeen() }
  })
  expect(seen).toEqual({ before: true, persisted: true, after: false })
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await page.getByText('Anna').count()).toBe(0)
})
