// Where the focus of a television is when what it was on has changed or gone while the guest was away.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName, unseenFocus } from './focusSeen.ts'
import { guest, settle, shared, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { pressCode } from './remote.ts'

async function onTelevision(allow: RegExp[] = [], stays = false) {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow, stays })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  // A key that comes before home can act is kept, and would act in the screen that the test opens next.
  await settle(page)
  await page.keyboard.press('ArrowRight')
  return { page, desk, origin }
}

/** For tests that open a screen of their own, and leave nothing changed at the hotel. */
const onSameTelevision = shared(() => onTelevision([], true))

const focusOn = (page: Page, name: RegExp) => expect.poll(() => focusedName(page)).toMatch(name)
const expectSeen = async (page: Page) => {
  await settle(page)
  await expect.poll(() => unseenFocus(page)).toBeNull()
}
const down = async (page: Page, times: number) => {
  for (let presses = 0; presses < times; presses += 1) await page.keyboard.press('ArrowDown')
}
const red = (page: Page) => pressCode(page, 403)

it('TVX-02, ORD-12 after an order Back leads to a control in view of the shop', async () => {
  const { page } = await onTelevision()
  await visit(page, '/shop/flow/1?groups=14')
  await page.getByRole('button', { name: /^One more Tagliatelle/ }).focus()
  await page.keyboard.press('Enter')
  const cart = page.getByRole('main').getByRole('link', { name: /^View cart/ })
  await cart.focus()
  await page.keyboard.press('Enter')
  await focusOn(page, /^Send order/)
  await page.keyboard.press('Enter')
  await page.getByText('Thank you, your order has been sent.').waitFor()
  await expectSeen(page)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
  await expectSeen(page)
})

it.each(['/shop/flow/1', '/vod/browse', '/webradio', '/tvall', '/cp/10'])(
  'TVX-02 after the key for home and Back %s shows the control that had the focus',
  async (path) => {
    const { page } = await onSameTelevision()
    await visit(page, path)
    await down(page, 6)
    await settle(page)
    const left = await focusedName(page)
    await red(page)
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor({ state: 'detached' })
    await focusOn(page, new RegExp(`^${left.slice(0, 20).replace(/[+()]/g, '.')}`))
    await expectSeen(page)
  },
)

it('TVX-02 on a slow television "Go to cart" leads to "Send order", and never to the rail', async () => {
  const { page } = await onTelevision()
  await visit(page, '/shop/flow/1/product/1019')
  await focusOn(page, /Rare/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await focusOn(page, /^Add to cart/)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await page.keyboard.press('Enter')
  await focusOn(page, /^Go to cart/)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { focusSeen: seen })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.closest('header')) seen.push(target.textContent ?? '')
    })
  })
  await page.keyboard.press('Enter')
  await focusOn(page, /^Send order/)
  expect(await page.evaluate(() => (window as { focusSeen?: string[] }).focusSeen)).toEqual([])
})

it('TVX-02, RT-27 the focus survives the reload after a lost channel', async () => {
  const { page, desk } = await onTelevision([/WebSocket/])
  await visit(page, '/shop/flow/1')
  await down(page, 5)
  await settle(page)
  const left = await focusedName(page)
  const reloaded = page.waitForEvent('load')
  await desk.fault({ drop: true })
  await reloaded
  await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
  await focusOn(page, new RegExp(`^${left.slice(0, 20)}`))
  await expectSeen(page)
})

it('TVX-02, RT-25 the guide of a hotel out of reach has a control for the focus, and keys that work', async () => {
  const { page, desk } = await onTelevision([/WebSocket/])
  await desk.fault({ refuse: 600 })
  await desk.fault({ drop: true })
  await page.getByText(/connection to the hotel is lost/).waitFor()
  await visit(page, '/epg')
  await expectSeen(page)
  const begun = await focusedName(page)
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedName(page)).not.toBe(begun)
  await expectSeen(page)
})

it('TVX-02 in a room’s controls Down leads from the room to its lamps', async () => {
  const { page } = await onSameTelevision()
  await visit(page, '/room-control')
  for (const room of ['Living room', 'Bedroom 1', 'Bedroom 2', 'Bathroom']) {
    const tab = page.getByRole('tab', { name: room })
    await tab.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await settle(page)
    await page.keyboard.press('ArrowDown')
    await focusOn(page, /light|lamp/i)
    await page.keyboard.press('ArrowUp')
    await focusOn(page, new RegExp(`^${room}$`))
  }
})

it('TVX-02 Left and Right stay in the guest menu', async () => {
  const { page } = await onSameTelevision()
  await visit(page, '/')
  await page.getByRole('button', { name: 'Guest menu' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key)
    expect(await page.getByRole('menuitem').and(page.locator(':focus')).count()).toBe(1)
    expect(await unseenFocus(page)).toBeNull()
  }
})

it('TVX-03 no screen begins at a switch that acts on the room', async () => {
  const { page } = await onTelevision([/Failed to load resource/])
  for (const path of ['/room-control', '/remote-control', '/']) {
    await visit(page, path)
    await expectSeen(page)
    const begins = await page.evaluate(
      () => document.activeElement?.closest('[role="switch"], [data-power]')?.outerHTML,
    )
    expect(begins).toBeUndefined()
  }
  await focusOn(page, /^Room service/)
})
