import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations, guest, startHotel, visit } from './harness/index.ts'
import { signIn, start } from './journeys.ts'
import { begin, expectWiped, guestsWords, left } from './kioskLeft.ts'

it('MODE-19, SES-30 a kiosk that nobody touches any more holds nothing of its guest, wherever one looks', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await page.clock.install()
  await page.goto(start(origin, '1', '&mode=kiosk'))
  await begin(page).waitFor()
  await expectNoAxeViolations(page)
  // In landscape all languages are within the viewport; in portrait all controls of the sign-in are in its lower two
  // thirds.
  await page.setViewportSize({ width: 1920, height: 1080 })
  const edges = (which: Locator) => which.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  const languages = await edges(page.getByRole('group', { name: 'Language' }).getByRole('button'))
  expect(languages.length).toBeGreaterThan(20)
  expect(languages.filter(({ top, bottom }) => top < 0 || bottom > 1080)).toEqual([])
  await page.setViewportSize({ width: 1080, height: 1920 })
  await begin(page).click()
  await page.getByLabel('Last name').waitFor()
  const expectWithinReach = async () => {
    const controls = await edges(page.locator('main').locator('button, input, a'))
    expect(controls.length).toBeGreaterThan(5)
    expect(controls.filter(({ top, bottom }) => top < 640 || bottom > 1920)).toEqual([])
    await expectNoAxeViolations(page)
  }
  await expectWithinReach()
  await page.getByLabel('Room').fill('101')
  await page.getByLabel('Last name').fill('Nobody')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Room or name invalid!').waitFor()
  await expectWithinReach()
  // Without scrolling.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1920)
  await signIn(page)
  await expectNoAxeViolations(page)
  // Loads the page again in the same tab, and writes to every storage that the app could use.
  await page.goto(`${origin}/ONEapp/shop/flow/1`)
  await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /^Viennese breakfast/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Viennese breakfast' }).waitFor()
  await expectNoAxeViolations(page)
  await page.context().addCookies([{ name: 'kept', value: 'Berger', url: origin }])
  await page.evaluate(async () => {
    localStorage.setItem('kept', 'Berger')
    sessionStorage.setItem('kept', 'Berger')
    await caches.open('Berger')
    await new Promise((resolve) => {
      indexedDB.open('Berger').onsuccess = resolve
    })
  })
  expect(await left(page)).toMatch(guestsWords)

  await page.clock.fastForward(61_000)
  await page.getByRole('dialog', { name: 'Are you still there?' }).waitFor()
  await expectNoAxeViolations(page)
  // Who passes by reads nothing of the guest meanwhile: neither by sight nor by a screen reader, nor in what arrives now.
  await desk.message('101', 'Your laundry is ready, Ms Berger.')
  await page.getByText('New message').first().waitFor({ state: 'attached' })
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(guestsWords)
  expect(
    await page
      .getByText(/Berger|Anna/)
      .filter({ visible: true })
      .count(),
  ).toBe(0)
  await page.clock.fastForward(21_000)
  await page.waitForURL(({ pathname }) => pathname === '/ONEapp/login')
  await expectWiped(page)
  expect(new URL(page.url()).search).toBe('?property=1&theme=1&mode=kiosk')
  // Not even a hash of the guest is kept: hashes of a list of rooms and names would reveal the guest.
  expect(await page.evaluate(() => sessionStorage.getItem('ended-identities'))).toBe('*')

  await page.goBack()
  await begin(page).waitFor()
  expect(await left(page)).not.toMatch(guestsWords)
  await begin(page).click()
  expect(await page.getByLabel('Last name').inputValue()).toBe('')
})

const journeys: [name: string, path: string, heading: string, act?: (page: Page) => Promise<void>][] = [
  ['bill', '/billpreview', 'Bill'],
  ['car', '/pickup', 'Transfer', (page) => page.getByLabel('Anything to add?').fill('For Anna Berger')],
  ['flights', '/flightinfo', 'Flights'],
  [
    'dish',
    '/shop/flow/1',
    'Room service',
    (page) =>
      page
        .getByRole('button', { name: /^One more/ })
        .first()
        .click(),
  ],
  ['messages', '/tv-message', 'Messages'],
  ['search', '/search', 'Search', (page) => page.getByRole('searchbox').fill('Berger')],
  ['courses', '/courses', 'Courses'],
  ['language', '/language', 'Language'],
  ['weather', '/weather/0', 'Vienna'],
  ['terms', '/terms', 'Terms of use of the Hotel Aurora guest app'],
]

it('KSK-05 nothing of the guest is left after each of ten journeys', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await page.goto(start(origin, '1', '&mode=kiosk'))
  for (const [name, path, heading, act] of journeys) {
    await begin(page).click()
    await signIn(page)
    await visit(page, path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await act?.(page)
    expect(await left(page), name).toMatch(guestsWords)
    await page.getByRole('button', { name: 'Finish' }).click()
    await expectWiped(page, name)
  }
})
