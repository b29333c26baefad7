import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addressesOf } from './addresses.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { hasOldChromium, oldTelevision } from './harness/oldChromium.ts'
import { arrive, start } from './journeys.ts'

const identity = 'property=2&theme=2&room=106&name=Schmidt&userId=9&autologin=1&location=Bar'
const device = `${identity}&mode=kiosk&tv=3&skin=9`

/** Addresses by which a page of the hotel may try to make the guest somebody else, on the app's own host. */
const hostile = (origin: string) => [
  `/?${device}`,
  `/ONEapp/?${device}`,
  `/ONEapp?${device}`,
  `/ONEapp/language?${device}`,
  `/oneapp/?${device}`,
  `/%4FNEapp/?${device}`,
  `${origin}/?${device}`,
  `//${new URL(origin).host}/ONEapp/?${device}`,
  `${origin.replace('//', '//anna:secret@')}/ONEapp/?${device}`,
  `${origin.replace('127.0.0.1', '127.0.0.1.')}/ONEapp/?${device}`,
  `${origin.replace('127.0.0.1', '2130706433')}/?${device}`,
  `/ONEapp/open-web-page/${encodeURIComponent(`${origin}/ONEapp/?${device}`)}`,
  '/desk/open/106?as=kiosk',
  '/webcheckin/login?room=106&name=Schmidt',
]

async function openPage(page: Page, html: string, script = '') {
  const data = { type: 'html', title: 'Hostile', list: [], html: true, style: false, script: !!script }
  const serve = (file: string, contentType: string, body: string) =>
    page.route(`**/custom/${file}?t=*`, (route) => route.fulfill({ contentType, body }))
  await serve('Custom_779.json', 'application/json', JSON.stringify(data))
  await serve('html_779.html', 'text/html', html)
  if (script) await serve('script_779.js', 'text/javascript', script)
  await visit(page, '/cp/779')
  await page.getByRole('heading', { level: 1, name: 'Hostile' }).waitFor()
}

async function arriveFirst() {
  const { origin } = await startHotel()
  const visitor = await guest()
  await arrive(visitor.page, origin)
  return { ...visitor, origin, before: await identityOf(visitor.page) }
}

const keys = ['property', 'theme', 'mode', 'room', 'name', 'userId', 'checkin', 'location', 'tv', 'skin']

/** Who the guest of a page is, as its address, the device's cookies and its storage say. */
async function identityOf(page: Page) {
  const query = new URL(page.url()).searchParams
  const cookies = await page.context().cookies(page.url())
  const cookie = (key: string) => cookies.find(({ name }) => name === key)?.value ?? null
  const stored = await page.evaluate(() =>
    ['login-room', 'login-name', 'login-userId', 'login-property'].map((key) => localStorage.getItem(key)),
  )
  return { address: keys.map((key) => query.get(key)), cookies: keys.map(cookie), stored }
}

/** Waits until Anna's page says who its guest is in the address, too. */
const isAnnas = async (page: Page, before: Awaited<ReturnType<typeof identityOf>>) => {
  await page.waitForURL(/[?&]room=101/)
  await settle(page)
  expect(await identityOf(page)).toEqual(before)
}

async function comeBack(page: Page) {
  if (new URL(page.url()).pathname !== '/ONEapp/cp/779') await visit(page, '/cp/779')
  await page.getByRole('heading', { level: 1, name: 'Hostile' }).waitFor()
}

async function closeTabs(page: Page, before: Awaited<ReturnType<typeof identityOf>>) {
  for (const tab of page.context().pages()) {
    if (tab === page) continue
    await isAnnas(tab, before)
    await tab.close()
  }
}

it('TRUST-13 no link of a page makes the guest somebody else, in this tab or a new one', async () => {
  const { page, origin, before } = await arriveFirst()
  const addresses = hostile(origin)
  await openPage(
    page,
    addresses
      .map((address, at) => `<p><a href="${address.replaceAll('&', '&amp;')}">Way ${at}</a></p>`)
      .join(''),
  )
  let followed = 0
  for (const at of addresses.keys()) {
    const link = page.locator('main a', { hasText: new RegExp(`^Way ${at}$`) })
    if (!(await link.getAttribute('href'))) continue
    followed += 1
    const opened = page.context().waitForEvent('page')
    await link.click(at % 2 ? { button: 'middle' } : { modifiers: ['ControlOrMeta'] })
    await isAnnas(await opened, before)
    await link.click()
    await isAnnas(page, before)
    await closeTabs(page, before)
    await comeBack(page)
  }
  // Home and language, each as it may be written, and the app's own way out.
  expect(followed).toBeGreaterThan(4)
  await page.reload()
  await isAnnas(page, before)
})

