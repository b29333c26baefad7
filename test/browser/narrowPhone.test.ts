// Tests the narrowest phone, which is 320 pixels wide.
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { languageKeys } from '../../src/domains/language/languages.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive, askToCheckOut, start } from './journeys.ts'
import { choose } from './languageFaults.ts'
import { misfits } from './misfits.ts'

const phone = { width: 320, height: 568, isMobile: false }

const edgesOf = (which: Locator) => which.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)

it('DLG-05, ORD-21 the main button of a dialog is the lowest, and the thanks for an order are within the window', async () => {
  const { origin } = await startHotel()
  const { page } = await guest(phone)
  await arrive(page, origin)
  await visit(page, '/shop/flow/1/product/1019')
  await page.getByRole('radio', { name: /Medium/ }).check()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  const added = page.getByRole('dialog', { name: 'Added to your cart' })
  const go = added.getByRole('button', { name: 'Go to cart' })
  const stay = added.getByRole('button', { name: 'Continue shopping' })
  expect((await edgesOf(go)).top).toBeGreaterThan((await edgesOf(stay)).bottom)
  await go.click()
  await page.getByRole('button', { name: /^Send order/ }).click()
  await page.getByText('Thank you, your order has been sent.').waitFor()
  expect(await misfits(page)).toEqual([])
  const card = await edgesOf(page.getByRole('main').getByRole('listitem'))
  expect([card.left, card.right]).toEqual([20, 300])
})

it('ORD-25 what pays stands right above the button that sends the order, whatever the height of the window', async () => {
  const { origin } = await startHotel()
  const { page } = await guest(phone)
  await arrive(page, origin)
  await visit(page, '/shop/flow/1/product/1019')
  await page.getByRole('radio', { name: /Medium/ }).check()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('button', { name: 'Go to cart' }).click()
  const send = page.getByRole('button', { name: /^Send order/ })
  const paid = page.getByRole('button', { name: 'Change: How will you pay?' }).locator('..')
  await send.waitFor()
  // The last two are a phone whose keyboard is open.
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [320, 300],
    [390, 480],
  ] as const) {
    await page.setViewportSize({ width, height })
    await send.scrollIntoViewIfNeeded()
    const [words, button] = [await edgesOf(paid), await edgesOf(send)]
    const place = `${width}x${height}`
    expect(button.top - words.bottom, place).toBeLessThan(10)
    expect(words.top, place).toBeGreaterThanOrEqual(0)
    expect(button.bottom, place).toBeLessThanOrEqual(height)
    expect(await paid.textContent()).toMatch(/^Charge to my room/)
  }
  expect(await misfits(page)).toEqual([])
})

it('WAKE-02 the button of a new wake-up is above the bottom navigation, below a list of wake-ups too', async () => {
  const { origin } = await startHotel()
  const { page } = await guest(phone)
  await arrive(page, origin)
  await visit(page, '/wakeUp')
  await page.getByRole('button', { name: /^Wake me at/ }).click()
  const change = page.getByRole('button', { name: /^Change the wake-up/ })
  await change.waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  const { bottom } = await edgesOf(change)
  expect(bottom).toBeLessThanOrEqual((await edgesOf(page.getByRole('navigation', { name: 'Main' }))).top)
})

it('RAD-18, EPG-20 a station stands beside its logo, and the rest of a programme apart from its times', async () => {
  const { origin } = await startHotel()
  const { page } = await guest(phone)
  await page.goto(start(origin, '1', '&autologin=1&room=101&name=Berger&lang=de'))
  await page.getByRole('heading', { level: 1, name: /^Gut/ }).waitFor()
  await visit(page, '/webradio')
  const parts = page.locator('main li').first().locator('[data-part="logo"], [data-part="name"]')
  const [logo, name] = [await edgesOf(parts.first()), await edgesOf(parts.last())]
  expect(name.top).toBeLessThan(logo.bottom)
  await visit(page, '/epg')
  const rows = page.locator('main [data-part="times"]')
  await rows.nth(4).waitFor()
  const touching = await rows.evaluateAll((all) =>
    all.filter(({ children: [times, left] }) => {
      const [first, second] = [times, left].map((part) => part?.getBoundingClientRect() ?? new DOMRect())
      return first && second && second.top < first.bottom && second.left - first.right < 8
    }),
  )
  expect(touching).toHaveLength(0)
})

it('CHKIN-02 the offer after a refusal begins where the text of the refusal does', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ ...phone, allow: [/status of 401|Failed to load/] })
  await page.goto(start(origin))
  await page.getByLabel('Room').fill('101')
  await page.getByLabel('Last name').fill('Nobody')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const alert = page.getByRole('alert')
  // With the number of the reception.
  await alert.getByRole('link', { name: /^Call reception/ }).waitFor()
  const lefts = await alert.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const lines = [...range.getClientRects()].map(({ left }) => Math.round(left))
      const text = link.closest('[role="alert"] > div')?.getBoundingClientRect().left ?? 0
      // The number stands beside its label.
      return [Math.round(text), ...(link.matches('[href^="tel:"]') ? [Math.min(...lines)] : lines)]
    }),
  )
  expect(lefts.length).toBeGreaterThan(3)
  expect(new Set(lefts).size).toBe(1)
})

