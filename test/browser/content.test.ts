import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations, guest, settle, startHotel } from './harness/index.ts'
import { arrive, signIn, start } from './journeys.ts'
import { press, steerTo } from './remote.ts'

const open = async (page: Page, path: string, title: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', `/ONEapp${to}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Sum of the layout shifts so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntry[]) => {
          for (const entry of entries) sum += (entry as { value?: number }).value ?? 0
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
  )

/** The script of a hotel's page that tries to access the app in every way, and writes the results into the page. */
const script = `
  var clock = document.querySelector('.clock')
  var beats = 0
  setInterval(function () { beats += 1; clock.textContent = 'tick ' + beats }, 20)
  function attempt(reach) { try { return String(reach()) } catch (error) { return error.name } }
  var got = document.createElement('pre')
  got.textContent = JSON.stringify([
    attempt(function () { return document.cookie }),
    attempt(function () { return localStorage.length }),
    attempt(function () { return sessionStorage.length }),
    attempt(function () { return parent.document.title }),
    attempt(function () { return parent.location.href }),
    attempt(function () { return parent.localStorage.length }),
    attempt(function () { return top.document.title }),
    attempt(function () { parent.document.body.setAttribute('data-left', 'yes'); return 'written' }),
  ])
  document.body.appendChild(got)
  var seen = document.createElement('p')
  seen.className = 'seen'
  seen.textContent = [document.referrer, document.baseURI, location.href].join(' ')
  document.body.appendChild(seen)
  window.left = document.body.setAttribute('data-left', 'yes')
  clock.addEventListener('click', function () { parent.postMessage({ type: 'open', action: 'languageSettingsOpen' }, '*') })
  parent.postMessage({ type: 'navigate', to: '/login' }, '*')
  parent.postMessage('anything', '*')`

it('PAGE-08, PAGE-09, PAGE-10 a page’s script has the page and nothing of the app, and nothing of it is left afterwards', async () => {
  const { origin } = await startHotel()
  const { page, allow } = await guest()
  // The frame has another origin, so the browser logs that it has blocked the access.
  allow(/Blocked a frame|sandboxed/)
  const serve = (file: string, contentType: string, body: string) =>
    page.route(`**/custom/${file}?t=*`, (route) => route.fulfill({ contentType, body }))
  const data = { type: 'html', title: 'Clock', list: [], script: true, html: true, style: true }
  await serve('Custom_777.json', 'application/json', JSON.stringify(data))
  const links = '<p><a href="/ONEapp/cp/12">To the fitness room</a></p>'
  await serve('html_777.html', 'text/html', `<p class="clock">–</p>${links}<p class="far">Far away</p>`)
  await serve(
    'style_777.css',
    'text/css',
    'header, nav, .clock { color: rgb(1, 2, 3) } .far { position: fixed; top: 0 } body { letter-spacing: 1px }',
  )
  await serve('script_777.js', 'text/javascript', script)
  await page.goto(start(origin))
  await signIn(page)
  const headerColour = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).color)
  const before = await headerColour()

  await open(page, '/cp/777', 'Clock')
  const frame = page.frameLocator('iframe[title="Clock"]').frameLocator('iframe')
  await frame.getByText(/^tick \d+$/).waitFor()
  const got = JSON.parse((await frame.locator('pre').textContent()) ?? '') as string[]
  expect(got).toEqual(got.map(() => 'SecurityError'))
  expect(await frame.locator('.seen').textContent()).not.toMatch(/Berger|room|cp/)
  const clock = frame.locator('.clock')
  expect(await clock.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(1, 2, 3)')
  expect(await headerColour()).toBe(before)
  // An element with a fixed position stays at the top of the frame, and does not cover the shell.
  const top = (await frame.getByText('Far away').boundingBox())?.y ?? 0
  expect(top).toBeGreaterThan((await page.getByRole('banner').boundingBox())?.height ?? 0)
  expect(await page.locator('body').getAttribute('data-left')).toBeNull()
  // The frame is as high as its content.
  const [{ height = 0 } = {}, inner] = await Promise.all([
    page
      .locator('iframe')
      .boundingBox()
      .then((box) => box ?? undefined),
    frame.locator('body').evaluate((body) => body.getBoundingClientRect().height),
  ])
  expect(Math.abs(height - inner)).toBeLessThan(2)

  // The messages that the app accepts from the frame: an action of a menu, from the script and from a link.
  await clock.click()
  await page.getByRole('heading', { level: 1, name: 'Language' }).waitFor()
  await page.goBack()
  await frame.getByRole('link', { name: 'To the fitness room' }).click()
  await page.getByRole('heading', { level: 1, name: 'Fitness' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(page.frames()).toHaveLength(1)
})

it('PAGE-08 the hotel’s own clock page tells the time under its security policy', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await open(page, '/cp/31', 'Time at home')
  await page
    .frameLocator('iframe')
    .frameLocator('iframe')
    .locator('.clocks time')
    .filter({ hasText: /^\w{3},? \d\d:\d\d/ })
    .first()
    .waitFor()
  await expectNoAxeViolations(page)
})

