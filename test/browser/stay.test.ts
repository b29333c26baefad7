import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations, guest, startHotel, visit } from './harness/index.ts'
import { arrive, askToCheckOut, endDemo, signIn, start } from './journeys.ts'
import { steerTo } from './remote.ts'

it('CHK-01, CHKIN-03, CHKIN-04 a guest checks in at the hotel’s page and comes back signed in', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ allow: [/favicon/] })
  await page.goto(start(origin))
  await page.getByLabel('Last name').fill('Novak')
  await page.getByRole('link', { name: /Check in online/ }).click()
  await page.waitForURL(/\/webcheckin\//)
  expect(page.url()).toBe(`${origin}/webcheckin/login?property=1&theme=1&name=Novak`)
  await page.getByLabel('Room').fill('104')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Check in' }).click()
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/ONEapp/cp/1')
})

it('CHK-02, OUT-02, OUT-08 a guest checks out at the hotel’s page, and Back shows nothing of the stay', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ allow: [/favicon/] })
  await page.goto(start(origin))
  await signIn(page)
  const dialog = await askToCheckOut(page)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Check out' }).click()
  await page.waitForURL(/\/webcheckin\//)
  expect(page.url()).toBe(`${origin}/webcheckin/login?property=1&theme=1&name=Berger`)

  await page.goBack()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await page.getByLabel('Last name').inputValue()).toBe('')
  expect(
    await page.evaluate(() => [...Object.keys(localStorage)].filter((key) => key.startsWith('login'))),
  ).toEqual([])
  expect(new URL(page.url()).searchParams.get('name')).toBeNull()

  await page.goForward()
  await page.getByLabel('Room').fill('101')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('link', { name: 'Back to the app' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await desk.room<{ checked_in: boolean }>('101')).toMatchObject({ checked_in: false })
})

it('SES-30, MODE-19 at a kiosk, Back, Forward and a reload bring nobody back who has logged out', async () => {
  const { origin, desk } = await startHotel()
  const { arrival } = await desk.room<{ arrival: string }>('101')
  const { page } = await guest({ width: 1080, height: 1920 })
  await page.goto(start(origin, '1', `&mode=kiosk&room=101&name=Berger&checkin=${arrival}`))
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
  await page.goto(`${origin}/ONEapp/language`)
  await page.getByRole('heading', { level: 1, name: 'Language' }).waitFor()
  await page.getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const expectNobody = async () => {
    await page.waitForURL((url) => !/room|name=|checkin/.test(url.search))
    await page.getByRole('button', { name: 'Touch to begin' }).waitFor()
    expect(new URL(page.url()).searchParams.get('mode')).toBe('kiosk')
  }
  await expectNobody()
  await page.goBack()
  await expectNobody()
  await page.reload()
  await expectNobody()
  await page.goForward()
  await expectNobody()
  await page.goto(start(origin, '1', `&mode=kiosk&room=101&name=Berger&checkin=${arrival}`))
  await expectNobody()
  await page.getByRole('button', { name: 'Touch to begin' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await page.getByLabel('Room').inputValue()).toBe('')
  expect(await page.getByLabel('Last name').inputValue()).toBe('')
})

it('STAT-06, SES-30 the page on which a guest logs out is counted no further', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  const counted = async () =>
    (await desk.left<{ event_value: string; ended: string | null }>('statistics')).map(
      ({ event_value, ended }) => [event_value, ended !== null],
    )
  await visit(page, '/cp/10')
  await expect.poll(counted).toEqual([
    ['1', true],
    ['10', false],
  ])
  await page.getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await expect.poll(counted).toEqual([
    ['1', true],
    ['10', true],
  ])
})

/** The chosen value of the rating, as a screen reader reads it. */
const rated = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Your rating' }).evaluate((group) => {
    const chosen = group.querySelector<HTMLInputElement>('input:checked')
    return chosen?.labels?.[0]?.textContent
  })

it('OUT-04, DLG-07 the rating is set by touch, by mouse and by the arrow keys', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await endDemo(page, origin)
  const stars = page.getByRole('radiogroup', { name: 'Your rating' })
  await stars.waitFor()
  expect(await rated(page)).toBe('No rating yet')
  const thanks = page.getByText('Thank you for your rating!')
  expect(await thanks.count()).toBe(0)
  const box = await stars.boundingBox()
  if (!box) throw new Error('no stars')
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })

  // Taps the left half of the third star, then its right half.
  await page.touchscreen.tap(at(0.45).x, at(0.45).y)
  expect(await rated(page)).toBe('2.5 of 5 stars')
  await thanks.waitFor()
  await page.touchscreen.tap(at(0.55).x, at(0.55).y)
  expect(await rated(page)).toBe('3 of 5 stars')
  await page.mouse.click(at(0.95).x, at(0.95).y)
  expect(await rated(page)).toBe('5 of 5 stars')
  await stars.getByRole('radio', { name: '5 of 5 stars', exact: true }).press('ArrowLeft')
  expect(await rated(page)).toBe('4.5 of 5 stars')
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft')
  expect(await rated(page)).toBe('0.5 of 5 stars')
  await expectNoAxeViolations(page)
})

it('OUT-04, DLG-07, DLG-10 the remote of a television sets the rating and closes the dialog', async () => {
  const { origin } = await startHotel()
  // The mode is `demo`, so the television is recognised by its user agent.
  const userAgent = 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.5) AppleWebKit/537.36 TV Safari/537.36'
  const { page } = await guest({ width: 1920, height: 1080, userAgent })
  await endDemo(page, origin)
  const stars = page.getByRole('radiogroup', { name: 'Your rating' })
  await steerTo(page, stars.getByRole('radio', { name: '0.5 of 5 stars' }))
  expect(await rated(page)).toBe('No rating yet')
  await page.keyboard.press('Enter')
  expect(await rated(page)).toBe('0.5 of 5 stars')
  // The arrow keys move over the stars, and OK chooses one.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
  expect(await rated(page)).toBe('0.5 of 5 stars')
  await page.keyboard.press('Enter')
  expect(await rated(page)).toBe('4.5 of 5 stars')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForURL(/\/ONEapp\/cp\/1\?/)
})

it('WTH-08 the weather stands up to a look at its accessibility, dark and light', async () => {
  const { origin } = await startHotel()
  for (const [room, property] of [
    ['101', '1'],
    ['201', '2'],
  ] as const) {
    const { page } = await guest()
    const name = room === '101' ? 'Berger' : 'Miller'
    await page.goto(
      `${origin}/ONEapp/login?property=${property}&theme=${property}&room=${room}&name=${name}&autologin=1`,
    )
    await page.getByRole('link', { name: /^Weather/ }).click()
    await page.getByRole('region', { name: 'Now' }).waitFor()
    await expectNoAxeViolations(page)
  }
})

it('PICK-17 what was asked for is in sight, and from there the guest goes on to another screen', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await visit(page, '/pickup')
  await page.getByLabel('To', { exact: true }).selectOption('Airport, Terminal 3')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByText('Your request has been sent.').waitFor()
  await visit(page, '/sleeptimer')
  await page.getByRole('heading', { level: 1, name: 'Sleep timer' }).waitFor()
})
