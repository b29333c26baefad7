// On every screen of a television, a remote control reaches every control, leaves it again and shows its focus; every
// text can be read from three metres, inside the safe area; and axe reports no violations.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { wholeRegistry } from '../unit/domains/wholeRegistry.ts'
import { axeViolations, guest, startHotel, visit } from './harness/index.ts'
import { signIn, start } from './journeys.ts'
import { press } from './remote.ts'
import { tenFootFaults } from './tenFootFaults.ts'
import { elsewhereOnTelevision, televisionAddresses } from './tvAddresses.ts'
import {
  faultsOfDialogs,
  faultsOfOpen,
  focusedIn,
  inCart,
  onLogin,
  openers,
  orderedBefore,
} from './tvDialogs.ts'
import { walk } from './walk.ts'

async function onTelevision(room: string, name: string) {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/Failed to load resource/] })
  await page.goto(start(origin, '1', '&mode=tv&lang=en'))
  const enter = async () => {
    await signIn(page, room, name)
    // The focus ring is shown only after a key, not to a guest who uses a pointer.
    await page.keyboard.press('ArrowRight')
  }
  return { page, desk, enter }
}

/** Faults of a screen as it opens, together with the rail. */
async function faultsAtFirst(page: Page) {
  const rail = page.getByRole('banner')
  await rail.getByText('Hotel Aurora').waitFor()
  await rail.getByRole('link', { name: 'Room control' }).waitFor()
  return [...(await tenFootFaults(page)), ...(await axeViolations(page))]
}

/** @param look called on each screen before an arrow key is pressed */
async function faultsOf(page: Page, paths: readonly string[], look?: typeof faultsAtFirst) {
  const found: string[] = []
  for (const path of paths) {
    await visit(page, path)
    const atFirst = (await look?.(page)) ?? []
    // A snackbar may cover a control while it is shown.
    await page.locator('.MuiSnackbar-root').waitFor({ state: 'detached' })
    const { faults } = await walk(page)
    const inDialogs = await faultsOfDialogs(page, openers[path])
    found.push(...[...atFirst, ...faults, ...inDialogs].map((fault) => `${path} ${fault}`))
  }
  return found
}

describe('PROD-01 with a remote control every control is reached, left again and seen, and none changes in passing', () => {
  it('knows every screen of a television', () => {
    const names = wholeRegistry()
      .all()
      .flatMap(({ screens = {} }) => Object.keys(screens))
    const known = [...Object.keys(televisionAddresses), ...elsewhereOnTelevision]
    expect(known.sort(), 'tvAddresses.ts has addresses for paths with parameters').toEqual(names.sort())
  })

  // Some fifty screens and their dialogs, which take minutes on a machine that is busy with other things.
  it('BNAV-01, BNAV-11, SHELL-04, SHELL-17, TVX-54 on every screen, which is read from three metres, inside the safe area, beside the rail, and accessible, and in the dialogs and menus that open there', {
    timeout: 300_000,
  }, async () => {
    const { page, desk, enter } = await onTelevision('101', 'Berger')
    // The code of the spatial navigation is loaded after the form, and then moves the focus to a control.
    await page.locator('main :is(input, button):focus').waitFor()
    await page.keyboard.press('ArrowDown')
    const found = [
      ...(await tenFootFaults(page)),
      ...(await walk(page)).faults,
      ...(await faultsOfDialogs(page, onLogin)),
    ]
    await enter()
    found.push(...(await faultsOf(page, Object.values(televisionAddresses).flat(), faultsAtFirst)))

    const begun = await focusedIn(page)
    await desk.ring('101', 60)
    await page.getByRole('dialog', { name: 'Someone rang your door' }).waitFor()
    found.push(...(await faultsOfOpen(page, begun)))

    const menu = page.getByRole('button', { name: 'Guest menu' })
    await menu.focus()
    const opener = await focusedIn(page)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Check out' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Check out?' }).waitFor()
    found.push(...(await faultsOfOpen(page, opener)))
    expect(found).toEqual([])
  })

  it('with something in the cart, ordered, and in a room without a television', async () => {
    const { page, enter } = await onTelevision('106', 'Schmidt')
    await enter()
    await visit(page, '/shop/flow/1/product/1019')
    await press(page, page.getByRole('radio', { name: /Medium/ }))
    await press(page, page.getByRole('button', { name: /^Add to cart/ }))
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    // The dialog lies over the list: when it closes, the focus moves to the list's link to the cart.
    const viewCart = await page.waitForSelector('main a[href*="/shop/cart"]', { state: 'attached' })
    const found = await faultsOfOpen(page, viewCart)
    const paths = ['/shop/flow/1', '/shop/flow/2', '/wakeUp', '/tvall', '/epg/501', '/remote-control']
    found.push(...(await faultsOf(page, [...paths, '/shop/cart'])))
    found.push(...(await faultsOfDialogs(page, inCart)))
    await press(page, page.getByRole('button', { name: /^Send order/ }))
    await page.getByText('Thank you, your order has been sent.').waitFor()
    await visit(page, '/shop/flow/1')
    found.push(...(await faultsOfDialogs(page, orderedBefore)))
    expect(found).toEqual([])
  })
})
