import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel } from './harness/index.ts'
import { start } from './journeys.ts'
import { extentOf } from './pixels.ts'

/** Twenty times as wide as high: at the height of a line of text it would be wider than a logo may be. */
const wide = { width: 2000, height: 100 }
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide.width}" height="${wide.height}"><rect width="100%" height="100%" fill="#f0f"/></svg>`
const logoImage = `data:image/svg+xml,${encodeURIComponent(picture)}`

/** Opens the address with a wide logo, and waits for that logo in the header. */
async function logoAt(page: Page, address: string) {
  await page.route('**/api/v1/oneapp/theme/1', (route) =>
    route.fulfill({ json: { id: '1', title: 'Hotel Aurora', logoImage, primary: '#123456' } }),
  )
  await page.goto(address)
  const logo = page.locator('header img')
  await logo.waitFor()
  // The face of the texts beside it comes later.
  await settle(page)
  return logo
}

it.each([
  ['the bar', 'en'],
  ['the bar', 'ar'],
  ['the rail of a television', 'en'],
  ['the rail of a television', 'ar'],
])(
  'THEME-07, CONST-18, LANG-20 a wide logo keeps its proportions in %s, in the language %s',
  async (where, lang) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width: 1920, height: 1080, isMobile: false, deviceScaleFactor: 2 })
    const mode = where === 'the bar' ? '' : '&mode=tv'
    const signIn = `${mode}&lang=${lang}&autologin=1&room=101&name=Berger`
    const logo = await logoAt(page, start(origin, '1', signIn))
    const box = await logo.boundingBox()
    if (!box) throw new Error('The logo is not drawn.')
    expect(box.width).toBeLessThanOrEqual(360)
    const drawn = await extentOf(page, box, [255, 0, 255])
    // The tolerance is half a pixel of the height.
    expect(drawn.width / drawn.height / (wide.width / wide.height)).toBeCloseTo(1, 1)
    // The logo begins at the start of the line, the name follows it, and both are within the header.
    expect(drawn.width).toBeCloseTo(box.width, 0)
    const header = page.locator('header')
    const bar = await header.boundingBox()
    const name = await header.getByText('Hotel Aurora', { exact: true }).boundingBox()
    if (!bar || !name) throw new Error('The name is not drawn.')
    const [first, second] = lang === 'ar' ? [name, box] : [box, name]
    expect(first.x).toBeGreaterThanOrEqual(bar.x)
    expect(first.x + first.width).toBeLessThan(second.x)
    expect(second.x + second.width).toBeLessThanOrEqual(bar.x + bar.width)
  },
)