it('RAD-23 the name of a station stands beside its logo', async () => {
  const { origin } = await startHotel()
  const { page } = await guest(phone)
  await arrive(page, origin)
  await visit(page, '/webradio')
  const station = page.getByRole('button', { name: /Gitarrenfunk Krems/ }).first()
  const logo = await edgesOf(station.locator('[data-part="logo"]'))
  const name = await edgesOf(station.locator('[data-part="words"]'))
  expect(name.left).toBeGreaterThan(logo.right)
  expect(name.top).toBeLessThan(logo.bottom)
})

it('BILL-15 in large text the words of a payment have more than one word in a line', async () => {
  const { origin } = await startHotel()
  const { page } = await guest(phone)
  await arrive(page, origin)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '130%'))
  await visit(page, '/billpreview')
  const words = page.getByRole('term').getByText('Deposit, Visa card ending in 4417')
  const lines = await words.evaluate((term) => {
    const range = document.createRange()
    range.selectNodeContents(term)
    return range.getClientRects().length
  })
  expect(lines).toBeLessThanOrEqual(2)
  expect(await misfits(page)).toEqual([])
})

/** Plays a station, whose bar takes the height of a row above the bottom navigation. */
async function playRadio(page: Page) {
  await visit(page, '/webradio?country=43')
  await page
    .getByRole('button', { name: /^Play (?!on TV)/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Radio' }).waitFor()
}

/** Whether the whole of it is in the window, with nothing over its middle and its lower edge. */
const isUncovered = (which: Locator) =>
  which.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const isSeen = (y: number) => {
      const found = document.elementFromPoint((left + right) / 2, y)
      return found !== null && (one.contains(found) || found.contains(one))
    }
    return top >= 0 && bottom <= innerHeight && isSeen((top + bottom) / 2) && isSeen(bottom - 1)
  })

it('WAKE-18, KEY-26 on a low phone and while the radio plays, the wake-up that is set and why the key opens nothing stand above the bars', async () => {
  const { origin, desk } = await startHotel()
  const { page, allow } = await guest({ ...phone, height: 640 })
  allow(/Failed to load resource/, /WebSocket connection/)
  await arrive(page, origin)
  await playRadio(page)
  await visit(page, '/wakeUp')
  for (const part of ['Hour', 'Minutes'])
    await expect.poll(() => isUncovered(page.getByRole('combobox', { name: part }))).toBe(true)
  await page.getByRole('button', { name: /^Wake me at/ }).click()
  const set = page.getByRole('region', { name: 'Your wake-ups' }).getByRole('listitem')
  await set.waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  for (const words of [/^7:00/, /^(Today|Tomorrow)$/])
    await expect.poll(() => isUncovered(set.getByText(words).first())).toBe(true)
  for (const control of [set.getByRole('switch'), set.getByRole('button', { name: /^Delete/ })])
    expect(await isUncovered(control)).toBe(true)
  expect(await isUncovered(page.getByRole('button', { name: 'Change the wake-up' }))).toBe(true)

  await visit(page, '/demo/mobilekey')
  await desk.fault({ refuse: 600 })
  await desk.fault({ drop: true })
  const why = page.getByText('The door cannot be reached right now')
  await why.waitFor()
  await page.getByText(/^As of /).waitFor()
  await expect.poll(() => isUncovered(why)).toBe(true)
})

it('MSG-23 a message is as wide as the list, with the button that deletes it beside its time, and both answers beside each other in the bar, in each of 50 languages', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({
    ...phone,
    height: 640,
    withStore: true,
    bypassCSP: true,
    allow: [/menu_|404/],
  })
  await arrive(page, origin)
  await visit(page, '/tv-message')
  const main = page.getByRole('main')
  const message = main.getByRole('listitem').filter({ hasText: 'Your laundry is ready' })
  await message.waitFor()
  const [row, text, time, trash] = await Promise.all(
    [
      message,
      message.getByText(/^Your laundry/),
      message.getByText(/^\d+:\d\d/),
      message.getByRole('button', { name: /^Delete/ }),
    ].map(edgesOf),
  )
  if (!row || !text || !time || !trash) throw new Error('no message')
  expect(row.right - text.right).toBeLessThan(20)
  expect(Math.abs(trash.top + trash.bottom - time.top - time.bottom) / 2).toBeLessThan(8)
  expect(trash.top).toBeGreaterThanOrEqual(text.bottom)
  const answers = [
    main.getByRole('button', { name: 'Call: Reception' }),
    main.getByRole('link', { name: 'Email', exact: true }),
  ]
  for (const answer of answers) expect(await isUncovered(answer)).toBe(true)
  expect(await misfits(page)).toEqual([])
  const found: string[] = []
  for (const language of languageKeys) {
    await choose(page, language)
    const [first, second] = await page.locator('main [data-bottom-bar] .MuiButton-root').evaluateAll((all) =>
      all.map((one) => {
        const { top, width, height } = one.getBoundingClientRect()
        const words = one.querySelector(':scope > span:last-child')?.getBoundingClientRect()
        const isWhole =
          words !== undefined && words.width < width && one.scrollWidth <= one.clientWidth && height < 56
        return { place: [top, Math.round(width), height], isWhole }
      }),
    )
    expect(second?.place, language).toEqual(first?.place)
    if (!first?.isWhole || !second?.isWhole) found.push(language)
  }
  expect(found).toEqual([])
})

