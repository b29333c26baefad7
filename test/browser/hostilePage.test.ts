import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { arriveAt, onTopOf, openPage } from './hostile.ts'
import { arrive } from './journeys.ts'

const bar = (page: Page, property: string) =>
  page
    .getByRole('banner')
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

it.each([
  [
    'a layer',
    '@layer evil { header, :root header { color: rgb(1, 2, 3) !important } .mine { color: rgb(1, 2, 3) } }',
  ],
  [
    'a query',
    '@media all { @supports (color: red) { header { color: rgb(1, 2, 3) } .mine { color: rgb(1, 2, 3) } } }',
  ],
  [
    'the root',
    ':root { color: rgb(1, 2, 3) !important } :root header, html > body header { color: rgb(1, 2, 3) }',
  ],
  ['neighbours', 'body ~ *, html + *, :root + div { display: none } .mine { color: rgb(1, 2, 3) }'],
  ['nesting', '.mine { color: rgb(1, 2, 3); :root:has(&) header { color: rgb(1, 2, 3) } }'],
])('TRUST-02 the style of a page stays in it: %s', async (_, style) => {
  const { page } = await arriveAt({ html: '<p class="mine">Mine</p>', style })
  await page.getByText('Mine').waitFor()
  await expect
    .poll(() => page.getByText('Mine').evaluate((text) => getComputedStyle(text).color))
    .toBe('rgb(1, 2, 3)')
  expect(await bar(page, 'color')).not.toBe('rgb(1, 2, 3)')
  expect(await page.getByRole('banner').isVisible()).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).not.toBe('rgb(1, 2, 3)')
})

it('TRUST-02 a page’s style loads no other sheet, and names no font, property or animation of the app', async () => {
  const { page, asked, allow } = await arriveAt({
    html: '<p class="mine">Mine</p>',
    style: `@import url('/ONEapp/skins/aurora/evil.css');
      @font-face { font-family: 'Fraunces Variable'; src: url('/ONEapp/skins/aurora/evil.woff2') }
      @property --probe { syntax: '<color>'; inherits: true; initial-value: rgb(1, 2, 3) }
      @keyframes spin { to { opacity: 0.5 } }
      .mine { animation: spin 9s infinite; font-family: 'Fraunces Variable', serif }`,
  })
  // Its own font is the page's affair.
  allow(/evil\.woff2/)
  const mine = page.getByText('Mine')
  await expect.poll(() => mine.evaluate((text) => getComputedStyle(text).animationName)).toBe('page-spin')
  expect(await mine.evaluate((text) => getComputedStyle(text).fontFamily)).toBe(
    '"page-Fraunces Variable", serif',
  )
  expect(await bar(page, '--probe')).toBe('')
  expect(asked.filter((path) => path.endsWith('evil.css'))).toEqual([])
  const names = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSKeyframesRule ? rule.name : [])),
    ),
  )
  expect(names).toContain('page-spin')
  expect(names).not.toContain('spin')
})

const cover =
  'position: fixed; top: 0; left: 0; width: 100vw; height: 100vh; z-index: 2147483647; background: red'

it.each([
  ['an element', `.mine { ${cover} }`, '<p class="mine">Mine</p>'],
  ['the page itself', `:root { ${cover} }`, '<p>Mine</p>'],
  [
    'a margin',
    '.mine { margin: -3000px; padding: 3000px; background: red; position: relative }',
    '<p class="mine">Mine</p>',
  ],
  ['an inline style', '', `<p style="${cover}">Mine</p>`],
])('TRUST-02 nothing of a page covers the app: %s', async (_, style, html) => {
  const { page } = await arriveAt({ html, style })
  await page.getByText('Mine').waitFor({ state: 'attached' })
  await expect.poll(() => onTopOf(page)).toEqual([true, true, true])
})