it.each([false, true])(
  'PAGE-08, PAGE-09 a table that is wider than a phone is read to its last column (with a script: %s)',
  async (hasScript) => {
    const { origin } = await startHotel()
    const { page } = await guest()
    const serve = (file: string, contentType: string, body: string) =>
      page.route(`**/custom/${file}?t=*`, (route) => route.fulfill({ contentType, body }))
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    const table = `<table><tr>${days.map((day) => `<th>${day}</th>`).join('')}</tr></table>`
    const data = { type: 'html', title: 'Hours', list: [], script: hasScript, html: true, style: false }
    await serve('Custom_778.json', 'application/json', JSON.stringify(data))
    await serve('html_778.html', 'text/html', `${table}<p>Until late.</p>`)
    await serve('script_778.js', 'text/javascript', '')
    await arrive(page, origin)
    await open(page, '/cp/778', 'Hours')
    const text = hasScript
      ? page.frameLocator('iframe[title="Hours"]').frameLocator('iframe')
      : page.locator('main')
    const right = async () => {
      const box = await text.getByText('Saturday').boundingBox()
      return box && box.x + box.width
    }
    await expect.poll(right).toBeGreaterThan(390)
    await expectNoAxeViolations(page)
    const head = await text.getByText('Monday').boundingBox()
    await page.mouse.move(head?.x ?? 0, head?.y ?? 0)
    await page.mouse.wheel(600, 0)
    await expect.poll(right).toBeLessThanOrEqual(390)
  },
)

it('PAGE-12, PAGE-16, PAGE-18 a guest reads the pages on the TV with arrows, OK and Back alone', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv' })
  await open(page, '/cp/10', 'Spa')
  await press(page, page.getByRole('link', { name: 'Pool' }))
  await page.getByRole('heading', { level: 2, name: 'Early swim' }).waitFor()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Spa' }).waitFor()

  await open(page, '/cp/15', 'Restaurants')
  await press(page, page.getByRole('button', { name: 'Next picture' }))
  await page.getByText('2 of 3').waitFor()
  await expectNoAxeViolations(page)
  await press(page, page.getByRole('button', { name: 'Previous picture' }))
  await press(page, page.getByRole('link', { name: 'Morgenrot' }))
  await page.getByRole('heading', { level: 1, name: 'Tonight’s menu' }).waitFor()

  // The page has no control; the arrow keys scroll it all the same.
  await open(page, '/cp/19', 'House rules')
  await page.getByRole('heading', { level: 2, name: 'Lost and found' }).waitFor()
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => window.scrollY > 600)

  await open(page, '/cp/11', 'Treatments')
  await steerTo(page, page.getByRole('button', { name: 'Send a request' }).nth(1))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Facial with marigold' }).waitFor()
  await expectNoAxeViolations(page)
})

it('LANG-20 the pages stand still while they load and are accessible, read from the right too', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await page.goto(`${start(origin)}&room=105&name=Haddad&autologin=1`)
  await page.getByRole('heading', { level: 2, name: 'الفطور تحت السقف الزجاجي' }).waitFor()
  await expectNoAxeViolations(page)
  for (const [path, title] of [
    ['/cp/228', 'الغرف بالصور'],
    ['/cp/216', 'قائمة الليلة'],
    ['/cp/215', 'المطاعم'],
  ] as const) {
    const before = await shiftOf(page)
    await open(page, path, title)
    await settle(page)
    const shift = (await shiftOf(page)) - before
    expect(shift, path).toBeLessThan(0.01)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expectNoAxeViolations(page)
  }
})

it.each([
  ['CONST-19', 'on a phone', 390, 844, 275],
  ['CONST-19', 'in a low window', 844, 390, 275],
  ['CONST-20', 'on a computer', 1440, 900, 425],
  ['CONST-21', 'in a wide window', 1920, 1080, 500],
] as const)(
  '%s, PLAY-03 %s (%ix%i) a banner and the picture of a film are at most %i px tall',
  async (_, __, width, height, limit) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width, height })
    await arrive(page, origin)
    await open(page, '/cp/15', 'Restaurants')
    const banner = page.getByRole('group', { name: 'Restaurants' })
    const picture = await banner.locator('img').first().boundingBox()
    expect(picture?.height).toBe(limit)
    // Its words are in its place, and not cut off.
    const [place, words] = [
      await banner.boundingBox(),
      await banner.getByRole('heading').first().boundingBox(),
    ]
    expect(words?.y).toBeGreaterThan(place?.y ?? 0)
    await open(page, '/vod/movies/41', 'The Long Shore')
    const film = await page.locator('main img').first().boundingBox()
    // On a phone it is lower, by its proportion.
    if (width < 600) expect(film?.height).toBeCloseTo((width * 9) / 16, 0)
    else expect(film?.height).toBe(limit)
  },
)
