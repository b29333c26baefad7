// What a guest's device asks for beside colours and language: contrast, stillness, paper, and a phone on its side.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive, chooseBurger } from './journeys.ts'
import { misfits } from './misfits.ts'
import { screens } from './screens.ts'

/** Texts of the page that are less than 10:1 against the ground, as quiet texts of the theme are. */
const faintTexts = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = luminance(getComputedStyle(document.body).backgroundColor)
    const found = new Set<string>()
    for (const text of document.querySelectorAll('main :is(p, small, dt, dd, span)')) {
      const isOwn = [...text.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
      if (!isOwn || text.closest('button, a, label, figure')) continue
      const own = luminance(getComputedStyle(text).color)
      const ratio = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
      if (ratio < 10) found.add(`${ratio.toFixed(1)} ${text.textContent?.trim().slice(0, 30)}`)
    }
    return [...found]
  })

it('more contrast: texts that are otherwise quiet are as strong as the others, and lines as strong as texts', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ contrast: 'more' })
  await arrive(page, origin)
  const faint: Record<string, string[]> = {}
  for (const screen of ['/billpreview', '/courses', '/wakeUp']) {
    await visit(page, screen)
    const here = await faintTexts(page)
    if (here.length > 0) faint[screen] = here
  }
  expect(faint).toEqual({})
})

it('forced colours: what is pressed has an edge where only its colour showed it, and the key has one too', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ forcedColors: 'active' })
  await arrive(page, origin)
  const edgeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return `${borderTopStyle} ${borderTopWidth}`
      })
  for (const [screen, selector] of [
    ['/courses', '[data-part="course"]'],
    ['/demo/mobilekey', 'main [data-stage]'],
    ['/room-camera', 'main button.MuiButton-root'],
  ] as const) {
    await visit(page, screen)
    await page.locator(selector).first().waitFor()
    expect(await edgeOf(selector), screen).toBe('solid 1px')
  }
})

it('forced colours: a chosen row is told from others by its mark, and the focus of a row is seen', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ forcedColors: 'active' })
  await arrive(page, origin)
  await visit(page, '/shop/flow/1/product/1019')
  const bacon = page.getByRole('checkbox', { name: /^Bacon/ })
  const plain = await bacon.screenshot()
  await bacon.focus()
  await page.keyboard.press('Space')
  expect(await bacon.isChecked()).toBe(true)
  const outline = await bacon.evaluate((box) => getComputedStyle(box).outlineStyle)
  expect(outline).toBe('solid')
  await page.getByRole('checkbox', { name: /^Avocado/ }).focus()
  expect((await bacon.screenshot()).equals(plain)).toBe(false)
})

it('reduced motion: nothing on any screen moves by itself', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ reducedMotion: 'reduce' })
  await arrive(page, origin, { rest: '&enableDDS=true' })
  const moving: Record<string, string[]> = {}
  for (const screen of screens) {
    await visit(page, screen)
    const here = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((motion) => ('animationName' in motion ? String(motion.animationName) : 'a transition')),
    )
    if (here.length > 0) moving[screen] = here
    const playing = await page.evaluate(
      () => [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
    )
    expect(playing, screen).toBe(0)
  }
  expect(moving).toEqual({})
})

it('on paper every screen is black on white and without the bars, and so are a bill and an order', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  const expectPaper = async (name: string) => {
    await page.emulateMedia({ media: 'print' })
    const { grounds, inks } = await page.evaluate(() => ({
      grounds: [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor),
      inks: [
        ...new Set([...document.querySelectorAll('main *')].map((text) => getComputedStyle(text).color)),
      ],
    }))
    expect(grounds, name).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
    expect(inks, name).toEqual(['rgb(0, 0, 0)'])
    expect(await page.getByRole('banner').locator('button').first().isVisible(), name).toBe(false)
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible(), name).toBe(false)
    await page.emulateMedia({ media: 'screen' })
  }
  await expectPaper('home')
  await chooseBurger(page)
  await page.getByRole('button', { name: /^Send order/ }).click()
  await page.getByText('Thank you, your order has been sent.').waitFor()
  await expectPaper('an order')
  await visit(page, '/billpreview')
  await expectPaper('a bill')
})

it('on a phone that lies on its side, nothing is cut and every control is free', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 844, height: 390, isMobile: true, hasTouch: true })
  await arrive(page, origin)
  const found: Record<string, string[]> = {}
  for (const screen of screens) {
    await visit(page, screen)
    const here = await misfits(page)
    if (here.length > 0) found[screen] = here
  }
  expect(found).toEqual({})
})
