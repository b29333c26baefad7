// Phones whose keyboard is open: it makes the window half as high (`interactive-widget` of index.html).
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive, chooseBurger, start } from './journeys.ts'

const phone = { width: 360, height: 780 }

/**
 * Opens the keyboard for a field, as a browser does: the window becomes lower, and the focused field is scrolled into view.
 * Lists what is then not seen whole of the field, its label and its error.
 */
async function hiddenWith(page: Page, field: Locator): Promise<string[]> {
  await field.tap()
  await page.setViewportSize({ ...phone, height: phone.height / 2 })
  const hidden = await field.evaluate(async (input: HTMLInputElement) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    input.scrollIntoView({ block: 'nearest' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    const isClipped = (one: Element) => getComputedStyle(one).clip === 'rect(0px, 0px, 0px, 0px)'
    const parts = [input, ...(input.labels ?? []), note].filter((one) => one !== null)
    return parts
      .filter((part) => !isClipped(part))
      .filter((part) => {
        const { left, top, bottom } = part.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight) return true
        return [top + 3, bottom - 3].some((y) => {
          const hit = document.elementFromPoint(left + 3, y)
          return !hit || !(part.contains(hit) || hit.contains(part))
        })
      })
      .map((part) => `${part.localName} ${part.textContent || part.getAttribute('aria-label') || part.id}`)
  })
  await page.setViewportSize(phone)
  return hidden
}

const fieldsOf = (page: Page) =>
  page.locator(
    ':is(input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"]), textarea):visible:not([readonly])',
  )

it('SHELL-30 above the keyboard of a phone, each field is seen with its label and its error', async () => {
  const { origin } = await startHotel()
  const { page } = await guest(phone)
  const found: string[] = []
  const tried: string[] = []
  const look = async (form: string) => {
    await fieldsOf(page).first().waitFor()
    for (const field of await fieldsOf(page).all()) {
      tried.push(form)
      found.push(...(await hiddenWith(page, field)).map((part) => `${form}: ${part}`))
    }
  }
  await page.goto(start(origin))
  await page.getByLabel('Room').waitFor()
  await look('sign-in')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator('input[aria-invalid="true"]').first().waitFor()
  await look('sign-in with errors')
  await arrive(page, origin)
  await chooseBurger(page)
  await look('cart')
  for (const path of ['/search', '/flightinfo', '/webradio', '/destination', '/vod/browse', '/pickup']) {
    await visit(page, path)
    await look(path)
  }
  await visit(page, '/shop/flow/1')
  await page
    .getByRole('button', { name: /^Search/ })
    .last()
    .click()
  await look('shop')
  await visit(page, '/page/11')
  await page.getByRole('button', { name: 'Send a request' }).first().click()
  await look('request')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await visit(page, '/demo/mobilekey')
  await page.getByRole('button', { name: 'Open door 101' }).click()
  await page.getByLabel('Email address').waitFor()
  await look('key')
  await page.goto(`${origin}/ONEapp/demo/messenger?with=concierge&mode=demo&property=1&theme=1`)
  await page.getByRole('textbox', { name: 'Your message' }).waitFor()
  await look('message')
  expect(found).toEqual([])
  expect(new Set(tried).size).toBe(13)
})
