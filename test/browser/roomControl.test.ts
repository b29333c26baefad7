import { expect, it } from 'vitest'
import { expectNoAxeViolations, guest, startHotel, visit } from './harness/index.ts'
import { arrive, signIn, start } from './journeys.ts'
import { misfits } from './misfits.ts'
import { press, steerTo } from './remote.ts'

interface Room {
  controls: Record<string, Record<string, unknown>>
}

it('PROD-01, ROOM-15, ROOM-16, ROOM-20 a guest darkens the room from the bed with arrows, OK and Back alone', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  const kept = async () =>
    ((await (await fetch(`${origin}/desk/api/rooms/101`)).json()) as Room).controls.livingroom ?? {}
  await arrive(page, origin, { rest: '&mode=tv' })
  await visit(page, '/room-control')
  await press(page, page.getByRole('tab', { name: 'Living room' }))

  const slider = page.getByRole('slider', { name: 'Main light' })
  await steerTo(page, slider)
  const ring = await slider.evaluate((input) => getComputedStyle(input.nextElementSibling ?? input).boxShadow)
  expect(ring).not.toBe('none')
  // OK activates the slider, left and right dim the light, Back deactivates the slider and stays on the screen.
  await page.keyboard.press('Enter')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
  await page.getByText('40%').waitFor()
  await page.keyboard.press('Escape')
  await press(page, page.getByRole('button', { name: 'Down, Blind' }))
  await press(page, page.getByRole('button', { name: 'Cooler, Air conditioning' }))
  // The arrow keys pass a slider on the way to another control without changing its value.
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect
    .poll(kept)
    .toMatchObject({ 'light.main': 40, 'light.reading': 0, blind: 'down', ac: { on: true, target: 21 } })

  // The remote control reaches everything on the screen.
  await press(page, page.getByRole('tab', { name: 'Whole suite' }))
  await press(page, page.getByRole('button', { name: /^Choose times/ }).first())
  await press(page, page.getByRole('checkbox', { name: 'Monday' }))
  await press(page, page.getByRole('button', { name: 'From later, Monday' }))
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

it('ROOM-09, ROOM-15 a thumb draws the light up, and the room is accessible in every area', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await page.goto(start(origin).replace('theme=1', 'theme=2'))
  await signIn(page)
  await page.getByRole('link', { name: 'Room control' }).first().click()
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  for (const at of [0, 1, 2, 4, 5]) {
    await tabs.nth(at).click()
    await expectNoAxeViolations(page)
  }
  await page.getByRole('tab', { name: 'Living room' }).click()
  const bar = await page.getByRole('slider', { name: 'Main light' }).boundingBox()
  if (!bar) throw new Error('no slider')
  expect(bar.height).toBeGreaterThanOrEqual(48)
  // The new value is rendered in the next frame, before the hotel has answered.
  const shown = await page.evaluate(
    ([x, y]) =>
      new Promise<string>((resolve) => {
        const input = document.elementFromPoint(x, y)
        if (!(input instanceof HTMLInputElement)) throw new Error('no slider under the thumb')
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        set?.call(input, '100')
        input.dispatchEvent(new Event('input', { bubbles: true }))
        requestAnimationFrame(() => resolve(input.closest('[role="group"]')?.textContent ?? ''))
      }),
    [bar.x + bar.width / 2, bar.y + bar.height / 2] as const,
  )
  expect(shown).toContain('100%')
  const sizes = await page
    .locator('#content button:visible, #content [role="tab"]')
    .evaluateAll((all) => all.map((one) => Math.min(one.clientWidth, one.clientHeight)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48)
})

it('ROOM-18 the speeds of a fan have room for their words on the narrowest phone, in Greek', async () => {
  const { origin } = await startHotel()
  // The demo hotel has no texts of its own in Greek.
  const { page } = await guest({ width: 320, height: 568, allow: [/menu_EL/] })
  await page.goto(start(origin, '1', '&autologin=1&room=101&name=Berger&lang=el'))
  await page.waitForURL(/\/cp\/1/)
  await visit(page, '/room-control')
  await page.getByRole('tab').nth(1).click()
  await page.getByRole('radio', { name: 'Αυτόματα', exact: true }).waitFor()
  const faults = (await misfits(page)).filter((fault) => /^(cut|outside|the page)/.test(fault))
  expect(faults).toEqual([])
})

it('PROD-01, WAKE-03, ROOM-20 a button that has come to its end, or waits for the hotel, keeps the focus', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1280, height: 900 })
  await arrive(page, origin)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await visit(page, '/room-control')
  await page.getByRole('tab', { name: 'Bedroom 1' }).click()
  // The panel follows its tab in the next picture.
  const warmer = page
    .getByRole('tabpanel', { name: 'Bedroom 1' })
    .getByRole('button', { name: 'Warmer, Heating' })
  await warmer.focus()
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Enter')
  await expect.poll(() => warmer.isDisabled()).toBe(true)
  expect(await focused()).toBe('Warmer, Heating')

  await visit(page, '/wakeUp')
  await page.getByRole('button', { name: /^Wake me at/ }).click()
  const wakeUp = page.getByRole('switch', { name: /^Wake-up at/ })
  await wakeUp.focus()
  await desk.fault({ module: 'SQMOD_RemoteControl', function: 'setWakeUp', delay: 600_000 })
  await page.keyboard.press('Enter')
  await expect.poll(() => wakeUp.getAttribute('aria-disabled')).toBe('true')
  expect(await focused()).toMatch(/^Wake-up at/)
  await desk.clearFaults()
  await page.getByText(/^(Today|Tomorrow), switched off$/).waitFor()
  expect(await focused()).toMatch(/^Wake-up at/)
})