it('TRUST-02 a page’s script and links lead to screens, and change neither the guest nor the device', async () => {
  const evil = 'mode=kiosk&room=106&name=Schmidt&autologin=1&opendoor=101'
  const { page, origin } = await arriveAt({
    html: `<p><a href="/ONEapp/language?${evil}">Link</a></p>`,
    script: `var act = function (action) { parent.postMessage({ type: 'open', action: action }, '*') }
      document.body.appendChild(document.createElement('button')).textContent = 'Go'
      document.querySelector('button').onclick = function () { act('/language?${evil}') }
      document.body.appendChild(document.createElement('i')).textContent = 'Out'
      document.querySelector('i').onclick = function () { act('openWebPage|' + location.origin + '/ONEapp/?${evil}') }`,
  })
  const frame = page.frameLocator('iframe').frameLocator('iframe')
  const held = () => {
    const query = new URL(page.url()).searchParams
    return ['mode', 'room', 'name', 'opendoor', 'autologin'].map((name) => query.get(name))
  }
  const before = held()
  for (const name of ['Go', 'Link']) {
    await frame.getByText(name, { exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Language' }).waitFor()
    expect(held()).toEqual(before)
    await page.goBack()
    await frame.getByText('Go', { exact: true }).waitFor()
  }
  const opened = page.waitForEvent('popup')
  await frame.getByText('Out', { exact: true }).click()
  const popup = await opened
  await popup.waitForURL(`${origin}/ONEapp/**`)
  expect(new URL(popup.url()).searchParams.get('mode')).toBeNull()
  await popup.getByText('Room 101', { exact: false }).first().waitFor()
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ value }) => /kiosk|106/.test(value))).toEqual([])
})

it('TRUST-07 a file beside a page runs nothing on the app’s origin, and is a picture where it is one', async () => {
  const { origin } = await startHotel()
  const { page, allow } = await guest()
  // What the browser says of the documents that run nothing.
  allow(/Blocked script execution/)
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  const script = '<script>document.documentElement.id = origin</script>'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`
  const document = '<!doctype html><p>Text</p><script src="script_31.js"></script>'
  // As the hotel sends its files, with other content.
  const send = (path: string, body: string) =>
    page
      .context()
      .route(`**${path}?own`, async (route) => route.fulfill({ response: await route.fetch(), body }))
  await send('/custom/html_31.html', document)
  await send('/aurora/logo.svg', drawing)
  await arrive(page, origin)
  await openPage(page, {
    html: '<img src="../logo.svg?own" alt="Picture">',
  })
  const picture = page.getByAltText('Picture')
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(9)
  // No link of the page leads there (TRUST-13).
  for (const path of ['custom/html_31.html?own', 'logo.svg?own']) {
    const opened = page.waitForEvent('popup')
    await page.evaluate((address) => void window.open(address), `/ONEapp/skins/aurora/${path}`)
    const popup = await opened
    await popup.waitForLoadState()
    expect(await popup.evaluate(() => [origin, window.document.documentElement.id])).toEqual(['null', ''])
    await popup.close()
  }
  expect(asked.filter((path) => path.endsWith('script_31.js'))).toEqual([])
})

it('TRUST-08 a page’s script opens nothing until it is pressed, also right after a press in the app', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  const left: string[] = []
  page.context().on('page', (popup) => left.push(popup.url()))
  const sent = async () => (await desk.calls({ module: 'SQMOD_RemoteControl' })).length
  await page.getByRole('heading', { level: 1 }).click()
  await openPage(page, {
    html: '<p class="mine">Mine</p>',
    script: `
      var send = function (action) {
        [parent, top].forEach(function (one) { one.postMessage({ type: 'open', action: action }, '*') })
      }
      window.focus()
      var all = ['changeSource|HDMI|2', 'openWebApp|films', 'openWebPage|https://stranger.example/', 'openTel|112', '/language']
      all.forEach(send)
      document.querySelector('.mine').onclick = function () { send('changeSource|HDMI|1') }
      document.querySelector('.mine').textContent = 'Pressed nowhere'
      document.querySelector('.mine').style.height = '400px'`,
  })
  // Known from outside: whatever Playwright asks within a frame counts there as a press. The height comes after all that
  // the script has sent.
  const height = () => page.locator('iframe').evaluate(({ style }) => Number.parseInt(style.height, 10))
  await expect.poll(height).toBeGreaterThan(400)
  const mine = page.frameLocator('iframe').frameLocator('iframe').getByText('Pressed nowhere')
  await mine.click()
  await expect.poll(sent).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/ONEapp/cp/779')
  expect(left).toEqual([])
})

it('TRUST-11 a remote control leads out of a page that calls a part of itself as the app calls its own', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv' })
  await openPage(page, {
    html: `<div class="MuiPopover-root MuiModal-root MuiDialog-container" id="content" role="dialog" aria-modal="true">
      <a href="https://one.example">One</a> <a href="https://two.example">Two</a></div>`,
    style: '.MuiPopover-root { color: rgb(1, 2, 3) } #content { letter-spacing: 2px }',
  })
  const one = page.getByRole('link', { name: 'One' })
  await expect
    .poll(() => one.evaluate((link) => getComputedStyle(link.closest('div') ?? link).color))
    .toBe('rgb(1, 2, 3)')
  expect(await one.evaluate((link) => getComputedStyle(link).letterSpacing)).toBe('2px')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => one.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
})
