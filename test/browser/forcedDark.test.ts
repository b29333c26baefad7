// A browser that darkens pages by itself, as an option of Chromium and the browser of Samsung's phones do.
import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { pixelsOf } from './pixels.ts'

it.each([false, true])(
  'THEME-11 a code can be scanned where the browser darkens the page by itself: %s',
  async (enabled) => {
    const { origin } = await startHotel()
    const { page } = await guest()
    await arrive(page, origin)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setAutoDarkModeOverride', { enabled })
    await visit(page, '/cp/18')
    const code = page.getByRole('img', { name: 'Scan with another device to join.' }).first()
    await code.scrollIntoViewIfNeeded()
    const box = await code.boundingBox()
    if (!box) throw new Error('no code')
    const { width, pixels } = await pixelsOf(page, box)
    const data = Uint8Array.from(pixels.flatMap(([red = 0, green = 0, blue = 0]) => [red, green, blue, 255]))
    const shades = new Set(pixels.map((pixel) => pixel.join()))
    expect(shades).toContain('255,255,255')
    expect(shades).toContain('0,0,0')
    expect(decodeQR({ width, height: pixels.length / width, data })).toMatch(/^WIFI:/)
  },
)