it('REAL-16 a tab is selected at once, and the controls of its room are shown after that', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await visit(page, '/room-control')
  const tab = page.getByRole('tab', { name: 'Bathroom' })
  await page.getByRole('tabpanel', { name: 'Whole suite' }).waitFor()
  const atOnce = await tab.evaluate(async (pressed: HTMLElement) => {
    pressed.click()
    // React renders what a press changes in a microtask, before the browser paints.
    await new Promise<void>((resolve) => queueMicrotask(resolve))
    const panel = document.querySelector('[role="tabpanel"]')
    return {
      isSelected: pressed.getAttribute('aria-selected'),
      isShown: panel?.getAttribute('aria-labelledby') === pressed.id,
    }
  })
  expect(atOnce).toEqual({ isSelected: 'true', isShown: false })
  await page.getByRole('tabpanel', { name: 'Bathroom' }).waitFor()
})

it('ROOM-28 on a phone a tab that is pressed half in sight comes into sight whole, within the sides of the page, which stays where it is', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await visit(page, '/room-control')
  const tab = page.getByRole('tab', { name: 'Bedroom 1' })
  const heading = page.getByRole('heading', { level: 1, name: 'Room control' })
  await page.getByRole('tabpanel', { name: 'Whole suite' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 300))
  const before = await tab.evaluate((one) => one.getBoundingClientRect().toJSON())
  expect(before.left).toBeLessThan(380)
  expect(before.right).toBeGreaterThan(390)
  await page.touchscreen.tap(before.left + 8, before.top + before.height / 2)
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  await page.getByRole('tabpanel', { name: 'Bedroom 1' }).waitFor()
  const after = await tab.evaluate((one) => one.getBoundingClientRect().toJSON())
  const side = await heading.evaluate((one) => one.getBoundingClientRect().left)
  expect(Math.round(390 - after.right)).toBe(Math.round(side))
})

it('ROOM-28 on a phone with a keyboard the arrow keys bring a tab into sight whole, and the page stays where it is', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await visit(page, '/room-control')
  await page.getByRole('tabpanel', { name: 'Whole suite' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.getByRole('tab', { name: 'Whole suite' }).evaluate((tab) => tab.focus({ preventScroll: true }))
  for (const name of ['Living room', 'Bedroom 1', 'Bedroom 2']) {
    const tab = page.getByRole('tab', { name })
    while (!(await tab.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('ArrowRight')
    const { left, right } = await tab.evaluate((one) => one.getBoundingClientRect().toJSON())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
    expect(await page.evaluate(() => window.scrollY)).toBe(300)
  }
})
