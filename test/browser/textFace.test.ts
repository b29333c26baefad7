// The text face of televisions and kiosks: the app's own, whatever fonts the device has.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { hasOldChromium, oldTelevision } from './harness/oldChromium.ts'
import { start } from './journeys.ts'

/** Notes what moves by itself, from the first paint on. */
const noteMoves = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved)

/** The addresses of the text face's files that a page asks for, without folder and hash. */
function askedFiles(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const file = /((noto-sans|vazirmatn)[\w-]*-(400|600)-normal)[\w-]*\.woff/.exec(request.url())?.[1]
    if (file) asked.add(file)
  })
  return asked
}

/** The families in which the texts of the screen are drawn, with what is the app's own. */
async function drawnFamilies(page: Page, selector: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const all = nodeIds.map(
    async (nodeId) => (await tools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts,
  )
  const fonts = (await Promise.all(all)).flat()
  await tools.detach()
  const names = fonts.map(
    ({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the device'}`,
  )
  return [...new Set(names.map((name) => name.replace(' SemiBold', '')))].sort()
}

const texts = 'main h3, main p, main button, main li span'

it.each([
  ['en', 'tv', 1920, 1080, ['Noto Sans'], ['noto-sans-latin']],
  ['ru', 'tv', 1920, 1080, ['Noto Sans'], ['noto-sans-cyrillic', 'noto-sans-latin']],
  ['ar', 'kiosk', 1080, 1920, ['Noto Sans', 'Vazirmatn'], ['noto-sans-latin', 'vazirmatn-arabic']],
] as const)(
  'TVX-08 in %s the texts of a %s are in its own face, in the files of the guest’s script, and nothing moves when it comes',
  async (language, mode, width, height, families, files) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width, height, fonts: 'wide', locale: language, allow: [/404/] })
    await noteMoves(page)
    const asked = askedFiles(page)
    await page.goto(start(origin, '1', `&mode=${mode}&lang=${language}&autologin=1&room=101&name=Berger`))
    await page.locator('main [data-screen-title]').waitFor()
    await settle(page)
    await visit(page, '/wakeUp')
    expect(await drawnFamilies(page, texts)).toEqual(families)
    expect(await moved(page)).toBeLessThan(0.05)
    for (const file of files) expect(asked).toContain(`${file}-400-normal`)
    // No file of a script that the app's texts do not have.
    const scripts = [...asked].map((file) => file.replace(/(-ext)?-[46]00-normal$/, ''))
    expect([...new Set(scripts)].sort()).toEqual(files)
  },
)

it('TVX-08 a phone has the system’s face, and asks for no other', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ fonts: 'wide' })
  const asked = askedFiles(page)
  await page.goto(start(origin, '1', '&autologin=1&room=101&name=Berger'))
  await page.locator('main [data-screen-title]').waitFor()
  await visit(page, '/wakeUp')
  expect(await drawnFamilies(page, texts)).toEqual(['DejaVu Sans of the device'])
  expect([...asked]).toEqual([])
})

it('TVX-08 without the files of the face a television shows its texts in the device’s', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, fonts: 'wide', allow: [/Failed to load|404/] })
  await page.route(/\.woff$/, (route) => route.abort())
  await page.goto(start(origin, '1', '&mode=tv&autologin=1&room=101&name=Berger'))
  await page.locator('main [data-screen-title]').waitFor()
  await visit(page, '/wakeUp')
  expect(await drawnFamilies(page, texts)).toEqual(['DejaVu Sans of the device'])
})

it.runIf(hasOldChromium)('TVX-08 a television of 2020 has the app’s face, too', async () => {
  const { origin } = await startHotel()
  const television = await oldTelevision()
  await television.goto(start(origin, '1', '&lang=ru&autologin=1&room=101&name=Berger'))
  await television.until("document.querySelector('main [data-screen-title]')")
  const isDrawn = "document.fonts.check('600 24px \"Text noto-sans\"', 'Громкость')"
  await television.until(
    `${isDrawn} && [...document.fonts].filter(({ status }) => status === 'loaded').length > 3`,
  )
  await television.press('ArrowRight')
  await television.press('Enter')
  await television.until('getComputedStyle(document.body).fontFamily.startsWith(\'"Text noto-sans"\')')
  expect(television.complaints).toEqual([])
})