it('TOUR-02 in a narrow card what leads back and on stay beside each other, at its end, in German', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ ...phone, height: 640, withStore: true, bypassCSP: true })
  await arrive(page, origin)
  await choose(page, 'de')
  await page.getByRole('button', { name: 'Hilfe' }).click()
  const card = page.getByRole('dialog')
  await card.getByRole('button', { name: 'Weiter' }).click()
  await card.getByRole('button', { name: 'Zurück' }).waitFor()
  const [skip, back, next, text] = await Promise.all([
    edgesOf(card.getByRole('button', { name: 'Überspringen' })),
    edgesOf(card.getByRole('button', { name: 'Zurück' })),
    edgesOf(card.getByRole('button', { name: 'Weiter' })),
    edgesOf(card.locator('p').last()),
  ])
  expect(back.top).toBe(next.top)
  expect(next.left).toBeGreaterThan(back.right)
  expect(Math.abs(next.right - text.right)).toBeLessThan(1)
  expect(skip.left).toBeLessThan(text.left + 1)
  expect(await misfits(page)).toEqual([])
})

it('ERR-23, SERR-17 on a low phone what asks for a failed shop again is above the bars, with a cart too, and its words begin with a capital', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ ...phone, height: 640 })
  await arrive(page, origin)
  await visit(page, '/shop/flow/1')
  await page
    .getByRole('button', { name: /^One more|^Add / })
    .first()
    .click()
  await page.getByRole('link', { name: /^View cart/ }).waitFor()
  await desk.fault({ module: 'SQMOD_RetailSystem', function: 'getRetailContent', status: 'ERROR' })
  await page.reload()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  expect(await isUncovered(again)).toBe(true)
  expect(await isUncovered(page.getByRole('link', { name: /^View cart/ }))).toBe(true)
  const words = page.getByText(/^no content available/).locator('xpath=ancestor::p')
  expect(await words.evaluate((one) => getComputedStyle(one, '::first-letter').textTransform)).toBe(
    'capitalize',
  )
})

it.each(['ar', 'ru', 'de'])(
  'TV-08 in %s three keys of the remote control are as wide as each other',
  async (language) => {
    const { origin } = await startHotel()
    const { page } = await guest({
      ...phone,
      // The hotel has no menu in Russian.
      allow: [/menu_RU|404/],
    })
    await page.goto(start(origin, '1', `&lang=${language}&autologin=1&room=101&name=Berger`))
    await settle(page)
    await visit(page, '/remote-control')
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    const power = page.locator('[data-tour="remote-power"]')
    await power.waitFor()
    for (const [width, percent] of [
      [320, 100],
      [320, 130],
      [360, 100],
      [390, 100],
      [430, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', `${size}%`),
        percent,
      )
      const boxes = await power.evaluate((one) =>
        [...(one.parentElement?.querySelectorAll('button') ?? [])]
          .filter((key) => key !== one)
          .map((key) => key.getBoundingClientRect())
          .map(({ top, width: across }) => [Math.round(top), Math.round(across)]),
      )
      const place = `${width} px, ${percent} %`
      expect(boxes, place).toHaveLength(3)
      expect(new Set(boxes.map(([top]) => top)).size, place).toBe(1)
      const widths = boxes.map(([, across]) => across ?? 0)
      expect(Math.max(...widths) - Math.min(...widths), place).toBeLessThanOrEqual(1)
      expect(Math.min(...widths), place).toBeGreaterThanOrEqual(44)
    }
  },
)

it('ERR-20 that code is missing is said in lines of the bar’s width, and above a dialog in the window’s other half', async () => {
  const { origin } = await startHotel()
  const { page, allow } = await guest({ ...phone, height: 640 })
  allow(/Failed to load resource/)
  await arrive(page, origin)
  await page.route(/\/assets\/LanguageScreen-.*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('menuitem', { name: 'Language' }).click()
  const words = page.getByText(/^We are currently having difficulties/)
  await words.waitFor()
  expect((await edgesOf(words)).width).toBeGreaterThan(240)
  expect((await edgesOf(words)).top).toBeGreaterThan(320)
  const question = (await askToCheckOut(page)).getByRole('heading')
  await expect.poll(() => isUncovered(question)).toBe(true)
  expect((await edgesOf(words)).bottom).toBeLessThan(320)
})
