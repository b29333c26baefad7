// The guide of a television: this evening, its keys, reminders, and what is started on this set.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName } from './focusSeen.ts'
import type { FontWidth } from './harness/fonts.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { misfits } from './misfits.ts'
import { pressCode } from './remote.ts'

const codes = { green: 404, rewind: 412, forward: 417 } as const

/** Presses a key that a remote control sends as a code. */
const code = (page: Page, key: keyof typeof codes) => pressCode(page, codes[key])

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const focusOn = (page: Page, name: RegExp) => expect.poll(() => focusedName(page)).toMatch(name)

/** Vienna, four in the afternoon. */
const afternoon = '2026-11-26T15:10:00Z'

/** A television that knows which set of its room it is. */
async function onSet(now: string | null = afternoon, fonts: FontWidth = 'narrow') {
  const { origin, desk } = await startHotel()
  if (now) await desk.clock(now)
  const { page } = await guest({
    width: 1920,
    height: 1080,
    fonts,
    allow: fonts === 'wide' ? [/Failed to load/] : [],
  })
  await arrive(page, origin, { rest: '&mode=tv&lang=en&tv=17' })
  await focusOn(page, /^Room service/)
  return { page, desk }
}

async function openGuide(page: Page) {
  await visit(page, '/epg')
  await page.locator('[role="gridcell"]:focus').waitFor()
  await settle(page)
}

it('TVX-04, TVX-03 the guide begins at what is on now, and this evening is two arrows and OK away', async () => {
  const { page } = await onSet()
  await openGuide(page)
  await focusOn(page, /4:00\sPM/)
  await press(page, 'ArrowUp', 'ArrowRight', 'Enter', 'ArrowDown')
  await focusOn(page, /8:\d\d\sPM/)
  await page.getByRole('columnheader', { name: /^8:30\sPM$/ }).waitFor()
})

it('TVX-04 this evening is one green key away', async () => {
  const { page } = await onSet()
  await openGuide(page)
  await code(page, 'green')
  await focusOn(page, /^Tonight/)
  await press(page, 'ArrowDown')
  await focusOn(page, /8:\d\d\sPM/)
})

it('TVX-04 what a colour key presses says the name of the colour', async () => {
  const { page } = await onSet()
  await openGuide(page)
  const shown = () =>
    page
      .locator('[data-colour-key]')
      .evaluateAll((all) =>
        all.map((one) => [one.dataset.colourKey, getComputedStyle(one, '::after').content.split('"')[1]]),
      )
  await expect
    .poll(async () => Object.fromEntries(await shown()))
    .toEqual({ red: 'Red', green: 'Green', yellow: 'Yellow', blue: 'Blue' })
  // The name is for the eye: a control is called what it does.
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
})

it('TVX-04 rewind and fast forward lead to the day before and after, and the channel keys to the next page', async () => {
  const { page } = await onSet()
  await openGuide(page)
  const day = page.getByRole('navigation', { name: 'Days' }).locator('[aria-current]')
  for (const [key, name] of [
    ['forward', 'Tonight'],
    ['forward', 'Tomorrow'],
    ['rewind', 'Tonight'],
    ['rewind', 'Today'],
  ] as const) {
    await code(page, key)
    await expect.poll(() => day.textContent()).toBe(name)
    await page.locator('[role="gridcell"]:focus').waitFor()
  }
  const row = () =>
    page.evaluate(() =>
      Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')),
    )
  const first = await row()
  await press(page, 'PageDown')
  await expect.poll(row).toBe(first + 7)
  await press(page, 'PageUp')
  await expect.poll(row).toBe(first)
})

it('TVX-19 up from the first channel leads to the chosen day', async () => {
  const { page } = await onSet()
  await openGuide(page)
  const day = page.getByRole('navigation', { name: 'Days' }).locator('[aria-current]')
  for (const name of ['Tonight', 'Tomorrow', /^Sat/]) {
    await code(page, 'forward')
    await expect.poll(() => day.textContent()).toMatch(name)
  }
  await page.locator('[role="gridcell"]:focus').waitFor()
  await press(page, 'ArrowUp')
  await focusOn(page, /^Sat/)
})

/** What is wrong with the cells: words that are cut, and dashes where there is room for words. */
const faultsOfCells = (page: Page) =>
  page.locator('[role="gridcell"]').evaluateAll((all) =>
    all.flatMap((cell) => {
      const box = cell.getBoundingClientRect()
      const grid = cell.closest('[role="grid"]')?.getBoundingClientRect()
      const channel = cell
        .closest('[role="row"]')
        ?.querySelector('[role="rowheader"]')
        ?.getBoundingClientRect()
      if (!grid || !channel) return []
      const [left, right] = [Math.max(box.left, channel.right), Math.min(box.right, grid.right)]
      const name = cell.getAttribute('aria-label') ?? ''
      const words = cell.querySelector('span')
      if (cell.getAttribute('data-kind') !== 'programme') return []
      if (!words) return right - left >= 60 ? [`a dash of ${Math.round(right - left)} px: ${name}`] : []
      if (words.textContent?.trim().length === 0) return [`nothing: ${name}`]
      const range = document.createRange()
      range.selectNodeContents(words)
      const shown = range.getBoundingClientRect()
      // A cell that began before the visible range is below its channel.
      if (box.left < channel.right - 1) return []
      // Of a name of which no word fits the browser shows the beginning, with dots.
      const hasDots = getComputedStyle(words).textOverflow === 'ellipsis' && words.clientWidth >= 20
      const isOut = shown.right > box.right || shown.bottom > box.bottom
      return isOut && !(hasDots && cell.hasAttribute('data-cut')) ? [`cut: ${name}`] : []
    }),
  )

