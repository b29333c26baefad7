// How many keys of a remote control what guests want most takes, from home on a television.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { signIn, start } from './journeys.ts'

const greenKeyCode = 404

/** A remote control that counts its keys. */
function remoteOf(page: Page) {
  let count = 0
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const labels = activeElement instanceof HTMLInputElement ? [...(activeElement.labels ?? [])] : []
      // While nothing has the focus yet the page has it, with all of its words.
      if (activeElement === document.body) return ''
      return labels.map((label) => label.textContent).join() || activeElement?.textContent || ''
    })
  return {
    focused,
    pressed: () => count,
    /** Presses keys, the last of which leads to what the focus is then on. */
    press: async (keys: string[], next?: RegExp) => {
      for (const key of keys) {
        count += 1
        if (key === 'green')
          await page.evaluate((keyCode) => {
            const green = { key: 'Unidentified', keyCode, bubbles: true, cancelable: true }
            document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', green))
          }, greenKeyCode)
        else await page.keyboard.press(key)
      }
      if (next) await expect.poll(focused).toMatch(next)
    },
  }
}

async function home() {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv&lang=en'))
  await signIn(page)
  const remote = remoteOf(page)
  await expect.poll(remote.focused).toMatch(/All lights/)
  return { page, desk, remote, app: `${origin}/ONEapp` }
}

it('PROD-01 from home the light, the Wi-Fi page and the wake-up are a few keys away, and Back returns to each', async () => {
  const { page, remote } = await home()
  const light = page.getByRole('main').getByRole('switch', { name: 'All lights' })
  await remote.press(['Enter'])
  await expect.poll(() => light.getAttribute('aria-checked')).toBe('false')
  expect(remote.pressed()).toBeLessThanOrEqual(5)

  const beforeWifi = remote.pressed()
  await remote.press(['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
  await page.getByRole('heading', { level: 1, name: /Wi-?Fi/ }).waitFor()
  expect(remote.pressed() - beforeWifi).toBeLessThanOrEqual(6)
  await remote.press(['Escape'], /^Wi-Fi/)

  const beforeWakeUp = remote.pressed()
  await remote.press(['ArrowLeft', 'Enter'], /Wake me at 7:00/)
  await remote.press(['Enter'])
  await page.getByRole('switch', { name: /7:00/ }).waitFor()
  // One more from the light, where home begins.
  expect(remote.pressed() - beforeWakeUp + 1).toBeLessThanOrEqual(9)
  await remote.press(['Escape'], /^Wake-up/)
})

it('PROD-01, DEV-10 from home a burger is ordered with 14 keys, the green one for what a screen is for', async () => {
  const { page, remote, desk } = await home()
  await remote.press(['ArrowRight', 'Enter'], /^All$/)
  await remote.press(['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
  await page.getByRole('heading', { name: 'Breakfast', exact: true }).waitFor({ state: 'hidden' })
  for (let steps = 0; steps < 4 && !/^Burger/.test(await remote.focused()); steps += 1)
    await remote.press(['ArrowRight'])
  await remote.press(['Enter'], /Rare/)
  await remote.press(['ArrowRight', 'Enter', 'green'], /^View cart/)
  await remote.press(['Enter'], /^Send order/)
  await remote.press(['Enter'])
  await page.getByText('Thank you, your order has been sent.').waitFor()
  expect(await desk.orders()).toHaveLength(1)
  expect(remote.pressed()).toBeLessThanOrEqual(14)
})