it('TRUST-13 no frame of a page opens the app for somebody else', async () => {
  const { page, origin, before } = await arriveFirst()
  const actions = hostile(origin).map((address) => `openWebPage|${new URL(address, origin).href}`)
  await openPage(
    page,
    '<p>Ways</p>',
    `${JSON.stringify(actions)}.forEach(function (action, at) {
      var button = document.body.appendChild(document.createElement('button'))
      button.textContent = 'Way ' + at
      button.onclick = function () { parent.postMessage({ type: 'open', action: action }, '*') }
    })`,
  )
  for (const at of actions.keys()) {
    await page.frameLocator('iframe').frameLocator('iframe').getByText(`Way ${at}`, { exact: true }).click()
    await isAnnas(page, before)
    await closeTabs(page, before)
    await comeBack(page)
  }
})

/** A link that the app itself would never have, as if its filter had failed. */
const follow = (page: Page, href: string, target = '') =>
  page.evaluate(
    ([to, where]) => {
      const link = document.body.appendChild(document.createElement('a'))
      Object.assign(link, { href: to, target: where, rel: 'noopener' })
      link.click()
    },
    [href, target] as const,
  )

it.each(['', '_blank'])(
  'TRUST-13 a page load that comes from the app is about the guest of the app (target “%s”)',
  async (target) => {
    const { page, origin, before } = await arriveFirst()
    for (const address of [`/?${device}`, `/ONEapp/language?${device}&opendoor=101`]) {
      const opened = target ? page.waitForEvent('popup') : null
      await follow(page, `${origin}${address}`, target)
      const reached = (await opened) ?? page
      await isAnnas(reached, before)
      await reached.reload()
      await isAnnas(reached, before)
      if (opened) await reached.close()
      else {
        await page.goBack()
        await isAnnas(page, before)
        await page.goForward()
        await isAnnas(page, before)
      }
    }
  },
)

it('QRY-03, QRY-04, QRY-05, QRY-08, TRUST-13 an address that a person opens says who the guest is, after a link of the app, too', async () => {
  const { page, origin } = await arriveFirst()
  await follow(page, `${origin}/ONEapp/language?${identity}`)
  await page.getByRole('heading', { level: 1, name: 'Language' }).waitFor()
  for (const path of ['/', '/ONEapp/']) {
    await page.goto(`${origin}${path}?property=2&theme=2&room=201&name=Miller&autologin=1`)
    await page.waitForURL(/[?&]room=201/)
    await expect.poll(async () => (await identityOf(page)).stored[0]).toBe('201')
  }
  await page.goto(`${origin}/ONEapp/login?mode=walkin`)
  await page.waitForURL(/mode=walkin/)
})

it.skipIf(!hasOldChromium)(
  'TRUST-13 a page load that comes from the app is about its guest on a television of 2020 (Chromium 69)',
  async () => {
    const { app, origin } = await startHotel()
    const { goto, evaluate, until, complaints } = await oldTelevision()
    await goto(`${app}/?property=1&theme=1&room=101&name=Berger&autologin=1&mode=tv`)
    await until('/^Good /.test((document.querySelector("h1") || {}).textContent)')
    for (const address of [`/?${device}`, `/ONEapp/language?${device}`]) {
      await evaluate(`document.body.setAttribute('data-before', '')`)
      await evaluate(`location.assign(${JSON.stringify(origin + address)})`)
      await until(
        'document.body && !document.body.hasAttribute("data-before") && /room=101/.test(location.search)',
      )
      await until('document.querySelector("h1")')
      expect(await evaluate('/106|Schmidt|kiosk/.test(location.search + document.cookie)')).toBe(false)
      expect(await evaluate('localStorage.getItem("login-room")')).toBe('101')
    }
    expect(complaints).toEqual([])
  },
)

it('TRUST-14 no link, source, action or form of any screen names the guest', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1280, height: 900 })
  await page.goto(start(origin, '1', '&autologin=1&room=102&name=Rossi&userId=710258'))
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await page.waitForURL(/userId=710258/)
  const found: Record<string, string[]> = {}
  let count = 0
  for (const address of addressesOf('')) {
    await visit(page, address)
    const values = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].flatMap(({ name, value }) =>
          /^(xlink:)?(href|src|srcset|action|formaction|data|poster|cite|ping)$/.test(name) ? [value] : [],
        ),
      ),
    )
    count += values.length
    const naming = values.filter((value) =>
      /[?&](room|name|userId|checkin)=|Rossi|710258|(^|\D)102(\D|$)/i.test(decodeURIComponent(value)),
    )
    if (naming.length) found[address] = naming
  }
  expect(count).toBeGreaterThan(500)
  expect(found).toEqual({})
})