it.each(['narrow', 'wide'] as const)(
  'TVX-04, TVX-09 in a %s font no cell of the guide shows words that are cut, nor a dash where words have room',
  async (fonts) => {
    const { page } = await onSet(afternoon, fonts)
    // A set whose own font is all that it has.
    if (fonts === 'wide') await page.route(/\.woff$/, (route) => route.abort())
    await page.reload()
    await settle(page)
    await openGuide(page)
    expect(await faultsOfCells(page)).toEqual([])
    await code(page, 'green')
    await settle(page)
    expect(await faultsOfCells(page)).toEqual([])
    const title = await page
      .getByRole('gridcell', { name: /^In Conversation/ })
      .first()
      .textContent()
    expect(title).toMatch(/^In \p{L}{3}/u)
    expect((await misfits(page)).filter((misfit) => misfit.startsWith('broken'))).toEqual([])
  },
)

it('TVX-04 the guest is reminded of a programme when it begins, also after a reload, and watches it with OK', async () => {
  const { page, desk } = await onSet()
  await openGuide(page)
  await press(page, 'ArrowRight', 'Enter')
  await focusOn(page, /^Remind me/)
  await press(page, 'Enter')
  await focusOn(page, /^Cancel reminder/)
  await press(page, 'Escape')
  await visit(page, '/language')
  await page.reload()
  await settle(page)
  expect(await page.getByText(/is starting now/).count()).toBe(0)
  await desk.clock('2026-11-26T15:30:05Z')
  await page.reload()
  await page.getByText(/^News 24: .+ is starting now$/).waitFor()
  await page.getByRole('button', { name: 'Watch' }).focus()
  await press(page, 'Enter')
  await expect
    .poll(async () => (await desk.calls({ function: 'playChannel' })).map(({ data }) => data))
    .toMatchObject([{ room_ip_id: 17, start_channel_id: 501 }])
})

const isShown = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.getElementById('root') ?? document.body).opacity !== '0')

it('TVX-06, HOUSE-03 what is started on this set shows itself: guide and notice step aside until the next key', async () => {
  const { page, desk } = await onSet()
  await openGuide(page)
  const programme = await focusedName(page)
  await press(page, 'Enter')
  await focusOn(page, /^Watch$/)
  await press(page, 'Enter')
  await expect.poll(() => isShown(page)).toBe(false)
  expect(await desk.calls({ function: 'playChannel' })).toMatchObject([{ data: { room_ip_id: 17 } }])
  expect(await page.getByText('is on the TV').count()).toBe(0)

  // The key only brings the guide back, to where the guest was.
  await press(page, 'ArrowDown')
  await expect.poll(() => isShown(page)).toBe(true)
  await focusOn(page, new RegExp(programme.slice(0, 12)))

  await press(page, 'Enter')
  await focusOn(page, /^Watch$/)
  await press(page, 'Enter')
  await expect.poll(() => isShown(page)).toBe(false)
  await desk.ring('101', 30)
  await page.getByRole('dialog', { name: 'Someone rang your door' }).waitFor()
  await expect.poll(() => isShown(page)).toBe(true)
})

it('TVX-06 a channel that has only held the focus plays, and leaves the guide to the guest who looks on', async () => {
  const { page, desk } = await onSet()
  await openGuide(page)
  await press(page, 'ArrowLeft')
  await expect.poll(async () => (await desk.calls({ function: 'playChannel' })).length).toBe(1)
  await settle(page)
  expect(await isShown(page)).toBe(true)
})

it('TVX-51 the guide stays at its channel when the hotel, which was away, comes back', async () => {
  const { page, desk } = await onSet()
  await openGuide(page)
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown')
  const row = () => page.evaluate(() => document.activeElement?.getAttribute('data-row'))
  await expect.poll(row).toBe('3')
  const answered = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"getTVChannels"')) resolve()
      }),
    )
  })
  await desk.fault({ drop: true })
  // The list has come again, and all that follows from it has been done.
  await answered
  await settle(page)
  expect(await row()).toBe('3')
  await press(page, 'ArrowDown')
  await expect.poll(row).toBe('4')
  // Nor is the guide lost where the hotel comes back without its channels.
  const call = { module: 'SQMOD_LiveTV', function: 'getTVChannels' }
  await desk.fault({ ...call, status: 'ERROR' })
  await desk.fault({ drop: true })
  await expect.poll(async () => (await desk.calls(call)).at(-1)?.status).toBe('ERROR')
  await settle(page)
  await press(page, 'ArrowDown')
  await expect.poll(row).toBe('5')
})
