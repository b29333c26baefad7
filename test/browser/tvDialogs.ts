/** Opens and checks the dialogs and menus of a television. */

import type { ElementHandle, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitLimitMs } from '../tools/limits.ts'
import { axeViolations } from './harness/index.ts'
import { overscanFaults } from './overscan.ts'
import { pressCode } from './remote.ts'
import { walk } from './walk.ts'

const backKeyCode = 461

export type Opener = (page: Page) => Locator | Promise<Locator>

const inScreen =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('main').getByRole('button', { name }).first()
const onRail =
  (name: string): Opener =>
  (page) =>
    page.getByRole('banner').getByRole('button', { name, exact: true })

/** Opens the next week with the second button of the pager: this week's courses may all be over. */
async function nextWeeksCourse(page: Page) {
  const week = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const present = await week.textContent()
  await page.getByRole('main').getByRole('button').nth(1).click()
  // Waits for the next week, because the course's entry is re-rendered with it, even if both weeks begin with the same
  // course.
  await expect.poll(() => week.textContent()).not.toBe(present)
  return page.locator('main [data-part="course"]').first()
}

/** The times are those of the whole suite, whereas a television begins at a room of lamps. */
async function timesOfSuite(page: Page) {
  await page.getByRole('main').getByRole('tab', { name: 'Whole suite' }).click()
  return inScreen('Choose times')(page)
}

/** By the address of a screen, the controls that open its dialogs and menus. */
export const openers: Record<string, readonly Opener[]> = {
  '/': [onRail('Menu'), onRail('Guest menu'), onRail('Help'), inScreen(/^Hotel/)],
  '/cp/11': [inScreen('Send a request')],
  '/courses': [nextWeeksCourse],
  '/epg': [(page) => page.locator('[role="grid"] [tabindex="0"]:not([data-kind="coming"])')],
  '/epg/501': [inScreen(/^\d+:\d\d/)],
  '/vod/browse': [onRail('Filter'), inScreen('Settings')],
  '/vod/movies/41': [inScreen(/^Buy/), inScreen('Trailer'), inScreen('Subtitles')],
  '/shop/flow/1/product/1019': [inScreen(/choose the quantity$/)],
  '/flightinfo': [inScreen(/^\d+:\d\d/)],
  '/tv-message': [inScreen(/^Welcome to/)],
  '/room-control': [timesOfSuite],
}

export const inCart: readonly Opener[] = [inScreen(/^As soon as possible/), inScreen(/choose the quantity$/)]
export const orderedBefore: readonly Opener[] = [inScreen(/^Order again/)]
export const onLogin: readonly Opener[] = [(page) => page.getByRole('button', { name: /^Language/ })]

/** Whether the focus moves to a control of the overlay, where a television begins. */
const hasBegun = (page: Page) =>
  isSoon(page, (overlays) =>
    [...document.querySelectorAll(overlays)].some(
      (one) =>
        getComputedStyle(one).visibility !== 'hidden' &&
        one.querySelector(':is(a, input, textarea, [tabindex="0"], [role="menuitem"]):focus') !== null,
    ),
  )

const overlays = '[aria-modal="true"], .MuiPopover-root, [role="dialog"]'

const isOpenSoon = (page: Page) =>
  isSoon(page, (overlays) =>
    [...document.querySelectorAll(overlays)].some(
      (one) => getComputedStyle(one).visibility !== 'hidden' && one.getBoundingClientRect().height > 0,
    ),
  )

/**
 * Whether all overlays close and have removed their history entry. A navigation before that would be undone by the step
 * back.
 */
const isClosedSoon = (page: Page) =>
  isSoon(
    page,
    (overlays) =>
      [...document.querySelectorAll(overlays)].every(
        (one) => getComputedStyle(one).visibility === 'hidden',
      ) && (history.state as { overlay?: number } | null)?.overlay === undefined,
  )

const isSoon = (page: Page, holds: (overlays: string) => boolean) =>
  page.waitForFunction(holds, overlays, { timeout: waitLimitMs }).then(
    () => true,
    () => false,
  )

const pressBack = (page: Page) => pressCode(page, backKeyCode)

/**
 * Faults of the open overlay: where the focus begins, its controls, its accessibility, whether Back closes it, and
 * whether the focus then returns to the control.
 */
export async function faultsOfOpen(page: Page, control: ElementHandle): Promise<string[]> {
  if (!(await hasBegun(page))) return ['does not begin at a control']
  const { reached, faults } = await walk(page)
  const found = [...faults, ...(await overscanFaults(page)), ...(await axeViolations(page))]
  if (reached.length === 0) found.push('nothing is reached')
  await pressBack(page)
  // The first press has only hidden the controls of a film that plays.
  if (await isFilmBare(page)) await pressBack(page)
  if (!(await isClosedSoon(page))) return [...found, 'Back does not close it']
  const isReturned = await page
    .waitForFunction((one) => one === document.activeElement, control, { timeout: waitLimitMs })
    .then(
      () => true,
      () => false,
    )
  return isReturned ? found : [...found, 'Back does not lead to what opened it']
}

/** Whether a film fills the screen without its controls: it then has the focus itself. */
const isFilmBare = async (page: Page) =>
  (await page.locator('[role="dialog"] video:not([controls]):focus').count()) > 0

/** The element that has the focus. */
export const focusedIn = (page: Page) => page.evaluateHandle(() => document.activeElement as HTMLElement)

/** Opens each overlay with OK on its control, and collects their faults. */
export async function faultsOfDialogs(page: Page, which: readonly Opener[] = []): Promise<string[]> {
  const all: string[] = []
  for (const opener of which) {
    const control = await opener(page)
    const name = (await control.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent)) ?? ''
    await control.focus()
    const element = await focusedIn(page)
    await page.keyboard.press('Enter')
    const found = await faultsOfOpen(page, element)
    all.push(...found.map((fault) => `${name.slice(0, 40)}: ${fault}`))
  }
  return all
}

/** Controls that a guest can press, in document order, which is the same in every language. */
const pressable = 'button, a[href], [role="gridcell"], [role="button"]'

/**
 * Opens the overlay with a click on any device, looks at it and closes it. Each fault begins with the control's name.
 */
export async function lookInto(page: Page, control: Locator, look: () => Promise<readonly string[]>) {
  const name = (await control.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent)) ?? ''
  await control.click()
  if (!(await isOpenSoon(page))) throw new Error(`${name} opens nothing`)
  const found = (await look()).map((fault) => `${name.slice(0, 40)}: ${fault}`)
  await page.keyboard.press('Escape')
  if (await isFilmBare(page)) await page.keyboard.press('Escape')
  if (!(await isClosedSoon(page))) throw new Error(`${name} stays open`)
  return found
}

/** The same control on the same screen of another page. */
export async function sameIn(page: Page, control: Locator): Promise<Locator> {
  // Either page may still be loading a part of the screen.
  const missing = async () =>
    (await control.page().locator(pressable).count()) - (await page.locator(pressable).count())
  await expect.poll(missing).toBe(0)
  return page.locator(pressable).nth(await control.evaluate(indexAmong, pressable))
}

const indexAmong = (one: Element, selector: string) => [...document.querySelectorAll(selector)].indexOf(one)
