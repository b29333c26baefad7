// Dialogs and menus of a phone and a kiosk are whole, not covered and within reach, at every text size and viewport.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axeViolations, guest, settle, shared, startHotel, visit } from './harness/index.ts'
import { arrive, start } from './journeys.ts'
import { faultsInLargeText } from './largeText.ts'
import { misfits } from './misfits.ts'
import { lookInto, openers, sameIn } from './tvDialogs.ts'

/** Each with its place on its screen. Only a television shows the guide as a grid at this address. */
const dialogs = Object.entries(openers)
  .filter(([path]) => path !== '/epg')
  .flatMap(([path, which]) => which.map((opener, at) => ({ path, place: at + 1, opener })))

const windows = [
  { name: '200 %', width: 390, height: 844, text: '200%' },
  { name: '320 × 256', width: 320, height: 256, text: '' },
  { name: '844 × 390', width: 844, height: 390, text: '' },
]
const phone = { width: 390, height: 844 }

/** Lists what of the open dialog does not fit, for each of the windows. */
async function misfitsInWindows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { name, text, ...size } of windows) {
    await page.setViewportSize(size)
    await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), text)
    // A message stands beside its list in a wide window, and in a dialog again in a narrow one.
    await settle(page)
    found.push(...(await misfits(page)).map((misfit) => `${name}: ${misfit}`))
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(phone)
  await settle(page)
  return found
}

/** A title begins at the same edge as the text below it, in LTR and in RTL. */
const misaligned = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"]:not([data-look="picture"] *) > h2:first-child')]
      .filter((title) => {
        const [own, below] = [title, title.nextElementSibling].map((one) => one && getComputedStyle(one))
        return below && own?.paddingInlineStart !== below.paddingInlineStart
      })
      .map(({ textContent }) => `${textContent} does not begin where its text does`),
  )

const onPhones = shared(async () => {
  const { origin } = await startHotel()
  const guests = { isMobile: false, allow: [/Failed to load resource/], stays: true }
  const { page } = await guest(guests)
  await arrive(page, origin)
  const { page: arabic } = await guest(guests)
  await arabic.goto(start(origin, '1', '&lang=ar&autologin=1&room=101&name=Berger'))
  await settle(arabic)
  return { page, arabic }
})

it.each(dialogs)(
  'dialog or menu $place of $path is whole on a phone with text of 200 % and in low windows, and accessible in Arabic',
  async ({ path, opener }) => {
    const { page, arabic } = await onPhones()
    await Promise.all([visit(page, path), visit(arabic, path)])
    const control = await opener(page)
    const same = path === '/courses' ? await opener(arabic) : await sameIn(arabic, control)
    const found = [
      ...(await lookInto(page, control, () => misfitsInWindows(page))),
      ...(await lookInto(arabic, same, async () => [
        ...(await axeViolations(arabic)),
        ...(await misaligned(arabic)),
      ])),
    ]
    expect(found).toEqual([])
  },
)

/** Its guest is there however long the tests take: to the kiosk no time passes. */
async function openKiosk({ stays = false } = {}) {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920, allow: [/Failed to load resource/], stays })
  await page.clock.setFixedTime(Date.now())
  await page.goto(start(origin, '1', '&mode=kiosk&autologin=1&room=101&name=Berger'))
  await settle(page)
  return page
}

const atKiosk = shared(() => openKiosk({ stays: true }))

/** What of the open dialog or menu is in the upper third. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    // Menus may begin higher: the bar below them opens them, and only the hotel's picture is above.
    const isMenu = document.querySelector('.MuiDrawer-modal:not([aria-hidden]), .MuiPopover-root') !== null
    const top = innerHeight * (isMenu ? 0.22 : 1 / 3)
    const open = [...document.querySelectorAll('[aria-modal="true"], .MuiPopover-root, [role="dialog"]')]
    const last = open.filter((one) => getComputedStyle(one).visibility !== 'hidden').pop()
    return [...(last?.querySelectorAll('button, a[href], input, textarea, [role="menuitem"]') ?? [])]
      .filter((one) => one.getBoundingClientRect().top < top)
      .map((one) => `out of reach: ${one.getAttribute('aria-label') ?? one.textContent}`)
  })

it.each(dialogs)(
  'MODE-19 dialog or menu $place of $path at a standing kiosk has its controls in the lower two thirds, and is whole',
  async ({ path, opener }) => {
    const page = await atKiosk()
    await visit(page, path)
    const control = await opener(page)
    const found = await lookInto(page, control, async () => [
      ...(await outOfReach(page)),
      ...(await misfits(page)),
    ])
    expect(found).toEqual([])
  },
)

it('MODE-19 the screens of a standing kiosk are whole in text of 200 %', async () => {
  expect(await faultsInLargeText(await openKiosk())).toEqual([])
})
